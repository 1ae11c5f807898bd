import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { correctionDesk, LEAVE_DAYS as DAYS } from '../support/correction-desk.ts';
import { refusedFields, rowOf, type Stored } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'reviewer']));
const desk = shared(() => correctionDesk(world));
beforeEach(() => desk.setParameter('vacation_correction', '0'));

describe('the moves of a correction', () => {
  test('EX-124 with the flag both parts are sent, each with its row of history, and the days are summed', async () => {
    await desk.setParameter('vacation_correction', '1');
    const { c1, c2 } = await desk.twoParts();
    rowOf(await desk.move('employee', c1.id, 'prepared'));
    expect(await desk.statuses(c1, c2)).toEqual(['prepared', 'prepared']);
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
    const { c1, c2 } = await desk.twoParts();
    rowOf(await desk.move('employee', c1.id, 'prepared'));
    expect(await desk.statuses(c1, c2)).toEqual(['prepared', 'draft']);
  });

  test('EX-127 agreed by hr, the leave is marked with the status, and the other part stays accepted', async () => {
    const { leave, c1, c2 } = await desk.twoParts();
    await desk.bring('accepted', c1, c2);
    rowOf(await desk.move('hr', c1.id, 'agreed'));
    expect(await desk.leaveRow(leave.id)).toEqual({
      replaced: true,
      replaced_status_id: 'agreed',
      status_id: 'approved',
      days: DAYS,
    });
    expect(await desk.statuses(c1, c2)).toEqual(['agreed', 'accepted']);
  });

  test('EX-128 declined by the manager, all parts are, whatever the flag', async () => {
    const { c1, c2 } = await desk.twoParts();
    await desk.bring('prepared', c1, c2);
    rowOf(await desk.move('manager', c1.id, 'declined'));
    expect(await desk.statuses(c1, c2)).toEqual(['declined', 'declined']);
  });

  test('AMB-109 hr declines one part, the others stay', async () => {
    const { c1, c2 } = await desk.twoParts();
    await desk.bring('accepted', c1, c2);
    rowOf(await desk.move('hr', c1.id, 'declined'));
    expect(await desk.statuses(c1, c2)).toEqual(['declined', 'accepted']);
  });
});

describe('a request made to sign a correction', () => {
  const withRequests = async () => {
    const { c1, c2 } = await desk.twoParts();
    await desk.bring('prepared', c1, c2);
    const made = [await desk.requestFor(c1.id), await desk.requestFor(c2.id)];
    return { c1, c2, made };
  };
  const left = async (ids: readonly number[]) =>
    (
      await world.company.db.query('select "id"::int from "document" where "id" = any($1) order by 1', [ids])
    ).rows.map(({ id }) => id);

  test('EX-130 sent back by the manager with the flag, the requests of all parts go', async () => {
    const { c1, c2, made } = await withRequests();
    await desk.setParameter('vacation_correction', '1');
    rowOf(await desk.move('manager', c1.id, 'draft'));
    expect(await desk.statuses(c1, c2)).toEqual(['draft', 'draft']);
    expect(await left(made)).toEqual([]);
  });

  test('EX-131 taken back by its person without the flag, its own goes alone', async () => {
    const { c1, c2, made } = await withRequests();
    rowOf(await desk.move('employee', c1.id, 'draft'));
    expect(await desk.statuses(c1, c2)).toEqual(['draft', 'prepared']);
    expect(await left(made)).toEqual([made[1]]);
  });
});

describe('AMB-107: a leave in whose place a correction stands', () => {
  test('offers nothing to anybody but hr, and is free again once no agreed correction names it', async () => {
    const { leave, c1, c2 } = await desk.twoParts();
    await desk.bring('agreed', c1, c2);
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
    rowOf(await desk.move('hr', c1.id, 'declined'));
    expect((await desk.leaveRow(leave.id)).replaced).toBe(true);
    const deleted = await desk.by('hr', 'table.del', {
      object: 'vacation_correction',
      data: [{ id: c2.id, change_reason: 'Ошибка в приказе' }],
    });
    expect(outcome(deleted)).toBe('ok');
    expect(await desk.leaveRow(leave.id)).toMatchObject({ replaced: false, replaced_status_id: null });
  });
});

describe('the leaves that a correction names', () => {
  const added = async (parents: string, name: Name = 'employee') =>
    desk.add(name, { replaced_vacation_ids: parents, document_type_id: desk.types.correction });

  test('AMB-105 are named once, and are the own ones of its person', async () => {
    const { id } = await desk.leaveOf();
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
    const { id } = await desk.leaveOf();
    expect(refusedFields(await added(`${id}:15`))).toEqual([
      'replaced_vacation_ids vacation_correction/parent-days',
    ]);
    const monday = desk.freshMonday();
    const draft = rowOf(
      await desk.add(
        'employee',
        { document_type_id: desk.types.leave, start_date: monday, end_date: addDays(monday, 6) },
        'vacation',
      ),
    );
    expect(refusedFields(await added(String(draft.id)))).toEqual([
      'replaced_vacation_ids vacation_correction/parent-not-agreed',
    ]);
    await desk.bring('agreed', await desk.partOf(String(id), DAYS));
    expect(refusedFields(await added(String(id)))).toEqual([
      'replaced_vacation_ids vacation_correction/parent-replaced',
    ]);
  });

  test('AMB-106 type, year and days of the leave are filled in, and the transform runs again before it is sent', async () => {
    const leave = await desk.leaveOf();
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
      document_type_id: desk.types.correction,
      period: Number(leave.monday.slice(0, 4)),
      replaced_vacation_ids: `${leave.id}:4`,
      ground: 'request',
    });
    await world.company.db.query(
      `update "vacation" set "type" = 'none', "replaced_vacation_ids" = $2 where "id" = $1`,
      [row.id, ` ${leave.id}`],
    );
    rowOf(await desk.move('employee', row.id, 'prepared'));
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
    const leave = await desk.leaveOf();
    const year = Number(leave.monday.slice(0, 4));
    const fields = { start_date: `${year + 1}-02-01`, end_date: `${year + 1}-02-07` };
    const part = await desk.partOf(`${leave.id}`, 7, 'employee', fields);
    await desk.setParameter('vacation_correction_move_recent_year_only', '1');
    expect(refusedFields(await desk.move('employee', part.id, 'prepared'))).toEqual([
      'start_date vacation_correction/other-year',
    ]);
    await desk.setParameter('vacation_correction_move_recent_year_only', '0');
    expect(outcome(await desk.move('employee', part.id, 'prepared'))).toBe('ok');
  });
});

describe('several corrections of one leave', () => {
  test('fifty sent at once never take more days than it has', async () => {
    // Weeks of its own: no other test here uses employee2.
    const { freshMonday } = timeDesk(world, 'vacation_correction');
    const leave = await desk.leaveOf('employee2', freshMonday());
    const parts: Stored[] = [];
    for (let stretch = 0; stretch < 5; stretch += 1) {
      const monday = freshMonday();
      for (const after of [0, 1, 2, 3, 4, 7, 8, 9, 10, 11]) {
        const day = addDays(monday, after);
        parts.push(await desk.partOf(`${leave.id}:1`, 1, 'employee2', { start_date: day, end_date: day }));
      }
    }
    const answers = await Promise.all(parts.map(({ id }) => desk.move('employee2', id, 'prepared')));
    const sent = answers.filter((answer) => answer.result);
    expect(sent).toHaveLength(DAYS);
    for (const answer of answers.filter(({ error }) => error))
      expect(refusedFields(answer)).toEqual(['replaced_vacation_ids vacation_correction/parent-taken']);
  }, 120_000);

  test('agreed at once, they are held to what is left as well', async () => {
    const leave = await desk.leaveOf();
    const first = await desk.partOf(`${leave.id}:7`);
    const second = await desk.partOf(`${leave.id}:7`);
    await desk.bring('accepted', first, second);
    // The leave changes meanwhile: fewer days are left than both take.
    await world.company.db.query('update "document" set "days" = 10 where "id" = $1', [leave.id]);
    const answers = await Promise.all([first, second].map(({ id }) => desk.move('hr', id, 'agreed')));
    expect(answers.map(outcome).toSorted()).toEqual(['ok', 'validation']);
  });

  test('meet neither the leave nor each other, but do not hold on one day', async () => {
    const leave = await desk.leaveOf();
    const start = { start_date: leave.monday, end_date: addDays(leave.monday, 3) };
    const first = await desk.partOf(`${leave.id}:4`, 4, 'employee', start);
    rowOf(await desk.move('employee', first.id, 'prepared'));
    const second = await desk.partOf(`${leave.id}:4`, 4, 'employee', start);
    expect(refusedFields(await desk.move('employee', second.id, 'prepared'))).toEqual([
      'start_date vacation_correction/parts-meet',
    ]);
  });
});

describe('correction.parts: all parts of a correction are written together', () => {
  const write = (name: Name, input: object) => desk.by(name, 'correction.parts', input);

  test('their days are shared out, and one that is refused leaves none', async () => {
    const leave = await desk.leaveOf();
    const [first, second] = [desk.freshMonday(), desk.freshMonday()];
    const part = (monday: string, days: number) => ({
      start_date: monday,
      end_date: addDays(monday, days - 1),
    });
    const answer = await write('employee', {
      parents: [leave.id],
      parts: [part(first, 4), part(second, 7)],
      comments: 'Отчёт в декабре',
    });
    const [c1, c2] = (answer.result?.data ?? []) as unknown as Stored[];
    expect(await desk.read('employee', c1?.id ?? 0)).toMatchObject({
      status_id: 'draft',
      replaced_vacation_ids: `${leave.id}:4`,
      days_corrected: 4,
      comments: 'Отчёт в декабре',
    });
    expect(await desk.read('employee', c2?.id ?? 0)).toMatchObject({
      replaced_vacation_ids: `${leave.id}:7`,
      days_corrected: 7,
    });
    const backwards = await write('employee', {
      parents: [leave.id],
      parts: [
        { id: c1?.id, ...part(first, 5) },
        { start_date: second, end_date: first },
      ],
    });
    expect(outcome(backwards)).toBe('validation');
    expect((await desk.read('employee', c1?.id ?? 0)).days).toBe(4);
    const changed = await write('employee', {
      parents: [leave.id],
      parts: [{ id: c1?.id, ...part(first, 5) }],
      gone: [c2?.id],
    });
    expect(changed.result?.data).toEqual([{ id: c1?.id }]);
    expect((await desk.read('employee', c1?.id ?? 0)).days).toBe(5);
    const left = await desk.by('employee', 'view.get', {
      object: 'vacation_correction',
      filter: `id = ${c2?.id}`,
    });
    expect(left.result?.total).toBe(0);
  });

  test('several leaves are joined in one part, or one leave makes several', async () => {
    const [one, two] = [await desk.leaveOf(), await desk.leaveOf()];
    const monday = desk.freshMonday();
    const answer = await write('employee', {
      parents: [one.id, two.id],
      parts: [{ start_date: monday, end_date: addDays(monday, 13) }],
    });
    expect(await desk.read('employee', rowOf(answer).id)).toMatchObject({
      replaced_vacation_ids: String(one.id),
    });
  });

  test('T16: nobody writes those of somebody else’s leave, whoever it is', async () => {
    const leave = await desk.leaveOf();
    const monday = desk.freshMonday();
    const input = { parents: [leave.id], parts: [{ start_date: monday, end_date: monday }] };
    expect(outcome(await write('employee2', input))).toBe('not_found');
    expect(outcome(await write('reviewer', input))).toBe('validation');
    expect(outcome(await write('manager', input))).toBe('ok');
    expect(outcome(await write('employee', { ...input, parents: [leave.id, leave.id] }))).toBe('validation');
    expect(outcome(await write('employee', { ...input, parts: [] }))).toBe('invalid_params');
  });
});

describe('a recall from leave (labour code, article 125)', () => {
  /** A leave that began so many days ago. */
  const running = async (lived: number) => {
    const leave = await desk.leaveOf();
    const start = addDays(desk.today, -lived);
    await world.company.db.query('update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1', [
      leave.id,
      start,
      addDays(start, 13),
    ]);
    return { id: leave.id, start };
  };
  /** Clears the days: leaves of other tests lie on the same ones. */
  const clear = () =>
    world.company.db.query(
      `update "document" set "status_id" = 'declined' where "object_id" in ('vacation', 'vacation_correction')
       and "start_date" <= $1 and "end_date" >= $2`,
      [desk.today, addDays(desk.today, -14)],
    );

  test('is asked by hr, counts once its person sends it, and its dates are theirs from then on', async () => {
    await clear();
    const leave = await running(9);
    const lived = { start_date: leave.start, end_date: addDays(leave.start, 8) };
    const answer = await desk.by('hr', 'correction.parts', { parents: [leave.id], parts: [lived] });
    const { id } = rowOf(answer);
    expect(await desk.read('hr', id)).toMatchObject({ ground: 'recall', status_id: 'draft' });
    const told = await world.company.db.query(
      `select count(*)::int as times from "message" where "route" = $1 and "text" like 'Вас просят прервать%'`,
      [`/uvacation/${id}`],
    );
    expect(told.rows).toEqual([{ times: 1 }]);
    expect(refusedFields(await desk.move('hr', id, 'prepared'))).toContain(
      'ground vacation_correction/consent',
    );
    expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
    const changed = await desk.edit('hr', id, { end_date: addDays(leave.start, 7) });
    expect(refusedFields(changed)).toEqual(['end_date vacation_correction/consented']);
    rowOf(await desk.move('manager', id, 'accepted'));
    const { steps } = await desk.read('hr', id);
    const agree = (steps as { id: number; next_status_id: string }[]).find(
      (step) => step.next_status_id === 'agreed',
    );
    const unread = await desk.by('hr', 'table.add', {
      object: 'document_status',
      data: [
        {
          object_id: 'vacation_correction',
          registrator_id: id,
          workflow_id: agree?.id,
          status_id: 'agreed',
          seen: [],
        },
      ],
    });
    expect([outcome(unread), refusedFields(unread)]).toEqual([
      'warnings_unseen',
      ['ground vacation_correction/recall-never'],
    ]);
    rowOf(await desk.move('hr', id, 'agreed'));
    expect((await desk.leaveRow(leave.id)).replaced).toBe(true);
  });

  test('is none where the person asks for it', async () => {
    await clear();
    const leave = await running(9);
    const lived = { start_date: leave.start, end_date: addDays(leave.start, 8) };
    const { id } = rowOf(
      await desk.by('employee', 'correction.parts', { parents: [leave.id], parts: [lived] }),
    );
    expect((await desk.read('employee', id)).ground).toBe('request');
    expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
  });

  test('is refused for whoever is known to be under age', async () => {
    await clear();
    const leave = await running(3);
    const { employee } = world.company.people;
    const { rows } = await world.company.db.query<{ id: string }>(
      `with d as (insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id")
         values ($1, $2, 'recruitment', 'К-17', $3) returning "id")
       insert into "recruitment" ("id", "birth_date") select "id", $4::date from d returning "id"`,
      [employee.client_id, employee.organization_id, employee.employee_id, addDays(desk.today, -17 * 365)],
    );
    const answer = await desk.by('hr', 'correction.parts', {
      parents: [leave.id],
      parts: [{ start_date: leave.start, end_date: addDays(leave.start, 2) }],
    });
    expect(refusedFields(answer)).toEqual(['ground vacation_correction/recall-of-minor']);
    await world.company.db.query('delete from "document" where "id" = $1', [rows[0]?.id]);
  });
});

describe('illness inside a leave (labour code, article 124)', () => {
  /** A closed sick leave of three days from the third day of a leave on; answers the corrections it made. */
  const ill = async (vacation_choice: string, from = 2, length = 3) => {
    const leave = await desk.leaveOf();
    // An extended sick leave goes on into the next weeks.
    desk.freshMonday();
    const sick = timeDesk(world, 'sickleave');
    const start_date = addDays(leave.monday, from);
    const { id } = rowOf(
      await sick.add('employee', {
        document_type_id: await sick.typeOf('illness'),
        start_date,
        end_date: addDays(start_date, length - 1),
        certificate_number: String(910_000_000_000 + leave.id),
        vacation_choice,
      }),
    );
    const close = async () => sick.move('employee', id, 'closed', ['sickleave/interrupts-leave']);
    rowOf(await sick.move('employee', id, 'opened', ['sickleave/interrupts-leave']));
    const closed = await close();
    const made = async () =>
      (
        await world.company.db.query(
          `select d."id"::int, d."status_id", d."start_date"::text, d."end_date"::text, d."days", v."ground",
             v."replaced_vacation_ids" as parents
           from "document" d join "vacation" v on v."id" = d."id" where v."illness_id" = $1 order by d."start_date"`,
          [id],
        )
      ).rows;
    return { leave, sick, id, close, closed, made };
  };

  test('extended: the leave goes on after it by the days that came back', async () => {
    const { leave, closed, made } = await ill('extend');
    expect(outcome(closed)).toBe('ok');
    expect(await made()).toMatchObject([
      {
        status_id: 'prepared',
        start_date: leave.monday,
        days: 2,
        ground: 'illness',
        parents: `${leave.id}:2`,
      },
      { status_id: 'prepared', end_date: addDays(leave.monday, 16), days: 12, parents: `${leave.id}:12` },
    ]);
  });

  test('transferred: the leave ends when it did, and the days are the person’s again', async () => {
    const { leave, made } = await ill('transfer');
    const parts = await made();
    expect(parts).toMatchObject([{ days: 2 }, { end_date: addDays(leave.monday, 13), days: 9 }]);
    for (const { id } of parts) {
      rowOf(await desk.move('manager', id, 'accepted'));
      rowOf(await desk.move('hr', id, 'agreed'));
    }
    expect((await desk.leaveRow(leave.id)).replaced).toBe(true);
  });

  test('once, however often the sick leave is closed', async () => {
    const { sick, id, close, made } = await ill('extend');
    const before = await made();
    rowOf(await sick.move('hr', id, 'opened'));
    expect(outcome(await close())).toBe('ok');
    expect(await made()).toEqual(before);
  });

  test('throughout the leave makes no part: it is for hr to cancel', async () => {
    const { closed, made } = await ill('transfer', 0, 14);
    expect(outcome(closed)).toBe('ok');
    expect(await made()).toEqual([]);
    expect(closed.result?.data[0]).toMatchObject({ told: [{ code: 'sickleave.leave_ill_throughout' }] });
  });
});
