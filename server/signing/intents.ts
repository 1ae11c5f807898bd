import { randomBytes } from 'node:crypto';
import type { Actor } from '../../lib/access/actor.ts';
import type { Party, SignatureType } from '../../lib/signing/policy.ts';
import type { Db, Tx } from '../db/tx.ts';
import { refusal } from '../rpc/call-error.ts';

const LIFE_S = 10 * 60;

/** What somebody was shown and may sign, once, within ten minutes. */
export interface Intent {
  id: string;
  client_id: number;
  user_id: number;
  session_id: number;
  employee_id: number;
  behalf_employee_id: number | null;
  grant_id: number | null;
  document_id: number;
  object_id: string;
  version: number;
  from_status_id: string;
  workflow_id: number;
  request_id: number;
  file_id: number;
  content_hash: string;
  made_request: boolean;
  /** none: its person has no type of signature yet, sees the document, and can sign nothing. */
  type: SignatureType | 'none';
  party: Party;
  company_behalf: boolean;
  expires_at: string;
  used_at: string | null;
  [column: string]: unknown;
}

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
 * An intent of the caller, of this session and this grant; somebody else's and one that never was are the same.
 * Refuses: intent_over when its time is over.
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

/** What nobody signed in time is forgotten after a day; what was signed stays with its signature. */
export const sweepIntents = (db: Db): Promise<unknown> =>
  db.rows(`delete from "sign_intent" where "used_at" is null and "expires_at" < now() - interval '1 day'`);
