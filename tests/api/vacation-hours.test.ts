import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { sayingOf } from '../../lib/timesheet/day-codes.ts';
import { refusedFields, rowOf } from '../support/expense-desk.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { type TimeDesk, timeDesk } from '../support/time-desk.ts';
import { timesheetDesk } from '../support/timesheet-desk.ts';

let world: World;
let desk: TimeDesk;
let unpaid: number;
let study: number;

beforeAll(async () => {
  world = await openWorld(['employee', 'hr']);
  desk = timeDesk(world, 'vacation');
  [unpaid, study] = await Promise.all([desk.typeOf('unpaid'), desk.typeOf('study')]);
  await desk.setParameter('vacation_visible_hours', 'UNPAID');
});
afterAll(() => world?.close());

const asked = (hours: string | null, monday = desk.freshMonday(), last = monday) =>
  desk.add('employee', { document_type_id: unpaid, start_date: monday, end_date: last, hours });

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
  expect(rowOf(await desk.edit('employee', { id: row.id, comments: 'К врачу' })).hours).toBe('7.25');
  expect(rowOf(await desk.edit('employee', { id: row.id, hours: '8' })).hours).toBeNull();
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
    message_eng: 'Hours are given within one day. Choose one day or leave the hours out',
  });
  const row = rowOf(await asked('2', monday));
  expect(rowOf(await desk.edit('employee', { id: row.id, document_type_id: study })).hours).toBeNull();
  expect(refusedFields(await desk.edit('employee', { id: row.id, hours: '2' }))).toEqual([
    'hours field/not-taken',
  ]);
  const both = { id: row.id, document_type_id: unpaid, hours: '2' };
  expect(rowOf(await desk.edit('employee', both)).hours).toBe('2.00');
});

test('hours are refused where the company lists no type, and nothing is kept; a day without them is taken', async () => {
  await desk.setParameter('vacation_visible_hours', '');
  const monday = desk.freshMonday();
  const refused = await asked('4', monday);
  expect(refusedFields(refused)).toEqual(['hours field/not-taken']);
  expect(refused.error?.data.fields?.[0]).toMatchObject({
    message: 'Здесь это поле не заполняют: уберите значение',
    message_eng: 'This field is not filled in here: leave it out',
  });
  const kept = await desk.by('employee', 'view.get', {
    object: 'vacation',
    filter: `start_date = '${monday}'`,
  });
  expect(kept.result?.total).toBe(0);
  expect(rowOf(await asked(null, monday))).toMatchObject({ hours: null, days: 1 });
  await desk.setParameter('vacation_visible_hours', 'UNPAID');
});
