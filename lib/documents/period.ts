import type { Calendar } from '../calendar/calendar.ts';
import { type CountRule, endOf, LONGEST_DAYS, lengthOf } from '../calendar/day-count.ts';
import type { Day } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';

export interface Period {
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
}

/**
 * Completes a period by the rule of its type: the end sets the days; where only the days are new, they set the end.
 * `given` names the fields the caller has just set. What cannot be completed stays as it is.
 */
export const completePeriod = (
  period: Period,
  given: ReadonlySet<string>,
  rule: CountRule,
  calendar: Calendar,
): Period => {
  const { start_date, end_date, days } = period;
  if (!start_date) return period;
  if (days !== null && (!end_date || (given.has('days') && !given.has('end_date')))) {
    const end = endOf(start_date, days, rule, calendar);
    return end ? { start_date, end_date: end, days } : period;
  }
  return end_date && end_date >= start_date
    ? { ...period, days: lengthOf(start_date, end_date, rule, calendar) }
    : period;
};

/** A period that runs backwards, or whose days were given and are none, or are not what the calendar counts. */
export const periodRefusals = (
  sent: Period,
  completed: Period,
  given: ReadonlySet<string>,
): FieldRefusal[] => {
  if (completed.start_date && completed.end_date && completed.end_date < completed.start_date)
    return [{ field: 'end_date', code: 'document/ends-before-start' }];
  if (given.has('days') && !isDayCount(sent, completed)) return [{ field: 'days', code: 'field/wrong' }];
  if (given.has('days') && given.has('end_date') && sent.days !== completed.days)
    return [{ field: 'days', code: 'document/days-differ', values: { days: completed.days ?? 0 } }];
  return [];
};

const isDayCount = ({ days }: Period, completed: Period): boolean =>
  days === null ||
  (days >= 1 && days <= LONGEST_DAYS && (completed.start_date === null || completed.end_date !== null));
