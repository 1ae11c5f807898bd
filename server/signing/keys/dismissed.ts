import { writeAudit } from '../../audit/audit.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { inTransaction, type Tx } from '../../db/tx.ts';
import { renewCrl } from '../authority/crl.ts';
import { revokeKeys } from './issue-key.ts';

const BATCH = 100;

/**
 * Revokes the keys of employees whose last working day is over: they cannot sign in any more, and their certificates
 * must not pass for ones in use. An account that is only disabled keeps its key, because it may be opened again.
 */
export const revokeOfDismissed = async (): Promise<void> => {
  while ((await revokeSome()) === BATCH);
};

/** An employee whose last working day is over. */
type Due = Row<'organization', 'client_id'> & { employee_id: number; dismissal_date: string };

/** Revokes the keys of one such person at once. */
export const revokeOfLeaver = async (tx: Tx, leaver: Due): Promise<void> => {
  if ((await revoke(tx, leaver)) > 0) await renewCrl(tx);
};

const revokeSome = (): Promise<number> =>
  inTransaction(async (tx) => {
    const due = await tx.rows<Due>(
      `select e."id" as employee_id, o."client_id", e."dismissal_date"
       from "employee" e join "organization" o on o."id" = e."organization_id"
       where e."dismissal_date" < (now() at time zone $1)::date and exists (select 1 from "certificate" c
         where c."employee_id" = e."id" and c."type" = '2' and c."revoked_at" is null and c."expiration_date" > now())
       order by e."id" limit ${BATCH} for update of e skip locked`,
      [readConfig().BUSINESS_TZ],
    );
    for (const each of due) await revoke(tx, each);
    if (due.length > 0) await renewCrl(tx);
    return due.length;
  });

const revoke = async (tx: Tx, { employee_id, client_id, dismissal_date }: Due): Promise<number> => {
  const reason = 'cessationOfOperation';
  const revoked = await revokeKeys(tx, employee_id, reason);
  for (const id of revoked)
    await writeAudit(tx, {
      client_id,
      stream: `key:${employee_id}`,
      user_id: null,
      employee_id,
      action: 'certificate.revoked',
      object_id: 'certificate',
      record_id: String(id),
      detail: { reason, dismissal_date },
    });
  return revoked.length;
};
