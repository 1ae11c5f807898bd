import { randomBytes } from 'node:crypto';
import type { Actor } from '../../../lib/access/actor.ts';
import type { Party, SignatureType } from '../../../lib/kernel/signature-level.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Db, Tx } from '../../db/tx.ts';

const LIFE_S = 10 * 60;

/** What a signer was shown and may sign, once, within ten minutes. */
export type Intent = Omit<Row<'sign_intent'>, 'type' | 'party'> & {
  /** none: the signer has no type of signature yet, sees the document, and can sign nothing. */
  type: SignatureType | 'none';
  party: Party;
};

export type NewIntent = Pick<
  Intent,
  | 'document_id'
  | 'object_id'
  | 'version'
  | 'from_status_id'
  | 'workflow_id'
  | 'request_id'
  | 'file_id'
  | 'content_hash'
  | 'made_request'
  | 'seen'
  | 'type'
  | 'party'
  | 'company_behalf'
> & { employee_id: number };

/** Writes down what is shown now, for its person, session and grant alone. */
export const openIntent = async (tx: Tx, actor: Actor, intent: NewIntent): Promise<Intent> => {
  const row = {
    id: randomBytes(16).toString('hex'),
    client_id: actor.client_id,
    user_id: actor.user_id,
    session_id: actor.session_id,
    behalf_employee_id: actor.grant_id === null ? null : actor.employee_id,
    grant_id: actor.grant_id,
    ...intent,
  };
  const names = Object.keys(row);
  const [made] = await tx.rows<Intent>(
    `insert into "sign_intent" (${names.map((name) => `"${name}"`).join(', ')}, "expires_at")
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}, now() + make_interval(secs => ${LIFE_S}))
     returning *`,
    Object.values(row),
  );
  if (!made) throw refusal('system_error');
  return made;
};

/**
 * An intent of the caller, of this session and this grant. Refuses: intent_over when it ran out unused, is another's or
 * never was.
 */
export const readIntent = async (db: Db, actor: Actor, id: string, lock = false): Promise<Intent> => {
  const [intent] = await db.rows<Intent & { over: boolean }>(
    `select *, "expires_at" <= now() as over from "sign_intent"
     where "id" = $1 and "user_id" = $2 and "session_id" = $3 and "grant_id" is not distinct from $4::bigint ${lock ? 'for update' : ''}`,
    [id, actor.user_id, actor.session_id, actor.grant_id],
  );
  if (!intent || (intent.over && intent.used_at === null)) throw refusal('intent_over');
  return intent;
};

/** Takes an intent for good, in the transaction that signs. Refuses: intent_over, already_signed. */
export const takeIntent = async (tx: Tx, actor: Actor, id: string): Promise<Intent> => {
  const intent = await readIntent(tx, actor, id, true);
  if (intent.used_at !== null) throw refusal('already_signed');
  await tx.rows('update "sign_intent" set "used_at" = now() where "id" = $1', [id]);
  return intent;
};

/** Unsigned intents are deleted a day after their time is over; signed ones stay. */
export const sweepIntents = (db: Db): Promise<unknown> =>
  db.rows(`delete from "sign_intent" where "used_at" is null and "expires_at" < now() - interval '1 day'`);
