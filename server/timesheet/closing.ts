import type { Closing } from '../../lib/timesheet/closing.ts';
import type { Month } from '../../lib/timesheet/month.ts';
import type { Db, Tx } from '../db/tx.ts';

/** How much of a month of an organization is closed, and who said so last. */
export interface MonthClosing {
  readonly closing: Closing;
  readonly at: string | null;
  readonly author: string;
  readonly author_eng: string;
  readonly reason: string;
}

const NEVER: MonthClosing = { closing: 'open', at: null, author: '', author_eng: '', reason: '' };

export const readClosing = async (
  db: Db,
  organization_id: number | null,
  month: Month,
): Promise<MonthClosing> => {
  const [row] = await db.rows<MonthClosing & Record<string, unknown>>(
    `select c."closing", c."create_date" as "at", c."reason", coalesce(e."name", '') as "author",
       coalesce(e."name_eng", '') as "author_eng"
     from "timesheet_closing" c left join "employee" e on e."id" = c."employee_id"
     where c."organization_id" = $1 and c."month" = $2 order by c."id" desc limit 1`,
    [organization_id, month],
  );
  return row ?? NEVER;
};

/** Those who form, close or correct a month of an organization take turns. */
export const lockMonth = async (tx: Tx, organization_id: number | null, month: Month): Promise<void> => {
  await tx.rows(
    `select pg_advisory_xact_lock(hashtextextended('timesheet:' || $1::text || ':' || $2::text, 0))`,
    [organization_id, month],
  );
};
