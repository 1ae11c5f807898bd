import { addDays, addMonths, type Day, eachDay, weekday, yearOf } from '../../kernel/day.ts';
import { folded } from '../../kernel/folded.ts';
import { importedDay } from '../../kernel/imported-day.ts';
import { type Marking, plainest } from '../day-edit.ts';
import { holidayNames } from '../holidays.ts';
import { type CalendarFile, type FileDay, type Table, type WrongCell, wrongFile } from './calendar-file.ts';
import { isProductionHead, readProductionDays } from './production-days.ts';

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

const DATES = ['дата', 'день', 'date', 'day'];
const TYPES = ['тип', 'вид', 'тип дня', 'type'];

/** Rows of a date and a type, below a head that names both columns. Days that no row names are left as they are. */
const readDayRows = ([head = [], ...rows]: Table, year: number, from1904 = false): CalendarFile => {
  const date = columnOf(head, DATES);
  const type = columnOf(head, TYPES);
  if (date < 0 || type < 0) return wrongFile({ row: 1, field: head[0] ?? '', code: 'calendar/columns' });
  const days = new Map<Day, FileDay & { readonly short: boolean }>();
  const wrong: WrongCell[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const refuse = (at: number, code: string) =>
      wrong.push({ row: index + 2, field: head[at] ?? '', code, values: { value: cells[at] ?? '', year } });
    const day = importedDay((cells[date] ?? '').trim(), from1904);
    const meant = WORDS[plain(cells[type] ?? '')];
    if (!day) refuse(date, 'calendar/date');
    else if (yearOf(day) !== year) refuse(date, 'calendar/other-year');
    else if (days.has(day)) refuse(date, 'calendar/twice');
    if (!meant) refuse(type, 'calendar/type');
    if (day && meant) days.set(day, { day, type: plainest(day, meant), short: isShort(cells[type] ?? '') });
  }
  if (wrong.length > 0) return wrongFile(...wrong);
  const found = [...days.values()];
  return {
    days: found.map(({ day, type: marking }) => ({ day, type: marking })),
    shortened: found.filter(({ short }) => short).length,
    wrong: [],
  };
};

const plain = (text: string): string => folded(text.trim());

const columnOf = (head: readonly string[], names: readonly string[]): number =>
  head.findIndex((title) => names.includes(plain(title)));

const SHORT = ['*', 'сокращенный', 'предпраздничный', 'short', 'shortened'];
const isShort = (text: string): boolean => SHORT.includes(plain(text));

const named = (type: Marking, words: readonly string[]) => words.map((word) => [word, type] as const);

const WORDS: Readonly<Record<string, Marking>> = Object.fromEntries([
  ...named('holiday', ['holiday', 'праздник', 'праздничный', 'праздничный день']),
  ...named('non-working', [
    'non-working',
    'off',
    'day off',
    '+',
    'выходной',
    'нерабочий',
    'перенесенный выходной',
  ]),
  ...named('working', ['working', 'рабочий', 'рабочий день', 'рабочая суббота', ...SHORT]),
  ...named('default', ['default', 'по умолчанию', 'как по умолчанию', 'обычный']),
]);

const MONTHS = 12;

/** Whether a head is that of a table of years by months: the year, then twelve columns of days. */
const isYearHead = (head: readonly string[]): boolean =>
  /^(год|year)/i.test(head[0]?.trim() ?? '') && head.length > MONTHS;

/**
 * A year of that table: each month lists its days off. `+` marks one that was moved there, `*` a working day that is an hour
 * shorter. A day of the list is a holiday where the law says so, a day off otherwise; what is not listed is worked on.
 */
const readYearRow = (table: Table, year: number): CalendarFile => {
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
