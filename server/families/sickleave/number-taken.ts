import type { DocumentRecord } from '../../../lib/documents/record.ts';
import type { Db } from '../../db/tx.ts';

/** Whether the number of the certificate stands on another sick leave of the client, whoever may read that one. */
export const loadNumberTaken = async (
  db: Db,
  { id, employee_id, certificate_number }: DocumentRecord,
): Promise<boolean> => {
  const number = String(certificate_number ?? '').replaceAll(/\s/g, '');
  if (number === '') return false;
  const taken = await db.rows(
    `select 1 from "sickleave" s join "document" d on d."id" = s."id"
     where s."certificate_number" = $1 and s."id" is distinct from $2
       and d."client_id" = (select "client_id" from "employee" where "id" = $3) limit 1`,
    [number, id, employee_id],
  );
  return taken.length > 0;
};
