import { beforeAll, describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'admin', 'stranger']));
const desk = timeDesk(world, 'absence');
let checkup: number;

beforeAll(async () => {
  checkup = await desk.typeOf('checkup');
});

/** hr or an admin enters when a person works here. */
const enter = async (name: 'employee' | 'employee2', fields: Record<string, unknown>) =>
  rowOf(
    await desk.by('hr', 'table.edit', {
      object: 'employee',
      data: [{ id: world.company.people[name].employee_id, ...fields }],
    }),
  );

const absence = async (start_date: string, end_date: string) =>
  rowOf(await desk.add('employee', { document_type_id: checkup, start_date, end_date })).id;

const LAST = 'end_date document/after-last-day';

describe('a document that holds days after the last working day', () => {
  test('stays a draft; it is sent once it ends on that day', async () => {
    const monday = desk.freshMonday();
    const last = addDays(monday, 2);
    await enter('employee', { dismissal_date: last });
    const id = await absence(monday, addDays(monday, 3));
    const asked = await desk.move('employee', id, 'prepared');
    expect(refusedFields(asked)).toEqual([LAST]);
    const [refused] = asked.error?.data.fields ?? [];
    expect([refused?.message, refused?.message_eng].every((said) => said?.includes(last.slice(0, 4)))).toBe(
      true,
    );
    expect((await desk.read('employee', id)).status_id).toBe('draft');
    rowOf(await desk.edit('employee', id, { end_date: last }));
    expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
    // What was sent is not changed back, by hr neither.
    const changed = await desk.edit('hr', id, { end_date: addDays(last, 1) });
    expect(outcome(changed)).not.toBe('ok');
    await enter('employee', { dismissal_date: null });
  });

  test('is agreed and approved no further once the day is entered, and may be rejected', async () => {
    const monday = desk.freshMonday();
    const [inside, agreed, prepared] = await Promise.all([
      absence(monday, monday),
      absence(addDays(monday, 1), addDays(monday, 3)),
      absence(addDays(monday, 7), addDays(monday, 8)),
    ]);
    for (const id of [inside, agreed, prepared])
      expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
    for (const id of [inside, agreed]) expect(outcome(await desk.move('manager', id, 'agreed'))).toBe('ok');
    await enter('employee', { dismissal_date: addDays(monday, 2) });
    const next = async (id: number) =>
      ((await desk.read('hr', id)).steps as { next_status_id: string; reject: string }[]).find(
        ({ reject }) => reject === '0',
      )?.next_status_id ?? '';
    expect(outcome(await desk.move('hr', inside, await next(inside)))).toBe('ok');
    expect(refusedFields(await desk.move('hr', agreed, await next(agreed)))).toEqual([LAST]);
    expect(refusedFields(await desk.move('manager', prepared, 'agreed'))).toEqual([
      'start_date document/after-last-day',
      LAST,
    ]);
    expect((await desk.read('hr', agreed)).status_id).toBe('agreed');
    expect(outcome(await desk.move('manager', prepared, 'declined'))).toBe('ok');
    await enter('employee', { dismissal_date: null });
    expect(outcome(await desk.move('hr', agreed, await next(agreed)))).toBe('ok');
  });

  test('is shown to hr when the day is entered, each document once; what is within it is not', async () => {
    const monday = desk.freshMonday();
    const [within, beyond] = await Promise.all([
      absence(monday, monday),
      absence(addDays(monday, 1), addDays(monday, 4)),
    ]);
    for (const id of [within, beyond])
      expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
    const shown = async () =>
      (
        await world.company.db.query<{
          registrator_id: string;
          text: string;
          text_eng: string;
          recipient_id: string;
        }>(
          `select "registrator_id", "text", "text_eng", "recipient_id" from "message"
           where "registrator_id" = any($1) and "code" = 'notice' order by "id"`,
          [[within, beyond]],
        )
      ).rows;
    expect(await shown()).toEqual([]);
    await enter('employee', { dismissal_date: addDays(monday, 4) });
    expect(await shown()).toEqual([]);
    await enter('employee', { dismissal_date: addDays(monday, 2) });
    const rows = await shown();
    expect(rows.map(({ registrator_id, recipient_id }) => [Number(registrator_id), recipient_id])).toEqual([
      [beyond, 'hr'],
    ]);
    expect(rows[0]?.text).toMatch(/последний рабочий день/);
    expect(rows[0]?.text_eng).toMatch(/last working day/);
    await enter('employee', { position: 'Инженер' });
    expect((await shown()).length).toBe(1);
    await enter('employee', { dismissal_date: null });
  });

  test('the form of every such family is told when the person works here', async () => {
    const last = addDays(desk.today, 400);
    await enter('employee', { dismissal_date: last });
    for (const { object_id } of FAMILIES.filter(({ asks }) => asks.includes('employment'))) {
      const told = await desk.by('employee', 'document.facts', { object: object_id, values: {} });
      expect([object_id, told.result?.data]).toEqual([
        object_id,
        expect.objectContaining({ employment: { first: '2015-03-02', last } }),
      ]);
    }
    await enter('employee', { dismissal_date: null });
  });
});

test('a document before the first working day is not sent', async () => {
  const monday = desk.freshMonday();
  await enter('employee', { hire_date: addDays(monday, 1) });
  const id = await absence(monday, addDays(monday, 2));
  expect(refusedFields(await desk.move('employee', id, 'prepared'))).toEqual([
    'start_date document/before-first-day',
  ]);
  await enter('employee', { hire_date: '2015-03-02' });
  expect(outcome(await desk.move('employee', id, 'prepared'))).toBe('ok');
});
