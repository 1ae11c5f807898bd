import type { CalendarFile, Table } from './calendar-file.ts';
import { readDayRows } from './day-rows.ts';
import { isProductionHead, readProductionDays } from './production-days.ts';
import { isYearHead, readYearRow } from './year-row.ts';

/**
 * The days of one year as a file has them: rows of a date and a type, the well-known table of a year by months, or a
 * public production calendar. All of it or nothing: with a wrong cell there are no days. `from1904`: plain numbers of
 * its days count from 1904. Codes: `calendar/columns`, `calendar/no-year`, `calendar/day-list`, `calendar/date`,
 * `calendar/other-year`, `calendar/type`, `calendar/twice`.
 */
export const readCalendarFile = (table: Table, year: number, from1904 = false): CalendarFile => {
  const [head = []] = table;
  if (isProductionHead(head)) return readProductionDays(table, year);
  return isYearHead(head) ? readYearRow(table, year) : readDayRows(table, year, from1904);
};
