import { type Day, weekday } from '../kernel/day.ts';
import { type CalendarEntry, ENTRY_TYPES, type EntryType, entriesByDay } from './calendar.ts';

/** What the calendar says of a day: one of its types, or nothing, which leaves the day to its week. */
export const MARKINGS = [...ENTRY_TYPES, 'default'] as const;
export type Marking = EntryType | 'default';

/** A day that gets another marking, and the one it was seen with. */
export interface DayEdit {
  readonly day: Day;
  readonly type: Marking;
  readonly was: Marking;
}

/** The marking of every day that the entries mark. */
export const markingsOf = (entries: readonly CalendarEntry[]): ReadonlyMap<Day, EntryType> =>
  new Map([...entriesByDay(entries)].map(([day, { type }]) => [day, type]));

export const markingAt = (marked: ReadonlyMap<Day, EntryType>, day: Day): Marking =>
  marked.get(day) ?? 'default';

/**
 * What is asked of a day without saying what holds already: a Tuesday is working, a Sunday is not. `base` is what the
 * calendar of all says of days, where an organization marks its own.
 */
export const plainest = (day: Day, type: Marking, base: Marked = NOTHING_MARKED): Marking => {
  const isWeekend = weekday(day) >= 6;
  const held = base.get(day) ?? (isWeekend ? 'non-working' : 'working');
  return type === held ? 'default' : type;
};

/** What a day is where a file of a whole year leaves it to its week. */
export const spoken = (day: Day, type: Marking): Marking =>
  type === 'default' ? (weekday(day) >= 6 ? 'non-working' : 'working') : type;

type Marked = ReadonlyMap<Day, EntryType>;
const NOTHING_MARKED: Marked = new Map();

/** Days that somebody else has marked meanwhile: not what they were seen with, nor what they are to become. */
export const overtaken = (edits: Iterable<DayEdit>, marked: ReadonlyMap<Day, EntryType>): DayEdit[] =>
  [...edits].filter(({ day, type, was }) => {
    const now = markingAt(marked, day);
    return now !== was && now !== type;
  });
