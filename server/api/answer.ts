import type { Context } from 'hono';
import { ERRORS } from '../../lib/kernel/errors.data.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { errorBodyFor } from '../rpc/error-body.ts';
import { clientOfCall } from './client-of-call.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

type Id = string | number | null;

export const resultAnswer = (c: Context, result: unknown, id: Id = null): Response =>
  c.body(JSON.stringify({ jsonrpc: '2.0', id, result }), 200, JSON_TYPE);

/** The error envelope with the status a GET answers. */
export const refusalAnswer = async (c: Context, refusal: Refusal, requestId: string): Promise<Response> =>
  c.body(await envelope(c, refusal, requestId, null), ERRORS[refusal.reason].http, JSON_TYPE);

/** The error envelope of a POST: 200, except where the transport itself must know. */
export const refusedCall = async (
  c: Context,
  refusal: Refusal,
  requestId: string,
  id: Id = null,
): Promise<Response> =>
  c.body(
    await envelope(c, refusal, requestId, id),
    refusal.reason === 'invalid_access_token' ? 401 : 200,
    JSON_TYPE,
  );

/** Whose words they are is known once the call has been looked at (`callContext`). */
const envelope = async (c: Context, refusal: Refusal, requestId: string, id: Id): Promise<string> =>
  JSON.stringify({ jsonrpc: '2.0', id, error: await errorBodyFor(clientOfCall(c), refusal, requestId) });
