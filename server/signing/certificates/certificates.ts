import { type Actor, keepsAccounts } from '../../../lib/access/actor.ts';
import { requireProof } from '../../auth/proof.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { renewCrl } from '../authority/crl.ts';
import { auditKey } from '../keys/audit-key.ts';
import { KEY_ROUTE, revokeKeys, tellSigner } from '../keys/issue-key.ts';
import { personWithin } from '../keys/key-orders.ts';
import { type Signer, signerOf } from '../keys/people.ts';

type Stored = Row<'certificate', 'employee_id' | 'type' | 'serial_number' | 'disabled' | 'confirmed'>;

/**
 * Revokes a certificate for good; called by its owner or by hr. A certificate of the portal's own authority enters
 * the list of revoked ones at once, and its key is deleted. Refuses: access_denied, proof_required, not_found,
 * edited_by_another.
 */
export const revokeCertificate = async (
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> => {
  const stored = await lockCertificate(tx, actor, id);
  const signer = await ownOrWithin(tx, actor, stored.employee_id);
  if (stored.disabled) throw refusal('edited_by_another');
  if (stored.type === '2') {
    await revokeKeys(tx, stored.employee_id, reason);
    await renewCrl(tx);
  } else
    await tx.rows('update "certificate" set "disabled" = true, "revoke_reason" = $2 where "id" = $1', [
      id,
      reason,
    ]);
  await auditKey(tx, actor, {
    object_id: 'certificate',
    id,
    employee_id: stored.employee_id,
    action: 'certificate.revoked',
    detail: { ...stored, reason },
  });
  await tellSigner(
    tx,
    signer,
    noticeOf('keys.revoked', KEY_ROUTE, { serial_number: stored.serial_number, reason }),
  );
};

/**
 * Hr confirms that a certificate without the owner's SNILS or INN belongs to the employee, but not their own. Refuses:
 * access_denied, proof_required, not_found, edited_by_another.
 */
export const confirmCertificate = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const stored = await lockCertificate(tx, actor, id);
  const signer = await personWithin(tx, actor, stored.employee_id);
  if (stored.employee_id === actor.real_employee_id) throw refusal('access_denied');
  if (stored.disabled || stored.confirmed) throw refusal('edited_by_another');
  await tx.rows('update "certificate" set "confirmed" = true, "confirmed_by" = $2 where "id" = $1', [
    id,
    actor.user_id,
  ]);
  await auditKey(tx, actor, {
    object_id: 'certificate',
    id,
    employee_id: stored.employee_id,
    action: 'certificate.confirmed',
  });
  await tellSigner(
    tx,
    signer,
    noticeOf('keys.confirmed', KEY_ROUTE, { serial_number: stored.serial_number }),
  );
};

/**
 * Refuses: not_found. A caller who is not hr gets the same answer for a missing certificate and for another
 * employee's.
 */
const lockCertificate = async (tx: Tx, actor: Actor, id: number): Promise<Stored> => {
  const [row] = await tx.rows<Stored>(
    `select "employee_id", "type", "serial_number", "disabled", "confirmed" from "certificate"
     where "id" = $1 and "client_id" = $2 for update`,
    [id, actor.client_id],
  );
  if (!row) throw refusal(keepsAccounts(actor) ? 'not_found' : 'access_denied');
  return row;
};

const ownOrWithin = async (tx: Tx, actor: Actor, employee_id: number): Promise<Signer> => {
  if (employee_id !== actor.real_employee_id || actor.grant_id !== null)
    return personWithin(tx, actor, employee_id);
  await requireProof(tx, actor);
  return signerOf(tx, employee_id);
};
