import { type Axis, percent } from '../../../lib/board/axis.ts';
import { type Calendar, dayKind } from '../../../lib/calendar/calendar.ts';
import { daysOfYear, type YearDays } from '../../../lib/documents/families/vacation-schedule/year.ts';
import { type Day, stretchesOf, weekday } from '../../../lib/kernel/day.ts';

/** The days of a year as an axis, with the first day of each month. */
export interface YearScale extends YearDays, Axis {
  readonly year: number;
  readonly months: readonly { readonly day: Day; readonly left: string }[];
  readonly firstWeekday: number;
}

export const yearScale = (year: number): YearScale => {
  const known = daysOfYear(year);
  const { length } = known.days;
  const months = known.days.flatMap((day, place) =>
    day.endsWith('-01') ? [{ day, left: percent(place / length) }] : [],
  );
  return { ...known, first: 0, length, year, months, firstWeekday: weekday(`${year}-01-01`) };
};

/** Holidays of the year as stretches of places: they make a leave longer. */
export const holidaysOn = (
  { days, at }: YearScale,
  calendar: Calendar,
): readonly (readonly [from: number, to: number])[] =>
  stretchesOf(days.filter((day) => dayKind(day, calendar) === 'holiday')).map(({ first, last }) => [
    at.get(first) ?? 0,
    at.get(last) ?? 0,
  ]);
