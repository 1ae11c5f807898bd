import { beforeAll, describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { correctionDesk } from '../support/correction-desk.ts';
import { refusedFields, rowOf, type Stored } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'clerk', 'manager', 'hr']));
const desk = shared(() => correctionDesk(world));
let annual: { leave: number; correction: number };

beforeAll(async () => {
  annual = { leave: await desk.typeOf('annual', 'vacation'), correction: await desk.typeOf('annual') };
  await desk.setParameter('vacation_correction', '0');
});

const SEEN = ['vacation/no-long-part', 'vacation/short-notice'];

/** Days that a year gives a person; no other test has the year. */
const grant = async (name: Name, year: number, days: number): Promise<void> => {
  await world.company.db.query(
    `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
     values ($1, $2, $3, 28, $4, '2015-01-01') on conflict ("employee_id", "period", "on_date") do update set "days_limit" = excluded."days_limit"`,
    [world.company.people[name].employee_id, year, `${year}-01-01`, days],
  );
};

const dates = (start_date: Day, days: number) => ({ start_date, end_date: addDays(start_date, days - 1) });

const leaveDraft = async (name: Name, start: Day, days: number): Promise<Stored> =>
  rowOf(await desk.leaves.add(name, { document_type_id: annual.leave, ...dates(start, days) }));

const agreedLeave = async (name: Name, start: Day, days: number): Promise<Stored> => {
  const leave = await leaveDraft(name, start, days);
  rowOf(await desk.leaves.move(name, leave.id, 'prepared', SEEN));
  rowOf(await desk.leaves.move('manager', leave.id, 'agreed'));
  return leave;
};

const part = (name: Name, parents: string, start: Day, days: number): Promise<Stored> =>
  desk
    .add(name, {
      replaced_vacation_ids: parents,
      document_type_id: annual.correction,
      ...dates(start, days),
    })
    .then(rowOf);

const sums = async (id: number) => {
  const { days_corrected, days_rest, days_unplanned } = await desk.read('hr', id);
  return { days_corrected, days_rest, days_unplanned };
};

const reservedOf = async (name: Name, year: number): Promise<number> => {
  const row = rowOf(
    await desk.by(name, 'view.get', {
      object: 'vacation_limit',
      filter: `employee_id = ${world.company.people[name].employee_id} and period = ${year}`,
    }),
  );
  return Number(row.days_reserved);
};

const awaitingOf = async (name: Name, year: number): Promise<number> => {
  const answer = await desk.by(name, 'leave.balance', { on: `${year}-12-31` });
  const told = answer.result?.data as unknown as { sums: { awaiting: string } } | undefined;
  return Number(told?.sums.awaiting);
};

describe('a correction that waits holds back what its leaves do not hold, and follows what that is reckoned from', () => {
  test('a draft of 21 days is in no sum: the next leave of 14 goes out', async () => {
    const year = 2031;
    await grant('employee2', year, 28);
    const leave = await agreedLeave('employee2', `${year}-02-03`, 7);
    await part('employee2', `${leave.id}`, `${year}-06-16`, 21);
    const sent = await part('employee2', `${leave.id}`, `${year}-04-07`, 7);
    rowOf(await desk.move('employee2', sent.id, 'prepared'));
    expect(await sums(sent.id)).toEqual({ days_corrected: 7, days_rest: 7, days_unplanned: 0 });
    expect(await reservedOf('employee2', year)).toBe(0);
    expect(await awaitingOf('employee2', year)).toBe(0);
    const next = await leaveDraft('employee2', `${year}-09-01`, 14);
    expect(outcome(await desk.leaves.move('employee2', next.id, 'prepared', SEEN))).toBe('ok');
    // What is sent does hold back: the twin of the draft.
    expect(await reservedOf('employee2', year)).toBe(14);
    const over = await leaveDraft('employee2', `${year}-10-06`, 14);
    expect(refusedFields(await desk.leaves.move('employee2', over.id, 'prepared', SEEN))).toEqual([
      'days vacation/reserved',
    ]);
  });

  test('days beyond the leave are held back once it is sent, and free again once it is taken back', async () => {
    const year = 2032;
    await grant('employee2', year, 28);
    const leave = await agreedLeave('employee2', `${year}-02-02`, 7);
    const longer = await part('employee2', `${leave.id}`, `${year}-05-31`, 10);
    expect(await reservedOf('employee2', year)).toBe(0);
    rowOf(await desk.move('employee2', longer.id, 'prepared'));
    expect(await sums(longer.id)).toEqual({ days_corrected: 10, days_rest: 7, days_unplanned: 3 });
    expect(await reservedOf('employee2', year)).toBe(3);
    rowOf(await desk.move('employee2', longer.id, 'draft'));
    expect(await reservedOf('employee2', year)).toBe(0);
  });

  test('a leave that hr declines holds nothing: all days of its correction are held back', async () => {
    const year = 2033;
    await grant('employee2', year, 28);
    const leave = await agreedLeave('employee2', `${year}-02-07`, 7);
    const moved = await part('employee2', `${leave.id}`, `${year}-07-04`, 7);
    rowOf(await desk.move('employee2', moved.id, 'prepared'));
    expect(await sums(moved.id)).toMatchObject({ days_rest: 7, days_unplanned: 0 });
    rowOf(await desk.leaves.move('hr', leave.id, 'declined'));
    expect(await sums(moved.id)).toEqual({ days_corrected: 7, days_rest: 0, days_unplanned: 7 });
    expect(await reservedOf('employee2', year)).toBe(7);
  });

  test('a leave that hr makes longer has more to give', async () => {
    const year = 2034;
    await grant('employee2', year, 28);
    const leave = await agreedLeave('employee2', `${year}-02-06`, 7);
    const longer = await part('employee2', `${leave.id}`, `${year}-07-03`, 10);
    rowOf(await desk.move('employee2', longer.id, 'prepared'));
    expect(await sums(longer.id)).toMatchObject({ days_unplanned: 3 });
    await world.company.db.query(
      'update "document" set "days" = 9, "end_date" = "end_date" + 2 where "id" = $1',
      [leave.id],
    );
    expect(await sums(longer.id)).toEqual({ days_corrected: 10, days_rest: 9, days_unplanned: 1 });
    expect(await reservedOf('employee2', year)).toBe(1);
  });

  test('two that wait hold back each day once, and one that is declined frees its own', async () => {
    const year = 2035;
    await grant('employee2', year, 28);
    const leave = await agreedLeave('employee2', `${year}-02-05`, 10);
    const first = await part('employee2', `${leave.id}:5`, `${year}-07-03`, 5);
    const second = await part('employee2', `${leave.id}:5`, `${year}-08-07`, 5);
    for (const { id } of [first, second]) rowOf(await desk.move('employee2', id, 'prepared'));
    await world.company.db.query('update "document" set "days" = 8 where "id" = $1', [leave.id]);
    for (const { id } of [first, second])
      expect(await sums(id)).toEqual({ days_corrected: 10, days_rest: 8, days_unplanned: 2 });
    expect(await reservedOf('employee2', year)).toBe(2);
    rowOf(await desk.move('hr', second.id, 'accepted'));
    expect(await reservedOf('employee2', year)).toBe(2);
    rowOf(await desk.move('hr', second.id, 'declined'));
    expect(await sums(first.id)).toEqual({ days_corrected: 5, days_rest: 8, days_unplanned: 0 });
    expect(await reservedOf('employee2', year)).toBe(0);
  });

  test('once a part was agreed its leave holds no days: the rest of them are held back by the part that waits', async () => {
    const year = 2036;
    await grant('employee2', year, 28);
    const leave = await agreedLeave('employee2', `${year}-02-04`, 14);
    const first = await part('employee2', `${leave.id}:7`, `${year}-07-07`, 7);
    const second = await part('employee2', `${leave.id}:7`, `${year}-08-04`, 7);
    for (const { id } of [first, second]) {
      rowOf(await desk.move('employee2', id, 'prepared'));
      rowOf(await desk.move('manager', id, 'accepted'));
    }
    expect(await reservedOf('employee2', year)).toBe(0);
    rowOf(await desk.move('hr', first.id, 'agreed'));
    expect(await sums(second.id)).toEqual({ days_corrected: 7, days_rest: 7, days_unplanned: 0 });
    expect(await reservedOf('employee2', year)).toBe(7);
  });
});

describe('an absence on the same days', () => {
  const absences = FAMILIES.filter(
    ({ object_id, absence }) => absence && object_id !== 'vacation_correction',
  );

  test.each(absences.map(({ object_id }) => object_id))(
    'a draft of %s is met by nobody, one that was sent is',
    async (object) => {
      const checkups = timeDesk(world, 'absence');
      const monday = addDays('2029-01-15', 7 * absences.findIndex(({ object_id }) => object_id === object));
      const days = { start_date: monday, end_date: addDays(monday, 1) };
      const { id } = rowOf(await checkups.add('clerk', days, object));
      const sent = rowOf(
        await checkups.add('clerk', { document_type_id: await checkups.typeOf('checkup'), ...days }),
      );
      const free = await checkups.move('clerk', sent.id, 'prepared');
      expect(outcome(free), free.text).toBe('ok');
      rowOf(await checkups.move('clerk', sent.id, 'draft'));
      await world.company.db.query(`update "document" set "status_id" = 'prepared' where "id" = $1`, [id]);
      expect(refusedFields(await checkups.move('clerk', sent.id, 'prepared'))).toEqual([
        'start_date document/overlap',
      ]);
    },
  );
});

describe('a sick leave', () => {
  const sick = () => timeDesk(world, 'sickleave');
  const write = async (name: Name, start: Day, certificate_number: string, more: object = {}) =>
    sick().add(name, {
      document_type_id: await sick().typeOf('illness'),
      ...dates(start, 3),
      certificate_number,
      ...more,
    });

  test('has the number of its certificate once it is opened', async () => {
    const number = '930000000001';
    const [one, other] = [
      rowOf(await write('employee', '2026-03-02', number)),
      rowOf(await write('clerk', '2026-03-02', number)),
    ];
    rowOf(await sick().move('employee', one.id, 'opened'));
    expect(refusedFields(await sick().move('clerk', other.id, 'opened'))).toEqual([
      'certificate_number sickleave/number-taken',
    ]);
    expect(refusedFields(await write('clerk', '2026-03-09', number))).toEqual([
      'certificate_number sickleave/number-taken',
    ]);
  });

  test('of two opened at once with one number one alone is', async () => {
    const number = '930000000002';
    const [one, other] = [
      rowOf(await write('employee', '2026-03-16', number)),
      rowOf(await write('clerk', '2026-03-16', number)),
    ];
    const answers = await Promise.all([
      sick().move('employee', one.id, 'opened'),
      sick().move('clerk', other.id, 'opened'),
    ]);
    expect(answers.map(outcome).toSorted()).toEqual(['ok', 'validation']);
  });

  test('goes on from another by the one that was opened', async () => {
    const first = rowOf(await write('employee', '2026-04-06', '930000000003'));
    rowOf(await sick().move('employee', first.id, 'opened'));
    rowOf(await write('employee', '2026-04-09', '930000000004', { previous_id: first.id }));
    const second = rowOf(await write('employee', '2026-04-09', '930000000005', { previous_id: first.id }));
    rowOf(await sick().move('employee', second.id, 'opened'));
    expect(
      refusedFields(await write('employee', '2026-04-09', '930000000006', { previous_id: first.id })),
    ).toEqual(['previous_id sickleave/goes-on-already']);
  });
});
