import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import {
  parameterChange,
  parameterHistoryInput,
  parameterList,
  parameterPreview,
  parameterPreviewInput,
} from '../rpc/parameters.ts';
import { nothing } from '../rpc/shapes.ts';

/** Parameters of the portal as their keeper sees them; they are written as rows of the objects `parameter`, `parameter_override`
 * (of one organization) and `parameter_schedule` (from a day on). */
export const parameterMethods = {
  'parameter.list': {
    summary: 'Every parameter: what it does and where, what it may hold, what it holds now and since when',
    input: nothing,
    output: z.object({ data: parameterList }),
    errors: ['invalid_params', 'access_denied'],
  },
  'parameter.preview': {
    summary: 'How many documents on their way another value of a parameter would hold up. Writes nothing',
    input: parameterPreviewInput,
    output: z.object({ data: parameterPreview }),
    errors: ['invalid_params', 'access_denied', 'validation'],
  },
  'parameter.history': {
    summary: 'Who changed a parameter, for all or for one organization; the newest first, at most fifty',
    input: parameterHistoryInput,
    output: z.object({ data: z.array(parameterChange) }),
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
