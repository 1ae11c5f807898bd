import { addDays as moveByDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getISODay } from 'date-fns/getISODay';
import { getISOWeek } from 'date-fns/getISOWeek';
import { isValid } from 'date-fns/isValid';
import { toDate } from 'date-fns/toDate';
import { dateFormatter } from './formatters.ts';
import { utc } from './utc.ts';

/** A calendar date without a zone, `YYYY-MM-DD`. Compares correctly as text. Never a `Date`. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day has no zone: it is reckoned as the midnight of UTC, wherever the code runs. */
const IN_UTC = { in: utc };

/** The date of a moment in UTC. */
export const dayInUtc = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** True when the text is a date that exists: `2026-02-29` is not. Years 1900 to 2200. */
export const isDay = (text: unknown): text is Day => {
  if (typeof text !== 'string' || !DAY.test(text)) return false;
  const date = toDate(text, utc);
  return isValid(date) && dayInUtc(date) === text && text >= '1900' && text < '2201';
};

const TIME = /^(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d))?$/;

/** True when the text is a moment that exists, ISO 8601: a day as `isDay` has it, or one with a time and its zone. */
export const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && isDay(text.slice(0, 10)) && TIME.test(text.slice(10));

export const addDays = (day: Day, days: number): Day => dayInUtc(moveByDays(day, days, IN_UTC));

/** The same day of another month, or that month's last day when it is shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(at / 12), at % 12];
  const last = month === 1 && isLeap(year) ? 29 : (MONTH_DAYS[month] ?? 0);
  return `${padded(year, 4)}-${padded(month + 1, 2)}-${padded(Math.min(last, Number(day.slice(8))), 2)}`;
};

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** Whole days from `a` to `b`; negative when `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => differenceInCalendarDays(b, a, IN_UTC);

/** The later of two days. */
export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other);

/** The earlier of two days. */
export const earlierDay = (one: Day, other: Day): Day => (one < other ? one : other);

/** ISO weekday, 1 = Monday … 7 = Sunday. */
export const weekday = (day: Day): number => getISODay(day, IN_UTC);

/** The first day of its week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekday(day));

/** The week of the year by ISO 8601. */
export const weekOfYear = (day: Day): number => getISOWeek(day, IN_UTC);

/** Every day of the closed range, in order. Empty when `end` is before `start`. */
export const eachDay = (start: Day, end: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));

/** Days as the stretches they make: consecutive ones are one stretch, whatever order they come in. */
export const stretchesOf = (days: readonly Day[]): { first: Day; last: Day }[] => {
  const stretches: { first: Day; last: Day }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const open = stretches.at(-1);
    if (open && addDays(open.last, 1) === day) open.last = day;
    else stretches.push({ first: day, last: day });
  }
  return stretches;
};

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  dateFormatter('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const QUARTER_MS = 900_000;
let latest = { timeZone: '', quarter: Number.NaN, day: '' };

/**
 * The calendar date that `moment` (ISO 8601, UTC) has in an IANA time zone. Zones keep to quarters of an hour, and
 * callers nearly always ask for the present one, so the last answer is kept.
 */
export const dayInZone = (moment: string, timeZone: string): Day => {
  const at = Date.parse(moment);
  const quarter = Math.floor(at / QUARTER_MS);
  if (latest.timeZone !== timeZone || latest.quarter !== quarter)
    latest = { timeZone, quarter, day: formatIn(timeZone).format(at) };
  return latest.day;
};
