import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { sayingOf } from '../../lib/timesheet/day-codes.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';
import { timesheetDesk } from '../support/timesheet-desk.ts';

const world = shared(() => openWorld(['employee', 'hr']));
const desk = timeDesk(world, 'vacation');
let unpaid: number;
let study: number;

beforeAll(async () => {
  [unpaid, study] = await Promise.all([desk.typeOf('unpaid'), desk.typeOf('study')]);
  await desk.setParameter('vacation_visible_hours', 'UNPAID');
});

const asked = (hours: string | null, monday = desk.freshMonday(), last = monday) =>
  desk.add('employee', {
    document_type_id: unpaid,
    start_date: monday,
    end_date: last,
    hours,
    comments: 'По семейным обстоятельствам',
  });

test('AMB-102: hours of unpaid leave are kept, count as one day and leave the rest of it to work', async () => {
  const monday = desk.freshMonday();
  const row = rowOf(await asked('2,5', monday));
  expect(row).toMatchObject({ hours: '2.50', days: 1 });
  await world.company.db.query(`update "document" set "status_id" = 'agreed' where "id" = $1`, [row.id]);
  const codes = await timesheetDesk(world).codesOf('employee', monday);
  expect(sayingOf(codes)).toBe('Я 330/ДО 150');
  const entries = await world.company.db.query('select 1 from "leave_entry" where "document_id" = $1', [
    row.id,
  ]);
  expect(entries.rows).toEqual([]);
});

test('AMB-102: more hours than the limit are a whole day, and any are kept where there is none', async () => {
  expect(rowOf(await asked('7.25'))).toMatchObject({ hours: null, days: 1 });
  await desk.setParameter('vacation_shift_unpaid_leave_overhours_per_day', '0');
  const row = rowOf(await asked('7.25'));
  expect(row.hours).toBe('7.25');
  await desk.setParameter('vacation_shift_unpaid_leave_overhours_per_day', '7');
  expect(rowOf(await desk.edit('employee', row.id, { comments: 'К врачу' })).hours).toBe('7.25');
  expect(rowOf(await desk.edit('employee', row.id, { hours: '8' })).hours).toBeNull();
});

test.each([
  ['0', 'vacation/hours'],
  ['1.1', 'vacation/hours'],
  ['24.5', 'vacation/hours'],
  ['-1', 'field/wrong'],
  ['два', 'field/wrong'],
])('AMB-102: %s hours are refused, and nothing is kept', async (hours, code) => {
  const monday = desk.freshMonday();
  expect(refusedFields(await asked(hours, monday))).toEqual([`hours ${code}`]);
  const kept = await desk.by('employee', 'view.get', {
    object: 'vacation',
    filter: `start_date = '${monday}'`,
  });
  expect(kept.result?.total).toBe(0);
});

test('AMB-102: hours are of one day, and of listed types alone', async () => {
  const monday = desk.freshMonday();
  const long = await asked('2', monday, addDays(monday, 1));
  expect(refusedFields(long)).toEqual(['end_date vacation/hours-of-one-day']);
  expect(long.error?.data.fields?.[0]).toMatchObject({
    message: 'Часы указывают в пределах одного дня. Выберите один день или уберите часы',
    message_eng: 'Hours can be entered for a single day only. Choose one day or leave the hours empty',
  });
  const row = rowOf(await asked('2', monday));
  expect(rowOf(await desk.edit('employee', row.id, { document_type_id: study })).hours).toBeNull();
  expect(refusedFields(await desk.edit('employee', row.id, { hours: '2' }))).toEqual([
    'hours field/not-taken',
  ]);
  const both = { document_type_id: unpaid, hours: '2' };
  expect(rowOf(await desk.edit('employee', row.id, both)).hours).toBe('2.00');
});

describe('two leaves by hours on one day', () => {
  const sent = async (hours: string | null, day: string) => {
    const { id } = rowOf(await asked(hours, day));
    return { id, answer: await desk.move('employee', id, 'prepared') };
  };

  test('stand beside each other while they fill the working day, drafts not counted', async () => {
    const monday = desk.freshMonday();
    const [one, two, draft] = [
      await sent('4', monday),
      await sent('2.5', monday),
      rowOf(await asked('4', monday)),
    ];
    expect([one, two].map(({ answer }) => outcome(answer))).toEqual(['ok', 'ok']);
    expect(outcome((await sent('1.5', monday)).answer)).toBe('ok');
    const refused = await desk.move('employee', draft.id, 'prepared');
    expect(refusedFields(refused)).toEqual(['hours document/hours-over-day']);
    expect((await desk.history(draft.id)).map(({ status_id }) => status_id)).toEqual(['draft']);
  });

  test('are refused where they are more than it, with both hours said, and nothing moves', async () => {
    const monday = desk.freshMonday();
    expect(outcome((await sent('4', monday)).answer)).toBe('ok');
    const { id, answer } = await sent('4.5', monday);
    expect(answer.error?.data.fields).toMatchObject([
      {
        field: 'hours',
        code: 'document/hours-over-day',
        values: { hours: 8.5, working: 8 },
        message: 'Вместе с другими документами за этот день получается 8,5 ч, а рабочих часов в нём 8',
        message_eng:
          'Together with other documents of this day the total is 8.5 h, but the day has 8 working hours',
      },
    ]);
    expect((await desk.history(id)).map(({ status_id }) => status_id)).toEqual(['draft']);
    rowOf(await desk.edit('employee', id, { hours: '4' }));
    expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
    expect(refusedFields((await sent(null, monday)).answer)).toEqual(['start_date vacation/overlap']);
  });

  test('are of a day one hour shorter before a holiday', async () => {
    const monday = desk.freshMonday();
    const holiday = { day: addDays(monday, 1), type: 'holiday', was: 'default' };
    expect(outcome(await desk.by('hr', 'calendar.save', { days: [holiday] }))).toBe('ok');
    expect(outcome((await sent('4', monday)).answer)).toBe('ok');
    expect(refusedFields((await sent('4', monday)).answer)).toEqual(['hours document/hours-over-day']);
    expect(outcome((await sent('3', monday)).answer)).toBe('ok');
  });

  test('leave no time for an absence by the clock beyond the day', async () => {
    const monday = desk.freshMonday();
    const checkup = await desk.typeOf('checkup', 'absence');
    expect(outcome((await sent('6', monday)).answer)).toBe('ok');
    const absence = async (time_to: string) => {
      const fields = { document_type_id: checkup, start_date: monday, end_date: monday, time_from: '09:00' };
      const { id } = rowOf(await desk.add('employee', { ...fields, time_to }, 'absence'));
      return timeDesk(world, 'absence').move('employee', id, 'prepared');
    };
    expect(refusedFields(await absence('11:30'))).toEqual(['time_to document/hours-over-day']);
    expect(outcome(await absence('11:00'))).toBe('ok');
  });
});

test('hours are refused where the company lists no type, and nothing is kept; a day without them is taken', async () => {
  await desk.setParameter('vacation_visible_hours', '');
  const monday = desk.freshMonday();
  const refused = await asked('4', monday);
  expect(refusedFields(refused)).toEqual(['hours field/not-taken']);
  expect(refused.error?.data.fields?.[0]).toMatchObject({
    message: 'Здесь это поле не заполняют: уберите значение',
    message_eng: 'This field is not used here: leave it empty',
  });
  const kept = await desk.by('employee', 'view.get', {
    object: 'vacation',
    filter: `start_date = '${monday}'`,
  });
  expect(kept.result?.total).toBe(0);
  expect(rowOf(await asked(null, monday))).toMatchObject({ hours: null, days: 1 });
  await desk.setParameter('vacation_visible_hours', 'UNPAID');
});
