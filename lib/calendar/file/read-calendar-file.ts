import type { CalendarFile, Table } from './calendar-file.ts';
import { readDayRows } from './day-rows.ts';
import { isYearHead, readYearRow } from './year-row.ts';

/**
 * The days of one year as a file has them: rows of a date and a type, or the well-known table of a year by months. All of
 * it or nothing: with a wrong cell there are no days. Codes: `calendar/columns`, `calendar/no-year`, `calendar/day-list`,
 * `calendar/date`, `calendar/other-year`, `calendar/type`, `calendar/twice`.
 */
export const readCalendarFile = (table: Table, year: number): CalendarFile =>
  isYearHead(table[0] ?? []) ? readYearRow(table, year) : readDayRows(table, year);
