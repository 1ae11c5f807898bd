import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { isMigrated, migrate } from '../../server/db/migrate.ts';
import type { TestDatabase } from '../support/database.ts';
import { blankDatabase } from '../support/database.ts';

let database: TestDatabase;
let client: Client;
let folder: string;

beforeEach(async () => {
  database = await blankDatabase();
  client = await connect(database.url);
  folder = mkdtempSync(join(tmpdir(), 'eg-migrations-'));
  write('1_desk', 'CREATE TABLE desk (id int); INSERT INTO desk VALUES (1);');
});

afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

const names = async () =>
  (await client.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1')).rows.map(
    (row) => row.migration_name,
  );

test('migrations are applied once, in order', async () => {
  expect(await isMigrated(client, folder)).toBe(false);
  expect(await migrate(database.url, folder)).toEqual({ applied: ['1_desk'] });
  write('2_chair', 'ALTER TABLE desk ADD chair int');
  expect(await isMigrated(client, folder)).toBe(false);
  expect(await migrate(database.url, folder)).toEqual({ applied: ['2_chair'] });
  expect(await migrate(database.url, folder)).toEqual({ applied: [] });
  expect(await isMigrated(client, folder)).toBe(true);
});

test('four starts at the same time migrate once', async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
  expect(results.flatMap(({ applied }) => applied)).toEqual(['1_desk']);
  expect((await client.query('SELECT * FROM desk')).rowCount).toBe(1);
});

test('a failing migration leaves nothing behind and keeps the ones before it', async () => {
  write('2_broken', 'CREATE TABLE chair (id int); SELECT 1 / 0;');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    /^The migration 2_broken failed .+ division by zero\.$/,
  );
  expect(await names()).toEqual(['1_desk']);
  expect((await client.query("SELECT to_regclass('chair') AS chair")).rows).toEqual([{ chair: null }]);
});

test('a changed migration is refused', async () => {
  await migrate(database.url, folder);
  write('1_desk', 'CREATE TABLE desk (id bigint)');
  await expect(migrate(database.url, folder)).rejects.toThrow(/1_desk was changed/);
});

test('a missing migration is refused', async () => {
  await migrate(database.url, folder);
  rmSync(join(folder, '1_desk'), { recursive: true });
  await expect(migrate(database.url, folder)).rejects.toThrow(/has the migration 1_desk/);
});

test.for([
  ['postgres://portal:hunter2@127.0.0.1:1/portal', /nothing listens/],
  ['nonsense', /not an address/],
] as const)('an address that leads nowhere (%s) is told without its password', async ([url, sentence]) => {
  await expect(migrate(url, folder)).rejects.toThrow(sentence);
  await expect(migrate(url, folder)).rejects.not.toThrow(/hunter2/);
});

test('a wrong password is told', async () => {
  const url = new URL(database.url);
  url.password = 'wrong';
  await expect(migrate(url.href, folder)).rejects.toThrow(/refuses the user or the password/);
});
