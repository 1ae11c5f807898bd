import { addDays, type Day, daysBetween, isDay, weekday } from '../kernel/day.ts';

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
  readonly marked: ReadonlyMap<Day, EntryType>;
}

/** What a day is: as the calendar marks it, else a day of the week like any other. */
export type DayKind = EntryType | 'weekend' | 'weekday';

const PRECEDENCE: readonly EntryType[] = ['non-working', 'holiday', 'working'];
/** No entry of a production calendar is longer; one that is, is a typing error. */
const LONGEST_ENTRY_DAYS = 3_660;

/**
 * Indexes the entries once, so that a form may ask on every keystroke. Where entries overlap, working beats
 * holiday and holiday beats non-working (AMB-091), both for counting and for the colour of the day.
 */
export const calendarOf = (entries: readonly CalendarEntry[]): Calendar => ({
  marked: new Map([...entriesByDay(entries)].map(([day, { type }]) => [day, type])),
});

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

const mark = <Entry extends CalendarEntry>(byDay: Map<Day, Entry>, entry: Entry): void => {
  const days = Math.min(daysBetween(entry.start_date, entry.end_date), LONGEST_ENTRY_DAYS);
  for (let index = 0; index <= days; index += 1) byDay.set(addDays(entry.start_date, index), entry);
};

/** Colours of specification 9.3: working grey, holiday red, non-working yellow. */
export const dayKind = (day: Day, calendar: Calendar): DayKind =>
  calendar.marked.get(day) ?? (weekday(day) >= 6 ? 'weekend' : 'weekday');

/** A day people work: Monday to Friday unless the calendar frees it, and any day it marks as working. */
export const isCountable = (day: Day, calendar: Calendar): boolean => {
  const kind = dayKind(day, calendar);
  return kind === 'working' || kind === 'weekday';
};
