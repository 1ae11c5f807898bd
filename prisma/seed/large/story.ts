import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { calendarOf, isCountable } from '../../../lib/calendar/calendar.ts';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { addDays, type Day, yearOf } from '../../../lib/kernel/day.ts';
import { CALENDAR } from '../dictionaries/calendar.data.ts';
import { type LargeCompany, managerAt, officerFor, ROUND_DAYS, ROUNDS_A_YEAR, roundsOf } from './company.ts';
import { noise } from './noise.ts';

/** A move of a leave: the step by `role from to`, the moment, and the place of who made it. */
export interface StoryMove {
  readonly role: 'employee' | 'manager' | 'hr';
  readonly from: string;
  readonly to: string;
  readonly at: number;
  readonly by: number;
}

/** Everything there is to tell of the `index`-th leave. */
export interface Story {
  readonly index: number;
  readonly place: number;
  readonly start: Day;
  readonly end: Day;
  readonly days: number;
  readonly year: number;
  readonly created: number;
  readonly moves: readonly StoryMove[];
}

/** Leaves are written so many days before they start. */
const NOTICE_DAYS = 30;
const OPENS_MS = 6 * 60 * millisecondsInMinute;
const OFFICE_MS = 9 * 60 * millisecondsInMinute;
/** One long part a year and seven short ones: 28 days in all, and article 125 is kept. */
const LONG_DAYS = 14;
const SHORT_DAYS = 2;

/** How a leave fares, by one number from 0 to 1: some are never finished, so that every inbox has something in it. */
const LEFT_AS_DRAFT = 0.01;
const LEFT_PREPARED = 0.016;
const LEFT_AGREED = 0.019;
const LEFT_APPROVED = 0.021;
const DECLINED_FROM = 0.94;
const RETURNED = 0.04;

/**
 * Tells leaves one by one, in the order in which they were written. An employee has the same place in every round, so
 * none has two leaves on one day, nor more than eight a year. Moves after today have not happened.
 */
export const storiesOf = (company: LargeCompany) => {
  const { employeeIds, seed, today } = company;
  const employees = employeeIds.length;
  const stride = strideFor(employees);
  const now = Date.parse(`${today}T00:00:00Z`) - 3 * 60 * millisecondsInMinute;
  const firstDay = addDays(today, -ROUND_DAYS * roundsOf(company) + NOTICE_DAYS - 1);
  const days = daysFrom(firstDay, ROUND_DAYS * roundsOf(company));
  const firstMs = Date.parse(`${firstDay}T00:00:00Z`);
  return (index: number): Story => {
    const round = Math.floor(index / employees);
    const turn = index % employees;
    const place = (turn * stride) % employees;
    const passed = (turn * ROUND_DAYS) / employees;
    const day = round * ROUND_DAYS + Math.floor(passed);
    const long = round % ROUNDS_A_YEAR === place % ROUNDS_A_YEAR;
    const { start, year, longEnd, shortEnd } = days(day);
    const created =
      firstMs + (day - NOTICE_DAYS) * millisecondsInDay + OPENS_MS + Math.floor((passed % 1) * OFFICE_MS);
    return {
      index,
      place,
      start,
      end: long ? longEnd : shortEnd,
      days: long ? LONG_DAYS : SHORT_DAYS,
      year,
      created,
      moves: movesOf(index, place, created, { employees, seed, now }),
    };
  };
};

interface World {
  readonly employees: number;
  readonly seed: number;
  /** Nothing has happened from here on. */
  readonly now: number;
}

const movesOf = (
  index: number,
  place: number,
  created: number,
  { employees, seed, now }: World,
): StoryMove[] => {
  const moves: StoryMove[] = [];
  let at = created;
  const move = (
    role: StoryMove['role'],
    from: string,
    to: string,
    by: number,
    least: number,
    most: number,
  ): void => {
    at += Math.floor((least + noise(seed, index, moves.length) * (most - least)) * millisecondsInMinute);
    if (at < now) moves.push({ role, from, to, at, by });
  };
  const manager = managerAt(place);
  const officer = officerFor(index, employees);
  const fate = noise(seed, index, 97);
  move('employee', 'empty', 'draft', place, 1, 9);
  if (fate < LEFT_AS_DRAFT) return moves;
  move('employee', 'draft', 'prepared', place, 2, 30);
  if (manager !== undefined && noise(seed, index, 98) < RETURNED) {
    move('manager', 'prepared', 'draft', manager, 60, 2_880);
    move('employee', 'draft', 'prepared', place, 30, 1_440);
  }
  const decides = manager === undefined ? (['hr', officer] as const) : (['manager', manager] as const);
  if (fate < LEFT_PREPARED) return moves;
  if (fate > DECLINED_FROM) {
    move(decides[0], 'prepared', 'declined', decides[1], 60, 10_080);
    return moves;
  }
  move(decides[0], 'prepared', 'agreed', decides[1], 60, 10_080);
  if (fate < LEFT_AGREED) return moves;
  move('hr', 'agreed', 'approved', officer, 120, 8_640);
  if (fate < LEFT_APPROVED) return moves;
  move('hr', 'approved', 'processed', officer, 120, 8_640);
  return moves;
};

/** Walks the employees so that neighbours in time are no neighbours in the list; never the same one twice a round. */
const strideFor = (employees: number): number => {
  let stride = Math.max(1, Math.floor(employees * 0.618));
  while (commonDivisor(stride, employees) !== 1) stride += 1;
  return stride;
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** What a leave that would start on the n-th day really is: it starts on a working day and skips holidays. */
const daysFrom = (first: Day, count: number) => {
  const calendar = calendarOf(CALENDAR);
  const known = Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    let start = day;
    while (!isCountable(start, calendar)) start = addDays(start, 1);
    const end = (days: number) => endOf(start, days, 'calendar_minus_holidays', calendar) ?? start;
    return { start, year: yearOf(day), longEnd: end(LONG_DAYS), shortEnd: end(SHORT_DAYS) };
  });
  const nothing = { start: first, year: yearOf(first), longEnd: first, shortEnd: first };
  return (index: number) => known[index] ?? nothing;
};
