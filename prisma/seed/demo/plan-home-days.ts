import type { Client } from 'pg';
import { isCountable } from '../../../lib/calendar/calendar.ts';
import { homeoffice } from '../../../lib/documents/families/homeoffice/index.ts';
import { addDays, daysBetween, eachDay, weekday } from '../../../lib/kernel/day.ts';
import { insertRows } from '../insert.ts';
import { type Clock, inOfficeHours, workdaysAgo, workdaysBack } from './clock.ts';
import { freeDays } from './free-days.ts';
import { HOME_SCENES } from './home-days.data.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';
import { straightWay } from './straight-way.ts';

/** The office whose seats are counted, and how many it gives to those who work from home on other days. */
const LOCATION = { location: 'Москва', seats: 6 };

/** One that is over was settled so many days before it. */
const SETTLED_BEFORE = 3;

/** The seats of the office in Moscow, kept before anybody takes one. */
export const seedSeats = (client: Client, staff: readonly Person[]): Promise<number> => {
  const person = staff.find(({ location }) => location === LOCATION.location);
  return insertRows(
    client,
    'office_location',
    person ? [{ client_id: person.client_id, organization_id: person.organization_id, ...LOCATION }] : [],
  );
};

/** The home offices of these people, each in weeks in which nothing else keeps its person away. */
export const planHomeDays = (
  staff: readonly Person[],
  away: readonly StoredPaper[],
  clock: Clock,
): readonly Matter[] =>
  HOME_SCENES.flatMap((scene): Matter[] => {
    const person = staff.find(({ name }) => name === scene.name);
    if (!person) return [];
    const { weeks, long, address, office, waited, comments = '', comments_eng = '' } = scene;
    // Until the Friday of its last week.
    const { start_date, end_date } = freeDays({ weeks, days: [0, long * 7 - 3] }, person, away, clock);
    return [
      {
        family: homeoffice,
        person,
        legs: (_, random) => straightWay(homeoffice.object_id, scene, random),
        lastMoved: (_, random) =>
          waited === undefined
            ? inOfficeHours(workdaysBack(addDays(start_date, -SETTLED_BEFORE), 0, clock), random)
            : workdaysAgo(waited, clock, random),
        written: () => ({
          start_date,
          end_date,
          days: daysBetween(start_date, end_date) + 1,
          address,
          comments,
          comments_eng,
          plan: eachDay(start_date, end_date)
            .filter((day) => isCountable(day, clock.calendar))
            .map((day) => ({ id: null, day, place: office.includes(weekday(day)) ? 'office' : 'home' })),
        }),
      },
    ];
  });
