import { addDays, type Day, eachDay } from '../kernel/day.ts';
import { type Calendar, isCountable } from './calendar.ts';
import { isShortened, SHORTER_MINUTES, usualMinutes, type Week } from './working-hours.ts';

/** What a stretch of days holds. */
export interface Totals {
  readonly days: number;
  readonly working: number;
  readonly off: number;
  /** Working days that are an hour shorter. */
  readonly shortened: number;
  /** Working hours by the hours of a week, to a tenth. */
  readonly hours: Readonly<Record<Week, number>>;
}

export const totalsOf = (first: Day, last: Day, calendar: Calendar): Totals => {
  const all = eachDay(first, last);
  const working = all.filter((day) => isCountable(day, calendar));
  const shortened = working.filter((day) => isShortened(day, calendar)).length;
  const hours = (week: Week): number =>
    Math.round((working.length * usualMinutes(week) - shortened * SHORTER_MINUTES) / 6) / 10;
  return {
    days: all.length,
    working: working.length,
    off: all.length - working.length,
    shortened,
    hours: { 40: hours(40), 36: hours(36), 24: hours(24) },
  };
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
