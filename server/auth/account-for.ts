import { type Actor, holds, keepsAccounts } from '../../lib/access/actor.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { requireProof } from './proof.ts';

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
): Promise<void> =>
  writeAudit(tx, {
    ...byActor(actor),
    stream: `user:${id}`,
    action,
    object_id: 'user',
    record_id: String(id),
    detail,
  });
