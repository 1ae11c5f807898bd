import type { Month } from '../../lib/kernel/month.ts';
import type { Tx } from '../db/tx.ts';
import type { MonthPerson } from './people.ts';

/**
 * The number of the sheet of a month, which is locked before: its own once it was formed, else the next one of its
 * organization in the year. Months of a year that are formed at once take turns.
 */
export const sheetNumber = async (
  tx: Tx,
  organization_id: number | null,
  month: Month,
  people: readonly Pick<MonthPerson, 'sheet_number'>[],
): Promise<number> => {
  const own = people.find(({ sheet_number }) => sheet_number !== null)?.sheet_number;
  if (own) return own;
  const year = month.slice(0, 4);
  await tx.rows(
    `select pg_advisory_xact_lock(hashtextextended('timesheet-number:' || $1::text || ':' || $2::text, 0))`,
    [organization_id, year],
  );
  const [row] = await tx.rows<{ next: number }>(
    `select coalesce(max("sheet_number"), 0) + 1 as "next" from "timesheet"
     where "organization_id" = $1 and "month" between $2 || '-01' and $2 || '-12'`,
    [organization_id, year],
  );
  return row?.next ?? 1;
};
