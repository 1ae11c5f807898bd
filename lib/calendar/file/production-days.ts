import { type Day, eachDay, isDay, weekday } from '../../kernel/day.ts';
import { type Marking, plainest } from '../day-edit.ts';
import { type CalendarFile, type FileDay, type Table, type WrongCell, wrongFile } from './calendar-file.ts';

/** The titles of a public production calendar read as rows: `year` of its root, then the attributes of each `day`. */
export const PRODUCTION_HEAD = ['year', 'd', 't', 'h', 'f'] as const;
const [YEAR, D, T, H] = [0, 1, 2, 3] as const;

/** Types of its days: a day off, a working day that is an hour shorter, a working day. */
const DAY_OFF = '1';
const SHORT = '2';
const TYPES: ReadonlySet<string> = new Set([DAY_OFF, SHORT, '3']);

export const isProductionHead = (head: readonly string[]): boolean =>
  PRODUCTION_HEAD.every((title, at) => head[at] === title);

/**
 * The year of a public production calendar (XML `calendar/days/day`): `d` is month.day, `t` its type, `h` the holiday it is,
 * `f` the day a day off was moved from. Saturdays and Sundays that are not listed are days off, other days are worked on.
 */
export const readProductionDays = ([head = [], ...rows]: Table, year: number): CalendarFile => {
  if (rows.some((cells) => cells[YEAR] !== String(year)))
    return wrongFile({ row: 1, field: head[YEAR] ?? '', code: 'calendar/no-year', values: { year } });
  const listed = new Map<Day, readonly string[]>();
  const wrong: WrongCell[] = [];
  for (const [index, cells] of rows.entries()) {
    const refuse = (at: number, code: string) =>
      wrong.push({ row: index + 2, field: head[at] ?? '', code, values: { value: cells[at] ?? '', year } });
    const day = dayOf(cells[D] ?? '', year);
    if (!day) refuse(D, 'calendar/date');
    else if (listed.has(day)) refuse(D, 'calendar/twice');
    if (!TYPES.has(cells[T] ?? '')) refuse(T, 'calendar/type');
    if (day) listed.set(day, cells);
  }
  if (wrong.length > 0) return wrongFile(...wrong);
  return {
    days: eachDay(`${year}-01-01`, `${year}-12-31`).map(
      (day): FileDay => ({ day, type: plainest(day, typeOf(day, listed.get(day))) }),
    ),
    shortened: [...listed.values()].filter((cells) => cells[T] === SHORT).length,
    wrong: [],
  };
};

const typeOf = (day: Day, cells: readonly string[] | undefined): Marking => {
  if (!cells) return weekday(day) >= 6 ? 'non-working' : 'working';
  if (cells[T] !== DAY_OFF) return 'working';
  return cells[H] ? 'holiday' : 'non-working';
};

const dayOf = (text: string, year: number): Day | undefined => {
  const [, month, date] = /^(\d\d)\.(\d\d)$/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
};
