import { type Calendar, dayKind } from '../../../lib/calendar/calendar.ts';
import {
  daysOfYear,
  placesOf,
  type YearDays,
} from '../../../lib/documents/families/vacation-schedule/year.ts';
import { type Day, weekday } from '../../../lib/kernel/day.ts';
import type { PlanWeek } from './review.ts';

/** Where days of a year stand on the track, as parts of its width. */
export interface YearScale extends YearDays {
  readonly year: number;
  /** The first day of each month. */
  readonly months: readonly { readonly day: Day; readonly left: string }[];
  readonly firstWeekday: number;
}

export const yearScale = (year: number): YearScale => {
  const known = daysOfYear(year);
  const months = Array.from({ length: 12 }, (_, index) => {
    const day = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    return { day, left: percent(known.at.get(day) ?? 0, known.days.length) };
  });
  return { ...known, year, months, firstWeekday: weekday(`${year}-01-01`) };
};

/** The left edge and the width of a stretch of days. */
export const stretchOn = (
  scale: YearScale,
  stretch: { readonly start_date: Day; readonly end_date: Day },
): { left: string; width: string } => {
  const [from, to] = placesOf(stretch, scale);
  return placed(scale, from, to);
};

export const placed = ({ days }: YearScale, from: number, to: number): { left: string; width: string } => ({
  left: percent(from, days.length),
  width: percent(to - from + 1, days.length),
});

/** Holidays of the year as stretches of places: they make a leave longer. */
export const holidaysOn = (
  { days }: YearScale,
  calendar: Calendar,
): readonly (readonly [from: number, to: number])[] => {
  const found: [number, number][] = [];
  for (const [place, day] of days.entries()) {
    if (dayKind(day, calendar) !== 'holiday') continue;
    const last = found.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else found.push([place, place]);
  }
  return found;
};

/** Weeks in which a department is over its norm, as stretches of places. */
export const overIn = (weeks: readonly PlanWeek[]): readonly (readonly [from: number, to: number])[] =>
  weeks.filter(({ isOver }) => isOver).map(({ from, to }) => [from, to] as const);

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
