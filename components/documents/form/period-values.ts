import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { type CountRule, lengthOf } from '../../../lib/calendar/day-count.ts';
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

/** How days are counted: by the kind of the document, and by the calendar of its organization. */
export interface Counting {
  readonly rule: CountRule;
  readonly calendar: Calendar;
}

/**
 * A period whose days are counted otherwise now, for another kind was chosen or another person: the part that was said last
 * stays and the other follows. Undefined where nothing changes, and of days that did not fit before either.
 */
export const recounted = (
  period: PeriodValues,
  said: 'days' | 'end_date',
  before: Counting,
  now: Counting,
): PeriodValues | undefined => {
  const { start_date, end_date, days } = period;
  if (start_date === null || end_date === null) return undefined;
  const length = ({ rule, calendar }: Counting) => lengthOf(start_date, end_date, rule, calendar);
  if (length(before) !== days || length(now) === days) return undefined;
  return withPart(period, { [said]: period[said] }, now.rule, now.calendar);
};
