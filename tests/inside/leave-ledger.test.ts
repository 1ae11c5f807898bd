import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOfDays } from '../../lib/leave/parts.ts';
import { CORRECTED_STATUSES, SPOKEN_FOR_STATUSES } from '../../lib/leave/statuses.data.ts';
import { one } from '../support/matrix-company.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { shared, sharedCompany } from '../support/shared.ts';

const { company } = sharedCompany();
const accrue = shared(async () => (await import('../../server/families/vacation/accrue.ts')).accrueLeaves);
const find = shared(async () => (await import('../../server/invariants/invariants.ts')).violations);

const rows = async <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await company.db.query<Row & Record<string, unknown>>(sql, values)).rows;

interface Kept {
  on_date: string;
  period: number;
  days: number;
  cause: string;
}

const entriesOf = (document: number): Promise<Kept[]> =>
  rows(
    `select "on_date"::text, "period", "parts" / 1200 as days, "cause" from "leave_entry" where "document_id" = $1 order by "id"`,
    document,
  );

const ofLimit = (employee_id: number, period: number): Promise<Kept[]> =>
  rows(
    `select "on_date"::text, "period", "parts" / 1200.0::float8 as days, "cause" from "leave_entry"
     where "employee_id" = $1 and "period" = $2 and "limit_id" is not null order by "id"`,
    employee_id,
    period,
  );

/** A fortnight of 2028 in a status, with days and a start of its own. */
const leave = async (status = 'agreed'): Promise<number> => {
  const id = await addVacation(company, 'employee', status);
  await rows(
    `update "document" set "days" = 14, "start_date" = '2028-06-05', "end_date" = '2028-06-18' where "id" = $1`,
    id,
  );
  return id;
};

const sumOf = async (document: number): Promise<number> =>
  (await entriesOf(document)).reduce((sum, { days }) => sum + days, 0);

const holds = async (): Promise<string[]> => {
  const { db } = await import('../../server/db/tx.ts');
  const { fileStore } = await import('../../server/store/store.ts');
  const all: string[] = [];
  for await (const { what } of find({ db, files: await fileStore(), undoneAfterS: 60 }, ['I15']))
    all.push(what);
  return all;
};

test('parts of days are the same in the database as in the rules', async () => {
  const typed = Array.from({ length: 2_000 }, (_, index) => (index - 500) / 100);
  const said = await rows<{ parts: number }>(
    'select "leave_parts"(n) as parts from unnest($1::numeric[]) with ordinality u(n, at) order by at',
    typed,
  );
  expect(said.map(({ parts }) => parts)).toEqual(typed.map(partsOfDays));
});

test('a leave takes its days in the statuses of the rules and in no other', async () => {
  const statuses = await rows<{ id: string }>('select distinct "id" from "status"');
  const said = await rows<{ object: string; status: string; taken: boolean }>(
    `select o as object, s as status, "leave_is_spoken_for"(o, s) as taken
     from unnest($1::text[]) s, unnest(array['vacation', 'vacation_correction']) o`,
    [...statuses.map(({ id }) => id), ...SPOKEN_FOR_STATUSES],
  );
  const takenBy = (object: string) => [
    ...new Set(said.filter((each) => each.taken && each.object === object).map(({ status }) => status)),
  ];
  expect(takenBy('vacation').sort()).toEqual([...SPOKEN_FOR_STATUSES].sort());
  expect(takenBy('vacation_correction').sort()).toEqual([...CORRECTED_STATUSES].sort());
});

test('what a leave takes follows it: agreed, moved, shortened, replaced, and gone', async () => {
  const id = await leave('prepared');
  expect(await entriesOf(id)).toEqual([]);
  await rows(`update "document" set "status_id" = 'agreed' where "id" = $1`, id);
  await rows(`update "document" set "status_id" = 'approved' where "id" = $1`, id);
  expect(await entriesOf(id)).toEqual([{ on_date: '2028-06-05', period: 2028, days: -14, cause: 'leave' }]);
  await rows(
    `update "document" set "start_date" = '2028-07-03', "end_date" = '2028-07-16' where "id" = $1`,
    id,
  );
  expect((await entriesOf(id)).slice(1)).toEqual([
    { on_date: '2028-06-05', period: 2028, days: 14, cause: 'return' },
    { on_date: '2028-07-03', period: 2028, days: -14, cause: 'leave' },
  ]);
  await rows('update "document" set "days" = 12 where "id" = $1', id);
  expect((await entriesOf(id)).slice(3)).toEqual([
    { on_date: '2028-07-03', period: 2028, days: 2, cause: 'return' },
  ]);
  await rows('update "vacation" set "period" = 2027 where "id" = $1', id);
  expect((await entriesOf(id)).slice(4)).toEqual([
    { on_date: '2028-07-03', period: 2028, days: 12, cause: 'return' },
    { on_date: '2028-07-03', period: 2027, days: -12, cause: 'leave' },
  ]);
  await rows('update "document" set "replaced" = true where "id" = $1', id);
  expect(await sumOf(id)).toBe(0);
  await rows('update "document" set "replaced" = false where "id" = $1', id);
  expect(await sumOf(id)).toBe(-12);
  expect(await holds()).toEqual([]);
  await rows('delete from "document" where "id" = $1', id);
  expect(await sumOf(id)).toBe(0);
  expect(await holds()).toEqual([]);
});

test('leaves of a type are counted anew when it comes to take from another balance, or from none', async () => {
  const type = await one(
    company.db,
    `insert into "document_type" ("client_id", "code", "name", "object_id", "detail") values ($1, 'turning', 'Отпуск', 'vacation', '{}') returning "id"`,
    [company.people.employee.client_id],
  );
  const id = await leave();
  await rows('update "document" set "document_type_id" = $2 where "id" = $1', id, type);
  const turn = (detail: object) =>
    rows('update "document_type" set "detail" = $2 where "id" = $1', type, JSON.stringify(detail));
  const kinds = () =>
    rows(
      'select "kind", sum("parts")::int / 1200 as days from "leave_entry" where "document_id" = $1 group by 1 having sum("parts") <> 0',
      id,
    );
  expect(await kinds()).toEqual([{ kind: 'annual', days: -14 }]);
  await turn({ limit_free: '1' });
  expect(await kinds()).toEqual([]);
  await turn({ leave_kind: 'additional' });
  expect(await kinds()).toEqual([{ kind: 'additional', days: -14 }]);
  await turn({});
  expect(await kinds()).toEqual([{ kind: 'annual', days: -14 }]);
});

test('whatever becomes of leaves, their entries come to what they take', async () => {
  const ids = [await leave(), await leave('prepared'), await leave('draft')];
  const someone = fc.constantFrom(...ids);
  const change = fc.oneof(
    fc.record({
      id: someone,
      column: fc.constant('status_id'),
      value: fc.constantFrom('draft', 'prepared', 'agreed', 'approved', 'declined', 'processed'),
    }),
    fc.record({ id: someone, column: fc.constant('days'), value: fc.integer({ min: 1, max: 28 }) }),
    fc.record({ id: someone, column: fc.constant('replaced'), value: fc.boolean() }),
    fc.record({
      id: someone,
      column: fc.constant('start_date'),
      value: fc.constantFrom('2028-01-10', '2028-03-06', '2029-01-09'),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      await rows(`update "document" set "end_date" = '2029-12-31' where "id" = any($1)`, ids);
      for (const { id, column, value } of changes)
        await rows(`update "document" set "${column}" = $2 where "id" = $1`, id, value);
      expect(await holds()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('a limit is the difference to the one of the year before it, and mends its neighbours', async () => {
  const { employee_id } = company.people.clerk;
  const set = (on_date: string, days_limit: number) =>
    one(
      company.db,
      `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
       values ($1, 2027, $2, 28, $3, '2020-01-01') returning "id"`,
      [employee_id, on_date, days_limit],
    );
  const first = await set('2027-01-01', 28);
  const second = await set('2027-07-01', 31);
  const change = (on_date: string, days: number) => ({ on_date, period: 2027, days, cause: 'limit' });
  expect(await ofLimit(employee_id, 2027)).toEqual([change('2027-01-01', 28), change('2027-07-01', 3)]);
  await rows('update "vacation_limit" set "days_limit" = 30 where "id" = $1', first);
  expect((await ofLimit(employee_id, 2027)).slice(2)).toEqual([
    change('2027-01-01', 2),
    change('2027-07-01', -2),
  ]);
  await rows('delete from "vacation_limit" where "id" = $1', first);
  expect((await ofLimit(employee_id, 2027)).slice(4)).toEqual([
    change('2027-01-01', -30),
    change('2027-07-01', 30),
  ]);
  await rows(`update "vacation_limit" set "on_date" = '2027-08-01' where "id" = $1`, second);
  const on = (day: string) =>
    rows<{ days: number }>(
      `select sum("parts")::float8 / 1200 as days from "leave_entry" where "employee_id" = $1 and "period" = 2027 and "on_date" <= $2`,
      employee_id,
      day,
    );
  expect(await on('2027-07-31')).toEqual([{ days: 0 }]);
  expect(await on('2027-08-01')).toEqual([{ days: 31 }]);
});

test('nobody changes or deletes an entry, whoever owns the tables', async () => {
  for (const sql of [
    'update "leave_entry" set "parts" = 0',
    'delete from "leave_entry"',
    'truncate "leave_entry"',
  ])
    await expect(company.db.query(sql)).rejects.toThrow('leave_entry is append-only');
});

const earned = (name: 'employee' | 'employee2'): Promise<{ on_date: string; parts: number }[]> =>
  rows(
    `select "on_date"::text, sum("parts")::int as parts from "leave_entry" where "employee_id" = $1 and "cause" = 'accrual'
     group by 1 having sum("parts") <> 0 order by 1`,
    company.people[name].employee_id,
  );

const nightAgain = async (): Promise<void> => {
  await rows('update "leave_accrual" set "day" = "day" - 1');
  await accrue();
};

test('months are entered once a day where the organization earns by month, whoever else enters them', async () => {
  const { client_id, organization_id, employee_id } = company.people.employee;
  await rows(
    `update "employee" set "hire_date" = (current_date - interval '7 months')::date where "id" = any($1)`,
    [employee_id, company.people.employee2.employee_id],
  );
  await accrue();
  expect(await earned('employee')).toEqual([]);

  await rows(
    `insert into "parameter" ("client_id", "code", "value") values ($1, 'vacation_accrual', '0') on conflict do nothing`,
    client_id,
  );
  await rows(
    `insert into "parameter_override" ("client_id", "code", "organization_id", "value") values ($1, 'vacation_accrual', $2, '1')`,
    client_id,
    organization_id,
  );
  await Promise.all([accrue(), accrue()]);
  const months = await earned('employee');
  expect(months).toHaveLength(7);
  expect(new Set(months.map(({ parts }) => parts))).toEqual(new Set([2_800]));
  await nightAgain();
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    `select count(*)::int from "leave_entry" where "employee_id" = $1 and "cause" = 'accrual'`,
    employee_id,
  );
  expect(count).toBe(7);

  await rows(`update "employee" set "hire_date" = "hire_date" + 10 where "id" = $1`, employee_id);
  await nightAgain();
  const mended = await earned('employee');
  expect(mended).toHaveLength(6);
  expect(mended.map(({ on_date }) => on_date)).not.toContain(months[0]?.on_date);
  expect(await earned('employee2')).toHaveLength(7);

  await rows(
    `update "parameter_override" set "value" = '0' where "organization_id" = $1 and "code" = 'vacation_accrual'`,
    organization_id,
  );
  await nightAgain();
  expect(await earned('employee')).toEqual([]);
});
