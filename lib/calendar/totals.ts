import { addDays, type Day, daysBetween } from '../kernel/day.ts';
import type { Calendar } from './calendar.ts';
import { countDays } from './day-count.ts';

/** Hours of a week by the labour code: the usual one (article 91), and the shortened ones (article 92). */
export const WEEKS = [40, 36, 24] as const;
export type Week = (typeof WEEKS)[number];

/** What a stretch of days holds. */
export interface Totals {
  readonly days: number;
  readonly working: number;
  readonly off: number;
  /** Working hours by the hours of a week, to a tenth. A day before a holiday counts whole: the calendar marks none as shorter. */
  readonly hours: Readonly<Record<Week, number>>;
}

export const totalsOf = (first: Day, last: Day, calendar: Calendar): Totals => {
  const days = daysBetween(first, last) + 1;
  const working = countDays(first, last, calendar);
  const hours = (week: Week): number => Math.round((working * week * 10) / 5) / 10;
  return { days, working, off: days - working, hours: { 40: hours(40), 36: hours(36), 24: hours(24) } };
};

/** The totals of a year and of its quarters, the first of which is that of January. */
export const yearTotals = (
  year: number,
  calendar: Calendar,
): { readonly year: Totals; readonly quarters: readonly Totals[] } => ({
  year: totalsOf(`${year}-01-01`, `${year}-12-31`, calendar),
  quarters: [0, 1, 2, 3].map((quarter) => totalsOf(...quarterOf(year, quarter), calendar)),
});

const quarterOf = (year: number, quarter: number): [first: Day, last: Day] => {
  const first = (of: number): Day =>
    of > 3 ? `${year + 1}-01-01` : `${year}-${String(of * 3 + 1).padStart(2, '0')}-01`;
  return [first(quarter), addDays(first(quarter + 1), -1)];
};
