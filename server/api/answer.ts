import type { Context } from 'hono';
import { ERRORS } from '../../lib/kernel/errors.data.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { errorBody } from '../rpc/error-body.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

type Id = string | number | null;

export const resultAnswer = (c: Context, result: unknown, id: Id = null): Response =>
  c.body(JSON.stringify({ jsonrpc: '2.0', id, result }), 200, JSON_TYPE);

/** The error envelope with the status a GET answers. */
export const refusalAnswer = (c: Context, refusal: Refusal, requestId: string): Response =>
  c.body(envelope(refusal, requestId, null), ERRORS[refusal.reason].http, JSON_TYPE);

/** The error envelope of a POST: 200, except where the transport itself must know. */
export const refusedCall = (c: Context, refusal: Refusal, requestId: string, id: Id = null): Response =>
  c.body(envelope(refusal, requestId, id), refusal.reason === 'invalid_access_token' ? 401 : 200, JSON_TYPE);

const envelope = (refusal: Refusal, requestId: string, id: Id): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: errorBody(refusal, requestId) });
