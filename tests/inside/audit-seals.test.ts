import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationUrlOf } from '../../server/db/application-role.ts';
import type { Db } from '../../server/db/tx.ts';
import type { FileStore } from '../../server/store/file-store.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const own = shared(ownProcess);
let owner: Client;
const find = shared(async () => (await import('../../server/invariants/invariants.ts')).violations);
let seal: () => Promise<void>;
let seals: FileStore;

beforeAll(async () => {
  const sealing = await import('../../server/signing/authority/audit-seals.ts');
  seal = sealing.sealAudit;
  owner = new Client({ connectionString: own.database.url });
  await owner.connect();
  await seal();
  seals = await sealing.sealStore();
});

afterAll(async () => {
  await owner?.end();
});

const found = async (): Promise<string[]> => {
  const db: Db = { rows: async (sql, values = []) => (await owner.query(sql, [...values])).rows };
  const all: string[] = [];
  for await (const { what } of find({ db, files: seals, seals, undoneAfterS: 60 }, ['I14'])) all.push(what);
  return all;
};

test('a day’s audit is sealed once, by the portal, and put beside the database', async () => {
  await seal();
  const { rows } = await owner.query('select "number", "to_id"::int, "body" from "audit_seal"');
  expect(rows).toHaveLength(1);
  const { heads } = JSON.parse(rows[0].body) as { heads: [string, number, string][] };
  const tails = await owner.query(
    'select distinct on ("stream") "stream", "seq", "hash" from "audit" where "id" <= $1 order by "stream", "seq" desc',
    [rows[0].to_id],
  );
  expect(heads).toEqual(tails.rows.map(({ stream, seq, hash }) => [stream, seq, hash]));
  const names: string[] = [];
  for await (const { name } of seals.list()) names.push(name);
  expect(names).toEqual([expect.stringMatching(/^audit-seal-00000001-[0-9a-f]{16}$/)]);
  expect(await found()).toEqual([]);
});

describe('whoever owns the tables', () => {
  /** What a test does as the owner of the tables, past what they forbid, is gone after it. */
  beforeEach(() =>
    owner.query(
      'begin; alter table "audit" disable trigger user; alter table "audit_seal" disable trigger user',
    ),
  );
  afterEach(() => owner.query('rollback'));

  test('T78: cannot cut the end of the audit unseen, though the chain that is left is whole', async () => {
    const { rows } = await owner.query(
      `delete from "audit" a where a."stream" like 'document:%'
       and a."seq" = (select max("seq") from "audit" b where b."stream" = a."stream") returning "stream", "seq"`,
    );
    const gone = await found();
    expect(gone.length).toBeGreaterThan(0);
    expect(
      rows.map(({ stream, seq }) => `audit ${stream} ${seq} was sealed and is gone or was changed`),
    ).toEqual(expect.arrayContaining(gone));
  });

  test('T78: nor a seal with it, for the copy beside the database', async () => {
    await owner.query('delete from "audit_seal"');
    expect(await found()).toEqual([expect.stringContaining('which has no such seal')]);
  });

  test('T78: nor write another seal', async () => {
    await owner.query(`update "audit_seal" set "body" = replace("body", '"seq"', '"seq"') || ' '`);
    expect(await found()).toEqual(
      expect.arrayContaining([
        'seal 1 of the audit is not the portal’s',
        expect.stringContaining('audit-seal-00000001'),
      ]),
    );
  });
});

test.each([
  ['change a row of the audit', `update "audit" set "detail" = '{}'`],
  ['delete one', 'delete from "audit"'],
  ['empty it', 'truncate "audit"'],
  ['switch its guard off', 'alter table "audit" disable trigger user'],
  ['take it away', 'drop table "audit"'],
  ['change a row of a history', `update "document_status" set "status_id" = 'approved'`],
  ['delete one of it', 'delete from "document_status"'],
  ['delete a seal', 'delete from "audit_seal"'],
  ['change days of leave', 'update "leave_entry" set "parts" = 0'],
  ['delete some', 'delete from "leave_entry"'],
  ['say that it is migrated', 'delete from "_prisma_migrations"'],
])('T78: the role of the portal cannot %s', async (_what, sql) => {
  const portal = new Client({ connectionString: applicationUrlOf(own.database.url) });
  await portal.connect();
  try {
    await expect(portal.query(sql)).rejects.toThrow(/permission denied|must be owner/);
  } finally {
    await portal.end();
  }
});
