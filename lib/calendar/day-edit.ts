import { type Day, weekday } from '../kernel/day.ts';
import { type CalendarEntry, ENTRY_TYPES, type EntryType, entriesByDay } from './calendar.ts';
import { kindByLaw } from './holidays.ts';

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
 * The plainest marking for a day: none where it holds already (a Tuesday is working, a Sunday is not). In the calendar
 * of all a day that the law frees is always marked, which a decree may have moved. `base` is the calendar of all, where
 * an organization marks its own days.
 */
export const plainest = (day: Day, type: Marking, base?: Marked): Marking => {
  const byLaw = kindByLaw(day);
  if (!base && byLaw) return type;
  return type === (base?.get(day) ?? byLaw ?? ofItsWeek(day)) ? 'default' : type;
};

/** What a day is where a file of a whole year leaves it to the law and its week. */
export const spoken = (day: Day, type: Marking): Marking =>
  type === 'default' ? (kindByLaw(day) ?? ofItsWeek(day)) : type;

type Marked = ReadonlyMap<Day, EntryType>;

const ofItsWeek = (day: Day): EntryType => (weekday(day) >= 6 ? 'non-working' : 'working');

/** Days that another user has marked meanwhile: not what they were seen with, nor what they are to become. */
export const overtaken = (edits: Iterable<DayEdit>, marked: ReadonlyMap<Day, EntryType>): DayEdit[] =>
  [...edits].filter(({ day, type, was }) => {
    const now = markingAt(marked, day);
    return now !== was && now !== type;
  });
