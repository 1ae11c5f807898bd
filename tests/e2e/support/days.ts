import { calendarOf, dayKind } from '../../../lib/calendar/calendar.ts';
import { addDays, type Day, dayInZone, weekday, yearOf } from '../../../lib/kernel/day.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';
import { plainMonday } from '../../support/plain-weeks.ts';
import { rpc } from '../../support/rpc.ts';
import type { Person } from './portal-test.ts';
import { giveMoreDays } from './vacation-limit.ts';

/** The business day of the run. */
export const today = (): Day => dayInZone(new Date().toISOString(), 'Europe/Moscow');

const DAYS_OF_A_WEEK = 7;

/**
 * For each person a Monday of next year, from April on, or of the year after that. Its week is an ordinary one, five
 * working days and a weekend of one month, free of other leaves and of trips: a leave there counts as many days as it
 * spans, and a calendar with room for a single month shows it whole, whenever the tests run. Days for it are added to
 * the person's limit, so that no test is warned that others left too little of the year. A test of that warning adds
 * none.
 */
export const freeMondays = async (
  origin: string,
  people: readonly Pick<Person, 'token'>[],
  broughtAlong = DAYS_OF_A_WEEK,
): Promise<Day[]> => {
  const chosen: Day[] = [];
  for (const { token } of people) {
    const taken = await takenBy(origin, token);
    const free = ordinaryMondays().find(
      (monday) => !chosen.includes(monday) && !taken.some((leave) => touches(leave, monday)),
    );
    if (!free) throw new Error('The demo company leaves no free week in the next two years.');
    const { result } = await rpc<{ profile: { login: string } }>(origin, token, 'user.get', {});
    await giveMoreDays(result?.profile.login ?? '', yearOf(free), broughtAlong);
    chosen.push(free);
  }
  return chosen;
};

/** A Monday as `freeMondays` finds them whose week is free for all of these people. */
export const commonMonday = async (
  origin: string,
  people: readonly Pick<Person, 'token'>[],
): Promise<Day> => {
  const taken = (await Promise.all(people.map(({ token }) => takenBy(origin, token)))).flat();
  const free = ordinaryMondays().find((monday) => !taken.some((leave) => touches(leave, monday)));
  if (!free) throw new Error('The demo company leaves no week of the next two years free for all of them.');
  return free;
};

/** The first Monday from one on whose so many days have no holiday and no absence of the person. */
export const freeStretch = async (
  origin: string,
  { token }: Pick<Person, 'token'>,
  from: Day,
  length: number,
): Promise<Day> => {
  const taken = await takenBy(origin, token);
  const first = (monday: Day): Day => {
    const plain = plainMonday(monday, length, DAYS_OF_A_WEEK);
    const isTaken = taken.some((leave) => touches(leave, plain, length));
    return isTaken ? first(addDays(plain, DAYS_OF_A_WEEK)) : plain;
  };
  return first(from);
};

/** Absences of a person from the next year on. */
const takenBy = async (origin: string, token: string): Promise<Record<string, unknown>[]> => {
  const filter = `end_date >= '${yearOf(today()) + 1}-01-01'`;
  const absences = await Promise.all(
    ['vacation', 'vacation_correction', 'btrip', 'absence', 'sickleave'].map((object) =>
      rpc(origin, token, 'view.get', { object, filter, rowsPerPage: 'all' }),
    ),
  );
  return absences.flatMap(({ result }) => result?.data ?? []);
};

const touches = (leave: Record<string, unknown>, monday: Day, length = DAYS_OF_A_WEEK): boolean =>
  String(leave.start_date) <= addDays(monday, length - 1) && String(leave.end_date) >= monday;

const WEEKS = 35;
const monthOf = (day: Day): string => day.slice(0, 7);

const ordinaryMondays = (): Day[] => {
  const calendar = calendarOf(CALENDAR);
  return [1, 2]
    .flatMap((ahead) => {
      const first = `${yearOf(today()) + ahead}-04-01`;
      const monday = addDays(first, (8 - weekday(first)) % 7);
      return Array.from({ length: WEEKS }, (_, week) => addDays(monday, week * 7));
    })
    .filter((start) => monthOf(start) === monthOf(addDays(start, 6)))
    .filter((start) =>
      Array.from({ length: 7 }, (_, day) => dayKind(addDays(start, day), calendar)).every(
        (kind, day) => kind === (day < 5 ? 'weekday' : 'weekend'),
      ),
    );
};
