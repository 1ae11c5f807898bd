import { expect, test } from 'vitest';
import { kindByLaw } from '../../lib/calendar/holidays.ts';
import type { Entered, LeaveBalance, WhatIf } from '../../lib/documents/families/vacation/rpc.ts';
import { addDays, addMonths, type Day, dayInZone, eachDay, yearOf } from '../../lib/kernel/day.ts';
import { partsOfDays } from '../../lib/leave/parts.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const TODAY = dayInZone(new Date().toISOString(), 'Europe/Moscow');
const YEAR = yearOf(TODAY);

const world = shared(() =>
  openWorld([
    'employee',
    'employee2',
    'clerk',
    'manager',
    'manager2',
    'hr',
    'accountant',
    'reviewer',
    'admin',
    'stranger',
    'stranger_hr',
    'southerner',
    'beta_boss',
  ]),
);

const call = (name: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(name), key: crypto.randomUUID() });

const dataOf = <Data>(answer: Answer): Data => {
  expect(outcome(answer), answer.text).toBe('ok');
  return answer.result?.data as unknown as Data;
};

const idOf = (name: Name): number => world.company.people[name].employee_id;
const balanceOf = async (by: Name, params: object = {}): Promise<LeaveBalance> =>
  dataOf<LeaveBalance>(await call(by, 'leave.balance', params));
const fieldsOf = ({ error }: Answer) => error?.data.fields?.map(({ field, code }) => `${field} ${code}`);

const grant = (name: Name, period: number, days: number, on_date = `${period}-01-01`) =>
  world.company.db.query(
    `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
     values ($1, $2, $3, 28, $4, '2020-01-01')`,
    [idOf(name), period, on_date, days],
  );

/** A leave of so many days in a row, of the year it begins in where no other is said. */
const leave = async (
  name: Name,
  start: string,
  days: number,
  status = 'agreed',
  period: number | null = null,
): Promise<number> => {
  const id = await addVacation(world.company, name, status);
  await world.company.db.query('update "vacation" set "period" = $2 where "id" = $1', [id, period]);
  await world.company.db.query(
    'update "document" set "start_date" = $2, "end_date" = $3, "days" = $4 where "id" = $1',
    [id, start, addDays(start, days - 1), days],
  );
  return id;
};

const READERS: readonly (readonly [Name, Name, boolean])[] = [
  ['employee', 'employee', true],
  ['manager', 'employee', true],
  ['hr', 'employee', true],
  ['accountant', 'employee', true],
  ['reviewer', 'employee', true],
  ['admin', 'employee', true],
  ['admin', 'stranger', true],
  ['employee', 'employee2', false],
  ['employee', 'manager', false],
  ['manager2', 'employee', false],
  ['hr', 'stranger', false],
  ['stranger_hr', 'employee', false],
  ['beta_boss', 'employee', false],
  ['southerner', 'employee', false],
];

test.each(READERS)(
  'VAC-24 T16: days of leave are told to whom they are: %s asks for %s',
  async (by, whose, may) => {
    const employee_id = idOf(whose);
    const dismissal = { case: 'dismissal', employee_id, date: TODAY };
    for (const [method, params] of [
      ['leave.balance', { employee_id }],
      ['leave.what_if', dismissal],
    ] as const)
      expect(outcome(await call(by, method, params))).toBe(may ? 'ok' : 'not_found');
  },
);

const WRITERS: readonly (readonly [Name, Name, string])[] = [
  ['hr', 'employee', 'ok'],
  ['admin', 'stranger', 'ok'],
  ['hr', 'hr', 'own_record'],
  ['hr', 'stranger', 'not_found'],
  ['stranger_hr', 'employee', 'not_found'],
  ['southerner', 'employee', 'not_found'],
  ['manager', 'employee', 'access_denied'],
  ['accountant', 'employee', 'access_denied'],
  ['reviewer', 'employee', 'access_denied'],
  ['employee', 'employee', 'access_denied'],
];

test.each(WRITERS)(
  'T17: hr enters days of others and nobody else does: %s for %s',
  async (by, whose, said) => {
    const given = { employee_id: idOf(whose), on_date: TODAY, days: '3', reason: 'Приказ 12' };
    const entries = async () =>
      (await world.company.db.query('select 1 from "leave_entry" where "employee_id" = $1', [idOf(whose)]))
        .rowCount;
    const before = await entries();
    const tried = [
      await call(by, 'leave.correct', { ...given, period: YEAR }),
      await call(by, 'leave.transfer', { ...given, from_period: YEAR, to_period: YEAR + 1 }),
      await call(by, 'leave.correct', { ...given, kind: 'additional', period: YEAR }),
      await call(by, 'leave.forfeit', { ...given, kind: 'additional', period: YEAR }),
    ];
    expect(tried.map(outcome)).toEqual(tried.map(() => said));
    expect(await entries()).toBe((before ?? 0) + (said === 'ok' ? 5 : 0));
  },
);

test('VAC-25 a balance is what its year grants less what leaves take, and rows end with it', async () => {
  await grant('clerk', YEAR, 28, addDays(TODAY, -40));
  await leave('clerk', addDays(TODAY, -20), 14, 'processed', YEAR);
  const ahead = addDays(TODAY, 2);
  await leave('clerk', ahead, 5, 'agreed', YEAR);
  const { sums, rows, explained, earned, steps } = await balanceOf('clerk', { on: TODAY });
  expect(earned).toBe('0');
  expect(sums).toMatchObject({
    today: '14.00',
    planned: '5.00',
    awaiting: '0.00',
    free: '9.00',
    granted: '28.00',
    used: '-14.00',
  });
  expect(rows.map(({ cause, days, balance }) => [cause, days, balance])).toEqual([
    ['leave', '-14.00', '14.00'],
    ['limit', '28.00', '28.00'],
  ]);
  expect(explained).toMatchObject({
    on: TODAY,
    days: '14.00',
    base: { on: TODAY, days: '14.00' },
    lines: [],
  });
  const later = await balanceOf('clerk', { on: ahead });
  expect(later.explained).toMatchObject({
    days: '9.00',
    lines: [{ days: '-5.00', row: { cause: 'leave' } }],
  });
  expect(steps.at(-1)?.days).toBe('9.00');
  const pages = [
    await balanceOf('clerk', { on: ahead, rows_per_page: 2 }),
    await balanceOf('clerk', { on: ahead, rows_per_page: 2, page: 2 }),
  ];
  expect(pages.map((page) => page.rows.map(({ balance }) => balance))).toEqual([
    ['9.00', '14.00'],
    ['28.00'],
  ]);
  expect(pages[0]?.total).toBe(3);
});

test('what is cancelled and made again leaves the same balance', async () => {
  const { sums } = await balanceOf('clerk');
  const id = await leave('clerk', addDays(TODAY, 60), 7, 'prepared');
  const by = (from: string, to: string) =>
    moveAs(world, 'hr', moveBy(stepOf(world.company, 'hr', from, to), id));
  expect(outcome(await by('prepared', 'agreed'))).toBe('ok');
  expect((await balanceOf('clerk')).steps.at(-1)?.change).toBe('-7.00');
  expect(outcome(await by('agreed', 'declined'))).toBe('ok');
  expect((await balanceOf('clerk')).sums).toEqual(sums);
});

test('hr enters days with a reason: the balance and what is left of the limit follow, the audit keeps it', async () => {
  const given = { employee_id: idOf('clerk'), period: YEAR, on_date: TODAY };
  const wrong = async (more: object) => fieldsOf(await call('hr', 'leave.correct', { ...given, ...more }));
  expect(await wrong({ days: '2', reason: '  ' })).toEqual(['reason field/required']);
  for (const days of ['0', '2.005', '', 'два', '400'])
    expect(await wrong({ days, reason: 'Приказ' })).toEqual(['days field/wrong']);
  const foreign = await leave('employee2', TODAY, 1);
  expect(await wrong({ days: '2', reason: 'Приказ', document_id: foreign })).toEqual([
    'document_id field/wrong',
  ]);

  const before = await balanceOf('clerk');
  const { days, ids } = dataOf<Entered>(
    await call('hr', 'leave.correct', { ...given, days: '-1,5', reason: 'Ошибка в приказе 14' }),
  );
  const after = await balanceOf('hr', { employee_id: idOf('clerk') });
  expect(partsOfDays(after.sums.today) - partsOfDays(before.sums.today)).toBe(partsOfDays(-1.5));
  expect(days).toBe(after.sums.today);
  const row = after.rows.find(({ id }) => id === ids[0]);
  expect(row).toMatchObject({ cause: 'correction', reason: 'Ошибка в приказе 14', days: '-1.50' });
  expect(row?.author_name).not.toBe('');
  const limits = await call('clerk', 'view.get', { object: 'vacation_limit', filter: `period = ${YEAR}` });
  expect(limits.result?.data[0]).toMatchObject({ days_limit: '28.00', days_rest: '7.50' });
  const { rows } = await world.company.db.query(
    `select "action", "detail"::jsonb ->> 'days' as days from "audit" where "object_id" = 'leave_entry' and "record_id" = $1`,
    [String(ids[0])],
  );
  expect(rows).toEqual([{ action: 'leave.correct', days: '-1.50' }]);
});

test('days move to another year no further than the year has them; annual leave never lapses', async () => {
  await grant('manager2', YEAR, 28);
  const given = { employee_id: idOf('manager2'), on_date: TODAY, reason: 'Статья 124' };
  const moving = { ...given, from_period: YEAR, to_period: YEAR + 1 };
  expect(fieldsOf(await call('hr', 'leave.transfer', { ...moving, days: '28,5' }))).toEqual([
    'days vacation/not-so-many',
  ]);
  expect(fieldsOf(await call('hr', 'leave.transfer', { ...moving, to_period: YEAR, days: '5' }))).toEqual([
    'to_period field/wrong',
  ]);
  expect(fieldsOf(await call('hr', 'leave.transfer', { ...moving, days: '-5' }))).toEqual([
    'days field/wrong',
  ]);
  expect(dataOf<Entered>(await call('hr', 'leave.transfer', { ...moving, days: '10' })).days).toBe('28.00');
  const { rows } = await balanceOf('manager2');
  expect(rows.map(({ period, days }) => [period, days])).toEqual(
    expect.arrayContaining([
      [YEAR, '-10.00'],
      [YEAR + 1, '10.00'],
    ]),
  );
  const lapsing = { ...given, period: YEAR, days: '1' };
  expect(fieldsOf(await call('hr', 'leave.forfeit', { ...lapsing, kind: 'annual' }))).toEqual([
    'kind vacation/never-lapses',
  ]);
  expect(fieldsOf(await call('hr', 'leave.forfeit', { ...lapsing, kind: 'additional' }))).toEqual([
    'days vacation/not-so-many',
  ]);
});

test('a call with the key of one that was made enters nothing again', async () => {
  const params = { employee_id: idOf('manager2'), on_date: TODAY, period: YEAR, days: '1', reason: 'Приказ' };
  const options = { token: world.token('hr'), key: 'leave-once' };
  const [one, other] = [
    await world.call('leave.correct', params, options),
    await world.call('leave.correct', params, options),
  ];
  expect(dataOf<Entered>(other)).toEqual(dataOf<Entered>(one));
});

test('moves and corrections at once lose no entry', async () => {
  await grant('employee2', YEAR + 1, 60);
  const step = stepOf(world.company, 'hr', 'prepared', 'agreed');
  const start = (index: number) => addDays(`${YEAR + 1}-03-15`, index * 7);
  const ids = await Promise.all(
    [0, 1, 2, 3, 4].map((index) => leave('employee2', start(index), 3, 'prepared')),
  );
  const correcting = {
    employee_id: idOf('employee2'),
    on_date: `${YEAR + 1}-01-01`,
    period: YEAR + 1,
    days: '1',
    reason: 'Приказ',
  };
  const done = await Promise.all([
    ...ids.map((id) => moveAs(world, 'hr', moveBy(step, id))),
    ...ids.map(() => call('hr', 'leave.correct', correcting)),
  ]);
  expect(done.map(outcome)).toEqual(done.map(() => 'ok'));
  const { explained } = await balanceOf('hr', { employee_id: idOf('employee2'), on: `${YEAR + 1}-12-31` });
  const { rows } = await world.company.db.query<{ days: number }>(
    `select sum("parts") / 1200 as days from "leave_entry" where "employee_id" = $1 and "period" = $2`,
    [idOf('employee2'), YEAR + 1],
  );
  expect(Number(rows[0]?.days)).toBe(60 - 15 + 5);
  expect(explained.lines.filter(({ row }) => row.cause === 'leave')).toHaveLength(5);
});

/** A stretch of days within one year, none of which is a holiday. */
const isPlain = (start: Day, days: number): boolean =>
  yearOf(start) === yearOf(addDays(start, days)) &&
  eachDay(start, addDays(start, days)).every((day) => kindByLaw(day) === undefined);

/** Six whole months before today, so that the leaves of the eighth and ninth month lie on plain days where they can. */
const HIRED = ((): Day => {
  const first = addMonths(TODAY, -6);
  const days = Array.from({ length: 26 }, (_, back) => addDays(first, -back));
  const near = days.filter((day) => isPlain(addDays(addMonths(day, 7), -2), 18));
  return near.find((day) => isPlain(addMonths(day, 8), 20)) ?? near[0] ?? first;
})();

/** From here on the organization of beta earns by month. */
const earnByMonth = async (): Promise<void> => {
  const { db, clients, organizations } = world.company;
  await db.query(
    `insert into "parameter" ("client_id", "code", "value") values ($1, 'vacation_accrual', '0') on conflict do nothing`,
    [clients.north],
  );
  const set = await call('admin', 'table.add', {
    object: 'parameter_override',
    data: { code: 'vacation_accrual', organization_id: organizations.beta, value: '1' },
  });
  expect(outcome(set)).toBe('ok');
};

test('AMB-097 who earns by month may take what is earned by the day, and no day that a later leave needs', async () => {
  await earnByMonth();
  const { db, people } = world.company;
  const hired = HIRED;
  await db.query('update "employee" set "hire_date" = $2 where "id" = $1', [
    people.stranger.employee_id,
    hired,
  ]);
  const mine = await balanceOf('stranger', { on: addMonths(hired, 8) });
  expect(mine.earned).toBe('1');
  expect(mine.explained).toMatchObject({
    base: { days: '17.00' },
    days: '21.67',
    lines: [{ count: 2, days: '4.67' }],
  });

  const type = await db.query<{ id: number }>(
    `insert into "document_type" ("client_id", "code", "name", "object_id", "detail")
     values ($1, 'held-to', 'Отпуск', 'vacation', '{"check_limit": "1", "day_count": "calendar"}') returning "id"`,
    [people.stranger.client_id],
  );
  const send = async (start: string, days: number) => {
    const id = await leave('stranger', start, days, 'draft');
    await db.query('update "document" set "document_type_id" = $2 where "id" = $1', [id, type.rows[0]?.id]);
    return moveAs(world, 'stranger', moveBy(stepOf(world.company, 'employee', 'draft', 'prepared'), id));
  };
  const soon = addMonths(hired, 7);
  expect(fieldsOf(await send(addDays(soon, -1), 18))).toEqual(
    expect.arrayContaining(['days vacation/balance', 'days vacation/year-limit']),
  );
  await leave('stranger', addDays(addMonths(hired, 8), 3), 10);
  expect(fieldsOf(await send(addDays(soon, -1), 14))).toEqual(
    expect.arrayContaining(['days vacation/balance']),
  );
  const last = await send(addDays(soon, -1), 11);
  expect([fieldsOf(last), outcome(last)]).toEqual([undefined, 'ok']);
});

test('what if: a leave that leaves too little for another, illness inside one, a dismissal', async () => {
  const hired = HIRED;
  const later = addDays(addMonths(hired, 8), 3);
  const ask = async (params: object) => dataOf<WhatIf>(await call('stranger', 'leave.what_if', params));
  const start_date = addMonths(hired, 7);
  // What was sent and waits needs its days as well.
  const {
    rows: [sent],
  } = await world.company.db.query<{ id: number }>(
    `select "id"::int from "document" where "employee_id" = $1 and "status_id" = 'prepared' and "object_id" = 'vacation'`,
    [idOf('stranger')],
  );
  expect(await ask({ case: 'leave', start_date, days: 14 })).toMatchObject({
    before: '19.33',
    awaiting: '11.00',
    after: '-5.67',
    short: { on: later, days: '-13.33' },
  });
  const waiting = sent?.id ?? 0;
  const planned = await ask({ case: 'leave', start_date, days: 14, without: [waiting] });
  expect(planned).toMatchObject({
    before: '19.33',
    awaiting: '0.00',
    after: '5.33',
    short: { on: later, days: '-2.33', row: { cause: 'leave', days: '-10.00' } },
  });
  const { ahead, leaves } = await balanceOf('stranger', { on: later });
  const [next] = ahead.filter(({ document }) => document !== null);
  const document_id = next?.document?.id ?? 0;
  expect(await ask({ case: 'leave', start_date, days: 14, without: [document_id, waiting] })).toMatchObject({
    short: null,
  });
  expect(
    fieldsOf(await call('stranger', 'leave.what_if', { case: 'leave', start_date, days: 0 })),
  ).toBeUndefined();

  expect(leaves.map(({ id }) => id)).toContain(document_id);
  const illness = {
    case: 'illness',
    document_id,
    start_date: addDays(later, 8),
    end_date: addDays(later, 12),
  };
  expect(await ask(illness)).toMatchObject({
    returned: '2.00',
    before: '17.00',
    after: '19.00',
    until: addDays(later, 14),
  });
  const foreign = await leave('employee2', TODAY, 3);
  expect(outcome(await call('stranger', 'leave.what_if', { ...illness, document_id: foreign }))).toBe(
    'not_found',
  );

  const dismissed = await ask({ case: 'dismissal', date: addDays(addMonths(hired, 6), 26) });
  expect(dismissed).toMatchObject({ compensation: '19.33', granted: '19.33', taken: '0.00', rounded: 1 });
  expect(dismissed).toHaveProperty('lost.0.document.id', document_id);
});

test('what if: eleven months of the first year are paid for as a year, whatever its limit says', async () => {
  const ask = async (date: string) =>
    dataOf<WhatIf>(await call('southerner', 'leave.what_if', { case: 'dismissal', date }));
  await world.company.db.query(`update "employee" set "hire_date" = '2026-02-09' where "id" = $1`, [
    idOf('southerner'),
  ]);
  await grant('southerner', 2026, 25.67, '2026-02-09');
  expect(await ask('2027-01-09')).toMatchObject({ compensation: '28.00', granted: '28.00', rounded: 1 });
  await grant('southerner', 2027, 28);
  expect(await ask('2027-01-09')).toMatchObject({ compensation: '28.00' });
  // Ten months and less than half of one are ten.
  expect(await ask('2026-12-20')).toMatchObject({ compensation: '23.33', rounded: 0 });
});

test('what if: illness inside a leave that takes no days gives none back, and is refused', async () => {
  const start = addDays(TODAY, 30);
  const document_id = await leave('employee2', start, 5);
  await world.company.db.query(
    `update "document" set "document_type_id" = (select "id" from "document_type"
       where "client_id" = $2 and "object_id" = 'vacation' and "code" = 'unpaid') where "id" = $1`,
    [document_id, world.company.clients.north],
  );
  const illness = { case: 'illness', document_id, start_date: start, end_date: addDays(start, 1) };
  expect(fieldsOf(await call('employee2', 'leave.what_if', illness))).toEqual([
    'document_id vacation/takes-no-days',
  ]);
  const paid = await leave('employee2', addDays(TODAY, 60), 5);
  const days = { start_date: addDays(TODAY, 60), end_date: addDays(TODAY, 61) };
  expect(outcome(await call('employee2', 'leave.what_if', { ...illness, document_id: paid, ...days }))).toBe(
    'ok',
  );
  // A leave that is none of the person's is not left out in silence.
  const ask = { case: 'leave', start_date: addDays(TODAY, 90), days: 3 };
  expect(fieldsOf(await call('employee2', 'leave.what_if', { ...ask, without: [paid, 999_999] }))).toEqual([
    'without.1 field/wrong',
  ]);
  expect(outcome(await call('employee2', 'leave.what_if', { ...ask, without: [paid] }))).toBe('ok');
});
