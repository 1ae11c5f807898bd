import type { z } from 'zod';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import { type batchInput, isMethod, METHODS, type Method, type MethodName } from '../../lib/rpc/contract.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { inTransaction, type Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { batch } from './batch.ts';
import { CallError, refusal } from './call-error.ts';
import type { CallContext } from './context.ts';
import { errorBody } from './error-body.ts';
import { once } from './idempotency.ts';
import type { Outcome } from './outcome.ts';
import { handlerOf } from './registry.ts';

/**
 * Runs one call: knows the method, wants its token, parses its parameters, answers its result or its refusal.
 * Whatever is unexpected becomes `system_error` with a request id; nothing of it leaves the server.
 */
export const dispatch = async (
  name: string,
  params: unknown,
  context: CallContext,
  inBatch = false,
): Promise<Outcome> => {
  try {
    return { result: await run(name, params, context, inBatch) };
  } catch (error) {
    const refused = refusalOf(error, name, context.requestId);
    await recordRefusal(name, params, refused, context);
    return { error: errorBody(refused, context.requestId) };
  }
};

const TRIED_WITHOUT_RIGHT = new Set([
  'access_denied',
  'not_found',
  'not_editable',
  'not_deletable',
  'no_workflow_step',
]);

/** A write somebody had no right to leaves its trace, in a transaction of its own: the call's was rolled back. */
const recordRefusal = async (
  name: string,
  params: unknown,
  refused: Refusal,
  context: CallContext,
): Promise<void> => {
  const { actor } = context;
  if (!actor || !isMethod(name) || !('writes' in METHODS[name]) || !TRIED_WITHOUT_RIGHT.has(refused.reason))
    return;
  const object = (params as { object?: unknown } | null)?.object;
  await inTransaction((tx) =>
    writeAudit(tx, {
      ...byActor(actor),
      stream: `refusal:${actor.user_id}`,
      action: `refused.${name}`,
      object_id: typeof object === 'string' ? object.slice(0, 60) : '',
      record_id: '',
      detail: { reason: refused.reason, request_id: context.requestId },
    }),
  ).catch((error: unknown) =>
    log.error({ err: error, request_id: context.requestId }, 'refusal not recorded'),
  );
};

/** A key a retry can be told by: printable, at most 200 characters. Any other would promise what it cannot keep. */
const KEY = /^[\x21-\x7e]{1,210}$/;

const run = async (
  name: string,
  params: unknown,
  context: CallContext,
  inBatch: boolean,
): Promise<unknown> => {
  if (!isMethod(name)) throw refusal('unknown_method');
  const method: Method = METHODS[name];
  if (inBatch && method.alone) throw refusal('invalid_params', { field: 'method' });
  if (!method.public && !context.actor) throw refusal('invalid_access_token');
  const input = method.input.safeParse(params ?? {});
  if (!input.success)
    throw refusal('invalid_params', {
      field: String(input.error.issues[0]?.path.join('.') || 'params').slice(0, 60),
    });
  if (name === 'batch') return batch(input.data as z.infer<typeof batchInput>, context, dispatch);
  if (context.idempotencyKey !== undefined && !KEY.test(context.idempotencyKey))
    throw refusal('invalid_params', { field: 'Idempotency-Key' });
  if (!method.writes) return handlerOf(name)(input.data, context);
  return write(name, params, input.data, context);
};

/** A writing method runs in one transaction, together with its idempotency key. */
const write = (
  name: Exclude<MethodName, 'batch'>,
  params: unknown,
  input: unknown,
  context: CallContext,
): Promise<unknown> =>
  inTransaction((tx: Tx) =>
    once(
      tx,
      { user_id: context.actor?.user_id ?? 0, key: context.idempotencyKey, method: name, params },
      () => handlerOf(name)(input, { ...context, tx } as CallContext),
    ),
  );

const UNAVAILABLE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  '53300',
  '55P03',
]);
const TOO_LONG = '57014';
const TEXT_NOT_STORABLE = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008']);

/** What a caller may know of a failure. */
const refusalOf = (error: unknown, method: string, requestId: string): Refusal => {
  if (error instanceof CallError) return error.refusal;
  const code = (error as { code?: string }).code ?? '';
  if (code === TOO_LONG) return { reason: 'too_heavy' };
  if (TEXT_NOT_STORABLE.has(code)) return { reason: 'invalid_params' };
  log.error({ err: error, method, request_id: requestId }, 'call failed');
  const lost =
    UNAVAILABLE.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String((error as Error).message));
  return { reason: lost ? 'unavailable' : 'system_error' };
};
