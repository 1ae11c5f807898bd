import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'stranger']));
const desk = timeDesk(world, 'absence');
let checkup: number;
let dayoff: number;

beforeAll(async () => {
  [checkup, dayoff] = await Promise.all([desk.typeOf('checkup'), desk.typeOf('dayoff')]);
});

const days = (first: string, last = first) => ({ start_date: first, end_date: last });

describe('a part of a day', () => {
  test('its hours are counted by the portal, whatever somebody says they are', async () => {
    const monday = desk.freshMonday();
    const row = rowOf(
      await desk.add('employee', {
        document_type_id: checkup,
        ...days(monday),
        time_from: '09:30',
        time_to: '12:15',
      }),
    );
    expect(row).toMatchObject({
      time_from: '09:30',
      time_to: '12:15',
      hours: '2.75',
      days: 1,
      date: desk.today,
    });
    expect(outcome(await desk.edit('employee', row.id, { hours: '8' }))).toBe('unknown_field');
    const moved = rowOf(await desk.edit('employee', row.id, { time_to: '10:00' }));
    expect(moved.hours).toBe('0.50');
    expect(rowOf(await desk.edit('employee', row.id, { time_from: null, time_to: null })).hours).toBeNull();
  });

  test('is sorted and narrowed by its times, which a list of many families says too', async () => {
    const monday = desk.freshMonday();
    const early = rowOf(
      await desk.add('employee', {
        document_type_id: checkup,
        ...days(monday),
        time_from: '08:00',
        time_to: '09:00',
      }),
    );
    const late = rowOf(
      await desk.add('employee', {
        document_type_id: checkup,
        ...days(monday),
        time_from: '18:00',
        time_to: '19:00',
      }),
    );
    const listed = async (object: string, filter: string) =>
      (
        await desk.by('employee', 'view.get', {
          object,
          filter: `start_date = '${monday}' and ${filter}`,
          orderBy: 'time_from',
          sort: 'desc',
        })
      ).result?.data.map(({ id }) => id);
    expect(await listed('absence', "time_from >= '08:00'")).toEqual([late.id, early.id]);
    expect(await listed('document', "time_to < '12:00'")).toEqual([early.id]);
    const wrong = await desk.by('employee', 'view.get', { object: 'absence', filter: "time_from = '25:00'" });
    expect(outcome(wrong)).toBe('invalid_filter');
  });

  test.each([
    ['25:00', '26:00', ['time_from field/wrong', 'time_to field/wrong']],
    ['9', '12:00', ['time_from field/wrong']],
    ['12:00', '12:00', ['time_to absence/ends-before-start']],
    ['14:00', '09:00', ['time_to absence/ends-before-start']],
  ])('from %s to %s is refused, and nothing is kept', async (time_from, time_to, fields) => {
    const monday = desk.freshMonday();
    const answer = await desk.add('employee', {
      document_type_id: checkup,
      ...days(monday),
      time_from,
      time_to,
    });
    expect(refusedFields(answer)).toEqual(fields);
    const kept = await desk.by('employee', 'view.get', {
      object: 'absence',
      filter: `start_date = '${monday}'`,
    });
    expect(kept.result?.total).toBe(0);
  });

  test('is of one day: hours over two are refused', async () => {
    const monday = desk.freshMonday();
    const answer = await desk.add('employee', {
      document_type_id: checkup,
      ...days(monday, addDays(monday, 1)),
      time_from: '09:00',
      time_to: '10:00',
    });
    expect(refusedFields(answer)).toEqual(['end_date absence/hours-of-one-day']);
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: 'Часы указывают в пределах одного дня. Выберите один день или уберите время',
      message_eng: 'Hours can be entered for a single day only. Choose one day or leave the times empty',
    });
  });

  test('is sent with both of its times', async () => {
    const row = rowOf(
      await desk.add('employee', {
        document_type_id: checkup,
        ...days(desk.freshMonday()),
        time_from: '09:00',
      }),
    );
    expect(refusedFields(await desk.move('employee', row.id, 'prepared'))).toEqual([
      'time_to field/required',
    ]);
    rowOf(await desk.edit('employee', row.id, { time_to: '10:00' }));
    expect(outcome(await desk.move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('two on one day stand beside each other where their times do not meet', async () => {
    const monday = desk.freshMonday();
    const part = async (time_from: string, time_to: string) =>
      rowOf(await desk.add('employee', { document_type_id: checkup, ...days(monday), time_from, time_to }));
    const [one, beside, across] = [
      await part('09:00', '11:00'),
      await part('11:00', '12:00'),
      await part('10:59', '11:30'),
    ];
    rowOf(await desk.move('employee', one.id, 'prepared'));
    expect(outcome(await desk.move('employee', beside.id, 'prepared'))).toBe('ok');
    expect(refusedFields(await desk.move('employee', across.id, 'prepared'))).toEqual([
      'start_date document/overlap',
    ]);
    expect((await desk.history(across.id)).map(({ status_id }) => status_id)).toEqual(['draft']);
    const whole = rowOf(await desk.add('employee', { document_type_id: checkup, ...days(monday) }));
    expect(refusedFields(await desk.move('employee', whole.id, 'prepared'))).toEqual([
      'start_date document/overlap',
    ]);
  });
});

describe('the days of an absence', () => {
  test('AMB-089: are working days: Friday to Monday is two', async () => {
    const friday = addDays(desk.freshMonday(), 4);
    const row = rowOf(
      await desk.add('employee', { document_type_id: checkup, ...days(friday, addDays(friday, 3)) }),
    );
    expect(row.days).toBe(2);
  });

  test('a weekend is nothing to be absent from', async () => {
    const saturday = addDays(desk.freshMonday(), 5);
    const row = rowOf(
      await desk.add('employee', { document_type_id: checkup, ...days(saturday, addDays(saturday, 1)) }),
    );
    expect(refusedFields(await desk.move('employee', row.id, 'prepared'))).toEqual([
      'end_date absence/no-workday',
    ]);
  });

  test('AMB-094: begin and end on working days where the client wants that', async () => {
    const friday = addDays(desk.freshMonday(), 4);
    const row = rowOf(
      await desk.add('employee', { document_type_id: checkup, ...days(friday, addDays(friday, 1)) }),
    );
    await desk.setParameter('workday_calendar_restriction', '1');
    const answer = await desk.move('employee', row.id, 'prepared');
    await desk.setParameter('workday_calendar_restriction', '');
    expect(refusedFields(answer)).toEqual(['end_date calendar/workdays-only']);
    expect(outcome(await desk.move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('that meet another absence are refused; hr is warned and goes on', async () => {
    const monday = desk.freshMonday();
    const fields = { document_type_id: checkup, ...days(monday) };
    rowOf(await desk.move('employee', rowOf(await desk.add('employee', fields)).id, 'prepared'));
    const again = rowOf(await desk.add('employee', fields));
    expect(refusedFields(await desk.move('employee', again.id, 'prepared'))).toEqual([
      'start_date document/overlap',
    ]);
    const byHr = rowOf(
      await desk.add('hr', { employee_id: world.company.people.employee.employee_id, ...fields }),
    );
    expect(outcome(await desk.move('hr', byHr.id, 'prepared'))).toBe('warnings_unseen');
    expect(outcome(await desk.move('hr', byHr.id, 'prepared', ['document/overlap']))).toBe('ok');
    expect((await desk.history(byHr.id)).at(-1)?.warnings?.map(({ code }) => code)).toEqual([
      'document/overlap',
    ]);
  });
});

describe('an absence that has begun', () => {
  test('is sent by whom the client trusts with it; hr always', async () => {
    const fields = () => ({ document_type_id: checkup, ...days(desk.freshMonday(true)) });
    const own = rowOf(await desk.add('employee', fields()));
    await desk.setParameter('absence_late_roles', 'manager');
    const refused = await desk.move('employee', own.id, 'prepared');
    expect(refusedFields(refused)).toEqual(['start_date absence/too-late']);
    expect((await desk.history(own.id)).map(({ status_id }) => status_id)).toEqual(['draft']);
    const employee_id = world.company.people.employee.employee_id;
    const byManager = rowOf(await desk.add('manager', { ...fields(), employee_id }));
    const byHr = rowOf(await desk.add('hr', { ...fields(), employee_id }));
    expect(outcome(await desk.move('manager', byManager.id, 'prepared'))).toBe('ok');
    expect(outcome(await desk.move('hr', byHr.id, 'prepared'))).toBe('ok');
    await desk.setParameter('absence_late_roles', 'employee;manager');
    expect(outcome(await desk.move('employee', own.id, 'prepared'))).toBe('ok');
  });
});

describe('a day off in lieu', () => {
  test('names the day that was worked, before it is sent', async () => {
    const monday = desk.freshMonday();
    const row = rowOf(await desk.add('employee', { document_type_id: dayoff, ...days(monday) }));
    const asked = await desk.move('employee', row.id, 'prepared');
    expect(refusedFields(asked)).toEqual(['worked_date field/required']);
    expect(asked.error?.data.fields?.[0]).toMatchObject({
      message: 'Не заполнено поле «За работу»',
      message_eng: 'The field "In lieu of work on" is mandatory',
    });
    const later = await desk.edit('employee', row.id, { worked_date: monday });
    expect(refusedFields(later)).toEqual(['worked_date absence/worked-later']);
    rowOf(await desk.edit('employee', row.id, { worked_date: addDays(monday, -2) }));
    expect(outcome(await desk.move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('AMB-119: asks for none where overtime has earned it', async () => {
    const row = rowOf(await desk.add('employee', { document_type_id: dayoff, ...days(desk.freshMonday()) }));
    expect(outcome(await desk.edit('employee', row.id, { overtime_ids: '7' }))).toBe('unknown_field');
    await world.company.db.query(`update "absence" set "overtime_ids" = '7' where "id" = $1`, [row.id]);
    expect(outcome(await desk.move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('a worked day is no matter of other reasons', async () => {
    const monday = desk.freshMonday();
    const answer = await desk.add('employee', {
      document_type_id: checkup,
      ...days(monday),
      worked_date: addDays(monday, -2),
    });
    expect(refusedFields(answer)).toEqual(['worked_date field/not-of-type']);
  });
});
