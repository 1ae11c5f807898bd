import type { Day } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { numberOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { SeatDay, Seats } from '../../facts/staff-facts.ts';
import type { RuleFacts } from '../../record.ts';
import { type PlannedDay, planOf } from './plan.ts';

/** Free days that a refusal names. */
const NAMED_MAX = 3;

type SeatFacts = Pick<RuleFacts, 'seats' | 'parameters'>;

/** Office seats for a day of the whole company; 0 is no limit. */
export const officeLimit = ({ parameters }: Pick<RuleFacts, 'parameters'>): number =>
  numberOf(parameters, 'office_seat_limit_per_day');

/** The counts of a day, where the server has them. */
export const seatDay = (seats: Seats | undefined, day: Day): SeatDay | undefined =>
  seats?.days.find((each) => each.day === day);

/** Seats of the location left for this person; a seat they hold already counts. */
export const seatsLeft = (seats: Seats | undefined, day: Day): number | undefined => {
  const counted = seatDay(seats, day);
  if (!seats?.location || !counted) return undefined;
  const left = Math.max(0, seats.location.seats - counted.booked);
  return counted.mine ? Math.max(1, left) : left;
};

/** Office days on which the location has no seat left, with the days of the plan that have some beside. */
export const seatRefusals = (record: DocumentRecord, { seats }: SeatFacts): FieldRefusal[] => {
  if (!seats?.location) return [];
  const days = planOf(record).flatMap((line) => (line.day ? [{ ...line, day: line.day }] : []));
  const free = days.filter(({ day }) => (seatsLeft(seats, day) ?? 0) > 0).slice(0, NAMED_MAX);
  return days
    .filter(({ place, day }) => place === 'office' && seatsLeft(seats, day) === 0)
    .map(({ at, day }) => ({
      field: `${at}.place`,
      code: 'homeoffice/no-seat',
      values: {
        day,
        location: seats.location?.name ?? '',
        seats: seats.location?.seats ?? 0,
        free: free.length,
        ...Object.fromEntries(
          Array.from({ length: NAMED_MAX }, (_, index) => [`free_${index + 1}`, free[index]?.day ?? '']),
        ),
      },
    }));
};

/** People in the office on a day with this one among them, where that is more than there are seats. */
const over = (day: Day, facts: SeatFacts): { people: number; limit: number } | undefined => {
  const limit = officeLimit(facts);
  const others = seatDay(facts.seats, day)?.others ?? null;
  return limit > 0 && others !== null && others + 1 > limit ? { people: others + 1, limit } : undefined;
};

const overLimit = (field: string, day: Day, facts: SeatFacts): FieldRefusal[] => {
  const found = over(day, facts);
  return found ? [{ field, code: 'homeoffice/over-limit', values: { day, ...found } }] : [];
};

const homeDays = (plan: readonly PlannedDay[]): ReadonlySet<Day | null> =>
  new Set(plan.filter(({ place }) => place === 'home').map(({ day }) => day));

/** Days that the person spends in the office, by choice or because an agreed day at home is given up (AMB-128). */
export const overLimitWarnings = (record: DocumentRecord, facts: SeatFacts): FieldRefusal[] => {
  const plan = planOf(record);
  const planned = new Set(plan.map(({ day }) => day));
  const home = homeDays(plan);
  return [
    ...plan.flatMap(({ at, day, place }) => (day && place === 'office' ? overLimit(at, day, facts) : [])),
    ...(facts.seats?.days ?? []).flatMap(({ day, at_home }) =>
      at_home && !home.has(day) && !planned.has(day) ? overLimit('plan', day, facts) : [],
    ),
  ];
};

/** Days on which the person comes back to an office that has no room, once the document is given up. */
export const backWarnings = (facts: SeatFacts): FieldRefusal[] =>
  (facts.seats?.days ?? []).flatMap(({ day, at_home }) => (at_home ? overLimit('plan', day, facts) : []));
