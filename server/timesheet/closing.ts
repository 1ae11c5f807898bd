import type { Month } from '../../lib/kernel/month.ts';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import type { Db, Tx } from '../db/tx.ts';

/** How much of a month of an organization is closed, who said so last, and what its sheet is called by. */
export type MonthClosing = TimesheetMonth['closing'];

export const readClosing = async (
  db: Db,
  organization_id: number | null,
  month: Month,
): Promise<MonthClosing> => {
  const [row] = await db.rows<MonthClosing>(
    `select coalesce(c."closing", 'open') as "closing", c."create_date" as "at", coalesce(c."reason", '') as "reason",
       coalesce(e."name", '') as "author", coalesce(e."name_eng", '') as "author_eng", n."number",
       ${correctionOf('$1', '$2')}::int as "correction"
     from (select max("sheet_number") as "number" from "timesheet" where "organization_id" = $1 and "month" = $2) n
       left join lateral (select * from "timesheet_closing" c
         where c."organization_id" = $1 and c."month" = $2 order by c."id" desc limit 1) c on true
       left join "employee" e on e."id" = c."employee_id"`,
    [organization_id, month],
  );
  if (!row) throw new Error('a month has one closing');
  return row;
};

/** How many times a month was corrected after it was closed, as SQL: what one deed corrects has one moment. */
export const correctionOf = (organization_id: string, month: string): string =>
  `(select count(distinct k."create_date") from "timesheet_correction" k
    where k."organization_id" = ${organization_id} and k."month" = ${month} and k."closed")`;

/** Those who form, close or correct a month of an organization take turns. */
export const lockMonth = async (tx: Tx, organization_id: number | null, month: Month): Promise<void> => {
  await tx.rows(
    `select pg_advisory_xact_lock(hashtextextended('timesheet:' || $1::text || ':' || $2::text, 0))`,
    [organization_id, month],
  );
};
