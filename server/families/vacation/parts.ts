import type { OtherPart } from '../../../lib/documents/facts/leave-facts.ts';
import { yearOf } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db } from '../../db/tx.ts';

/** The person's other leaves of the year whose days this one takes, and of the years beside it. */
export const loadParts = async (db: Db, record: DocumentRecord): Promise<OtherPart[]> => {
  const year =
    typeof record.period === 'number' ? record.period : record.start_date ? yearOf(record.start_date) : null;
  if (year === null) return [];
  return db.rows<OtherPart & Record<string, unknown>>(
    `select d."id", d."start_date", d."days", v."period", d."replaced", v."replaced_vacation_ids" as parents, t."detail"
     from "document" d join "vacation" v on v."id" = d."id" left join "document_type" t on t."id" = d."document_type_id"
     where d."employee_id" = $1 and d."id" is distinct from $2 and d."object_id" <> 'vacation_schedule'
       and d."start_date" between make_date($3 - 1, 1, 1) and make_date($3 + 1, 12, 31)
       and d."status_id" <> all($4::text[])`,
    [record.employee_id, record.id, year, NOT_HELD_STATUSES],
  );
};
