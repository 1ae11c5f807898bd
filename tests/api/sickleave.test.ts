import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { refusedFields, rowOf, type Stored } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'accountant']));
const desk = timeDesk(world, 'sickleave');
let illness: number;
let given = 0;

beforeAll(async () => {
  illness = await desk.typeOf('illness');
});

/** A number that no other certificate of the test has. */
const aNumber = (): string => {
  given += 1;
  return `9100000${String(given).padStart(5, '0')}`;
};

/** A sick leave of some days from the first on, begun: a draft. */
const write = (name: Name, start_date: string, length: number, fields: Record<string, unknown> = {}) =>
  desk.add(name, {
    document_type_id: illness,
    start_date,
    end_date: addDays(start_date, length - 1),
    certificate_number: aNumber(),
    ...fields,
  });

const INTERRUPTS = 'sickleave/interrupts-leave';

const opened = async (
  start_date: string,
  length: number,
  fields: Record<string, unknown> = {},
  seen: string[] = [],
): Promise<Stored> => {
  const row = rowOf(await write('employee', start_date, length, fields));
  rowOf(await desk.move('employee', row.id, 'opened', seen));
  return row;
};

const statusOf = async (id: number) => (await desk.read('employee', id)).status_id;

describe('SICK-02: the number of a certificate', () => {
  test('has twelve digits; spaces between them are left out', async () => {
    const row = rowOf(
      await write('employee', desk.freshMonday(), 3, { certificate_number: ' 9101 2345 6789 ' }),
    );
    expect(row.certificate_number).toBe('910123456789');
  });

  test.each(['91012345678', '9101234567890', '91012345678А', '9101-2345-678'])(
    '%s is refused, and nothing is kept',
    async (certificate_number) => {
      const monday = desk.freshMonday();
      const answer = await write('employee', monday, 3, { certificate_number });
      expect(refusedFields(answer)).toEqual(['certificate_number field/digits']);
      expect(answer.error?.data.fields?.[0]).toMatchObject({
        message: 'Здесь 12 цифр, пробелы можно не убирать',
        message_eng: 'Enter 12 digits; spaces are allowed',
      });
      const kept = await desk.by('employee', 'view.get', {
        object: 'sickleave',
        filter: `start_date = '${monday}'`,
      });
      expect(kept.result?.total).toBe(0);
    },
  );

  test('stands on one sick leave of the client, whoever it is of', async () => {
    const certificate_number = aNumber();
    const row = await opened(desk.freshMonday(), 3, { certificate_number });
    const spaced = certificate_number.replace(/(\d{4})/g, '$1 ');
    for (const name of ['employee', 'employee2'] as const)
      expect(refusedFields(await write(name, desk.freshMonday(), 3, { certificate_number: spaced }))).toEqual(
        ['certificate_number sickleave/number-taken'],
      );
    expect(outcome(await desk.edit('employee', row.id, { certificate_number }))).toBe('ok');
  });

  test('SICK-03, AMB-124: is asked for when it is sent, or on closing alone where the client wants that', async () => {
    const row = rowOf(await write('employee', desk.freshMonday(), 3, { certificate_number: '' }));
    const refused = await desk.move('employee', row.id, 'opened');
    expect(refusedFields(refused)).toEqual(['certificate_number field/required']);
    expect(refused.error?.data.fields?.[0]).toMatchObject({
      message: 'Не заполнено поле «Номер больничного»',
      message_eng: 'The field "Sick leave number" is mandatory',
    });
    await desk.setParameter('check_sickleave_number_on_close', '1');
    rowOf(await desk.move('employee', row.id, 'opened'));
    const unclosed = await desk.move('employee', row.id, 'closed');
    await desk.setParameter('check_sickleave_number_on_close', '0');
    expect(refusedFields(unclosed)).toEqual(['certificate_number field/required']);
    expect(await statusOf(row.id)).toBe('opened');
    rowOf(await desk.edit('employee', row.id, { certificate_number: aNumber() }));
    expect(outcome(await desk.move('employee', row.id, 'closed'))).toBe('ok');
  });
});

describe('a chain of sick leaves', () => {
  test('goes on from the day after the one before, with its kind', async () => {
    const monday = desk.freshMonday();
    const first = await opened(monday, 3);
    const row = rowOf(await desk.add('employee', { previous_id: first.id }));
    expect(row).toMatchObject({
      start_date: addDays(monday, 3),
      document_type_code: 'illness',
      previous_number: first.number,
    });
    rowOf(
      await desk.edit('employee', row.id, { end_date: addDays(monday, 6), certificate_number: aNumber() }),
    );
    expect(outcome(await desk.move('employee', row.id, 'opened'))).toBe('ok');
    expect((await desk.read('employee', row.id)).days).toBe(4);
  });

  test('another day than the next is refused when it is sent, and later', async () => {
    const monday = desk.freshMonday();
    const first = await opened(monday, 3);
    const gap = rowOf(await write('employee', addDays(monday, 4), 2, { previous_id: first.id }));
    expect(refusedFields(await desk.move('employee', gap.id, 'opened'))).toEqual([
      'start_date sickleave/not-next-day',
    ]);
    rowOf(await desk.edit('employee', gap.id, { start_date: addDays(monday, 3) }));
    rowOf(await desk.move('employee', gap.id, 'opened'));
    const moved = await desk.edit('employee', gap.id, { start_date: addDays(monday, 4) });
    expect(refusedFields(moved)).toEqual(['start_date sickleave/not-next-day']);
    const shorter = await desk.edit('employee', first.id, { end_date: addDays(monday, 1) });
    expect(refusedFields(shorter)).toEqual(['end_date sickleave/goes-on']);
  });

  test('never branches', async () => {
    const monday = desk.freshMonday();
    const first = await opened(monday, 3);
    await opened(addDays(monday, 3), 2, { previous_id: first.id });
    const branch = await desk.add('employee', { previous_id: first.id });
    expect(refusedFields(branch)).toEqual(['previous_id sickleave/goes-on-already']);
  });

  test('never leads into itself, nor to what was not sent', async () => {
    const monday = desk.freshMonday();
    const first = rowOf(await write('employee', monday, 3));
    expect(refusedFields(await desk.edit('employee', first.id, { previous_id: first.id }))).toEqual([
      'previous_id field/wrong',
    ]);
    const second = rowOf(await write('employee', addDays(monday, 3), 2, { previous_id: first.id }));
    expect(refusedFields(await desk.move('employee', second.id, 'opened'))).toEqual([
      'previous_id sickleave/previous-not-sent',
    ]);
    rowOf(await desk.move('employee', first.id, 'opened'));
    rowOf(await desk.move('employee', second.id, 'opened'));
    const circle = await desk.edit('employee', first.id, { previous_id: second.id });
    expect(refusedFields(circle)).toContain('start_date sickleave/not-next-day');
    expect((await desk.read('employee', first.id)).previous_id).toBeNull();
  });

  test("never leads to somebody else's, which answers like none", async () => {
    const theirs = await opened(desk.freshMonday(), 3);
    for (const previous_id of [theirs.id, 999_999_999])
      expect(refusedFields(await desk.add('employee2', { previous_id }))).toEqual([
        'previous_id field/wrong',
      ]);
  });
});

describe('the last day of a sick leave', () => {
  test('is not asked of who opens it: three days from its first one are known, until its person says more', async () => {
    const start_date = desk.freshMonday();
    const row = rowOf(
      await desk.add('employee', {
        document_type_id: illness,
        start_date,
        certificate_number: aNumber(),
      }),
    );
    expect(row.end_date).toBeNull();
    rowOf(await desk.move('employee', row.id, 'opened'));
    const known = await desk.read('employee', row.id);
    expect([known.end_date, known.days]).toEqual([addDays(start_date, 2), 3]);
    rowOf(await desk.edit('employee', row.id, { end_date: addDays(start_date, 9) }));
    expect(outcome(await desk.move('employee', row.id, 'closed'))).toBe('ok');
  });

  test('is asked of who closes it', async () => {
    const row = await opened(desk.freshMonday(), 3);
    await world.company.db.query(`update "document" set "end_date" = null where "id" = $1`, [row.id]);
    expect(refusedFields(await desk.move('employee', row.id, 'closed'))).toContain('end_date field/required');
  });
});

describe('a sick leave inside a vacation', () => {
  /** Two weeks of a vacation that was sent, and how the portal counts them. */
  const vacation = async (start_date: string, code = 'annual'): Promise<Stored> => {
    const row = rowOf(
      await desk.add(
        'employee',
        {
          document_type_id: await desk.typeOf(code, 'vacation'),
          start_date,
          end_date: addDays(start_date, 13),
          comments: 'Семейные обстоятельства',
        },
        'vacation',
      ),
    );
    await world.company.db.query(`update "document" set "status_id" = 'approved' where "id" = $1`, [row.id]);
    return row;
  };

  test('is no refusal: whoever opens it reads which days come back, and says what becomes of them', async () => {
    const monday = desk.freshMonday();
    const leave = await vacation(monday);
    const row = rowOf(await write('employee', addDays(monday, 1), 4));
    const refused = await desk.move('employee', row.id, 'opened', [INTERRUPTS]);
    expect(refusedFields(refused)).toEqual(['vacation_choice sickleave/choice-needed']);
    expect(await statusOf(row.id)).toBe('draft');
    const wrong = await desk.edit('employee', row.id, { vacation_choice: 'forget' });
    expect(refusedFields(wrong)).toEqual(['vacation_choice field/wrong']);
    rowOf(await desk.edit('employee', row.id, { vacation_choice: 'extend' }));
    rowOf(await desk.move('employee', row.id, 'opened', [INTERRUPTS]));
    const warned = (await desk.history(row.id)).at(-1)?.warnings ?? [];
    expect(warned.map(({ code }) => code)).toEqual([INTERRUPTS]);
    expect(warned[0]?.message).toContain(String(leave.number));
    expect(outcome(await desk.move('employee', row.id, 'closed', [INTERRUPTS]))).toBe('ok');
    expect((await desk.read('employee', row.id)).vacation_choice).toBe('extend');
  });

  test('gives nothing back while somebody else is ill, or where the leave takes nothing from the year', async () => {
    const OVERLAP = ['document/overlap'];
    const monday = desk.freshMonday();
    await vacation(monday);
    const child = await desk.typeOf('child');
    const care = await opened(addDays(monday, 1), 2, { document_type_id: child }, OVERLAP);
    const later = desk.freshMonday();
    await vacation(later, 'unpaid');
    const row = await opened(addDays(later, 1), 2, {}, OVERLAP);
    for (const { id } of [care, row]) {
      expect((await desk.history(id)).at(-1)?.warnings?.map(({ code }) => code)).toEqual(OVERLAP);
      expect(outcome(await desk.move('employee', id, 'closed', OVERLAP))).toBe('ok');
    }
  });

  test('a choice that nothing asks for is refused, one that was kept goes with the leave', async () => {
    const monday = desk.freshMonday();
    expect(refusedFields(await write('employee', monday, 2, { vacation_choice: 'transfer' }))).toEqual([
      'vacation_choice field/not-taken',
    ]);
    const leave = await vacation(monday);
    const row = rowOf(await write('employee', monday, 2, { vacation_choice: 'transfer' }));
    expect(row.vacation_choice).toBe('transfer');
    await world.company.db.query(`update "document" set "status_id" = 'declined' where "id" = $1`, [
      leave.id,
    ]);
    expect(
      rowOf(await desk.edit('employee', row.id, { comments: 'Отпуск отменён' })).vacation_choice,
    ).toBeNull();
  });
});

describe('beside other absences', () => {
  test('a second sick leave on a day is refused; hr is warned', async () => {
    const monday = desk.freshMonday();
    await opened(monday, 3);
    const again = rowOf(await write('employee', addDays(monday, 2), 2));
    expect(refusedFields(await desk.move('employee', again.id, 'opened'))).toEqual([
      'start_date document/overlap',
    ]);
    const byHr = rowOf(
      await write('hr', addDays(monday, 2), 2, { employee_id: world.company.people.employee.employee_id }),
    );
    expect(outcome(await desk.move('hr', byHr.id, 'opened', ['document/overlap']))).toBe('ok');
    expect((await desk.history(byHr.id)).at(-1)?.warnings?.map(({ code }) => code)).toEqual([
      'document/overlap',
    ]);
  });
});

describe('who learns what of a sick leave', () => {
  test('colleagues see that somebody is away, and no more', async () => {
    const row = await opened(desk.freshMonday(), 3);
    const { start_date } = row;
    const on = `start_date = '${String(start_date)}'`;
    const answer = await desk.by('employee2', 'view.get', { object: 'away', filter: on });
    expect(answer.result?.data.length).toBeGreaterThan(0);
    for (const away of answer.result?.data ?? []) expect(away).toMatchObject({ id: null, object_id: null });
    const own = await desk.by('employee2', 'view.get', { object: 'sickleave', filter: `id = ${row.id}` });
    expect(own.result?.total).toBe(0);
  });

  test('whom somebody cares for is asked of care of a relative alone', async () => {
    const answer = await write('employee', desk.freshMonday(), 2, { relation: 'parent' });
    expect(refusedFields(answer)).toEqual(['relation field/not-of-type']);
    const row = rowOf(
      await write('employee', desk.freshMonday(), 2, { document_type_id: await desk.typeOf('relative') }),
    );
    expect(refusedFields(await desk.move('employee', row.id, 'opened'))).toEqual(['relation field/required']);
  });
});
