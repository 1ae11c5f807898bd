import { addDays, type Day } from '../../../lib/kernel/day.ts';
import type { Days } from './absences.data.ts';
import { type Clock, mondayIn } from './clock.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';

/** Longer than anybody is away. */
const WEEKS_MAX = 30;

/**
 * The days of a scene in the first week, forward or back, in which the person is away for nothing else and both ends suit;
 * `inside` something else in its own week.
 */
export const freeDays = (
  { weeks, days: [first, last], span: [from, to] = [first, last] }: Days,
  person: Person,
  away: readonly StoredPaper[],
  clock: Clock,
  { suits = () => true, inside }: { suits?: (day: Day) => boolean; inside?: true | undefined } = {},
): { start_date: Day; end_date: Day } => {
  const way = weeks < 0 ? -1 : 1;
  const mondays = Array.from({ length: WEEKS_MAX }, (_, index) => mondayIn(weeks + way * index, clock));
  const isFree = (monday: Day) =>
    suits(addDays(monday, first)) &&
    suits(addDays(monday, last)) &&
    !away.some(
      ({ person: other, said }) =>
        other.id === person.id &&
        String(said.start_date) <= addDays(monday, to) &&
        String(said.end_date) >= addDays(monday, from),
    );
  const monday = inside ? mondays[0] : mondays.find(isFree);
  if (!monday) throw new Error(`${person.name} is away all the time.`);
  return { start_date: addDays(monday, first), end_date: addDays(monday, last) };
};
