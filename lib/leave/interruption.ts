import type { Calendar } from '../calendar/calendar.ts';
import { type DayCount, endOf, lengthOf } from '../calendar/day-count.ts';
import { addDays, type Day, earlierDay, laterDay } from '../kernel/day.ts';

/** The first and the last day of something. */
export interface Span {
  readonly start_date: Day;
  readonly end_date: Day;
}

/** A leave, and how its days were counted. */
export interface CountedSpan extends Span {
  readonly day_count: DayCount;
}

/** Days of a leave, as it counts them, that lie within some days. */
export const daysWithin = (within: Span, leave: CountedSpan, calendar: Calendar): number =>
  lengthOf(
    laterDay(within.start_date, leave.start_date),
    earlierDay(within.end_date, leave.end_date),
    leave.day_count,
    calendar,
  );

/**
 * The last day of a leave extended by days of illness (labour code, article 124): an employee still ill at the end of
 * the leave resumes it after the illness.
 */
export const extendedUntil = (
  illness: Span,
  leave: CountedSpan,
  days: number,
  calendar: Calendar,
): Day | undefined => {
  const over = laterDay(illness.end_date, leave.end_date);
  return endOf(addDays(over, 1), days, leave.day_count, calendar);
};
