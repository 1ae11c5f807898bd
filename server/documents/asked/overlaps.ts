import { coversFamily } from '../../../lib/access/actor.ts';
import type { Overlap } from '../../../lib/documents/facts/absence-facts.ts';
import { ABSENCES } from '../../../lib/families/identities.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { heldDays } from '../../db/held-days.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from './reading.ts';

/**
 * The person's other absences that hold on these days: two of them cannot hold on one. Who acts by a grant for some
 * families does not learn which document of another family it is.
 */
export const loadOverlaps = async (
  db: Db,
  record: DocumentRecord,
  { reader }: Reading,
): Promise<Overlap[]> => {
  if (!record.start_date || !record.end_date) return [];
  const rows = await db.rows<Overlap>(
    `select d."id", d."object_id", d."number", d."start_date", d."end_date", d."time_from", d."time_to",
            d."hours", ${heldDays('d')} as days
     from "document" d
     where d."employee_id" = $1 and d."id" is distinct from $2
       and d."start_date" <= $4::date and d."end_date" >= $3::date
       and d."object_id" = any($5::text[]) and d."status_id" <> all($6::text[]) and not d."replaced"
     order by d."start_date" limit 20`,
    [record.employee_id, record.id, record.start_date, record.end_date, ABSENCES, NOT_HELD_STATUSES],
    'once',
  );
  return rows.map((row) =>
    !reader || coversFamily(reader, row.object_id) ? row : { ...row, object_id: '', number: '' },
  );
};
