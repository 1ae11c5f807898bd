import type { Calendar } from '../../../lib/calendar/calendar.ts';
import type { CountRule } from '../../../lib/calendar/day-count.ts';
import { completePeriod } from '../../../lib/documents/period.ts';
import type { Day } from '../../../lib/kernel/day.ts';

export interface PeriodValues {
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
}

/**
 * A period after one of its parts was changed: a new start keeps the days and moves the end, a new end sets the days,
 * new days set the end. What cannot be completed keeps what was typed, so nothing is ever cleared.
 */
export const withPart = (
  period: PeriodValues,
  change: Partial<PeriodValues>,
  rule: CountRule,
  calendar: Calendar,
): PeriodValues => {
  const next = { ...period, ...change };
  if (Object.values(change).includes(null)) return next;
  if ('end_date' in change)
    return completePeriod({ ...next, days: null }, new Set(['start_date', 'end_date']), rule, calendar);
  if (change.days !== undefined && Number(change.days) < 1) return next;
  if (next.days !== null && next.days > 0)
    return completePeriod({ ...next, end_date: null }, new Set(['days']), rule, calendar);
  return completePeriod(next, new Set(['start_date']), rule, calendar);
};

/** A period with both ends new, as a calendar gives it; without an end its days are open too. */
export const withRange = (
  start: Day | null,
  end: Day | null,
  rule: CountRule,
  calendar: Calendar,
): PeriodValues =>
  completePeriod(
    { start_date: start, end_date: end, days: null },
    new Set(['start_date', 'end_date']),
    rule,
    calendar,
  );
