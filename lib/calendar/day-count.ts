import { addDays, type Day, daysBetween, isDay, weekday, yearOf } from '../kernel/day.ts';
import { type Calendar, dayKind, type EntryType, isCountable } from './calendar.ts';
import { daysByLaw } from './holidays.ts';

/** How a document type counts its days (labour code, article 120, for the second). */
export const DAY_COUNTS = ['calendar', 'calendar_minus_holidays', 'working'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** `weekly`: working days, but a whole number of weeks is counted in calendar days (AMB-089). */
export type CountRule = DayCount | 'weekly';

/** A longer period is a typing error. */
export const LONGEST_DAYS = 3_660;
/** Free days in a row that a calendar can hold at most before the search for a counted one gives up. */
const LONGEST_GAP_DAYS = 3_660;

/** True for 7, 14, -7 …, not for 0. */
export const isWholeWeeks = (days: number): boolean => days !== 0 && days % 7 === 0;

/** Months of 28 days between two dates (AMB-092): for tenure, report periods and ages, never for a calendar. */
export const monthsBetween = (a: Day, b: Day): number => Math.floor(daysBetween(a, b) / 28);

/** The day on which `days` working days from `start` are over; a start on a free day moves on to the next working one. */
export const calcEndDate = (start: Day, days: number, calendar: Calendar): Day | undefined =>
  endOf(start, days, 'working', calendar);

/** Working days of the closed range. */
export const countDays = (start: Day, end: Day, calendar: Calendar): number =>
  lengthOf(start, end, 'working', calendar);

/** Days of the closed range as the rule counts them; 0 when the range is none. */
export const lengthOf = (start: Day, end: Day, rule: CountRule, calendar: Calendar): number => {
  if (!isDay(start) || !isDay(end) || end < start) return 0;
  const span = daysBetween(start, end) + 1;
  if (rule === 'calendar' || (rule === 'weekly' && isWholeWeeks(span))) return span;
  if (rule === 'calendar_minus_holidays')
    return span - markedBetween(start, end, calendar, (kind) => kind === 'holiday');
  const worked = markedBetween(start, end, calendar, (kind, day) => kind === 'working' && weekday(day) >= 6);
  const freed = markedBetween(start, end, calendar, (kind, day) => kind !== 'working' && weekday(day) < 6);
  return mondaysToFridays(start, span) + worked - freed;
};

/**
 * The last of `days` counted days from `start`, by which editing the days sets the end.
 * Undefined when there is none: `start` is no date, `days` is no whole number from 1 to ten years.
 */
export const endOf = (start: Day, days: number, rule: CountRule, calendar: Calendar): Day | undefined => {
  if (!isDay(start) || !Number.isInteger(days) || days < 1 || days > LONGEST_DAYS) return undefined;
  if (rule === 'calendar' || (rule === 'weekly' && isWholeWeeks(days)))
    return inRange(addDays(start, days - 1));
  let last = nextWhere(start, (day) => isCounted(day, rule, calendar));
  for (let counted = 1; counted < days && last; counted += 1)
    last = nextWhere(addDays(last, 1), (day) => isCounted(day, rule, calendar));
  return last && inRange(last);
};

/** The first working day after an absence that ends on `end`. */
export const returnToWork = (end: Day, calendar: Calendar): Day | undefined =>
  isDay(end) ? nextWhere(addDays(end, 1), (day) => isCountable(day, calendar)) : undefined;

/** Article 120: holidays inside a leave are not its days; other days off are. */
const isCounted = (day: Day, rule: CountRule, calendar: Calendar): boolean =>
  rule === 'calendar_minus_holidays' ? dayKind(day, calendar) !== 'holiday' : isCountable(day, calendar);

/** Days of the range that the rows of the calendar or the law make what `counts` looks for. */
const markedBetween = (
  start: Day,
  end: Day,
  calendar: Calendar,
  counts: (kind: EntryType, day: Day) => boolean,
): number => {
  const isFound = (day: Day, kind: EntryType): boolean => day >= start && day <= end && counts(kind, day);
  let found = 0;
  for (const [day, kind] of calendar.marked) if (isFound(day, kind)) found += 1;
  for (let year = yearOf(start); year <= yearOf(end); year += 1)
    for (const [day, kind] of daysByLaw(year))
      if (!calendar.marked.has(day) && isFound(day, kind)) found += 1;
  return found;
};

const mondaysToFridays = (start: Day, span: number): number => {
  let found = Math.floor(span / 7) * 5;
  for (let index = 0; index < span % 7; index += 1) if ((weekday(start) - 1 + index) % 7 < 5) found += 1;
  return found;
};

const nextWhere = (from: Day, wanted: (day: Day) => boolean): Day | undefined => {
  for (let gap = 0; gap <= LONGEST_GAP_DAYS; gap += 1) {
    const day = addDays(from, gap);
    if (wanted(day)) return day;
  }
  return undefined;
};

const inRange = (day: Day): Day | undefined => (isDay(day) ? day : undefined);
