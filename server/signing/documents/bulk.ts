import type { z } from 'zod';
import { followedOf } from '../../../lib/rpc/followed.ts';
import type { bulkInput, bulkSigned } from '../../../lib/rpc/signing.ts';
import type { SignedIn } from '../../call/context.ts';
import { errorBodyFor } from '../../call/error-body.ts';
import { refusalOf } from '../../call/refusal-of.ts';
import { db, inTransaction } from '../../db/tx.ts';
import { pinStateOf } from '../keys/pin.ts';
import { type Each, makeSignatures, type Ready, writeSignature } from './sign.ts';

type Bulk = z.infer<typeof bulkInput>;
type Outcome = z.infer<typeof bulkSigned>;

/** Signs what was prepared, one document after the other, each in a transaction of its own. */
export const signMany = async (input: Bulk, context: SignedIn): Promise<Outcome> => {
  const { actor } = context;
  const made = await makeSignatures(input.rows, input.pin, context);
  const data: Outcome['data'] = [];
  for (const [index, row] of input.rows.entries()) data.push(await outcomeOf(row, made[index], context));
  if (input.pin === undefined || actor.real_employee_id === null) return { data };
  const person = { client_id: actor.client_id, employee_id: actor.real_employee_id };
  return { data, pin: await pinStateOf(db, person) };
};

const outcomeOf = async (
  row: Bulk['rows'][number],
  each: Each<Ready> | undefined,
  context: SignedIn,
): Promise<Outcome['data'][number]> => {
  try {
    if (!each?.ok) throw each?.error;
    const { data } = await inTransaction((tx) => writeSignature(tx, context.actor, each.value, row.comments));
    return { intent_id: row.intent_id, ok: true, document_id: data.id, ...followedOf(data) };
  } catch (error) {
    const refused = refusalOf(error, 'sign.bulk', context.requestId);
    const said = await errorBodyFor(context.actor, refused, context.requestId);
    const { message, message_eng } = said;
    const code = refused.values?.code;
    return {
      intent_id: row.intent_id,
      ok: false,
      reason: refused.reason,
      ...(typeof code === 'string' ? { code } : {}),
      message,
      message_eng,
    };
  }
};
