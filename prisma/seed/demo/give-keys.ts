import { writeAudit } from '../../../server/audit/audit.ts';
import { db, inTransaction } from '../../../server/db/tx.ts';
import { keepKey, makeKey } from '../../../server/signing/keys/issue-key.ts';
import { DEMO_PIN } from './demo-pin.data.ts';

/**
 * Makes the signing keys of the demo's people who sign with a PIN, by the portal's own authority, under DEMO_PIN. A
 * person who ever had a key gets none: what was done with it stays.
 */
export const giveDemoKeys = async (): Promise<void> => {
  const people = await db.rows<{ employee_id: number; client_id: number }>(
    `select u."employee_id", u."client_id" from "app_user" u join "client" c on c."id" = u."client_id"
     where c."code" = 'eg' and u."signature" = '2' and u."login" in ('employee', 'manager', 'hr')
       and u."employee_id" is not null
       and not exists (select 1 from "certificate" x where x."employee_id" = u."employee_id" and x."type" = '2')`,
  );
  for (const { employee_id, client_id } of people) {
    const key = await makeKey(employee_id, DEMO_PIN);
    await inTransaction(async (tx) => {
      const { certificate_id } = await keepKey(tx, key);
      await writeAudit(tx, {
        client_id,
        stream: `key:${employee_id}`,
        user_id: null,
        employee_id,
        action: 'key.issued',
        object_id: 'certificate',
        record_id: String(certificate_id),
        detail: { serial_number: key.serial_number },
      });
    });
  }
};
