import { z } from 'zod';
import { nothing } from '../shapes.ts';
import { systemState } from '../system.ts';
import type { Method } from './method.ts';

/** The portal itself, for an admin. */
export const systemMethods = {
  'system.state': {
    summary: 'How the portal stands, part by part, and what needs a hand',
    input: nothing,
    output: z.object({ data: systemState }),
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
