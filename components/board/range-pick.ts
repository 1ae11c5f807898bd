import type { Day } from '../../lib/kernel/day.ts';

/** A range of days while it is being picked: the end is empty between the two clicks. */
export interface DayRange {
  readonly start: Day | null;
  readonly end: Day | null;
}

/**
 * What a click on a day makes of the range: the first click starts a new one, the second closes it. A second click
 * before the start is a new start, so a range is never backwards.
 */
export const pickDay = (range: DayRange, day: Day): DayRange =>
  range.start === null || range.end !== null || day < range.start
    ? { start: day, end: null }
    : { start: range.start, end: day };

export type DayPlace = 'start' | 'end' | 'only' | 'inside' | null;

/** Where a day stands in a range; before the end is picked, `hover` closes it. */
export const placeOf = ({ start, end }: DayRange, day: Day, hover: Day | null = null): DayPlace => {
  if (start === null) return null;
  const last = end ?? (hover !== null && hover > start ? hover : start);
  if (day < start || day > last) return null;
  if (start === last) return 'only';
  return day === start ? 'start' : day === last ? 'end' : 'inside';
};
