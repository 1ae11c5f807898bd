import { type Actor, holds, keepsAccounts } from '../../../lib/access/actor.ts';
import { requireProof } from '../../auth/proof.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { auditKey } from './audit-key.ts';
import { KEY_ROUTE, tellHr, tellSigner } from './issue-key.ts';
import { type Signer, signerOf } from './people.ts';

/** How long an order waits for its decision, and then for its PIN. */
const DAYS = 14;

/**
 * Orders a key for a person: the first one, or one in place of a key that is lost, forgotten or running out. Refuses:
 * access_denied, proof_required, not_found, validation (`employee_id`).
 */
export const orderKey = async (
  tx: Tx,
  actor: Actor,
  { employee_id, reason }: { employee_id: number; reason: string },
): Promise<number> => {
  const signer = await personWithin(tx, actor, employee_id);
  await tx.rows(
    `update "key_order" set "decided_at" = now(), "granted" = false
     where "employee_id" = $1 and "decided_at" is null and "expires_at" <= now()`,
    [employee_id],
  );
  if (signer.user_id === null) throw wrongField('employee_id', 'key/no-account');
  const [row] = await tx.rows<Row<'key_order', 'id'>>(
    `insert into "key_order" ("client_id", "employee_id", "kind", "reason", "asked_by", "expires_at")
     select $1, $2, case when exists (select 1 from "certificate" where "employee_id" = $2 and "type" = '2')
       then 'reissue' else 'issue' end, $3, $4, now() + make_interval(days => ${DAYS})
     on conflict ("employee_id") where "decided_at" is null do nothing returning "id"`,
    [actor.client_id, employee_id, reason, actor.user_id],
  );
  if (!row) throw wrongField('employee_id', 'key/ordered');
  await auditKey(tx, actor, {
    object_id: 'key_order',
    id: row.id,
    employee_id,
    action: 'key.ordered',
    detail: { reason },
  });
  await tellHr(tx, signer, 'keys.ordered', { name: signer.name }, actor);
  return row.id;
};

/**
 * Grants or refuses an order. Neither its author nor the person the key is for may decide it. Refuses: access_denied,
 * proof_required, not_found, edited_by_another.
 */
export const decideOrder = async (
  tx: Tx,
  actor: Actor,
  { id, granted }: { id: number; granted: boolean },
): Promise<void> => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  const [order] = await tx.rows<Row<'key_order', 'employee_id'> & { over: boolean; own: boolean }>(
    `select k."employee_id", k."decided_at" is not null or k."expires_at" <= now() as over,
       k."asked_by" = $3 or exists (select 1 from "app_user" a where a."id" = k."asked_by" and a."employee_id" = $4) as own
     from "key_order" k where k."id" = $1 and k."client_id" = $2 for update of k`,
    [id, actor.client_id, actor.user_id, actor.real_employee_id],
  );
  if (!order) throw refusal('not_found');
  const signer = await personWithin(tx, actor, order.employee_id);
  if (order.own || order.employee_id === actor.real_employee_id) throw refusal('access_denied');
  if (order.over) throw refusal('edited_by_another');
  await tx.rows(
    `update "key_order" set "decided_by" = $2, "decided_at" = now(), "granted" = $3,
       "expires_at" = now() + make_interval(days => ${DAYS}) where "id" = $1`,
    [id, actor.user_id, granted],
  );
  await auditKey(tx, actor, {
    object_id: 'key_order',
    id,
    employee_id: order.employee_id,
    action: granted ? 'key.granted' : 'key.refused',
  });
  if (granted) await tellSigner(tx, signer, noticeOf('keys.granted', KEY_ROUTE, { days: DAYS }));
};

/** A person whose account the caller keeps. Refuses: access_denied, proof_required, not_found (others too). */
export const personWithin = async (tx: Tx, actor: Actor, employee_id: number): Promise<Signer> => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  const signer = await signerOf(tx, employee_id);
  const within = holds(actor, 'admin') || signer.organization_id === actor.organization_id;
  if (signer.client_id !== actor.client_id || !within) throw refusal('not_found');
  await requireProof(tx, actor);
  return signer;
};
