import type { Context } from 'hono';
import { ERRORS } from '../../lib/kernel/errors.data.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { errorBodyFor } from '../call/error-body.ts';
import { JSON_TYPE, nowhereText } from '../call/nowhere.ts';
import { clientOfCall } from './address.ts';

const AGAIN_S = 60;

type Id = string | number | null;

export const resultAnswer = (c: Context, result: unknown, id: Id = null): Response =>
  c.body(JSON.stringify({ jsonrpc: '2.0', id, result }), 200, JSON_TYPE);

/** An address that has no answer: 404 with the envelope of a refusal, whatever the method is (AMB-014). */
export const nowhere = (c: Context): Response => c.body(nowhereText(), 404, JSON_TYPE);

/** The error envelope with the status a GET answers. */
export const refusalAnswer = async (c: Context, refusal: Refusal, requestId: string): Promise<Response> =>
  c.body(await envelope(c, refusal, requestId, null), statusOfGet(c, refusal), JSON_TYPE);

/** The error envelope of a POST. */
export const refusedCall = async (
  c: Context,
  refusal: Refusal,
  requestId: string,
  id: Id = null,
): Promise<Response> =>
  c.body(await envelope(c, refusal, requestId, id), statusOfPost(c, refusal), JSON_TYPE);

type Refused = Pick<Refusal, 'reason' | 'values'>;

/** A GET says in its status what it was refused for. */
export const statusOfGet = (c: Context, refused: Refused) => {
  sayWhen(c, refused);
  return ERRORS[refused.reason].http;
};

/** POST answers 200 also for errors, except where the transport itself must know: 401 with an invalid token, 429. */
export const statusOfPost = (c: Context, refused: Refused): 200 | 401 | 429 => {
  sayWhen(c, refused);
  const { http } = ERRORS[refused.reason];
  if (http === 429) return http;
  return refused.reason === 'invalid_access_token' ? 401 : 200;
};

/** Adds Retry-After, in seconds, to a 429. */
const sayWhen = (c: Context, { reason, values }: Refused): void => {
  if (ERRORS[reason].http === 429) c.header('retry-after', String(values?.seconds ?? AGAIN_S));
};

/** The client, whose own wording is used, is known only after `callContext`. */
const envelope = async (c: Context, refusal: Refusal, requestId: string, id: Id): Promise<string> =>
  JSON.stringify({ jsonrpc: '2.0', id, error: await errorBodyFor(clientOfCall(c), refusal, requestId) });
