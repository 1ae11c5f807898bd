import { type Calendar, isCountable } from '../../../lib/calendar/calendar.ts';
import { addDays, type Day, dayInZone, weekday } from '../../../lib/kernel/day.ts';
import type { Random } from '../random.ts';

/** The moment the demo is made at, from which all its times are counted. Moments are milliseconds, UTC. */
export interface Clock {
  readonly now: number;
  readonly today: Day;
  readonly calendar: Calendar;
}

const ZONE = 'Europe/Moscow';
const ZONE_OFFSET_MS = 3 * 3_600_000;
const MINUTE_MS = 60_000;
/** Office hours, minutes from midnight. */
const OPENS = 9 * 60 + 5;
const CLOSES = 17 * 60 + 50;
const FRESH_MS = 7 * MINUTE_MS;

/** The day of a moment, where the demo is. */
export const dayOf = (moment: number): Day => dayInZone(new Date(moment).toISOString(), ZONE);

export const clockOf = (now: number, calendar: Calendar): Clock => ({
  now,
  today: dayOf(now),
  calendar,
});

/** The Monday `weeks` weeks from this week's. */
export const mondayIn = (weeks: number, { today }: Clock): Day =>
  addDays(today, 1 - weekday(today) + weeks * 7);

/** The day itself when people work on it, else the next one they do. */
export const workdayFrom = (day: Day, clock: Clock): Day =>
  isCountable(day, clock.calendar) ? day : workdayFrom(addDays(day, 1), clock);

/** The `count`-th working day before `day`; with 0 the last one up to it. */
export const workdaysBack = (day: Day, count: number, clock: Clock): Day => {
  if (!isCountable(day, clock.calendar)) return workdaysBack(addDays(day, -1), Math.max(0, count - 1), clock);
  return count === 0 ? day : workdaysBack(addDays(day, -1), count - 1, clock);
};

/** The `count`-th working day after `day`. */
const workdayAfter = (day: Day, count: number, clock: Clock): Day =>
  count === 0 ? day : workdayAfter(workdayFrom(addDays(day, 1), clock), count - 1, clock);

/** Some moment of office hours on a day. */
export const inOfficeHours = (day: Day, random: Random): number =>
  Date.parse(`${day}T00:00:00Z`) -
  ZONE_OFFSET_MS +
  random.between(OPENS * 60, CLOSES * 60) * 1_000 +
  random.between(0, 999);

/** A moment of office hours `count` working days ago, never in the future. */
export const workdaysAgo = (count: number, clock: Clock, random: Random): number => {
  const moment = inOfficeHours(workdaysBack(clock.today, count, clock), random);
  if (moment < clock.now - FRESH_MS) return moment;
  const opening = Date.parse(`${clock.today}T00:00:00Z`) - ZONE_OFFSET_MS + OPENS * MINUTE_MS;
  return clock.now > opening + 2 * FRESH_MS
    ? opening + Math.floor((clock.now - FRESH_MS - opening) * random.next())
    : inOfficeHours(workdaysBack(addDays(clock.today, -1), 0, clock), random);
};

/** A moment of office hours on the `count`-th working day after a day, never in the future. */
export const workdaysAfter = (day: Day, count: number, clock: Clock, random: Random): number =>
  Math.min(inOfficeHours(workdayAfter(day, count, clock), random), workdaysAgo(0, clock, random));

/** A moment of office hours `count` working days before a moment; with 0 some minutes before it. */
export const before = (moment: number, count: number, clock: Clock, random: Random): number =>
  count === 0
    ? moment - random.between(2 * 60, 14 * 60) * 1_000 - random.between(0, 999)
    : inOfficeHours(workdaysBack(dayOf(moment), count, clock), random);
