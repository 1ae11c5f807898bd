import { calendarOf, isCountable } from '../../lib/calendar/calendar.ts';
import { addDays, type Day, dayInZone, eachDay, weekday } from '../../lib/kernel/day.ts';
import { CALENDAR } from '../../prisma/seed/dictionaries/calendar.data.ts';
import { connect } from '../../server/db/connect.ts';
import { crowdAt, type Somebody } from '../support/crowd.ts';
import { rpc, signIn } from '../support/rpc.ts';
import type { Row } from './row.ts';

const PEOPLE = 50;
const SEATS = 20;
const ROUNDS = 6;
const WANTED_MS = 100;

/** Fifty people send their days in the office at one moment, for fewer seats of one day: how long each of them waits. */
export const takesSeats = async (origin: string, url: string): Promise<Row> => {
  const client = await connect(url);
  try {
    const hr = await signIn(origin, 'big-hr', 'Portal#1', 'big');
    const {
      rows: [at],
    } = await client.query<{ client_id: number; organization_id: number }>(
      `select u."client_id"::int, e."organization_id"::int from "app_user" u join "client" c on c."id" = u."client_id" and c."code" = 'big'
       join "employee" e on e."id" = u."employee_id" where u."login" = 'big-hr'`,
    );
    if (!at) throw new Error('no large company');
    const monday = plainMonday();
    const waited: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const location = `Место-${Date.now()}-`;
      await call(origin, hr, 'table.add', {
        object: 'office_location',
        data: [{ organization_id: at.organization_id, location, seats: SEATS }],
      });
      const people = await crowdAt(client, { ...at, location }, PEOPLE);
      const sends = await Promise.all(people.map((person) => drafted(origin, person, monday)));
      const answers = await Promise.all(sends.map(timed));
      const taken = answers.filter(({ ok }) => ok).length;
      if (taken !== SEATS) throw new Error(`${taken} seats of ${SEATS} were taken`);
      // What is done for the first time is done slowly, by whomever.
      if (round > 0) waited.push(...answers.map(({ ms }) => ms));
    }
    const p95 =
      waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    return {
      name: `${PEOPLE} people at once for ${SEATS} seats of one day, p95`,
      value: `${p95.toFixed(0)} ms (exactly ${SEATS} taken each time)`,
      wanted: `< ${WANTED_MS} ms`,
      holds: p95 < WANTED_MS,
    };
  } finally {
    await client.end();
  }
};

const calendar = calendarOf(CALENDAR);

/** The Monday of a week without holidays, far enough away; each round is of a location of its own. */
const plainMonday = (): Day => {
  let day = addDays(dayInZone(new Date().toISOString(), 'Europe/Moscow'), 14);
  while (weekday(day) !== 1 || eachDay(day, addDays(day, 4)).some((each) => !isCountable(each, calendar)))
    day = addDays(day, 1);
  return day;
};

const call = async (origin: string, token: string, method: string, params: object) => {
  const { result, error } = await rpc(origin, token, method, params);
  if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
};

/** A week at home but for its first day, ready to be sent. */
const drafted = async (origin: string, { token }: Somebody, monday: Day) => {
  const made = await call(origin, token, 'table.add', {
    object: 'homeoffice',
    begin: true,
    data: [
      {
        start_date: monday,
        end_date: addDays(monday, 4),
        address: 'Москва, Лесная ул., 12',
        plan: [{ day: monday, place: 'office' }],
      },
    ],
  });
  const { id, steps } = made.data[0] as { id: number; steps: { id: number; next_status_id: string }[] };
  const step = steps.find(({ next_status_id }) => next_status_id === 'prepared');
  return () =>
    rpc(origin, token, 'table.add', {
      object: 'document_status',
      data: [{ object_id: 'homeoffice', registrator_id: id, workflow_id: step?.id, status_id: 'prepared' }],
    });
};

const timed = async (send: Awaited<ReturnType<typeof drafted>>): Promise<{ ok: boolean; ms: number }> => {
  const begun = performance.now();
  const { error } = await send();
  return { ok: error === undefined, ms: performance.now() - begun };
};
