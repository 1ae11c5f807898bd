import { beforeAll, describe, expect, test } from 'vitest';
import { balanceRows, type LimitRow } from '../../components/families/vacation/balance-rows.ts';
import { dayBalances } from '../../components/families/vacation/day-balance.ts';
import { limitsAsk } from '../../components/families/vacation/limits-ask.ts';
import type { Balance } from '../../lib/documents/facts/leave-facts.ts';
import type { LeaveBalance, WhatIf } from '../../lib/documents/families/vacation/rpc.ts';
import { balanceSum } from '../../lib/documents/leave/balance-sum.ts';
import { addDays, addMonths, type Day, yearOf } from '../../lib/kernel/day.ts';
import { correctionDesk } from '../support/correction-desk.ts';
import { refusedFields, rowOf, type Stored } from '../support/document-desk.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { get } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';
import { cellsOf } from '../support/workbook.ts';

const world = shared(() =>
  openWorld(['employee', 'employee2', 'clerk', 'manager', 'manager2', 'hr', 'accountant']),
);
const desk = shared(() => correctionDesk(world));
let annual: { leave: number; correction: number };
let year: number;

beforeAll(async () => {
  annual = { leave: await desk.typeOf('annual', 'vacation'), correction: await desk.typeOf('annual') };
  year = yearOf(desk.today);
  await desk.setParameter('vacation_correction', '0');
});

const idOf = (name: Name): number => world.company.people[name].employee_id;

const dataOf = <Data>(answer: Answer): Data => {
  expect(outcome(answer), answer.text).toBe('ok');
  return answer.result?.data as unknown as Data;
};

const grant = (name: Name, period: number, days = 28) =>
  world.company.db.query(
    `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
     values ($1, $2, $3, 28, $4, '2015-01-01')`,
    [idOf(name), period, `${period}-01-01`, days],
  );

describe('what a correction that waits holds back of each year', () => {
  interface Doc {
    readonly days: number;
    readonly status?: string;
    /** Leaves it replaces: their places in the list, each with the days taken of it. */
    readonly of?: string;
    /** Years after that of the case: where it begins, and whose days it takes. */
    readonly begins?: number;
    readonly takes?: number;
    readonly replaced?: boolean;
    readonly type?: string;
  }
  const L: Doc = { days: 14, status: 'agreed' };
  const gone: Doc = { ...L, replaced: true };

  /** Documents of one employee; days of this year and the next that are taken, and that are held back. */
  const CASES: readonly (readonly [string, readonly Doc[], readonly number[], readonly number[]])[] = [
    ['nothing waits', [L], [14, 0], [0, 0]],
    ['it makes a leave shorter', [L, { days: 7, of: '0' }], [14, 0], [0, 0]],
    ['it makes a leave longer', [L, { days: 21, of: '0' }], [14, 0], [7, 0]],
    ['it is accepted and hr has not agreed', [L, { days: 21, of: '0', status: 'accepted' }], [14, 0], [7, 0]],
    ['it moves days to the next year', [L, { days: 14, of: '0', begins: 1, takes: 1 }], [14, 0], [0, 14]],
    [
      'it moves a leave whose days stay those of their year',
      [L, { days: 14, of: '0', begins: 1 }],
      [14, 0],
      [0, 0],
    ],
    ['illness extends a leave', [L, { days: 3, of: '0:3' }, { days: 11, of: '0:11' }], [14, 0], [0, 0]],
    ['illness gives days back', [L, { days: 3, of: '0:3' }, { days: 8, of: '0:8' }], [14, 0], [0, 0]],
    ['a recall', [L, { days: 9, of: '0:9' }], [14, 0], [0, 0]],
    ['two make it longer together', [L, { days: 7, of: '0:7' }, { days: 14, of: '0:7' }], [14, 0], [7, 0]],
    [
      'one was agreed, its twin waits',
      [gone, { days: 7, of: '0:7', status: 'agreed' }, { days: 7, of: '0:7' }],
      [7, 0],
      [7, 0],
    ],
    [
      'one corrects another',
      [gone, { days: 21, of: '0', status: 'agreed' }, { days: 24, of: '1' }],
      [21, 0],
      [3, 0],
    ],
    [
      'one makes another shorter',
      [gone, { days: 21, of: '0', status: 'agreed' }, { days: 7, of: '1' }],
      [21, 0],
      [0, 0],
    ],
    ['it joins two leaves', [L, { ...L, days: 7 }, { days: 22, of: '0;1' }], [21, 0], [1, 0]],
    ['it was declined', [L, { days: 21, of: '0', status: 'declined' }], [14, 0], [0, 0]],
    ['it is a draft', [L, { days: 21, of: '0', status: 'draft' }], [14, 0], [0, 0]],
    [
      'its leave was declined',
      [
        { ...L, status: 'declined' },
        { days: 14, of: '0' },
      ],
      [0, 0],
      [14, 0],
    ],
    [
      'its leave takes no days of the year',
      [
        { ...L, type: 'unpaid' },
        { days: 14, of: '0' },
      ],
      [0, 0],
      [14, 0],
    ],
    ['a leave waits beside it', [L, { days: 16, of: '0' }, { days: 5, status: 'prepared' }], [14, 0], [7, 0]],
    ['a leave of the next year waits', [L, { days: 5, status: 'prepared', begins: 1 }], [14, 0], [0, 5]],
  ];

  const made = async (docs: readonly Doc[], period: number): Promise<void> => {
    const { db } = world.company;
    const ids: number[] = [];
    for (const {
      days,
      status = 'prepared',
      of,
      begins = 0,
      takes = of ? 0 : begins,
      replaced,
      type,
    } of docs) {
      const object = of === undefined ? 'vacation' : 'vacation_correction';
      const id = await addDocument(world.company, object, 'employee2', status);
      const start = addDays(`${period + begins}-02-05`, ids.length * 30);
      const type_id = type ? await desk.typeOf(type, object) : of ? annual.correction : annual.leave;
      await db.query('update "vacation" set "period" = $2, "replaced_vacation_ids" = $3 where "id" = $1', [
        id,
        period + takes,
        (of?.split(';') ?? [])
          .map((item) => item.replace(/^\d/, (place) => String(ids[Number(place)])))
          .join(';'),
      ]);
      await db.query(
        `update "document" set "start_date" = $2, "end_date" = $3, "days" = $4, "document_type_id" = $5, "replaced" = $6 where "id" = $1`,
        [id, start, addDays(start, days - 1), days, type_id, replaced === true],
      );
      ids.push(id);
    }
  };

  test.each(CASES.map((each, index) => [...each, 2040 + index * 2] as const))(
    '%s',
    async (_, docs, taken, reserved, period) => {
      for (const each of [period, period + 1]) await grant('employee2', each);
      await made(docs, period);
      for (const [place, each] of [period, period + 1].entries()) {
        const answer = await desk.by('hr', 'view.get', {
          object: 'vacation_limit',
          filter: `employee_id = ${idOf('employee2')} and period = ${each}`,
        });
        const { days_planned, days_rest, days_reserved } = rowOf(answer);
        expect([days_planned, days_rest, days_reserved].map(Number)).toEqual([
          taken[place],
          28 - (taken[place] ?? 0),
          reserved[place],
        ]);
      }
    },
  );
});

const SEEN = ['vacation/no-long-part', 'vacation/short-notice', 'vacation_correction/recall-never'];

/** An agreed leave on days of this year. */
const agreed = async (name: Name, start: Day, days: number): Promise<Stored> => {
  const leave = rowOf(
    await desk.leaves.add(name, {
      document_type_id: annual.leave,
      ...{ start_date: start, end_date: addDays(start, days - 1), period: year },
    }),
  );
  rowOf(await desk.leaves.move(name, leave.id, 'prepared', SEEN));
  rowOf(await desk.leaves.move('manager', leave.id, 'agreed'));
  return leave;
};

interface Told {
  readonly today: number;
  readonly planned: number;
  readonly awaiting: number;
  readonly free: number;
}

const reads = (by: Name, method: string, params: object) => desk.by(by, method, params);

/** The one row of a list about an employee, equal to the row of its workbook. */
const rowAndCells = async (by: Name, object: string, filter: string, columns: readonly string[]) => {
  const row = rowOf(await reads(by, 'view.get', { object, filter, rowsPerPage: 1 }));
  const asked = new URLSearchParams({ object, filter, columns: columns.join(',') });
  const answer = await get(world.portal.origin, world.token(by), `/export?${asked}`);
  expect(answer.status).toBe(200);
  const [, cells = []] = cellsOf(Buffer.from(await answer.arrayBuffer()));
  expect(cells.map(({ value }) => Number(value))).toEqual(columns.map((column) => Number(row[column])));
  return columns.map((column) => Number(row[column]));
};

/** Every place that shows an employee's days agrees with the test's own sum. */
const everywhere = async (name: Name, { today, planned, awaiting, free }: Told): Promise<void> => {
  const employee_id = idOf(name);
  for (const by of [name, 'manager', 'hr', 'accountant'] as const) {
    const { sums } = dataOf<LeaveBalance>(await reads(by, 'leave.balance', { employee_id }));
    const said = [sums.today, sums.planned, sums.awaiting, sums.free, sums.to_come].map(Number);
    expect(said, `leave.balance of ${by}`).toEqual([today, planned, awaiting, free, 0]);
    expect(
      await rowAndCells(by, 'leave_rest', `id = ${employee_id}`, [
        ...['days_today', 'days_ahead', 'days_reserved', 'days_rest'],
      ]),
      `leave_rest of ${by}`,
    ).toEqual([today, planned, awaiting, free]);
    expect(
      await rowAndCells(by, 'vacation_limit', `employee_id = ${employee_id} and period = ${year}`, [
        ...['days_ahead', 'days_rest', 'days_reserved'],
      ]),
      `vacation_limit of ${by}`,
    ).toEqual([planned, free + awaiting, awaiting]);
  }
  const { object, query } = limitsAsk(employee_id);
  const limits = dataOf<LimitRow[]>(await reads(name, 'view.get', { object, ...query }));
  const home = dayBalances(balanceRows(limits, desk.today), desk.today).find((each) => each.year === year);
  expect(home, 'home').toMatchObject({ left: today, planned, awaiting, free });

  const far = addDays(desk.today, 300);
  const values = {
    employee_id,
    document_type_id: annual.leave,
    start_date: far,
    end_date: far,
    period: year,
  };
  const facts = dataOf<{ balances: Balance[] }>(
    await reads(name, 'document.facts', { object: 'vacation', values }),
  );
  expect(balanceSum(facts.balances, { days: 1 }), 'the form').toEqual({
    ...{ available: free + awaiting, awaiting, taken: 1, rest: free - 1 },
  });
  const tried = dataOf<WhatIf>(
    await reads(name, 'leave.what_if', { case: 'leave', start_date: far, days: 1, employee_id }),
  );
  const grants = limits.filter(({ period, on_date }) => period !== year && on_date <= far);
  const others = grants.reduce(
    (sum, { days_rest, days_reserved }) => sum + Number(days_rest) - Number(days_reserved),
    0,
  );
  expect(tried, 'what if').toMatchObject({
    before: (free + awaiting + others).toFixed(2),
    awaiting: awaiting.toFixed(2),
    after: (free - 1 + others).toFixed(2),
  });
};

describe('every place tells the same days of one person', () => {
  const sick = () => timeDesk(world, 'sickleave');
  let longer: Stored;

  test('a leave agreed, and a correction that makes it longer', async () => {
    await grant('employee', year);
    const leave = await agreed('employee', desk.freshMonday(), 7);
    await everywhere('employee', { today: 28, planned: 7, awaiting: 0, free: 21 });
    const start_date = desk.freshMonday();
    longer = rowOf(
      await desk.add('employee', {
        ...{ replaced_vacation_ids: `${leave.id}`, document_type_id: annual.correction, period: year },
        ...{ start_date, end_date: addDays(start_date, 9) },
      }),
    );
    await everywhere('employee', { today: 28, planned: 7, awaiting: 0, free: 21 });
    rowOf(await desk.move('employee', longer.id, 'prepared'));
    await everywhere('employee', { today: 28, planned: 7, awaiting: 3, free: 18 });
    // The form of the correction counts the balance as if its leave did not exist.
    const { balances } = dataOf<{ balances: Balance[] }>(
      await reads('manager', 'document.facts', { object: 'vacation_correction', id: longer.id }),
    );
    expect(balanceSum(balances, { days: 10 })).toEqual({ available: 28, awaiting: 0, taken: 10, rest: 18 });
  });

  test('illness inside another leave: what the portal makes of it holds nothing back', async () => {
    const start = desk.freshMonday();
    desk.freshMonday();
    await agreed('employee', start, 14);
    await everywhere('employee', { today: 28, planned: 21, awaiting: 3, free: 4 });
    const ill = rowOf(
      await sick().add('employee', {
        document_type_id: await sick().typeOf('illness'),
        ...{ start_date: addDays(start, 2), end_date: addDays(start, 4) },
        ...{ certificate_number: '940000000001', vacation_choice: 'extend' },
      }),
    );
    const interrupts = ['sickleave/interrupts-leave'];
    for (const status of ['opened', 'closed'])
      rowOf(await sick().move('employee', ill.id, status, interrupts));
    const { rows } = await world.company.db.query<{ id: number }>(
      'select "id"::int from "vacation" where "illness_id" = $1 order by "id"',
      [ill.id],
    );
    expect(rows).toHaveLength(2);
    await everywhere('employee', { today: 28, planned: 21, awaiting: 3, free: 4 });
    const [first, second] = rows.map(({ id }) => id);
    // One part agreed: its leave takes no days any more, and the other part reserves its own.
    for (const [by, to] of [
      ['manager', 'accepted'],
      ['hr', 'agreed'],
    ] as const)
      rowOf(await desk.move(by, first ?? 0, to));
    await everywhere('employee', { today: 28, planned: 9, awaiting: 15, free: 4 });
    rowOf(await desk.move('manager', longer.id, 'accepted'));
    rowOf(await desk.move('manager', second ?? 0, 'declined'));
    await everywhere('employee', { today: 28, planned: 9, awaiting: 3, free: 16 });
  });

  test('what is refused by the balance says the same numbers', async () => {
    const start_date = desk.freshMonday();
    const over = rowOf(
      await desk.leaves.add('employee', {
        document_type_id: annual.leave,
        ...{ start_date, end_date: addDays(start_date, 13), period: year },
      }),
    );
    await world.company.db.query('update "document" set "days" = 18 where "id" = $1', [over.id]);
    const refused = await desk.leaves.move('employee', over.id, 'prepared', SEEN);
    expect(refusedFields(refused)).toEqual(['days vacation/reserved']);
    expect(refused.error?.data.fields?.[0]?.values).toMatchObject({ days: 18, reserved: 3, rest: 19 });
  });

  test('leaves of a year that nothing was granted of take from no other', async () => {
    const id = await addDocument(world.company, 'vacation', 'employee', 'prepared');
    await world.company.db.query('update "vacation" set "period" = $2 where "id" = $1', [id, year - 1]);
    await world.company.db.query(
      `update "document" set "start_date" = $2, "end_date" = $3, "days" = 21, "document_type_id" = $4 where "id" = $1`,
      [id, `${year - 1}-12-01`, `${year - 1}-12-21`, annual.leave],
    );
    const { sums } = dataOf<LeaveBalance>(await reads('employee', 'leave.balance', {}));
    expect([sums.awaiting, sums.free]).toEqual(['3.00', '16.00']);
  });
});

test('who earns by month: what is promised is earned by then, and no place calls it a lack', async () => {
  await desk.setParameter('vacation_accrual', '1');
  const { db } = world.company;
  const hired = addMonths(desk.today, -6);
  await db.query('update "employee" set "hire_date" = $2 where "id" = $1', [idOf('clerk'), hired]);
  const put = async (status: string, start: Day, days: number) => {
    const id = await addDocument(world.company, 'vacation', 'clerk', status);
    await db.query('update "vacation" set "period" = $2 where "id" = $1', [id, yearOf(start)]);
    await db.query(
      `update "document" set "start_date" = $2, "end_date" = $3, "days" = $4, "document_type_id" = $5 where "id" = $1`,
      [id, start, addDays(start, days - 1), days, annual.leave],
    );
  };
  // Six months are 14 days today, twelve 28, thirteen 30.33.
  await put('agreed', addDays(addMonths(hired, 12), 3), 24);
  await put('prepared', addDays(addMonths(hired, 13), 3), 4);
  const expected = { today: 14, planned: 24, awaiting: 4, to_come: 16.33, free: 2.33 };
  for (const by of ['clerk', 'manager2', 'hr'] as const) {
    const { sums } = dataOf<LeaveBalance>(await reads(by, 'leave.balance', { employee_id: idOf('clerk') }));
    expect(
      Object.fromEntries(Object.keys(expected).map((key) => [key, Number(sums[key as keyof typeof sums])])),
    ).toEqual(expected);
    expect(sums.free_on).toBe(addDays(addMonths(hired, 13), 3));
    expect(
      await rowAndCells(by, 'leave_rest', `id = ${idOf('clerk')}`, [
        ...['days_today', 'days_ahead', 'days_reserved', 'days_rest'],
      ]),
    ).toEqual([14, 24, 4, 2.33]);
  }
  const values = {
    ...{ employee_id: idOf('clerk'), document_type_id: annual.leave, period: yearOf(desk.today) },
    ...{ start_date: desk.today, end_date: desk.today },
  };
  const { balances } = dataOf<{ balances: Balance[] }>(
    await reads('clerk', 'document.facts', { object: 'vacation', values }),
  );
  expect(balanceSum(balances, { days: 2 })?.rest).toBe(0.33);
  const tried = dataOf<WhatIf>(
    await reads('clerk', 'leave.what_if', { case: 'leave', start_date: desk.today, days: 2 }),
  );
  expect(tried).toMatchObject({ before: '14.00', after: '12.00', short: null });
  const over = dataOf<WhatIf>(
    await reads('clerk', 'leave.what_if', { case: 'leave', start_date: desk.today, days: 3 }),
  );
  expect(over).toMatchObject({ short: { on: addDays(addMonths(hired, 13), 3), days: '-0.67' } });
});
