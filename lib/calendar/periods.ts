import { addDays, type Day } from '../kernel/day.ts';
import { type CalendarEntry, entriesByDay } from './calendar.ts';
import type { DayEdit } from './day-edit.ts';
import { holidayNames } from './holidays.ts';

/** An entry of the calendar with what it is called. */
export interface Period extends CalendarEntry {
  readonly name: string;
  readonly name_eng: string;
}

/** One that is stored. */
export interface StoredPeriod extends Period {
  readonly id: number;
}

/** Writes that turn the stored periods into others. */
export interface PeriodChanges {
  readonly added: readonly Period[];
  readonly changed: readonly StoredPeriod[];
  readonly removed: readonly StoredPeriod[];
}

type Meaning = Pick<Period, 'type' | 'name' | 'name_eng'>;

/**
 * The periods after an edit of some days: never overlapping, in order, neighbours of one type and name as one. A day
 * that gets a type is called as the law calls it, else as the period of its type beside it; days outside the edit keep
 * their meaning and name.
 */
export const periodsAfter = (
  entries: readonly Period[],
  edits: Iterable<Pick<DayEdit, 'day' | 'type'>>,
): Period[] => {
  const byDay = new Map<Day, Meaning>(entriesByDay(entries));
  for (const { day, type } of edits) {
    if (type === 'default') byDay.delete(day);
    else if (byDay.get(day)?.type !== type) byDay.set(day, { type, ...namesOf(day, type) });
  }
  return periodsOf(byDay);
};

const NAMELESS = { name: '', name_eng: '' };

const namesOf = (day: Day, type: Meaning['type']) =>
  (type === 'holiday' ? holidayNames(day) : undefined) ?? NAMELESS;

const periodsOf = (byDay: ReadonlyMap<Day, Meaning>): Period[] => {
  const periods: { start_date: Day; end_date: Day; type: Period['type']; name: string; name_eng: string }[] =
    [];
  for (const [day, { type, name, name_eng }] of [...byDay].sort(([a], [b]) => a.localeCompare(b))) {
    const open = periods.at(-1);
    if (open && addDays(open.end_date, 1) === day && joins(open, { type, name, name_eng })) {
      open.end_date = day;
      if (isNameless(open)) Object.assign(open, { name, name_eng });
    } else periods.push({ start_date: day, end_date: day, type, name, name_eng });
  }
  return periods;
};

const joins = (open: Meaning, next: Meaning): boolean =>
  open.type === next.type && (isNameless(open) || isNameless(next) || isSameName(open, next));

const isNameless = ({ name, name_eng }: Meaning): boolean => name === '' && name_eng === '';

const isSameName = (one: Meaning, other: Meaning): boolean =>
  one.name === other.name && one.name_eng === other.name_eng;

/**
 * What to write so that the stored periods become the wanted ones. A period that only grows, shrinks or is cut keeps its
 * row, so that its history goes on.
 */
export const changesTo = (stored: readonly StoredPeriod[], wanted: readonly Period[]): PeriodChanges => {
  const left = new Set(stored);
  const take = (fits: (one: StoredPeriod) => boolean): StoredPeriod | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const others = wanted.filter((period) => !take((one) => isSame(one, period)));
  const added: Period[] = [];
  const changed: StoredPeriod[] = [];
  for (const period of others) {
    const row = take((one) => one.type === period.type && meets(one, period));
    if (row) changed.push({ ...period, id: row.id });
    else added.push(period);
  }
  return { added, changed, removed: [...left] };
};

const isSame = (one: Period, other: Period): boolean =>
  one.start_date === other.start_date &&
  one.end_date === other.end_date &&
  one.type === other.type &&
  isSameName(one, other);

const meets = (one: Period, other: Period): boolean =>
  one.start_date <= other.end_date && other.start_date <= one.end_date;
