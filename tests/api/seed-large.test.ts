import type { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { seedLarge } from '../../prisma/seed/large/seed-large.ts';
import { connect } from '../../server/db/connect.ts';
import { emptyDatabase } from '../support/database.ts';
import { historyViolations } from '../support/history-violations.ts';
import { shared } from '../support/shared.ts';

const COMPANY = { employees: 60, documents: 3_000, seed: 7, today: '2026-11-19' };

const database = shared(emptyDatabase);
const client = shared(() => connect(database.url));
let shapeBefore: string[];

beforeAll(async () => {
  shapeBefore = await shapeOf(client);
  await seedLarge(database.url, COMPANY);
});

/** Every index and constraint, word for word. */
const shapeOf = async (from: Client): Promise<string[]> => {
  const { rows } = await from.query<{ line: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as line from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.line);
};

test('it has the people and documents asked for', async () => {
  const { rows } = await client.query(
    `select (select count(*) from "employee")::int as employees, (select count(*) from "document")::int as documents, (select count(*) from "vacation")::int as vacations`,
  );
  expect(rows).toEqual([{ employees: 60, documents: 3_000, vacations: 3_000 }]);
});

test('its histories, audit, numbers, periods and balances are as the portal would have written them', async () => {
  expect(await historyViolations(client)).toEqual([]);
});

test('its documents have come as far as real ones', async () => {
  const { rows } = await client.query<{ status_id: string }>('select distinct "status_id" from "document"');
  expect(rows.map((row) => row.status_id).sort()).toEqual([
    'agreed',
    'approved',
    'declined',
    'draft',
    'prepared',
    'processed',
  ]);
});

test('every index and constraint stands again', async () => {
  expect(await shapeOf(client)).toEqual(shapeBefore);
});

test('new documents get ids and numbers after the last', async () => {
  const { rows } = await client.query(
    `select nextval(pg_get_serial_sequence('document', 'id')) > (select max("id") from "document") as ids, (select "last"::int from "document_number") as last`,
  );
  expect(rows).toEqual([{ ids: true, last: 3_000 }]);
});

test('those a measurement signs in as are there, with their roles', async () => {
  const { rows } = await client.query(
    `select u."login", string_agg(r."role", ' ' order by r."role") as roles from "app_user" u join "user_role" r on r."user_id" = u."id" where u."login" like 'big-%' group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { login: 'big-accountant', roles: 'accountant employee' },
    { login: 'big-admin', roles: 'admin employee' },
    { login: 'big-employee', roles: 'employee' },
    { login: 'big-hr', roles: 'employee hr' },
    { login: 'big-manager', roles: 'employee manager' },
    { login: 'big-reviewer', roles: 'employee reviewer' },
  ]);
});

test('the same numbers, seed and day make the same company', async () => {
  const twin = await emptyDatabase();
  const other = await connect(twin.url);
  try {
    await seedLarge(twin.url, COMPANY);
    for (const table of ['employee', 'document', 'vacation', 'document_status', 'audit', 'vacation_limit']) {
      // updated_at of people says when they were stored, not who they are.
      const sql = `select md5(string_agg((to_jsonb(t) - 'updated_at')::text, '|' order by t."id")) as print from "${table}" t`;
      expect([table, (await other.query(sql)).rows]).toEqual([table, (await client.query(sql)).rows]);
    }
  } finally {
    await other.end();
    await twin.drop();
  }
});

test('a database that has it already is left alone', async () => {
  await expect(seedLarge(database.url, COMPANY)).rejects.toThrow('has the large company already');
});
