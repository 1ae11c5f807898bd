import { z } from 'zod';
import type { Reason } from '../kernel/errors.data.ts';
import type { Method } from '../rpc/contract/method.ts';
import {
  letterEvents,
  letterEventsInput,
  letterInput,
  letterKeepInput,
  letterList,
  letterPreview,
  sentLetter,
} from '../rpc/letters.ts';
import { nothing } from '../rpc/shapes.ts';

const reading: readonly Reason[] = ['invalid_params', 'access_denied'];
const writing: readonly Reason[] = [...reading, 'validation', 'idempotency_key_reused'];

/** What letters say, for an admin. */
export const letterMethods = {
  'letter.list': {
    summary: 'Every kind of letter with its parts, as delivered and in the words of the client',
    input: nothing,
    output: z.object({ data: letterList }),
    errors: reading,
  },
  'letter.events': {
    summary: 'What happened lately that wrote a letter of a kind, as far as the caller may read it',
    input: letterEventsInput,
    output: z.object({ data: letterEvents }),
    errors: reading,
  },
  'letter.preview': {
    summary: 'A letter as it would go out with texts that are not kept yet; its links lead nowhere',
    input: letterInput,
    output: z.object({ data: letterPreview }),
    errors: [...reading, 'not_found', 'validation'],
  },
  'letter.keep': {
    summary: 'Keeps texts of a letter, all or none; an empty one is as delivered again',
    input: letterKeepInput,
    output: z.object({ data: letterList }),
    errors: writing,
    writes: true,
  },
  'letter.send': {
    summary: 'Sends such a letter to the calling admin, its links leading nowhere',
    input: letterInput,
    output: z.object({ data: sentLetter }),
    errors: [...writing, 'not_found', 'mail_failed', 'too_many_requests'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
