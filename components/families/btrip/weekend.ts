import { addDays, type Day, weekday } from '../../../lib/kernel/day.ts';

const FRIDAY = 5;

/** The days off after a Friday, and the Monday by which the next leg begins. */
export const weekendOf = (friday: Day): { first: Day; last: Day; monday: Day } => ({
  first: addDays(friday, 1),
  last: addDays(friday, 2),
  monday: addDays(friday, 3),
});

/** Whether it is asked where the days off after a leg are spent; a flag that lost its Friday can be taken back. */
export const isWeekendAsked = (end: Day, stays: boolean, isLast: boolean, tripEnd: Day | null): boolean =>
  stays || (weekday(end) === FRIDAY && !isLast && (tripEnd === null || tripEnd > end));
