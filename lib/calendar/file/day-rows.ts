import { type Day, yearOf } from '../../kernel/day.ts';
import { folded } from '../../kernel/folded.ts';
import { importedDay } from '../../kernel/imported-day.ts';
import { type Marking, plainest } from '../day-edit.ts';
import { type CalendarFile, type FileDay, type Table, type WrongCell, wrongFile } from './calendar-file.ts';

const DATES = ['дата', 'день', 'date', 'day'];
const TYPES = ['тип', 'вид', 'тип дня', 'type'];

/** Rows of a date and a type, below a head that names both columns. Days that no row names are left as they are. */
export const readDayRows = ([head = [], ...rows]: Table, year: number, from1904 = false): CalendarFile => {
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
