import type { z } from 'zod';
import { isMethod, METHODS, type MethodName } from '../../lib/contract/contract.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import type { batchInput } from '../../lib/rpc/batch.ts';
import type { Method } from '../../lib/rpc/contract/method.ts';
import { recordRefusal } from '../audit/refused.ts';
import { gate } from '../auth/gate.ts';
import { refusal } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { errorBodyFor } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';
import '../object-rules.ts';
import { batch } from './batch.ts';
import { inTurnOf } from './call-turns.ts';
import { HANDLERS } from './handlers.ts';
import { once } from './idempotency.ts';
import type { Outcome } from './outcome.ts';

/**
 * Runs one call: finds the method, checks the token, parses the parameters, answers the result or the refusal.
 * Anything unexpected becomes `system_error` with a request id; its details stay on the server.
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
    const refused = orOwed(refusalOf(error, name, context.requestId), context);
    await leaveTrace(name, params, refused, context);
    const whose = context.actor ?? { client_code: context.client };
    return { error: await errorBodyFor(whose, refused, context.requestId) };
  }
};

/** A signed-in caller with an unfinished duty is refused with that duty, not asked to sign in. */
const orOwed = (refused: Refusal, { actor }: CallContext): Refusal =>
  refused.reason === 'invalid_access_token' && actor?.owes ? { reason: actor.owes } : refused;

/** Only writes are audited as refused: a refused read has done nothing. */
const leaveTrace = async (
  name: string,
  params: unknown,
  refused: Refusal,
  context: CallContext,
): Promise<void> => {
  if (!context.actor || !isMethod(name) || !('writes' in METHODS[name])) return;
  const object = (params as { object?: unknown } | null)?.object;
  const object_id = typeof object === 'string' ? object : '';
  await recordRefusal(context.actor, { action: name, object_id, request_id: context.requestId }, refused);
};

/** A key a retry can be told by: printable, at most 200 characters. Any other would promise what it cannot keep. */
const KEY = /^[\x21-\x7e]{1,210}$/;

const run = async (
  name: string,
  params: unknown,
  context: CallContext,
  inBatch: boolean,
): Promise<unknown> => {
  const known: Method | undefined = isMethod(name) ? METHODS[name] : undefined;
  if (!known || !isLimitedByItself(known, params)) context.countCall();
  if (!isMethod(name)) throw refusal('unknown_method');
  const method: Method = METHODS[name];
  if (inBatch && (method.alone || bringsEntry(method, params)))
    throw refusal('invalid_params', { field: 'method' });
  const isKnown = context.actor !== null || (method.cookie === true && context.fromOwnPage);
  if (!method.public && !isKnown && !bringsEntry(method, params)) throw refusal('invalid_access_token');
  const input = method.input.safeParse(params ?? {});
  if (!input.success)
    throw refusal('invalid_params', {
      field: String(input.error.issues[0]?.path.join('.') || 'params').slice(0, 60),
    });
  if (name === 'batch') return batch(input.data as z.infer<typeof batchInput>, context, dispatch);
  const passed = { ...context, actor: gate(context.actor, name, input.data) };
  if (method.writes && context.idempotencyKey !== undefined && !KEY.test(context.idempotencyKey))
    throw refusal('invalid_params', { field: 'Idempotency-Key' });
  const answered = (call: CallContext): Promise<unknown> =>
    method.writes ? write(name, params, input.data, call) : boundTo(name).act(input.data, call);
  return isLimitedByItself(method, params)
    ? answered(passed)
    : inTurnOf(context.caller, context.answer, (answer) => answered({ ...passed, answer }));
};

/** A public method called alone counts its own attempts: an address that reads too fast may still sign in. */
const isLimitedByItself = (method: Method, params: unknown): boolean =>
  (method.public === true && method.alone === true) || bringsEntry(method, params);

/** A token of an address stands for the bearer, alone and in a call of its own. */
const bringsEntry = (method: Method, params: unknown): boolean =>
  method.entry === true && typeof (params as { token?: unknown } | null)?.token === 'string';

/** The key that stands in the parameters; it goes before the one of the header, which a client may have made of its own. */
const keyOf = (input: unknown): string | undefined => (input as { client_key?: string }).client_key;

/**
 * A writing method runs in one transaction with its idempotency key. What it counts or computes first (limits,
 * hashes) happens before, outside the transaction.
 */
const write = async (
  name: Exclude<MethodName, 'batch'>,
  params: unknown,
  input: unknown,
  context: CallContext,
): Promise<unknown> => {
  const { before, act } = boundTo(name);
  const prepared = await before?.(input, context);
  const method: Method = METHODS[name];
  return once(
    {
      user_id: context.actor?.user_id ?? 0,
      key: method.confidential ? undefined : (keyOf(input) ?? context.idempotencyKey),
      method: name,
      params,
      undoable: name.startsWith('table.'),
    },
    (tx) => act(input, { ...context, tx, prepared } as CallContext),
  );
};

type Act = (input: unknown, context: CallContext) => Promise<unknown>;

/** A handler whose input its schema has parsed and whose context the call was let through with. */
const boundTo = (name: Exclude<MethodName, 'batch'>): { readonly before?: Act; readonly act: Act } => {
  const bound = HANDLERS[name];
  return (typeof bound === 'function' ? { act: bound } : bound) as { before?: Act; act: Act };
};
