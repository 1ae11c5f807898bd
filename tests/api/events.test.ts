import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { testDatabase } from '../support/database.ts';
import { type EventSourceOf, listenTo } from '../support/event-source.ts';
import { startPortal } from '../support/portal.ts';
import { rpc, signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { addVacation, move, sentVacation, type Vacation } from '../support/vacation-desk.ts';

/** As long as a busy machine may need. */
const PATIENCE_MS = 20_000;

const database = shared(testDatabase);
const db = shared(() => connect(database.url));
/** Two processes of one portal: people may sit at either. */
const first = shared(() => startPortal({ databaseUrl: database.url, env: { ROLE: 'web' } }));
const second = shared(() => startPortal({ databaseUrl: database.url, dataDir: first.dataDir }));
const tokens: Record<string, string> = {};
const open: EventSourceOf[] = [];

beforeAll(async () => {
  for (const login of ['employee', 'employee2', 'manager', 'hr', 'stranger'])
    tokens[login] = await signIn(first.origin, login);
});

afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
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
  return { start_date: `${year}-03-04`, end_date: `${year}-03-06` };
};

const soon = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });

test('a move reaches those who may read the document, across processes, and nobody else', async () => {
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

/** Waits for the message of a document's last move to a recipient, as the stream tells of it. */
const hears = async (stream: EventSourceOf, sent: Vacation, recipient_id: number | 'hr') => {
  let message: Record<string, unknown> | undefined;
  await vi.waitFor(
    async () => {
      const { rows } = await db.query(
        `select "id"::int as id, "text", "text_eng", "route" from "message"
         where "registrator_id" = $1 and "recipient_id" = $2 order by "id" desc limit 1`,
        [sent.id, String(recipient_id)],
      );
      message = rows[0];
      expect(stream.events).toContainEqual({ event: 'message', data: { id: message?.id } });
    },
    { timeout: PATIENCE_MS, interval: 10 },
  );
  return message;
};

const heard = (stream: EventSourceOf, id: unknown) =>
  stream.events.some((each) => each.event === 'message' && each.data.id === id);

test('the message of a move reaches its reader, and nobody else', async () => {
  const [manager, employee, stranger] = [
    await hear('manager', first),
    await hear('employee', first),
    await hear('stranger'),
  ];
  const sent = await sentVacation(first.origin, token('employee'), days());
  const waiting = await hears(manager, sent, sent.manager_id);
  expect(waiting).toMatchObject({
    text: expect.stringContaining(sent.number),
    text_eng: expect.stringContaining(sent.number),
    route: `/uvacation/${sent.id}`,
  });

  const hr = await hear('hr');
  await move(second.origin, token('manager'), sent.id, 'agreed');
  const agreed = await hears(employee, sent, sent.employee_id);
  const forHr = await hears(hr, sent, 'hr');

  expect(heard(employee, waiting?.id)).toBe(false);
  expect(heard(manager, agreed?.id) || heard(manager, forHr?.id)).toBe(false);
  expect(stranger.events).toEqual([]);
});

test('what hr did herself is no news to her: the mailbox of hr keeps it for her colleagues', async () => {
  const [hr, employee] = [await hear('hr'), await hear('employee')];
  const sent = await sentVacation(first.origin, token('employee'), days());
  await move(first.origin, token('hr'), sent.id, 'agreed');
  await hears(employee, sent, sent.employee_id);
  const mailbox = async (login: string) =>
    (
      await rpc(first.origin, token(login), 'view.get', {
        object: 'message',
        filter: `registrator_id = ${sent.id} and recipient_id = 'hr'`,
      })
    ).result?.total;
  const kept = await db.query(
    `select "author_id"::int as author, "id"::int as id from "message" where "registrator_id" = $1 and "recipient_id" = 'hr'`,
    [sent.id],
  );
  const { id: hr_user } = (await db.query(`select "id"::int as id from "app_user" where "login" = 'hr'`))
    .rows[0];
  expect(kept.rows).toEqual([{ author: hr_user, id: expect.any(Number) }]);
  expect(await mailbox('hr')).toBe(0);
  // Her stream is in order: what she hears of the next leave comes after all there was of this one.
  const next = await sentVacation(first.origin, token('employee'), days());
  await move(first.origin, token('manager'), next.id, 'agreed');
  await hears(hr, next, 'hr');
  expect(heard(hr, kept.rows[0].id)).toBe(false);
  await db.query('update "message" set "author_id" = 0 where "id" = $1', [kept.rows[0].id]);
  expect(await mailbox('hr'), 'a colleague’s act is news').toBe(1);
});

test('the cookie of the browser opens the stream, nothing opens none', async () => {
  const signedIn = await fetch(`${first.origin}/api/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'token.get',
      params: { login: 'manager', password: 'Portal#1' },
    }),
  });
  const stream = await listenTo(first.origin, {
    cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '',
  });
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
  await expect.poll(async () => (await hear('reader')).status).toBe(200);
});

test('after every line to the database was cut everybody is told to read again, and hears on', async () => {
  const manager = await hear('manager');
  await db.query(
    'select pg_terminate_backend("pid") from pg_stat_activity where "datname" = current_database() and "pid" <> pg_backend_pid()',
  );
  await soon(() => expect(manager.events).toContainEqual({ event: 'refetch', data: {} }));

  const sent = await sentVacation(first.origin, token('employee'), days());
  await soon(() =>
    expect(manager.events).toContainEqual({
      event: 'changed',
      data: { object_id: 'vacation', id: sent.id, status_id: 'prepared' },
    }),
  );
  await soon(() => expect(manager.events.some((each) => each.event === 'message')).toBe(true));
});

test('a process that ends ends its streams', async () => {
  const third = await startPortal({
    databaseUrl: database.url,
    dataDir: first.dataDir,
    env: { ROLE: 'web' },
  });
  const stream = await hear('manager', third);
  const before = performance.now();
  await Promise.all([third.stop(), stream.ended]);
  expect(performance.now() - before).toBeLessThan(9_000);
  expect((await rpc(first.origin, token('manager'), 'user.get', {})).result).toBeDefined();
});

test('whoever decides about a document has read what they were told of it, and the mailbox of hr what hr did', async () => {
  const read = async (id: number, recipient: number | 'hr'): Promise<boolean[]> => {
    const { rows } = await db.query(
      `select "read_date" is not null as read from "message" where "registrator_id" = $1 and "recipient_id" = $2 order by "id"`,
      [id, String(recipient)],
    );
    return rows.map((row) => row.read);
  };
  const sent = await sentVacation(first.origin, token('employee'), days());
  await expect.poll(() => read(sent.id, sent.manager_id)).toEqual([false]);
  const manager = await hear('manager');
  await move(first.origin, token('manager'), sent.id, 'agreed');
  await expect.poll(() => read(sent.id, sent.manager_id)).toEqual([true]);
  await soon(() => expect(manager.events.some((each) => each.event === 'message')).toBe(true));
  await expect.poll(() => read(sent.id, 'hr')).toEqual([false]);
  expect(await read(sent.id, sent.employee_id), 'the owner has decided nothing').toEqual([false]);
  await move(first.origin, token('hr'), sent.id, 'approved');
  await expect.poll(() => read(sent.id, 'hr')).toEqual([true]);
});
