import { z } from 'zod';
import { appearance } from '../rpc/appearance.ts';
import type { Method } from '../rpc/contract/method.ts';
import { nothing } from '../rpc/shapes.ts';

/** The look of a client; it is written as rows of the object `theme`. */
export const appearanceMethods = {
  'theme.read': {
    summary: 'The look of the portal as delivered, what was changed of it, and who changed it',
    input: nothing,
    output: z.object({ data: appearance }),
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
