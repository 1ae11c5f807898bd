import { type Actor, holds, keepsAccounts } from '../../lib/access/actor.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Rules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { type Access, personIn } from './authenticate.ts';
import { requireProof } from './proof.ts';
import { withStanding } from './standing.ts';

/** An account with its person, as `OWN_ACCOUNT` reads it. */
export interface OwnAccount {
  readonly user_id: number;
  readonly login: string;
  readonly client_id: number;
  readonly client_code: string;
  readonly access: Access;
  readonly employee_id: number;
  readonly organization_id: number;
  readonly department: string;
}

/** The columns of an account, as SQL over `"app_user" u`, its `"employee" e` and its `"client" c`. */
export const OWN_ACCOUNT = `u."id" as user_id, u."login", u."client_id", c."code" as client_code, u."access", e."id" as employee_id,
  e."organization_id", e."department"`;

/**
 * A person as a caller, for what is asked about them outside their calls. A dismissed person counts as one only where
 * the days since then are read along.
 */
export const actorOfAccount = (
  account: OwnAccount & { readonly days_dismissed?: number },
  rules: Rules,
): Promise<Actor> => {
  const person = personIn({ days_dismissed: 0, ...account }, rules.parameters);
  return withStanding({ ...person, session_id: 0, locale: 'ru', owes: null }, rules);
};

/**
 * Locks an account that an admin of its client opens or helps with; the admin proves themselves first. Refuses:
 * access_denied, not_found, proof_required.
 */
export const accountFor = async (tx: Tx, actor: Actor, id: number): Promise<{ email: string }> => {
  if (!keepsAccounts(actor) || !holds(actor, 'admin')) throw refusal('access_denied');
  const [account] = await tx.rows<Row<'app_user', 'email'>>(
    'select "email" from "app_user" where "id" = $1 and "client_id" = $2 for update',
    [id, actor.client_id],
  );
  if (!account) throw refusal('not_found');
  await requireProof(tx, actor);
  return account;
};

/** Writes down with an account what was done about it. */
export const tellAccount = (
  tx: Tx,
  actor: Actor,
  id: number,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> => auditBy(tx, actor, action, `user:${id}`, detail);
