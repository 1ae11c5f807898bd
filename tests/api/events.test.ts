import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { type EventSourceOf, listenTo } from '../support/event-source.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { addVacation, move, sentVacation } from '../support/vacation-desk.ts';

const SECOND_MS = 1_000;

let database: TestDatabase;
let db: Client;
/** Two processes of one portal: people may sit at either. */
let first: Portal;
let second: Portal;
const tokens: Record<string, string> = {};
const open: EventSourceOf[] = [];

beforeAll(async () => {
  database = await testDatabase();
  db = await connect(database.url);
  first = await startPortal({ databaseUrl: database.url, env: { ROLE: 'web' } });
  second = await startPortal({ databaseUrl: database.url, dataDir: first.dataDir });
  for (const login of ['employee', 'employee2', 'manager', 'hr', 'stranger']) tokens[login] = await signIn(first.origin, login);
});

afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

afterAll(async () => {
  await second?.stop();
  await first?.stop();
  await db?.end();
  await database?.drop();
});

const token = (login: string): string => tokens[login] ?? '';

const hear = async (login: string, portal = second): Promise<EventSourceOf> => {
  const stream = await listenTo(portal.origin, { authorization: `Bearer ${token(login)}` });
  open.push(stream);
  return stream;
};

let year = 2028;
const days = () => {
  year += 1;
  return { start_date: `${year}-03-05`, end_date: `${year}-03-06` };
};

const soon = (check: () => void) => vi.waitFor(check, { timeout: SECOND_MS, interval: 10 });

test('a move reaches those who may read the document within a second, across processes, and nobody else', async () => {
  const made = await addVacation(first.origin, token('employee'), days());
  await move(first.origin, token('employee'), made.id, 'draft');
  const manager = await hear('manager');
  const colleague = await hear('employee2');
  const stranger = await hear('stranger');
  const hr = await hear('hr', first);

  await move(first.origin, token('employee'), made.id, 'prepared');

  const changed = { event: 'changed', data: { object_id: 'vacation', id: made.id, status_id: 'prepared' } };
  await soon(() => {
    expect(manager.events).toContainEqual(changed);
    expect(hr.events).toContainEqual(changed);
  });
  expect(colleague.events).toEqual([]);
  expect(stranger.events).toEqual([]);
});

test('a message reaches its reader within a second of the move', async () => {
  const manager = await hear('manager', first);
  const employee = await hear('employee', first);
  const sent = await sentVacation(first.origin, token('employee'), days());

  await soon(() => expect(manager.events.filter((each) => each.event === 'message')).toHaveLength(1));
  const { rows } = await db.query(
    `select m."id"::int as id, m."recipient_id", m."text", m."text_eng", m."route" from "message" m
     join "outbox" o on o."id" = m."outbox_id" where m."registrator_id" = $1`,
    [sent.id],
  );
  expect(rows).toEqual([
    {
      id: manager.events.find((each) => each.event === 'message')?.data.id,
      recipient_id: String(sent.manager_id),
      text: expect.stringContaining(sent.number),
      text_eng: expect.stringContaining(sent.number),
      route: `/uvacation/${sent.id}`,
    },
  ]);
  expect(employee.events.filter((each) => each.event === 'message')).toEqual([]);

  await move(second.origin, token('manager'), sent.id, 'agreed');
  await soon(() => expect(employee.events.filter((each) => each.event === 'message')).toHaveLength(1));
});

test('the mailbox of hr is heard by hr of that organization', async () => {
  const hr = await hear('hr');
  const stranger = await hear('stranger');
  const sent = await sentVacation(first.origin, token('employee'), days());
  await move(second.origin, token('manager'), sent.id, 'agreed');
  await soon(() => expect(hr.events.filter((each) => each.event === 'message')).toHaveLength(1));
  expect(stranger.events).toEqual([]);
});

test('the cookie of the browser opens the stream, nothing opens none', async () => {
  const signedIn = await fetch(`${first.origin}/api/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'token.get', params: { login: 'manager', password: 'Portal#1' } }),
  });
  const stream = await listenTo(first.origin, { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' });
  open.push(stream);
  expect(stream.status).toBe(200);
  expect((await listenTo(first.origin, {})).status).toBe(401);
  expect((await listenTo(first.origin, { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401);
});

test('one session has five streams and no sixth, and a closed one makes room', async () => {
  tokens.reader = await signIn(first.origin, 'employee');
  const five = await Promise.all(Array.from({ length: 5 }, () => hear('reader')));
  expect(five.map((stream) => stream.status)).toEqual([200, 200, 200, 200, 200]);
  expect((await hear('reader')).status).toBe(429);
  five[0]?.close();
  await vi.waitFor(async () => expect((await hear('reader')).status).toBe(200), { timeout: 5_000, interval: 50 });
});

test('after the line to the database was cut everybody is told to read again, and hears on', async () => {
  const manager = await hear('manager');
  await db.query(`select pg_terminate_backend("pid") from pg_stat_activity where "application_name" = 'portal listen' and "datname" = current_database()`);
  await vi.waitFor(() => expect(manager.events).toContainEqual({ event: 'refetch', data: {} }), { timeout: 10_000, interval: 20 });

  const sent = await sentVacation(first.origin, token('employee'), days());
  await soon(() => expect(manager.events).toContainEqual({ event: 'changed', data: { object_id: 'vacation', id: sent.id, status_id: 'prepared' } }));
});

test('a process that ends ends its streams', async () => {
  const third = await startPortal({ databaseUrl: database.url, dataDir: first.dataDir, env: { ROLE: 'web' } });
  const stream = await hear('manager', third);
  const before = performance.now();
  await Promise.all([third.stop(), stream.ended]);
  expect(performance.now() - before).toBeLessThan(5_000);
  expect((await rpc(first.origin, token('manager'), 'user.get', {})).result).toBeDefined();
});
