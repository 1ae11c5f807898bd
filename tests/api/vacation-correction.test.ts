import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { refusedFields, rowOf, type Stored } from '../support/expense-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { type TimeDesk, timeDesk } from '../support/time-desk.ts';

let world: World;
let desk: TimeDesk;
let types: { leave: number; correction: number };

beforeAll(async () => {
  world = await openWorld(['employee', 'employee2', 'manager', 'hr', 'reviewer']);
  desk = timeDesk(world, 'vacation_correction');
  types = {
    leave: await desk.typeOf('additional', 'vacation'),
    correction: await desk.typeOf('additional'),
  };
});
afterAll(() => world?.close());
beforeEach(() => desk.setParameter('vacation_correction', '0'));

/** What may be said before a correction or a leave is sent. */
const SEEN = ['vacation/no-long-part', 'vacation/short-notice', 'vacation_correction/recall-never'];

const DAYS = 14;

/** An approved leave of two weeks; a Monday begins it. */
const leaveOf = async (name: Name = 'employee', monday: Day = desk.freshMonday()) => {
  const leaves = timeDesk(world, 'vacation');
  const row = rowOf(
    await leaves.add(name, {
      document_type_id: types.leave,
      start_date: monday,
      end_date: addDays(monday, DAYS - 1),
    }),
  );
  rowOf(await leaves.move(name, row.id, 'prepared', SEEN));
  rowOf(await leaves.move('manager', row.id, 'agreed'));
  rowOf(await leaves.move('hr', row.id, 'approved'));
  return { id: row.id, monday };
};

/** A part of a leave in draft: so many days from a Monday of its own on. */
const partOf = async (
  parents: string,
  days = 7,
  name: Name = 'employee',
  fields: Record<string, unknown> = {},
) => {
  const monday = desk.freshMonday();
  return rowOf(
    await desk.add(name, {
      replaced_vacation_ids: parents,
      document_type_id: types.correction,
      start_date: monday,
      end_date: addDays(monday, days - 1),
      ...fields,
    }),
  );
};

const move = (name: Name, id: number, to: string) => desk.move(name, id, to, SEEN);

const statuses = async (...parts: readonly Stored[]) =>
  Promise.all(parts.map(async ({ id }) => (await desk.read('hr', id)).status_id));

const leaveRow = async (id: number) =>
  (
    await world.company.db.query(
      `select d."replaced", v."replaced_status_id", d."status_id", d."days" from "document" d
       join "vacation" v on v."id" = d."id" where d."id" = $1`,
      [id],
    )
  ).rows[0];

/** Brings parts to a status along the usual way. */
const bring = async (to: 'prepared' | 'accepted' | 'agreed', ...parts: readonly Stored[]) => {
  for (const { id } of parts) {
    if ((await desk.read('hr', id)).status_id === 'draft') rowOf(await move('employee', id, 'prepared'));
    if (to !== 'prepared') rowOf(await move('manager', id, 'accepted'));
    if (to === 'agreed') rowOf(await move('hr', id, 'agreed'));
  }
};

const twoParts = async () => {
  const leave = await leaveOf();
  return { leave, c1: await partOf(`${leave.id}:7`), c2: await partOf(`${leave.id}:7`) };
};

describe('the moves of a correction', () => {
  test('EX-124 with the flag both parts are sent, each with its row of history, and the days are summed', async () => {
    await desk.setParameter('vacation_correction', '1');
    const { c1, c2 } = await twoParts();
    rowOf(await move('employee', c1.id, 'prepared'));
    expect(await statuses(c1, c2)).toEqual(['prepared', 'prepared']);
    for (const { id } of [c1, c2]) {
      expect((await desk.history(id)).map(({ status_id }) => status_id)).toEqual(['draft', 'prepared']);
      expect(await desk.read('employee', id)).toMatchObject({
        days_corrected: 14,
        days_rest: 14,
        days_unplanned: 0,
      });
    }
  });

  test('EX-125 without the flag one part alone is sent', async () => {
    const { c1, c2 } = await twoParts();
    rowOf(await move('employee', c1.id, 'prepared'));
    expect(await statuses(c1, c2)).toEqual(['prepared', 'draft']);
  });

  test('EX-127 agreed by hr, the leave is marked with the status, and the other part stays accepted', async () => {
    const { leave, c1, c2 } = await twoParts();
    await bring('accepted', c1, c2);
    rowOf(await move('hr', c1.id, 'agreed'));
    expect(await leaveRow(leave.id)).toEqual({
      replaced: true,
      replaced_status_id: 'agreed',
      status_id: 'approved',
      days: DAYS,
    });
    expect(await statuses(c1, c2)).toEqual(['agreed', 'accepted']);
  });

  test('EX-128 declined by the manager, all parts are, whatever the flag', async () => {
    const { c1, c2 } = await twoParts();
    await bring('prepared', c1, c2);
    rowOf(await move('manager', c1.id, 'declined'));
    expect(await statuses(c1, c2)).toEqual(['declined', 'declined']);
  });

  test('AMB-109 hr declines one part, the others stay', async () => {
    const { c1, c2 } = await twoParts();
    await bring('accepted', c1, c2);
    rowOf(await move('hr', c1.id, 'declined'));
    expect(await statuses(c1, c2)).toEqual(['declined', 'accepted']);
  });
});

describe('a request made to sign a correction', () => {
  const withRequests = async () => {
    const { c1, c2 } = await twoParts();
    await bring('prepared', c1, c2);
    const made: number[] = [];
    for (const { id } of [c1, c2]) {
      const { rows } = await world.company.db.query<{ id: string }>(
        `with r as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "creator_id")
           select "client_id", "organization_id", 'request', 'R-' || "id", "employee_id", "employee_id" from "document" where "id" = $1
           returning "id")
         insert into "request" ("id", "legal_document_id") select "id", $1::bigint from r returning "id"`,
        [id],
      );
      made.push(Number(rows[0]?.id));
    }
    return { c1, c2, made };
  };
  const left = async (ids: readonly number[]) =>
    (
      await world.company.db.query('select "id"::int from "document" where "id" = any($1) order by 1', [ids])
    ).rows.map(({ id }) => id);

  test('EX-130 sent back by the manager with the flag, the requests of all parts go', async () => {
    const { c1, c2, made } = await withRequests();
    await desk.setParameter('vacation_correction', '1');
    rowOf(await move('manager', c1.id, 'draft'));
    expect(await statuses(c1, c2)).toEqual(['draft', 'draft']);
    expect(await left(made)).toEqual([]);
  });

  test('EX-131 taken back by its person without the flag, its own goes alone', async () => {
    const { c1, c2, made } = await withRequests();
    rowOf(await move('employee', c1.id, 'draft'));
    expect(await statuses(c1, c2)).toEqual(['draft', 'prepared']);
    expect(await left(made)).toEqual([made[1]]);
  });
});

describe('AMB-107: a leave in whose place a correction stands', () => {
  test('offers nothing to anybody but hr, and is free again once no agreed correction names it', async () => {
    const { leave, c1, c2 } = await twoParts();
    await bring('agreed', c1, c2);
    const read = async (name: Name) =>
      rowOf(await desk.by(name, 'view.get', { object: 'vacation', filter: `id = ${leave.id}` }));
    expect(await read('employee')).toMatchObject({
      replaced: '1',
      steps: [],
      can_edit: '0',
      can_delete: '0',
    });
    expect(await read('manager')).toMatchObject({ steps: [], can_edit: '0' });
    expect(await read('hr')).toMatchObject({ can_edit: '1', can_delete: '1' });
    rowOf(await move('hr', c1.id, 'declined'));
    expect((await leaveRow(leave.id)).replaced).toBe(true);
    const deleted = await desk.by('hr', 'table.del', {
      object: 'vacation_correction',
      data: [{ id: c2.id }],
    });
    expect(outcome(deleted)).toBe('ok');
    expect(await leaveRow(leave.id)).toMatchObject({ replaced: false, replaced_status_id: null });
  });
});

describe('the leaves that a correction names', () => {
  const added = async (parents: string, name: Name = 'employee') =>
    desk.add(name, { replaced_vacation_ids: parents, document_type_id: types.correction });

  test('AMB-105 are named once, and are the own ones of its person', async () => {
    const { id } = await leaveOf();
    for (const wrong of [`${id};${id}`, `${id}:3;${id}:4`, 'x', `${id}:0`]) {
      const answer = await added(wrong);
      expect([answer.error?.code, refusedFields(answer)]).toEqual([
        -32713,
        ['replaced_vacation_ids vacation_correction/parents-unreadable'],
      ]);
    }
    const foreign = await added(String(id), 'employee2');
    expect([foreign.error?.code, refusedFields(foreign)]).toEqual([
      -32713,
      ['replaced_vacation_ids vacation_correction/foreign-parent'],
    ]);
    expect(rowOf(await added(` ${id} : 5 `)).replaced_vacation_ids).toBe(`${id}:5`);
  });

  test('are agreed, and have the days that are asked', async () => {
    const { id } = await leaveOf();
    expect(refusedFields(await added(`${id}:15`))).toEqual([
      'replaced_vacation_ids vacation_correction/parent-days',
    ]);
    const monday = desk.freshMonday();
    const draft = rowOf(
      await desk.add(
        'employee',
        { document_type_id: types.leave, start_date: monday, end_date: addDays(monday, 6) },
        'vacation',
      ),
    );
    expect(refusedFields(await added(String(draft.id)))).toEqual([
      'replaced_vacation_ids vacation_correction/parent-not-agreed',
    ]);
    await bring('agreed', await partOf(String(id), DAYS));
    expect(refusedFields(await added(String(id)))).toEqual([
      'replaced_vacation_ids vacation_correction/parent-replaced',
    ]);
  });

  test('AMB-106 type, year and days of the leave are filled in, and the transform runs again before it is sent', async () => {
    const leave = await leaveOf();
    const monday = desk.freshMonday();
    const row = rowOf(
      await desk.add('employee', {
        replaced_vacation_ids: String(leave.id),
        start_date: monday,
        end_date: addDays(monday, 3),
      }),
    );
    expect(row).toMatchObject({
      type: 'correction',
      document_type_id: types.correction,
      period: Number(leave.monday.slice(0, 4)),
      replaced_vacation_ids: `${leave.id}:4`,
      ground: 'request',
    });
    await world.company.db.query(
      `update "vacation" set "type" = 'none', "replaced_vacation_ids" = $2, "days_rest" = null where "id" = $1`,
      [row.id, ` ${leave.id}`],
    );
    rowOf(await move('employee', row.id, 'prepared'));
    expect(await desk.read('employee', row.id)).toMatchObject({
      type: 'correction',
      replaced_vacation_ids: `${leave.id}:4`,
      days_rest: DAYS,
    });
    const audited = await world.company.db.query(
      `select "action" from "audit" where "stream" = $1 order by "seq" desc limit 2`,
      [`document:${row.id}`],
    );
    expect(audited.rows.map(({ action }) => action)).toEqual(['effect.mark', 'move']);
  });

  test('AMB-099 stay within their year where the company wants that', async () => {
    const leave = await leaveOf();
    const year = Number(leave.monday.slice(0, 4));
    const fields = { start_date: `${year + 1}-02-01`, end_date: `${year + 1}-02-07` };
    const part = await partOf(`${leave.id}`, 7, 'employee', fields);
    await desk.setParameter('vacation_correction_move_recent_year_only', '1');
    expect(refusedFields(await move('employee', part.id, 'prepared'))).toEqual([
      'start_date vacation_correction/other-year',
    ]);
    await desk.setParameter('vacation_correction_move_recent_year_only', '0');
    expect(outcome(await move('employee', part.id, 'prepared'))).toBe('ok');
  });
});

describe('several corrections of one leave', () => {
  test('fifty sent at once never take more days than it has', async () => {
    // Weeks of its own: nothing else here is employee2's.
    const { freshMonday } = timeDesk(world, 'vacation_correction');
    const leave = await leaveOf('employee2', freshMonday());
    const parts: Stored[] = [];
    for (let stretch = 0; stretch < 5; stretch += 1) {
      const monday = freshMonday();
      for (const after of [0, 1, 2, 3, 4, 7, 8, 9, 10, 11]) {
        const day = addDays(monday, after);
        parts.push(await partOf(`${leave.id}:1`, 1, 'employee2', { start_date: day, end_date: day }));
      }
    }
    const answers = await Promise.all(parts.map(({ id }) => move('employee2', id, 'prepared')));
    const sent = answers.filter((answer) => answer.result);
    expect(sent).toHaveLength(DAYS);
    for (const answer of answers.filter(({ error }) => error))
      expect(refusedFields(answer)).toEqual(['replaced_vacation_ids vacation_correction/parent-taken']);
  }, 120_000);

  test('agreed at once, they are held to what is left as well', async () => {
    const leave = await leaveOf();
    const first = await partOf(`${leave.id}:7`);
    const second = await partOf(`${leave.id}:7`);
    await bring('accepted', first, second);
    // Whoever changes the leave meanwhile: fewer days are left than both take.
    await world.company.db.query('update "document" set "days" = 10 where "id" = $1', [leave.id]);
    const answers = await Promise.all([first, second].map(({ id }) => move('hr', id, 'agreed')));
    expect(answers.map(outcome).toSorted()).toEqual(['ok', 'validation']);
  });

  test('meet neither the leave nor each other, but do not hold on one day', async () => {
    const leave = await leaveOf();
    const start = { start_date: leave.monday, end_date: addDays(leave.monday, 3) };
    const first = await partOf(`${leave.id}:4`, 4, 'employee', start);
    rowOf(await move('employee', first.id, 'prepared'));
    const second = await partOf(`${leave.id}:4`, 4, 'employee', start);
    expect(refusedFields(await move('employee', second.id, 'prepared'))).toEqual([
      'start_date vacation_correction/parts-meet',
    ]);
  });
});
