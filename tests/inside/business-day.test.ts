import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/db/tx.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The day of the session: sessions are in UTC, and for hours of each day that is another one than that of the business. */
const SESSION_DAY = /\bcurrent_date\b|\bnow\(\)::date\b|\blocaltimestamp\b/i;

const own = shared(ownProcess);
let db: Db;
beforeAll(async () => {
  void own.database;
  db = (await import('../../server/db/tx.ts')).db;
});

test('no view and no function of the database asks for the day of its session', async () => {
  const said = await db.rows<{ name: string; text: string }>(
    `select c."relname" as name, pg_get_viewdef(c."oid") as text from pg_class c
       join pg_namespace n on n."oid" = c."relnamespace" where c."relkind" = 'v' and n."nspname" = 'public'
     union all
     select p."proname", pg_get_functiondef(p."oid") from pg_proc p
       join pg_namespace n on n."oid" = p."pronamespace" where p."prokind" = 'f' and n."nspname" = 'public'
         and not exists (select 1 from pg_depend d where d."objid" = p."oid" and d."deptype" = 'e')`,
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(({ text }) => SESSION_DAY.test(text)).map(({ name }) => name)).toEqual([]);
});

test('no statement of the server does', () => {
  const sources = globSync('server/**/*.ts', { cwd: ROOT, exclude: ['server/db/generated/**'] });
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => SESSION_DAY.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
