import { addDays, type Day, yearOf } from '../kernel/day.ts';
import type { Piece } from './pieces.ts';

/** The most minutes of overtime of one person; null where there is no limit. */
export interface Limits {
  readonly per_day: number | null;
  /** On any two days that follow each other. */
  readonly adjacent: number | null;
  readonly year: number | null;
}

/** A limit that work goes beyond. */
export interface Exceeded {
  readonly limit: keyof Limits;
  /** The day, the first of the two, or the first of the year. */
  readonly day: Day;
  /** Minutes with the work, and the most there may be. */
  readonly total: number;
  readonly max: number;
}

/** Minutes that count in the limits, by day. */
export type CountedDays = ReadonlyMap<Day, number>;

/** Overtime by day. Work on a day off is compensated by article 153 and counts in no limit (article 152). */
export const countedDays = (pieces: readonly Piece[]): CountedDays => {
  const days = new Map<Day, number>();
  for (const { date, code, day_minutes, night_minutes } of pieces)
    if (code === 'С') days.set(date, (days.get(date) ?? 0) + day_minutes + night_minutes);
  return days;
};

const on = (days: CountedDays, day: Day): number => days.get(day) ?? 0;

/** Minutes of two days that follow each other. */
export const ofTwoDays = (days: CountedDays, first: Day): number =>
  on(days, first) + on(days, addDays(first, 1));

/** Minutes of a year. */
export const ofYear = (days: CountedDays, year: number): number =>
  [...days].reduce((sum, [day, minutes]) => (yearOf(day) === year ? sum + minutes : sum), 0);

export const together = (one: CountedDays, other: CountedDays): CountedDays =>
  new Map([...new Set([...one.keys(), ...other.keys()])].map((day) => [day, on(one, day) + on(other, day)]));

/**
 * The limits that work goes beyond, by what the person has beside it: each day, every two days that follow each other
 * and the year (article 99). Days and years on which the work has no minutes are not its concern.
 */
export const exceeded = (own: CountedDays, others: CountedDays, limits: Limits): readonly Exceeded[] => {
  const all = together(own, others);
  const days = [...own].filter(([, minutes]) => minutes > 0).map(([day]) => day);
  const over = (limit: keyof Limits, day: Day, total: number): Exceeded[] => {
    const max = limits[limit];
    return max !== null && total > max ? [{ limit, day, total, max }] : [];
  };
  const firsts = [...new Set(days.flatMap((day) => [addDays(day, -1), day]))].sort();
  return [
    ...days.flatMap((day) => over('per_day', day, on(all, day))),
    ...firsts.flatMap((day) => over('adjacent', day, ofTwoDays(all, day))),
    ...[...new Set(days.map(yearOf))].flatMap((year) => over('year', `${year}-01-01`, ofYear(all, year))),
  ];
};
