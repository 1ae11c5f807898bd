import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db, Tx } from '../../db/tx.ts';

const numberOf = ({ certificate_number }: DocumentRecord): string =>
  String(certificate_number ?? '').replaceAll(/\s/g, '');

/** One advisory lock for each number, so that of two sick leaves opened at once the later sees the other. */
export const lockNumber = async (tx: Tx, record: DocumentRecord): Promise<void> => {
  const number = numberOf(record);
  if (number !== '')
    await tx.rows(`select pg_advisory_xact_lock(hashtextextended('certificate:' || $1, 0))`, [number]);
};

/** Whether the number stands on another sick leave of the client that was opened, also one the reader may not see. */
export const loadNumberTaken = async (db: Db, record: DocumentRecord): Promise<boolean> => {
  const number = numberOf(record);
  if (number === '') return false;
  const taken = await db.rows(
    `select 1 from "sickleave" s join "document" d on d."id" = s."id"
     where s."certificate_number" = $1 and s."id" is distinct from $2
       and d."status_id" <> all($4::text[])
       and d."client_id" = (select o."client_id" from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = $3)
     limit 1`,
    [number, record.id, record.employee_id, NOT_HELD_STATUSES],
  );
  return taken.length > 0;
};
