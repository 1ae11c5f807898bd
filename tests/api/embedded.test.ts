import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { type Embedded, startEmbedded } from '../../server/db/embedded.ts';

/** A folder whose cluster was made by a first start; every test has a copy of it. */
let made: string;
let dataDir: string;
const open: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'eg-embedded-made-'));
  await (await startEmbedded({ dataDir: made })).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'eg-embedded-'));
  // Files of the cluster keep their owner.
  spawnSync('cp', ['-a', `${made}/.`, dataDir]);
});

afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const database = await startEmbedded({ dataDir });
  open.push(database);
  return database;
}

async function ask<Value>(url: string, sql: string): Promise<Value[]> {
  const client = await connect(url);
  try {
    return (await client.query<{ value: Value }>(sql)).rows.map(({ value }) => value);
  } finally {
    await client.end();
  }
}

/** Another process that holds the database of the same folder. */
async function anotherProcess(): Promise<ChildProcess> {
  const script = `import('${resolve('server/db/embedded.ts')}').then(async ({ startEmbedded }) => {
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('ready');
    setInterval(() => {}, 1000);
  })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('the data is kept from one start to the next, on the same port', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE desk AS SELECT 7 AS value');
  await first.stop();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'SELECT value FROM desk')).toEqual([7]);
});

test('Russian names are sorted as Russians sort them', async () => {
  const { url } = await start();
  const sorted =
    "SELECT value FROM unnest(array['Яковлев','Ёлкин','Ежов','Жуков','ежов']) AS value ORDER BY value";
  expect(await ask(url, sorted)).toEqual(['ежов', 'Ежов', 'Ёлкин', 'Жуков', 'Яковлев']);
});

test('the portal is no superuser, and nobody else may read its password', async () => {
  const { url } = await start();
  expect(await ask(url, 'SELECT rolsuper AS value FROM pg_roles WHERE rolname = current_user')).toEqual([
    false,
  ]);
  expect(statSync(join(dataDir, 'pg', 'password')).mode & 0o777).toBe(0o600);
});

test('a database killed in the middle of its work starts again and has what was committed', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE desk AS SELECT 7 AS value');
  process.kill(first.pid, 'SIGKILL');
  await first.gone;
  const second = await start();
  expect(await ask(second.url, 'SELECT value FROM desk')).toEqual([7]);
});

test('a folder in use by a living process is refused', async () => {
  const other = await anotherProcess();
  try {
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      new RegExp(`in use by process ${other.pid}: .+\\.$`),
    );
  } finally {
    other.kill();
    await once(other, 'exit');
  }
});

test('a database left behind by a killed process is taken over', async () => {
  const other = await anotherProcess();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const { url } = await start();
  expect(await ask(url, 'SELECT 1 AS value')).toEqual([1]);
});

test('a port that somebody else took meanwhile is replaced', async () => {
  const first = await start();
  await first.stop();
  const squatter = createServer().listen(
    Number(readFileSync(join(dataDir, 'pg', 'port'), 'utf8')),
    '127.0.0.1',
  );
  await once(squatter, 'listening');
  open.push({ stop: async () => void squatter.close() });
  const second = await start();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
});
