import { z } from 'zod';
import { parameterList, parameterPreview, parameterPreviewInput } from '../parameters.ts';
import { nothing } from '../shapes.ts';
import type { Method } from './method.ts';

/** Parameters of the portal as their keeper sees them; they are written as rows of the object `parameter`. */
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
} as const satisfies Record<string, Method>;
