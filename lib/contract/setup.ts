import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import { sentLetter } from '../rpc/letters.ts';
import { setupState } from '../rpc/setup.ts';
import { nothing } from '../rpc/shapes.ts';

/** A company that is being set up; it is founded by `POST /setup`, before there is anybody to call. */
export const setupMethods = {
  'setup.state': {
    summary: 'How far the company is set up, step by step, for an admin',
    input: nothing,
    output: z.object({ data: setupState }),
    errors: ['invalid_params', 'access_denied'],
  },
  'setup.letter': {
    summary: 'Sends the calling admin a letter now, so that they see whether mail goes out',
    input: nothing,
    output: z.object({ data: sentLetter }),
    errors: ['invalid_params', 'access_denied', 'mail_failed', 'idempotency_key_reused'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
