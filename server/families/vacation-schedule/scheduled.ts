import type { FactBag } from '../../../lib/documents/facts.ts';
import { AGREED_STATUSES } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import type { DocumentRecord } from '../../../lib/documents/record.ts';
import { yearOf } from '../../../lib/kernel/day.ts';
import type { Db } from '../../db/tx.ts';

/** Days that the schedule gives the person around a leave: agreed entries of the years it touches. */
export const loadScheduled = async (
  db: Db,
  { employee_id, start_date, end_date }: DocumentRecord,
): Promise<FactBag['scheduled']> => {
  if (start_date === null) return [];
  return db.rows<FactBag['scheduled'][number] & Record<string, unknown>>(
    `select "start_date", "end_date" from "document"
     where "employee_id" = $1 and "object_id" = 'vacation_schedule' and "status_id" = any($2::text[])
       and "start_date" <= make_date($4, 12, 31) and "end_date" >= make_date($3, 1, 1)
     order by "start_date"`,
    [employee_id, AGREED_STATUSES, yearOf(start_date), yearOf(end_date ?? start_date)],
  );
};
