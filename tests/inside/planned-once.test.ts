import { beforeAll, expect, test } from 'vitest';
import type { Db, inTransaction } from '../../server/db/tx.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

shared(ownProcess);
let db: Db;
let within: typeof inTransaction;
beforeAll(async () => {
  // One connection: what one statement leaves behind the next would meet.
  process.env.DATABASE_POOL = '1';
  ({ db, inTransaction: within } = await import('../../server/db/tx.ts'));
});

// Few statuses are common and most are rare: left to itself the database plans for each value.
const SQL = 'select count(*)::int as n from "status" where "id" = $1';
const plans = () =>
  db.rows<{ once: number; anew: number }>(
    `select sum("generic_plans")::int as once, sum("custom_plans")::int as anew
     from "pg_prepared_statements" where "statement" = $1`,
    [SQL],
  );
const mode = async () =>
  (await db.rows<{ mode: string }>(`select current_setting('plan_cache_mode') as mode`))[0]?.mode;

test('a statement that is planned once has one plan from its first run on, and what comes next is planned as ever', async () => {
  for (const status of ['prepared', 'agreed', 'none'])
    expect(await db.rows(SQL, [status], 'once')).toEqual([{ n: status === 'none' ? 0 : 1 }]);
  expect(await plans()).toEqual([{ once: 3, anew: 0 }]);
  expect(await mode()).toBe('auto');
});

test('one that fails is refused alone', async () => {
  await expect(db.rows('select 1 / $1::int', [0], 'once')).rejects.toMatchObject({ code: '22012' });
  expect(await mode()).toBe('auto');
  expect(await db.rows(SQL, ['agreed'], 'once')).toEqual([{ n: 1 }]);
});

test('several at once are answered, each with its own', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => index);
  const answers = await Promise.all(asked.map((n) => db.rows('select $1::int as n', [n], 'once')));
  expect(answers).toEqual(asked.map((n) => [{ n }]));
});

test('within a transaction it has one plan too, what stands beside it is planned as ever, and one that fails undoes the whole', async () => {
  const sql = `select count(*)::int as n from "status" where "id" = $1 and true`;
  const counts = await within(async (tx) => {
    const [, n, setting] = await Promise.all([
      tx.rows(sql, ['none'], 'once'),
      tx.rows(sql, ['agreed'], 'once'),
      tx.rows(`select current_setting('plan_cache_mode') as mode`),
    ]);
    return { n, setting };
  });
  expect(counts).toEqual({ n: [{ n: 1 }], setting: [{ mode: 'auto' }] });
  expect(
    await db.rows(
      `select "generic_plans"::int as once, "custom_plans"::int as anew from "pg_prepared_statements" where "statement" = $1`,
      [sql],
    ),
  ).toEqual([{ once: 2, anew: 0 }]);
  await expect(within((tx) => tx.rows('select 1 / $1::int', [0], 'once'))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await mode()).toBe('auto');
});
