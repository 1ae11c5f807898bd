import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../../lib/access/actor.ts';

const actor: Actor = {
  user_id: 1,
  session_id: 77,
  login: 'manager',
  client_id: 1,
  client_code: 'eg',
  employee_id: 5,
  organization_id: 1,
  real_employee_id: 5,
  owes: null,
  grant_id: null,
  manager_ids: [],
  assisted_ids: [],
  roles: ['user', 'employee', 'manager'],
  locale: 'ru',
};

const changed = {
  kind: 'changed',
  id: 12,
  object_id: 'vacation',
  employee_id: 6,
  manager_id: 5,
  organization_id: 1,
  status_id: 'prepared',
} as const;

beforeEach(() => {
  process.env.LOG_LEVEL = 'silent';
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream whose session answers `again`, read to text as it comes. */
const open = async (again: () => Promise<Actor | undefined>) => {
  const { eventStream, hasAllStreams } = await import('../../server/notifications/stream.ts');
  const { emitSignal } = await import('../../server/notifications/signals.ts');
  const stream = eventStream({ actor, again, gone: new AbortController().signal });
  let text = '';
  let ended = false;
  const reading = (async () => {
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
      text += Buffer.from(chunk).toString('utf8');
    ended = true;
  })();
  return { reading, emitSignal, hasAllStreams, text: () => text, ended: () => ended };
};

test('a stream ends with its session at the next heartbeat', async () => {
  let session: Actor | undefined = actor;
  const stream = await open(async () => session);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(stream.text()).toContain(': alive');
  session = undefined;
  await vi.advanceTimersByTimeAsync(20_000);
  await stream.reading;
  expect(stream.ended()).toBe(true);
});

test('a stream whose session cannot be asked ends', async () => {
  const stream = await open(() => Promise.reject(new Error('no database')));
  await vi.advanceTimersByTimeAsync(20_000);
  await stream.reading;
  expect(stream.ended()).toBe(true);
});

test('rights that were taken away count from the next heartbeat', async () => {
  let session: Actor = actor;
  const stream = await open(async () => session);
  stream.emitSignal(changed);
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.text()).toContain('"id":12');
  session = { ...actor, roles: ['user', 'employee'] };
  await vi.advanceTimersByTimeAsync(20_000);
  stream.emitSignal({ ...changed, id: 13 });
  await vi.advanceTimersByTimeAsync(1);
  expect(stream.text()).not.toContain('"id":13');
  stream.emitSignal({ kind: 'closing' });
  await stream.reading;
});

test('a reader who does not read is cut off', async () => {
  const { eventStream } = await import('../../server/notifications/stream.ts');
  const { emitSignal } = await import('../../server/notifications/signals.ts');
  const stream = eventStream({ actor, again: async () => actor, gone: new AbortController().signal });
  for (let id = 1; id < 1_000; id += 1) emitSignal({ ...changed, id });
  let count = 0;
  for await (const _ of stream as unknown as AsyncIterable<Uint8Array>) count += 1;
  expect(count).toBeLessThan(600);
});
