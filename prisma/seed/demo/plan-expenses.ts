import { expense } from '../../../lib/documents/families/expense/index.ts';
import { addDays, type Day } from '../../../lib/kernel/day.ts';
import type { Row } from '../insert.ts';
import { workdaysAfter, workdaysAgo } from './clock.ts';
import type { Receipt } from './draw-receipt.ts';
import type { IdOf } from './entries.ts';
import { EXPENSES } from './expenses.data.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import type { StoredPaper } from './stored-paper.ts';
import { straightWay } from './straight-way.ts';

/** The working day after a trip on which its report comes to each status at the earliest: a day a step, and sent on the first. */
const REACHED: Readonly<Record<string, number>> = { prepared: 1, agreed: 2, accepted: 3, processed: 4 };
const TOOK = { agreed: 1, accepted: 1, processed: 1 };

/** What a currency is quoted by on the slips of the demo. */
const SLIP_UNITS = 100;
const HOME = 'RUB';

/** The reports of these people, of their trips as those are stored. */
export const planExpenses = (
  staff: readonly Person[],
  trips: readonly StoredPaper[],
  idOf: IdOf,
): readonly Matter[] =>
  EXPENSES.flatMap((scene): Matter[] => {
    const person = staff.find((other) => other.name === scene.name);
    if (!person) return [];
    const { waited, trip: place, goal, advance, says, spent, name: _name, ...way } = scene;
    const trip = place === undefined ? undefined : tripOf(person, place, trips);
    const dayOf = (day: number, begun: Day): Day =>
      trip ? addDays(String(trip.said.start_date), day) : addDays(begun, -day);
    return [
      {
        family: expense,
        person,
        type: trip ? 'trip' : 'business',
        legs: (_, random) => straightWay(expense.object_id, { ...way, took: TOOK }, random),
        lastMoved: (clock, random) =>
          Math.max(
            waited === undefined ? 0 : workdaysAgo(waited, clock, random),
            trip ? workdaysAfter(String(trip.said.end_date), REACHED[way.ending] ?? 0, clock, random) : 0,
          ),
        written: (begun) => ({
          expense_goal_id: idOf('expense_goal', goal),
          ...(trip ? { btrip_id: trip.id } : {}),
          ...(advance ? { advance_amount: advance } : {}),
          ...says,
          details: spent.map((line) => lineOf(line, dayOf(line.day, begun), idOf)),
        }),
        receipts: (begun) => spent.map((line) => receiptOf(line, dayOf(line.day, begun))),
      },
    ];
  });

type SpentScene = (typeof EXPENSES)[number]['spent'][number];

const lineOf = (
  { type, amount, currency = HOME, rate, number, comments = '' }: SpentScene,
  date: Day,
  idOf: IdOf,
): Row => ({
  id: null,
  date,
  expense_type_id: idOf('expense_type', type),
  expense_goal_id: null,
  amount,
  currency_id: idOf('currency', currency),
  ...(rate ? { rate, rate_units: SLIP_UNITS, rate_source: 'receipt' } : {}),
  receipt_number: number,
  file_id: null,
  comments,
});

const receiptOf = ({ from, number, amount, currency = HOME }: SpentScene, day: Day): Receipt | undefined =>
  from && { seller: from[0], goods: from[1], number, day, amount, currency };

const tripOf = ({ id, name }: Person, place: string, trips: readonly StoredPaper[]): StoredPaper => {
  const trip = trips.find(({ person, said }) => person.id === id && String(said.places).startsWith(place));
  if (!trip) throw new Error(`${name} has no trip to ${place}.`);
  return trip;
};
