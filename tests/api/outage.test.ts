import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isDatabaseAway } from '../../server/db/away.ts';
import { testDatabase } from '../support/database.ts';
import { type DatabaseWire, startDatabaseWire } from '../support/database-wire.ts';
import { pngOf } from '../support/pictures.ts';
import { freePort, originAt, type Portal, startPortal } from '../support/portal.ts';
import { get, rpc, signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

/** Short, so that tests do not wait long for what must end. */
const LIMITS = {
  DATABASE_PATIENCE_MS: '1000',
  HEAD_LIMIT_S: '2',
  BODY_LIMIT_S: '2',
  UPLOAD_LIMIT_S: '600',
  ROLE: 'web',
};

const database = shared(testDatabase);
let wire: DatabaseWire;
let portal: Portal;
let token: string;

/** State of the portal while it starts before its database answers. */
let early: { health: number; ready: number; failed: readonly string[]; call: string | undefined };

beforeAll(async () => {
  wire = await startDatabaseWire(database.url);
  wire.freeze();
  const port = await freePort();
  const origin = originAt(port);
  const starting = startPortal({ databaseUrl: wire.url, port, env: LIMITS });
  starting.catch(() => undefined);
  await vi.waitFor(() => fetch(`${origin}/api/healthz`), { timeout: 60_000 });
  const ready = await get(origin, null, '/readyz');
  early = {
    health: (await get(origin, null, '/healthz')).status,
    ready: ready.status,
    failed: (await ready.json()).failed,
    call: (await rpc(origin, null, 'token.get', { login: 'employee', password: 'x', client: 'eg' })).error
      ?.data.reason,
  };
  wire.thaw();
  portal = await starting;
  token = await signIn(origin, 'employee');
});
afterAll(async () => {
  await portal?.stop();
  await wire?.stop();
});

const reasonOf = async (): Promise<string | undefined> =>
  (await rpc(portal.origin, token, 'view.get', { object: 'vacation' })).error?.data.reason;

describe('a database that says nothing', () => {
  test('keeps a portal that starts alive and waiting, and it says so', () => {
    expect(early).toEqual({
      health: 200,
      ready: 503,
      failed: expect.arrayContaining(['database', 'start']),
      call: 'unavailable',
    });
  });

  test('leaves nobody waiting: callers hear `unavailable`, and are served again when it speaks', async () => {
    expect(await reasonOf()).toBeUndefined();
    wire.freeze();
    try {
      // More calls than connections.
      const told = await Promise.all(Array.from({ length: 25 }, reasonOf));
      expect(new Set(told)).toEqual(new Set(['unavailable']));
      expect(await reasonOf()).toBe('unavailable');
      expect((await get(portal.origin, token, '/view?object=vacation')).status).toBe(503);
      expect((await get(portal.origin, null, '/healthz')).status).toBe(200);
      expect((await get(portal.origin, null, '/readyz')).status).toBe(503);
    } finally {
      wire.thaw();
    }
    await expect.poll(reasonOf).toBeUndefined();
  });

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', '57P03'])(
    'is away, whatever the network calls it: %s',
    (code) => {
      expect(isDatabaseAway(Object.assign(new Error(), { code }))).toBe(true);
      expect(isDatabaseAway(new Error('it', { cause: Object.assign(new Error(), { code }) }))).toBe(true);
    },
  );

  test.each(['28P01', '3D000', '23505', 'ENOENT'])('is not away where it has answered: %s', (code) => {
    expect(isDatabaseAway(Object.assign(new Error(), { code }))).toBe(false);
  });
});

test('T74: a thousand who ask at once whether it is ready cost one question a second', async () => {
  const PING = 'select 1\0';
  // An answer is kept for a second: begin counting at a real question.
  const earlier = wire.heard(PING);
  await expect
    .poll(async () => {
      await get(portal.origin, null, '/readyz');
      return wire.heard(PING);
    })
    .toBeGreaterThan(earlier);
  const before = wire.heard(PING) - 1;
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => get(portal.origin, null, '/readyz')));
  // A busy machine may have no answer in time: it says so, and still asks no more often.
  expect([200, 503]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
  const seconds = Math.ceil((performance.now() - begun) / 1_000);
  const asked = wire.heard(PING) - before;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(1 + seconds);
});

describe('T76: a caller who sends half', () => {
  const dialed = async (said: string): Promise<Socket> => {
    const socket = connect(Number(new URL(portal.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    if (said !== '') socket.write(said);
    return socket;
  };
  const head = (path: string, ...lines: string[]): string =>
    [`POST ${path} HTTP/1.1`, 'host: portal', ...lines, '', ''].join('\r\n');
  const JSON_TYPE = 'content-type: application/json';

  test('of a head or a body is cut off, and a file may take longer', async () => {
    const picture = await pngOf(300);
    const parts = [
      '--end\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n',
      picture,
      '\r\n--end--\r\n',
    ].map((part) => Buffer.from(part as string));
    const form = Buffer.concat(parts);
    const type = 'content-type: multipart/form-data; boundary=end';
    const sized = `content-length: ${form.length}`;
    const upload = await dialed(head('/api/photo', type, sized, `authorization: Bearer ${token}`));
    upload.write(form.subarray(0, 1_000));

    const halves = await Promise.all([
      dialed('POST /api/rpc HTTP/1.1\r\nhost: por'),
      dialed(`${head('/api/rpc', JSON_TYPE, 'content-length: 500')}{"jsonrpc":`),
      dialed(`${head('/api/rpc', JSON_TYPE, 'transfer-encoding: chunked')}5\r\n{"a":`),
      dialed(head('/api/photo', type, sized)),
      dialed(head('/portal/login', type, sized)),
    ]);
    const answers = await Promise.all(halves.map((socket) => text(socket)));
    expect(answers.map((answer) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toEqual([
      '408',
      '408',
      '408',
      '401',
      '404',
    ]);

    expect(upload.readyState).toBe('open');
    upload.write(form.subarray(1_000));
    const [answer] = await once(upload, 'data');
    expect(String(answer)).toContain('"photo_name"');
    upload.destroy();
  });

  test('or nothing, five hundred times, does not keep others from signing in', async () => {
    const idle = await Promise.all(Array.from({ length: 500 }, () => dialed('')));
    expect(await signIn(portal.origin, 'manager')).not.toBe('');
    await Promise.all(idle.map((socket) => (socket.closed ? undefined : once(socket.resume(), 'close'))));
  });
});
