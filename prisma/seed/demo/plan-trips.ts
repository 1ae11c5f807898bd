import { isCountable } from '../../../lib/calendar/calendar.ts';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { addDays, type Day, daysBetween } from '../../../lib/kernel/day.ts';
import { type Clock, mondayIn, workdayFrom, workdaysAfter, workdaysAgo } from './clock.ts';
import type { IdOf } from './entries.ts';
import type { Leave } from './leave-book.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import { straightWay } from './straight-way.ts';
import { TRIPS } from './trips.data.ts';

/** The accountant pays the balance so many working days after the trip, which was approved so many before that. */
const PAID_AFTER = 5;
const TOOK = { processed: 22 };

type TripScene = (typeof TRIPS)[number];

/** The trips of these people, each in a week in which its person has no leave. */
export const planTrips = (
  staff: readonly Person[],
  leaves: readonly Leave[],
  idOf: IdOf,
  clock: Clock,
): readonly Matter[] =>
  TRIPS.flatMap((scene): Matter[] => {
    const person = staff.find((other) => other.name === scene.name);
    if (!person) return [];
    const { waited, country, destination, says, legs, name: _name, weeks: _weeks, ...way } = scene;
    const monday = freeMonday(scene, person, leaves, clock);
    const on = ([first, last]: readonly [number, number]) => ({
      start_date: addDays(monday, first),
      end_date: addDays(monday, last),
    });
    const { start_date, end_date } = on(spanOf(scene));
    return [
      {
        family: btrip,
        person,
        legs: (_, random) => straightWay(btrip.object_id, { ...way, took: TOOK }, random),
        lastMoved: (_, random) =>
          waited === undefined
            ? workdaysAfter(end_date, PAID_AFTER, clock, random)
            : workdaysAgo(waited, clock, random),
        written: () => ({
          start_date,
          end_date,
          days: daysBetween(start_date, end_date) + 1,
          country_id: idOf('country', country),
          destination_id: idOf('BtripDestination', destination),
          ...says,
          routes: legs.map(({ days, ...leg }) => ({
            id: null,
            entity: '',
            weekend_stay: false,
            ...leg,
            ...on(days),
          })),
        }),
      },
    ];
  });

/** From the first day of the first leg to the last day of the last. */
const spanOf = ({ legs }: TripScene): readonly [first: number, last: number] => [
  legs[0]?.days[0] ?? 0,
  legs.at(-1)?.days[1] ?? 0,
];

/** Longer than any leave. */
const WEEKS_MAX = 12;

/**
 * The Monday from which on the person is at work for as long as the trip lasts, its ends on working days; a past trip
 * moves back until it could have been reported, one to come forward.
 */
const freeMonday = (scene: TripScene, person: Person, leaves: readonly Leave[], clock: Clock): Day => {
  const [first, last] = spanOf(scene);
  const isFree = (monday: Day) =>
    [first, last].every((after) => isCountable(addDays(monday, after), clock.calendar)) &&
    (scene.weeks > 0 || workdayFrom(addDays(monday, last + 1), clock) < clock.today) &&
    !leaves.some(
      (leave) =>
        leave.person.id === person.id &&
        leave.ending !== 'declined' &&
        leave.start <= addDays(monday, last) &&
        leave.end >= addDays(monday, first),
    );
  const way = Math.sign(scene.weeks) || 1;
  const mondays = Array.from({ length: WEEKS_MAX }, (_, index) => mondayIn(scene.weeks + way * index, clock));
  const free = mondays.find(isFree);
  if (!free) throw new Error(`${scene.name} has no week for the trip.`);
  return free;
};
