import { z } from 'zod';
import { appearance } from '../rpc/appearance.ts';
import type { Method } from '../rpc/contract/method.ts';
import { sentLetter } from '../rpc/letters.ts';
import { setupState } from '../rpc/setup.ts';
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

/** The look of a client; it is written as rows of the object `theme`. */
export const appearanceMethods = {
  'theme.read': {
    summary: 'The look of the portal as delivered, what was changed of it, and who changed it',
    input: nothing,
    output: z.object({ data: appearance }),
    errors: ['invalid_params', 'access_denied'],
  },
} as const satisfies Record<string, Method>;
