import type { z } from 'zod';
import type { bulkInput, bulkSigned } from '../../lib/rpc/signing.ts';
import { db, inTransaction } from '../db/tx.ts';
import type { SignedIn } from '../rpc/context.ts';
import { errorBody } from '../rpc/error-body.ts';
import { refusalOf } from '../rpc/refusal-of.ts';
import { readRules } from '../workflow/rules.ts';
import type { KeyInHand } from './employee-keys.ts';
import { pinStateOf } from './pin.ts';
import { makeSignature, withKey, writeSignature } from './sign.ts';

type Bulk = z.infer<typeof bulkInput>;
type Outcome = z.infer<typeof bulkSigned>;

/**
 * Signs what was prepared, one document after the other, each in a transaction of its own: one that is refused keeps
 * none of the others. The PIN is looked at once; when it is wrong nothing is signed.
 */
export const signMany = async (input: Bulk, context: SignedIn): Promise<Outcome> => {
  const { real_employee_id, client_id } = context.actor;
  const data = await withKey(context.actor, input.pin, async (key) => {
    const outcomes: Outcome['data'] = [];
    for (const row of input.rows) outcomes.push(await outcomeOf(row, context, key));
    return outcomes;
  });
  if (input.pin === undefined || real_employee_id === null) return { data };
  const { parameters } = await readRules(db, client_id);
  return { data, pin: await pinStateOf(db, real_employee_id, parameters) };
};

const outcomeOf = async (
  row: Bulk['rows'][number],
  context: SignedIn,
  key: KeyInHand | undefined,
): Promise<Outcome['data'][number]> => {
  try {
    const ready = await makeSignature(row, context, key);
    const signed = await inTransaction((tx) => writeSignature(tx, context.actor, ready, row.comments));
    return { intent_id: row.intent_id, ok: true, document_id: signed.data.id };
  } catch (error) {
    const refused = refusalOf(error, 'sign.bulk', context.requestId);
    const { message, message_eng } = errorBody(refused, context.requestId);
    return { intent_id: row.intent_id, ok: false, reason: refused.reason, message, message_eng };
  }
};
