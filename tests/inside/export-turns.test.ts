import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedLarge } from '../../prisma/seed/large/seed-large.ts';
import { callerOf } from '../support/matrix-http.ts';
import { type OwnProcess, ownProcess } from '../support/own-process.ts';
import { cellsOf } from '../support/workbook.ts';

/** So long one turn may keep others waiting, by its own work: what other processes take of the machine does not count. */
const LONGEST_MS = 50;
const LARGE_MS = 300_000;
const COMPANY = { employees: 3_000, documents: 5_500 };
/** Rows that an export has at most. */
const ROWS_MAX = 5_000;
const ORIGIN = 'http://127.0.0.1:3000';

let own: OwnProcess;
let handle: (request: Request) => Response | Promise<Response>;
let token: string;
beforeAll(async () => {
  own = await ownProcess();
  process.env.APP_ORIGIN = ORIGIN;
  process.env.DATABASE_PATIENCE_MS = '60000';
  await seedLarge(own.database.url, COMPANY);
  const { api } = await import('../../server/api/app.ts');
  handle = (request) => api.fetch(request);
  const { result } = await callerOf(
    ORIGIN,
    'big',
    handle,
  )('token.get', {
    login: 'big-hr',
    password: 'Portal#1',
  });
  token = String(result?.access_token);
}, LARGE_MS);
afterAll(async () => {
  const { stopListening } = await import('../../server/notifications/listen.ts');
  await stopListening();
  await own?.close();
});

/** The longest that one turn of the event loop kept this thread busy, in milliseconds of its own work, while `work` goes on. */
const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isOver = false;
  const busy = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const watch = (async () => {
    for (let before = busy(); !isOver; ) {
      await nextTurn();
      const now = busy();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  await work();
  isOver = true;
  await watch;
  return longest;
};

const download = async (path: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${token}`, 'x-client': 'big' };
  const answer = await handle(new Request(`${ORIGIN}/api${path}`, { headers }));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** What a file holds, and the longest that making it kept others waiting. */
const measured = async (path: string): Promise<{ bytes: Buffer; longest: number }> => {
  let bytes: Buffer = Buffer.alloc(0);
  const longest = await longestTurn(async () => {
    bytes = await download(path);
  });
  return { bytes, longest };
};

const EVERYTHING = `/export?${new URLSearchParams({ object: 'vacation', orderBy: 'start_date' })}`;
const COMPUTED = `/export?${new URLSearchParams({ object: 'vacation', columns: 'number,employee_name,start_date,create_date,comments,holder' })}`;

test('work that is held up is found out', async () => {
  const longest = await longestTurn(async () => {
    await nextTurn();
    const until = performance.now() + 10 * LONGEST_MS;
    while (performance.now() < until);
    await nextTurn();
  });
  expect(longest).toBeGreaterThan(LONGEST_MS);
});

test.each([
  ['every column of a list', EVERYTHING, ROWS_MAX],
  ['columns that are computed for the reader', COMPUTED, ROWS_MAX],
  ['people as a workbook', '/users/export?format=xlsx', COMPANY.employees],
  ['people as text', '/users/export?format=csv', COMPANY.employees],
  ['people as XML', '/users/export?format=xml', COMPANY.employees],
])('an export of %s lets others through', { timeout: LARGE_MS }, async (_, path, rows) => {
  // The first one reads and compiles what it needs, once in the life of a process.
  await download(path);
  const tries = [];
  for (let round = 0; round < 3; round += 1) tries.push(await measured(path));
  const [{ bytes } = { bytes: Buffer.alloc(0) }] = tries;
  const lines = path.includes('csv')
    ? bytes.toString('utf8').split('\r\n').length - 2
    : path.includes('xml')
      ? bytes.toString('utf8').split('<Row>').length - 1
      : cellsOf(bytes).length - 1;
  expect(lines).toBeGreaterThanOrEqual(rows * 0.9);
  // A collection of garbage may fall into any turn: the best of three is what the export itself holds.
  expect(Math.min(...tries.map(({ longest }) => longest))).toBeLessThan(LONGEST_MS);
});
