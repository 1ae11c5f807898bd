import { beforeAll, expect, test } from 'vitest';
import type { Balance } from '../../lib/documents/facts/leave-facts.ts';
import { balanceSum } from '../../lib/documents/leave/balance-sum.ts';
import { one } from '../support/matrix-company.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'clerk', 'manager', 'hr']));
beforeAll(async () => {
  const { db, people } = world.company;
  await db.query(
    `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
     select id, 2028, '2028-01-01', 28, 28, '2020-01-01' from unnest($1::bigint[]) id`,
    [[people.employee, people.employee2, people.clerk].map(({ employee_id }) => employee_id)],
  );
});

/** A fortnight of an employee in 2028, of a type with these flags. */
const fortnight = async (detail: object, status: string, name: Name = 'employee'): Promise<number> => {
  const { db, people } = world.company;
  const type = await one(
    db,
    `insert into "document_type" ("client_id", "code", "name", "object_id", "detail")
     values ($1, 'leave-' || gen_random_uuid(), 'Отпуск', 'vacation', $2) returning "id"`,
    [people.employee.client_id, JSON.stringify(detail)],
  );
  const id = await addVacation(world.company, name, status);
  await db.query('update "document" set "document_type_id" = $2 where "id" = $1', [id, type]);
  return id;
};

const balance = async (): Promise<unknown> => {
  const answer = await callAs(world, 'employee', 'view.get', {
    object: 'vacation_limit',
    filter: 'period = 2028',
    select: 'days_limit,days_planned,days_rest',
  });
  return answer.result?.data[0];
};

/** Runs with a holiday in the calendar of the north. */
const withHoliday = async (start_date: string, end_date: string, work: () => Promise<void>) => {
  const given = { start_date, end_date, type: 'holiday', name: 'Праздник', name_eng: 'Holiday' };
  const call = (method: string, data: object) => callAs(world, 'hr', method, { object: 'calendar', data });
  const added = await call('table.add', given);
  expect(outcome(added)).toBe('ok');
  await work();
  expect(outcome(await call('table.del', { id: added.result?.data[0]?.id }))).toBe('ok');
};

const send = async (id: number, name: Name = 'employee') =>
  moveAs(world, name, moveBy(stepOf(world.company, 'employee', 'draft', 'prepared'), id));

test('unpaid and study leave take nothing from the days of the year; paid leave does, and is held to them', async () => {
  await fortnight({ check_limit: '1' }, 'agreed');
  await fortnight({ limit_free: '1' }, 'agreed');
  await fortnight({ limit_free: 1 }, 'processed');
  expect(await balance()).toEqual({ days_limit: '28.00', days_planned: '14', days_rest: '14.00' });

  expect(outcome(await send(await fortnight({ check_limit: '1' }, 'draft')))).toBe('ok');
  await fortnight({ limit_free: '0' }, 'agreed');
  expect(await balance()).toMatchObject({ days_planned: '28', days_rest: '0.00' });
  const paid = await send(await fortnight({ check_limit: '1' }, 'draft'));
  expect(paid.error?.data.fields?.map(({ code }) => code)).toEqual([
    'vacation/balance',
    'vacation/year-limit',
  ]);
  expect(outcome(await send(await fortnight({ limit_free: '1' }, 'draft')))).toBe('ok');
});

const LIMITED = { check_limit: '1' };
const agree = (id: number, by: 'manager' | 'hr' = 'manager') =>
  moveAs(world, by, moveBy(stepOf(world.company, by, 'prepared', 'agreed'), id));
const status = async (id: number) => (await standOf(world.company, id))?.status_id;

test('what a person has sent is kept free for it: the third fortnight of 28 days does not go out', async () => {
  for (const _ of [1, 2])
    expect(outcome(await send(await fortnight(LIMITED, 'draft', 'clerk'), 'clerk'))).toBe('ok');
  const third = await fortnight(LIMITED, 'draft', 'clerk');
  const refused = await send(third, 'clerk');
  expect(refused.error?.data.fields?.map(({ code }) => code)).toEqual(['vacation/reserved']);
  expect(refused.error?.data.fields?.[0]?.message).toBe(
    'В отправленных заявках уже 28 дней из 28, а в отпуске 14 дней',
  );
  expect(await status(third)).toBe('draft');
});

/** Runs calls so that each reads before any writes or waits for a writer. */
const atOnce = async (calls: readonly (() => ReturnType<typeof agree>)[]) => {
  const { db } = world.company;
  await db.query('begin');
  try {
    await db.query('lock table "document_status" in share mode');
    const answers = calls.map((call) => call());
    await expect
      .poll(async () => (await db.query('select 1 from pg_locks where not "granted"')).rowCount)
      .toBe(calls.length);
    await db.query('commit');
    return await Promise.all(answers);
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
};

test('leaves sent while each was within the balance are judged again as they are agreed, one by one and in one go', async () => {
  const sent = [];
  for (const _ of [1, 2, 3, 4]) sent.push(await fortnight(LIMITED, 'prepared', 'employee2'));
  const [first = 0, second = 0, third = 0, fourth = 0] = sent;
  const step = stepOf(world.company, 'manager', 'prepared', 'agreed');
  const all = await moveAs(world, 'manager', ...sent.map((id) => moveBy(step, id)));
  expect(outcome(all)).toBe('leave_exceeds_balance');
  expect(await Promise.all(sent.map(status))).toEqual(['prepared', 'prepared', 'prepared', 'prepared']);

  expect(outcome(await agree(first))).toBe('ok');
  const racers = await atOnce([() => agree(second), () => agree(third, 'hr'), () => agree(fourth)]);
  expect(racers.map(outcome).sort()).toEqual(['leave_exceeds_balance', 'leave_exceeds_balance', 'ok']);
  const late = racers.find((answer) => answer.error);
  expect(late?.error?.message).toBe('Отпуск больше остатка: в нём 14 дней, а за 2028 год осталось 0 дней');
  expect((await Promise.all(sent.map(status))).filter((each) => each === 'agreed')).toHaveLength(2);
});

test('an agreed leave is not made longer, nor of another type, past the balance; shorter it may be', async () => {
  const agreed = await fortnight({ limit_free: '1' }, 'agreed', 'employee2');
  const { rows } = await world.company.db.query<{ document_type_id: number; id: number }>(
    `select "document_type_id"::int, "id"::int from "document"
     where "employee_id" = $1 and "status_id" = 'agreed' order by "id" limit 1`,
    [world.company.people.employee2.employee_id],
  );
  const counted = rows[0] ?? { id: 0, document_type_id: 0 };
  const edit = (id: number, fields: object) =>
    callAs(world, 'hr', 'table.edit', {
      object: 'vacation',
      data: [{ id, ...fields, change_reason: 'По заявлению' }],
    });
  expect(outcome(await edit(agreed, { document_type_id: counted.document_type_id }))).toBe(
    'leave_exceeds_balance',
  );
  expect(outcome(await edit(counted.id, { days: 15 }))).toBe('leave_exceeds_balance');
  expect(outcome(await edit(counted.id, { days: 13 }))).toBe('ok');
  expect(outcome(await edit(counted.id, { days: 14 }))).toBe('ok');
  // All 28 days are agreed: the form of one fortnight has the other half before it.
  const facts = await callAs(world, 'hr', 'document.facts', { object: 'vacation', id: counted.id });
  const { balances = [] } = (facts.result?.data ?? {}) as { balances?: Balance[] };
  expect(balanceSum(balances, { days: 14, status_id: 'agreed' })).toEqual({
    available: 14,
    awaiting: 0,
    taken: 14,
    rest: 0,
  });
});

test('days are counted by the calendar of the day a leave is sent, and once more when it is agreed', async () => {
  const { db } = world.company;
  const lasting = async (month: string, status: string) => {
    const id = await fortnight({ day_count: 'calendar_minus_holidays' }, status, 'clerk');
    await db.query('update "document" set "start_date" = $2, "end_date" = $3, "days" = $4 where "id" = $1', [
      id,
      `2028-${month}-03`,
      `2028-${month}-23`,
      1,
    ]);
    return id;
  };
  const refused = { reason: 'validation', fields: ['days document/days-differ 21'] };
  const said = ({ error }: Awaited<ReturnType<typeof send>>) => ({
    reason: error?.data.reason,
    fields: error?.data.fields?.map(
      ({ field, code, message_eng }) => `${field} ${code} ${message_eng.match(/\d+/)}`,
    ),
  });
  const [draft, sent] = [await lasting('09', 'draft'), await lasting('10', 'prepared')];
  expect(said(await send(draft, 'clerk'))).toEqual(refused);
  const agree = (id: number) =>
    moveAs(world, 'hr', moveBy(stepOf(world.company, 'hr', 'prepared', 'agreed'), id));
  expect(said(await agree(sent))).toEqual(refused);
  expect([
    (await standOf(world.company, draft))?.status_id,
    (await standOf(world.company, sent))?.status_id,
  ]).toEqual(['draft', 'prepared']);
  await withHoliday('2028-10-04', '2028-10-23', async () => {
    expect(outcome(await agree(sent))).toBe('ok');
  });
});
