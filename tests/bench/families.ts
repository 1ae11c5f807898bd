import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { decidesMany } from './decisions.ts';
import { employeeOf, listSql, startBare } from './lists.ts';
import { type Figures, load, type Shot } from './load.ts';
import { remindsEverybody } from './reminders.ts';
import type { Row } from './row.ts';
import { plansYear } from './schedule.ts';
import { takesSeats } from './seats.ts';

const CONNECTIONS = 8;
const SECONDS = 2;
/** Many short rounds, side by side, as with the lists. */
const ROUNDS = 7;
/** Trips that a person's own list has to show. */
const TRIPS = 50;
const LINES = 100;

const TRIP_LIST = {
  filter: "start_date >= '2020-01-01'",
  orderBy: 'start_date',
  sort: 'desc',
  rowsPerPage: TRIPS,
  select:
    'id,number,places,country_name,country_name_eng,destination_name,destination_name_eng,start_date,end_date,days,advance_amount,currency_id,per_diem_days,status_id,status_name,status_name_eng,manager_name,manager_name_eng,updated_at',
} as const;

/**
 * Several families side by side: lines with their document, a list with sums, waiting documents of all, and reminders.
 */
export const benchFamilies = async (url: string): Promise<Row[]> => [
  ...(await benchCalls(url)),
  await remindsEverybody(url),
];

const benchCalls = async (url: string): Promise<Row[]> => {
  const portal = await startPortal({ databaseUrl: url, env: { ROLE: 'web' } });
  try {
    const token = await signIn(portal.origin, 'big-employee', 'Portal#1', 'big');
    await haveTrips(portal.origin, token);
    return [
      await savesLines(portal.origin, token),
      await listsSums(portal.origin, token, url),
      ...(await whatWaits(portal.origin)),
      await decidesMany(portal.origin, url),
      await takesSeats(portal.origin, url),
      ...(await plansYear(portal.origin, url)),
    ];
  } finally {
    await portal.stop();
  }
};

const call = async (origin: string, token: string, method: string, params: object) => {
  const { result, error } = await rpc(origin, token, method, params);
  if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
};

/** Sent trips of the person, as many as a page shows: each of a week of its own. */
const haveTrips = async (origin: string, token: string): Promise<void> => {
  const { total } = await call(origin, token, 'view.get', { object: 'btrip', rowsPerPage: 1 });
  const [place] = (await call(origin, token, 'view.get', { object: 'btrip_destination' })).data;
  const filter = "code = 'RU'";
  const [country] = (await call(origin, token, 'view.get', { object: 'country', filter })).data;
  const tomorrow = addDays(dayInZone(new Date().toISOString(), 'Europe/Moscow'), 1);
  for (let index = total; index < TRIPS; index += 1) {
    const first = addDays(tomorrow, 3_650 + index * 7);
    const id = await newTrip(origin, token, {
      country_id: country?.id,
      destination_id: place?.id,
      entity: 'ООО «Волга»',
      goal: 'Запуск линии',
      start_date: first,
      end_date: addDays(first, 4),
      routes: [
        { from: 'Москва', to: 'Казань', end_date: addDays(first, 3) },
        { from: 'Казань', to: 'Москва', start_date: addDays(first, 3) },
      ],
    });
    const [row] = (await call(origin, token, 'view.get', { object: 'btrip', filter: `id = ${id}` })).data;
    const steps = (row?.steps ?? []) as { id: number; next_status_id: string }[];
    const step = steps.find(({ next_status_id }) => next_status_id === 'prepared');
    await call(origin, token, 'table.add', {
      object: 'document_status',
      data: [{ object_id: 'btrip', registrator_id: id, workflow_id: step?.id, status_id: 'prepared' }],
    });
  }
};

const newTrip = async (origin: string, token: string, record: object): Promise<number> => {
  const { data } = await call(origin, token, 'table.add', { object: 'btrip', begin: true, data: [record] });
  return Number(data[0]?.id);
};

/** The same change of a report without lines, and of one with a hundred, one of them changed each time. */
const savesLines = async (origin: string, token: string): Promise<Row> => {
  const entry = async (object: string, filter = '') =>
    (await call(origin, token, 'view.get', { object, filter })).data[0]?.id;
  const line = {
    date: dayInZone(new Date().toISOString(), 'Europe/Moscow'),
    expense_type_id: await entry('expense_type'),
    currency_id: await entry('currency', "code = 'RUB'"),
    amount: '100.50',
    receipt_number: '0412',
  };
  const report = async (details: readonly object[]) => {
    const data = [{ expense_goal_id: await entry('expense_goal'), details }];
    const made = await call(origin, token, 'table.add', { object: 'expense', begin: true, data });
    return Number(made.data[0]?.id);
  };
  const [bare, full] = [await report([]), await report(Array.from({ length: LINES }, () => line))];
  try {
    const asked = { object: 'expense', filter: `id = ${full}`, with: 'details' };
    const kept = (await call(origin, token, 'view.get', asked)).data[0]?.details as Record<string, unknown>[];
    const save = (id: number, details: (index: number) => object) => (index: number) =>
      shot(origin, token, 'table.edit', {
        object: 'expense',
        data: [{ id, comments: `Отчёт ${index}`, ...details(index) }],
      });
    const changed = (index: number) => ({
      details: kept.map((each, place) =>
        place === index % LINES ? { ...each, amount: `${100 + (index % 900)}.25` } : each,
      ),
    });
    const one = { connections: 1, seconds: SECONDS, warmUp: 30, check: isAnswer };
    const rounds: { none: Figures; all: Figures }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        none: await load(
          save(bare, () => ({})),
          one,
        ),
        all: await load(save(full, changed), one),
      });
    refuseFailures(rounds.flatMap((each) => [each.none, each.all]));
    const { none, all } = middle(rounds, (each) => each.all.p50 / each.none.p50);
    const ratio = all.p50 / none.p50;
    return {
      name: `saving a document with ${LINES} lines, over one with none`,
      value: `${ratio.toFixed(2)} (${all.p50.toFixed(1)} ms over ${none.p50.toFixed(1)} ms)`,
      wanted: '< 3',
      holds: ratio < 3,
    };
  } finally {
    await call(origin, token, 'table.del', { object: 'expense', data: [{ id: bare }, { id: full }] });
  }
};

/** A person's own trips with their advances and per diem, beside a bare handler of the same statement. */
const listsSums = async (origin: string, token: string, url: string): Promise<Row> => {
  const person = await employeeOf(url);
  const list = { ...TRIP_LIST, filter: `${TRIP_LIST.filter} and employee_id = ${person.employee_id}` };
  const bare = await startBare(url, listSql(person, 'btrip', list));
  try {
    const params = Object.entries({ object: 'btrip', ...list }).map(([name, value]) => [name, String(value)]);
    const ours: Shot = {
      method: 'GET',
      url: `${origin}/api/view?${new URLSearchParams(params)}`,
      headers: { authorization: `Bearer ${token}` },
    };
    const many = { connections: CONNECTIONS, seconds: SECONDS, warmUp: 50, check: isList };
    const rounds: { mine: Figures; yardstick: Figures }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        mine: await load(() => ours, many),
        yardstick: await load(() => ({ method: 'GET', url: bare.origin, headers: {} }), many),
      });
    refuseFailures(rounds.flatMap((each) => [each.mine, each.yardstick]));
    const { mine, yardstick } = middle(rounds, (each) => each.mine.perSecond / each.yardstick.perSecond);
    const ratio = mine.perSecond / yardstick.perSecond;
    return {
      name: `own list of trips with their sums, ${TRIPS} rows, over a bare handler`,
      value: `${ratio.toFixed(2)} (${mine.perSecond.toFixed(0)}/s over ${yardstick.perSecond.toFixed(0)}/s)`,
      wanted: '>= 0.6',
      holds: ratio >= 0.6,
    };
  } finally {
    bare.stop();
  }
};

/** What waits for a manager, all of it, and the first page of what waits for hr, among documents of all families. */
const whatWaits = async (origin: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [login, rowsPerPage] of [
    ['big-manager', 'all'],
    ['big-hr', '50'],
  ] as const) {
    const token = await signIn(origin, login, 'Portal#1', 'big');
    const query = new URLSearchParams({ object: 'incomplete', rowsPerPage });
    const inbox: Shot = {
      method: 'GET',
      url: `${origin}/api/view?${query}`,
      headers: { authorization: `Bearer ${token}` },
    };
    const figures = await load(() => inbox, {
      connections: 1,
      seconds: SECONDS * 2,
      warmUp: 50,
      check: isList,
    });
    refuseFailures([figures]);
    rows.push({
      name: `what waits for ${login} among documents of all families, ${rowsPerPage} rows, p95`,
      value: `${figures.p95.toFixed(1)} ms (median ${figures.p50.toFixed(1)} ms)`,
      wanted: '< 30 ms',
      holds: figures.p95 < 30,
    });
  }
  return rows;
};

const shot = (origin: string, token: string, method: string, params: object): Shot => ({
  method: 'POST',
  url: `${origin}/api/rpc`,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});

const isAnswer = (body: string): boolean => body.includes('"result"');
const isList = (body: string): boolean => body.includes('"data":[{');

const refuseFailures = (figures: readonly Figures[]): void => {
  const failed = figures.find((each) => each.failed > 0);
  if (failed) throw new Error(`${failed.failed} calls were refused, the first with ${failed.refusal}`);
};

const middle = <T>(rounds: readonly T[], by: (round: T) => number): T =>
  rounds.toSorted((a, b) => by(a) - by(b))[Math.floor(rounds.length / 2)] as T;
