import { addDays, type Day, daysBetween, isDay, weekday, yearOf } from '../kernel/day.ts';
import { kindByLaw } from './holidays.ts';

export const ENTRY_TYPES = ['working', 'non-working', 'holiday'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** A row of the production calendar: what the days from `start_date` to `end_date` are. */
export interface CalendarEntry {
  readonly start_date: Day;
  readonly end_date: Day;
  readonly type: EntryType;
}

/** The production calendar, looked up by day. */
export interface Calendar {
  /** What its rows say; every other day is what the law makes of it. */
  readonly marked: ReadonlyMap<Day, EntryType>;
  /** Years of which a row for all organizations moves a day off: there the decree of the year was entered. */
  readonly decreed: ReadonlySet<number>;
}

/** What a day is: as the calendar marks it, else as the law does, else a day of the week like any other. */
export type DayKind = EntryType | 'weekend' | 'weekday';

const PRECEDENCE: readonly EntryType[] = ['non-working', 'holiday', 'working'];
/** No entry of a production calendar is longer; one that is, is a typing error. */
const LONGEST_ENTRY_DAYS = 3_660;

/** An entry of one organization, or of all of them (null). */
export interface OwnedEntry extends CalendarEntry {
  readonly organization_id: number | null;
}

/**
 * Indexes the entries once, so that a form may ask on every keystroke. Where entries overlap, working beats
 * holiday and holiday beats non-working (AMB-091), both for counting and for the colour of the day. What `own` marks
 * stands over all of that, whatever its type.
 */
export const calendarOf = (
  entries: readonly CalendarEntry[],
  own: readonly CalendarEntry[] = [],
): Calendar => {
  const ofAll = typesByDay(entries);
  return { marked: new Map([...ofAll, ...typesByDay(own)]), decreed: yearsThatMove(ofAll) };
};

/** The calendar of each organization: that of all with the days it marks itself laid over; null for that of all. */
export const calendarsOf = (
  entries: readonly OwnedEntry[],
): ((organization_id: number | null) => Calendar) => {
  const byOwner = Map.groupBy(entries, (entry) => entry.organization_id);
  const ofAll = byOwner.get(null) ?? [];
  const calendars = new Map(
    [...byOwner].map(([owner, own]) => [owner, calendarOf(ofAll, owner === null ? [] : own)]),
  );
  const common = calendars.get(null) ?? calendarOf(ofAll);
  return (organization_id) => calendars.get(organization_id) ?? common;
};

/** The entry that holds on each day that any of them marks. */
export const entriesByDay = <Entry extends CalendarEntry>(
  entries: readonly Entry[],
): ReadonlyMap<Day, Entry> => {
  const byDay = new Map<Day, Entry>();
  for (const type of PRECEDENCE)
    for (const entry of entries)
      if (entry.type === type && isDay(entry.start_date) && isDay(entry.end_date)) mark(byDay, entry);
  return byDay;
};

const typesByDay = (entries: readonly CalendarEntry[]): [Day, EntryType][] =>
  [...entriesByDay(entries)].map(([day, { type }]) => [day, type]);

/** The years in which a marking makes a day off of a working day or the other way round. */
const yearsThatMove = (types: readonly (readonly [Day, EntryType])[]): ReadonlySet<number> =>
  new Set(
    types
      .filter(([day, type]) => (type === 'working') !== isWorked(unmarked(day)))
      .map(([day]) => yearOf(day)),
  );

const mark = <Entry extends CalendarEntry>(byDay: Map<Day, Entry>, entry: Entry): void => {
  const days = Math.min(daysBetween(entry.start_date, entry.end_date), LONGEST_ENTRY_DAYS);
  for (let index = 0; index <= days; index += 1) byDay.set(addDays(entry.start_date, index), entry);
};

/** Colours of specification 9.3: working grey, holiday red, non-working yellow. */
export const dayKind = (day: Day, calendar: Calendar): DayKind => calendar.marked.get(day) ?? unmarked(day);

/** A day people work: Monday to Friday unless the law or the calendar frees it, and any day it marks as working. */
export const isCountable = (day: Day, calendar: Calendar): boolean => isWorked(dayKind(day, calendar));

/** The first day from one on that people work: that day itself where they do; it too where a month ahead has none. */
export const workdayFrom = (day: Day, calendar: Calendar): Day => {
  for (let after = 0; after <= LONGEST_REST_DAYS; after += 1)
    if (isCountable(addDays(day, after), calendar)) return addDays(day, after);
  return day;
};

const LONGEST_REST_DAYS = 31;

/** The years of a closed range that have the days of the law alone: how days off move in them is not entered yet. */
export const yearsOfLawAlone = (first: Day, last: Day, { decreed }: Calendar): number[] =>
  isDay(first) && isDay(last)
    ? Array.from(
        { length: Math.max(0, yearOf(last) - yearOf(first) + 1) },
        (_, index) => yearOf(first) + index,
      ).filter((year) => !decreed.has(year))
    : [];

const unmarked = (day: Day): DayKind => kindByLaw(day) ?? (weekday(day) >= 6 ? 'weekend' : 'weekday');

const isWorked = (kind: DayKind): boolean => kind === 'working' || kind === 'weekday';
