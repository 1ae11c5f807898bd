import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import { nothing } from '../rpc/shapes.ts';
import { systemState } from '../rpc/system.ts';

/** The portal itself, for an admin. */
export const systemMethods = {
  'system.state': {
    summary: 'How the portal stands, part by part, and what needs a hand',
    input: nothing,
    output: z.object({ data: systemState }),
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
