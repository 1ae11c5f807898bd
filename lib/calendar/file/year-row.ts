import { addDays, addMonths, type Day, eachDay, weekday } from '../../kernel/day.ts';
import { type Marking, plainest } from '../day-edit.ts';
import { holidayNames } from '../holidays.ts';
import { type CalendarFile, type FileDay, type Table, type WrongCell, wrongFile } from './calendar-file.ts';

const MONTHS = 12;

/** Whether a head is that of a table of years by months: the year, then twelve columns of days. */
export const isYearHead = (head: readonly string[]): boolean =>
  /^(год|year)/i.test(head[0]?.trim() ?? '') && head.length > MONTHS;

/**
 * A year of that table: each month lists its days off. `+` marks one that was moved there, `*` a working day that is an hour
 * shorter. A day of the list is a holiday where the law says so, a day off otherwise; what is not listed is worked on.
 */
export const readYearRow = (table: Table, year: number): CalendarFile => {
  const index = table.findIndex(([first = ''], at) => at > 0 && Number.parseInt(first, 10) === year);
  const cells = table[index];
  const [head = []] = table;
  if (!cells) return wrongFile({ row: 1, field: head[0] ?? '', code: 'calendar/no-year', values: { year } });
  const listed = new Map<Day, Mark>();
  const wrong: WrongCell[] = [];
  for (let month = 1; month <= MONTHS; month += 1) {
    const read = readMonth(cells[month] ?? '', `${year}-${String(month).padStart(2, '0')}-01`);
    for (const [day, mark] of read ?? []) listed.set(day, mark);
    if (!read)
      wrong.push({
        row: index + 1,
        field: head[month] ?? String(month),
        code: 'calendar/day-list',
        values: { value: cells[month] ?? '' },
      });
  }
  if (wrong.length > 0) return wrongFile(...wrong);
  return {
    days: eachDay(`${year}-01-01`, `${year}-12-31`).map((day): FileDay => {
      return { day, type: plainest(day, typeOf(day, listed.get(day))) };
    }),
    shortened: [...listed.values()].filter((mark) => mark === '*').length,
    wrong: [],
  };
};

type Mark = '' | '+' | '*';

const typeOf = (day: Day, mark: Mark | undefined): Marking => {
  if (mark === undefined || mark === '*') return 'working';
  if (mark === '' && holidayNames(day)) return 'holiday';
  return 'non-working';
};

/** The days that a cell lists; undefined where it is no list of days of the month, or names one twice. */
const readMonth = (cell: string, first: Day): ReadonlyMap<Day, Mark> | undefined => {
  const last = addDays(addMonths(first, 1), -1);
  const days = new Map<Day, Mark>();
  for (const part of cell.split(/[,;\s]+/).filter((each) => each !== '')) {
    const [, number, mark = ''] = /^(\d{1,2})([*+]?)$/.exec(part) ?? [];
    const day = number === undefined ? undefined : `${first.slice(0, 8)}${number.padStart(2, '0')}`;
    if (day === undefined || day < first || day > last || days.has(day)) return undefined;
    days.set(day, mark as Mark);
  }
  return [...days.keys()].some((day) => weekday(day) >= 6) ? days : undefined;
};
