import { addDays, type Day, weekday } from '../kernel/day.ts';
import { type Calendar, dayKind, isCountable } from './calendar.ts';

/** Hours of a week by the labour code: the usual one (article 91), and the shortened ones (article 92). */
export const WEEKS = [40, 36, 24] as const;
export type Week = (typeof WEEKS)[number];

const WORKING_DAYS = 5;
const HOUR = 60;
const SATURDAY = 6;
const DAYS_OF_WEEK = 7;

/** By so many minutes a day before a holiday is shorter. */
export const SHORTER_MINUTES = 60;

/** Minutes of a usual working day, by the hours of a week of five days. */
export const usualMinutes = (week: Week = 40): number => (week * HOUR) / WORKING_DAYS;

/** Minutes that are worked on a day by the norm; 0 on a day off. A day before a holiday is an hour shorter. */
export const workingMinutes = (day: Day, calendar: Calendar, week: Week = 40): number =>
  isCountable(day, calendar) ? usualMinutes(week) - (isShortened(day, calendar) ? SHORTER_MINUTES : 0) : 0;

/**
 * Whether a working day is an hour shorter: the one directly before a holiday (labour code, article 95), not the last one
 * before days off that lead to it. A weekend day on which people work is as long as the day it was exchanged for (order
 * 588n of 13.08.2009): the Monday after it.
 */
export const isShortened = (day: Day, calendar: Calendar): boolean =>
  isCountable(day, calendar) &&
  (isBeforeHoliday(day, calendar) || isBeforeHoliday(exchangedFor(day, calendar), calendar));

const isBeforeHoliday = (day: Day | undefined, calendar: Calendar): boolean =>
  day !== undefined && dayKind(addDays(day, 1), calendar) === 'holiday';

const exchangedFor = (day: Day, calendar: Calendar): Day | undefined => {
  if (weekday(day) < SATURDAY) return undefined;
  const monday = addDays(day, DAYS_OF_WEEK + 1 - weekday(day));
  return dayKind(monday, calendar) === 'non-working' ? monday : undefined;
};
