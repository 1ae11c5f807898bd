import { coversFamily } from '../../../lib/access/actor.ts';
import type { InterruptedLeave } from '../../../lib/documents/facts/absence-facts.ts';
import { CORRECTED_STATUSES, LEAVES } from '../../../lib/leave/statuses.data.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db } from '../../db/tx.ts';
import type { Reading } from '../../documents/asked/reading.ts';

/** The person's leaves of the year's limit that were sent and hold on these days; other leaves give no day back. */
export const loadInterrupted = async (
  db: Db,
  { id, employee_id, start_date, end_date }: DocumentRecord,
  { reader }: Reading,
): Promise<InterruptedLeave[]> => {
  if (!start_date || !end_date) return [];
  const rows = await db.rows<Omit<InterruptedLeave, 'day_count'> & { object_id: string; detail: unknown }>(
    `select d."id", d."object_id", d."number", d."start_date", d."end_date", t."detail"
     from "document" d left join "document_type" t on t."id" = d."document_type_id"
     where d."employee_id" = $1 and d."id" is distinct from $2
       and d."start_date" <= $4::date and d."end_date" >= $3::date
       and d."object_id" = any($5::text[]) and d."status_id" <> all($6::text[]) and not d."replaced"
       and (d."object_id" <> 'vacation_correction' or d."status_id" = any($7::text[]))
     order by d."start_date", d."id" limit 20`,
    [employee_id, id, start_date, end_date, LEAVES, NOT_HELD_STATUSES, CORRECTED_STATUSES],
  );
  return rows.flatMap(({ detail, object_id, number, ...leave }) => {
    const { limit_free, day_count } = parseTypeDetail(detail);
    const known = !reader || coversFamily(reader, object_id);
    return limit_free ? [] : [{ ...leave, number: known ? number : '', day_count }];
  });
};
