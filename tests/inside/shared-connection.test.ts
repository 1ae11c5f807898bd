import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/db/tx.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

shared(ownProcess);
let pool: typeof import('../../server/db/pool.ts').pool;
let shortReads: Db;
beforeAll(async () => {
  process.env.DATABASE_POOL = '2';
  process.env.DATABASE_PATIENCE_MS = '1000';
  ({ pool } = await import('../../server/db/pool.ts'));
  ({ shortReads } = await import('../../server/db/tx.ts'));
});

const backend = async (): Promise<number> => {
  const [row] = await shortReads.rows<{ pid: number }>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
};
const many = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 20 }, work));

test('short reads go over one connection, also those asked at once', async () => {
  const pids = new Set([...(await many(backend)), await backend(), ...(await many(backend))]);
  expect([...pids].filter((pid) => pid > 0)).toHaveLength(1);
});

test('T08: they are answered while every other connection is held', async () => {
  const held: PoolClient[] = await Promise.all([pool().connect(), pool().connect()]);
  try {
    expect(await many(backend)).toHaveLength(20);
  } finally {
    for (const client of held) client.release();
  }
});

test('one that fails is refused alone: those asked beside it and after it are answered', async () => {
  const [failed, ...others] = await Promise.allSettled([
    shortReads.rows('select 1 / 0'),
    ...Array.from({ length: 5 }, backend),
  ]);
  expect(failed?.status === 'rejected' && failed.reason.code).toBe('22012');
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
  expect(await many(backend)).toHaveLength(20);
});

test('where it is cut those who wait are refused, and who comes next has another', async () => {
  const cut = await Promise.allSettled([
    shortReads.rows('select pg_terminate_backend(pg_backend_pid())'),
    ...Array.from({ length: 5 }, backend),
  ]);
  expect(cut.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(new Set(await many(backend)).size).toBe(1);
});

test('T76: a database that says nothing is given up, however many go on asking it', async () => {
  let isOver = false;
  const first = shortReads.rows('select pg_sleep(2.8)').finally(() => {
    isOver = true;
  });
  const asked: Promise<unknown>[] = [first];
  const askOn = (): void => {
    asked.push(backend());
    if (!isOver) setTimeout(askOn, 20);
  };
  askOn();
  await expect(first).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await Promise.allSettled(asked);
  expect(new Set(await many(backend)).size).toBe(1);
});

test('a process that stood still for longer than its patience reads the answers that came meanwhile', async () => {
  const client = await pool().connect();
  try {
    const asked = [client.query('select 1'), shortReads.rows('select 1')];
    // The shared connection sends once it is there, in a later turn.
    await shortReads.rows('select 1');
    asked.push(client.query('select pg_sleep(0.2)'), shortReads.rows('select pg_sleep(0.2)'));
    await pause(20);
    // Out of a turn after which timers come before what was received.
    await new Promise(setImmediate);
    standStill(1_500);
    expect(await Promise.allSettled(asked)).toEqual(
      Array(4).fill(expect.objectContaining({ status: 'fulfilled' })),
    );
  } finally {
    client.release();
  }
});

const standStill = (forMs: number): void => {
  const until = performance.now() + forMs;
  while (performance.now() < until);
};
