import { describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { refusedFields, refusing, rowOf } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { type OvertimeDesk, overtimeDesk } from '../support/overtime-desk.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld([
    'employee',
    'employee2',
    'clerk',
    'manager',
    'manager2',
    'hr',
    'reviewer',
    'accountant',
    'stranger',
    'stranger_hr',
  ]),
);
const desk = shared(() => overtimeDesk(world));

/** Refused as it says at these fields, in both languages, and nothing is written. */
const refused = (call: () => Promise<Answer>, ...fields: string[]) => refusing(desk.kept)(call, fields);

const withParameter = async (code: string, value: string, work: () => Promise<void>): Promise<void> => {
  await desk.setParameter(code, value);
  try {
    await work();
  } finally {
    await desk.setParameter(code, '0');
  }
};

describe('hours', () => {
  test('OT-01, EX-005: hours of the plan are counted from the times, whatever somebody says they are', async () => {
    const friday = addDays(desk.freshMonday(), 4);
    const row = await desk.draft('employee', desk.work(friday, '20:00', '02:00'));
    expect(row).toMatchObject({
      time_shift_plan_day_hours: '1.50',
      time_shift_plan_night_hours: '4.00',
      hours: '5.50',
      break_hours: '0.50',
      end_date: addDays(friday, 1),
      on_holiday: '1',
      reason_name: 'Производственная необходимость',
      document_type_code: 'overtime',
    });
    const listed = await desk.by('employee', 'view.get', { object: 'document', filter: `id = ${row.id}` });
    expect(listed.result?.data[0]).toMatchObject({ time_from: '20:00', time_to: '02:00', hours: '5.50' });
    const typed = await desk.edit('employee', row.id, { time_shift_plan_day_hours: '8' });
    expect(outcome(typed)).toBe('unknown_field');
    const moved = rowOf(await desk.edit('employee', row.id, { time_from: '20:30' }));
    expect(moved).toMatchObject({ time_shift_plan_day_hours: '1.00', time_shift_plan_night_hours: '4.00' });
    const saturday = rowOf(await desk.edit('employee', row.id, { start_date: addDays(friday, 1) }));
    expect(saturday.document_type_code).toBe('weekend');
  });

  test('OT-07 to OT-13: a shift and a preset bring their times and their break', async () => {
    const monday = desk.freshMonday();
    const row = await desk.draft('employee', {
      ...desk.work(monday),
      time_from: null,
      time_to: null,
      shift_code: 'Я3',
    });
    expect(row).toMatchObject({ time_from: '23:00', time_to: '07:30', hours: '8.00', break_taken: '03:00' });
    const preset = rowOf(await desk.edit('employee', row.id, { hour_preset: '9-14', shift_code: '' }));
    expect(preset).toMatchObject({
      time_from: '09:00',
      time_to: '14:00',
      hours: '5.00',
      break_hours: '0.00',
    });
    const typed = rowOf(await desk.edit('employee', row.id, { time_to: '15:00' }));
    expect(typed).toMatchObject({ hour_preset: '', hours: '5.50' });
    await refused(
      () => desk.edit('employee', row.id, { shift_code: 'Я', time_from: '10:00' }),
      'shift_code overtime/other-times',
    );
    await refused(() => desk.edit('employee', row.id, { shift_code: 'Ю' }), 'shift_code field/wrong');
    await refused(() => desk.edit('employee', row.id, { reason: 'fun' }), 'reason field/wrong');
    await refused(() => desk.edit('employee', row.id, { time_to: '20:60' }), 'time_to field/wrong');
  });

  test('AMB-112, AMB-115: the break comes from night hours, and times are quarters, where the company has it so', async () => {
    const monday = desk.freshMonday();
    await withParameter('overtime_night_hours_breaktime_decrease', '1', () =>
      withParameter('overtime_15_minute_lock', '1', async () => {
        const row = await desk.draft('employee', desk.work(monday, '17:53', '23:08'));
        expect(row).toMatchObject({
          time_from: '18:00',
          time_to: '23:15',
          time_shift_plan_day_hours: '4.00',
          time_shift_plan_night_hours: '0.75',
        });
      }),
    );
  });
});

describe('sending', () => {
  test('VALID-02 to VALID-04, OT-21: hours, reason and compensation are mandatory, a day off has its date', async () => {
    const { id } = await desk.draft('employee', { comments: 'потом' });
    await refused(
      () => desk.move('employee', id, 'prepared'),
      'start_date field/required',
      'time_from field/required',
      'time_to field/required',
      'reason field/required',
      'compensation_type field/required',
    );
    const monday = desk.freshMonday();
    rowOf(await desk.edit('employee', id, { ...desk.work(monday), compensation_type: 'dayoff' }));
    const answer = await refused(() => desk.move('employee', id, 'prepared'), 'dayoff_date field/required');
    expect(answer.error?.data.fields?.[0]?.message).toBe('Не заполнено поле «День отдыха»');
    await refused(
      () => desk.edit('employee', id, { dayoff_date: monday }),
      'dayoff_date overtime/dayoff-before',
    );
    rowOf(await desk.edit('employee', id, { dayoff_date: addDays(monday, 5) }));
    await refused(() => desk.move('employee', id, 'prepared'), 'dayoff_date overtime/dayoff-free');
    const money = rowOf(await desk.edit('employee', id, { compensation_type: 'money' }));
    expect(money.dayoff_date).toBeNull();
    rowOf(await desk.move('employee', id, 'prepared'));
  });

  test('golden: two days that follow each other have four hours', async () => {
    const monday = desk.freshMonday();
    const send = async (days: number, to: string) => {
      const { id } = await desk.draft('employee', desk.work(addDays(monday, days), '18:00', to));
      return { id, answer: await desk.move('employee', id, 'prepared') };
    };
    rowOf((await send(0, '20:30')).answer);
    const over = await send(1, '20:00');
    expect(refusedFields(over.answer)).toEqual(['time_from overtime/over-adjacent']);
    expect(over.answer.error?.data.fields?.[0]?.message).toContain('выйдет 4,5 ч при норме 4');
    rowOf(await desk.edit('employee', over.id, { time_from: '18:30' }));
    rowOf(await desk.move('employee', over.id, 'prepared'));
    rowOf((await send(3, '22:00')).answer);
    expect(refusedFields((await send(4, '18:30')).answer)).toEqual(['time_from overtime/over-adjacent']);
    rowOf((await send(5, '22:00')).answer);
  });

  test('AMB-116: a limit of a day of some types; work on a day off is in none', async () => {
    const monday = desk.freshMonday();
    await withParameter('overtime_overhours_per_day', '1.5', async () => {
      const { id } = await desk.draft('employee2', desk.work(monday));
      await refused(() => desk.move('employee2', id, 'prepared'), 'time_from overtime/over-per-day');
      await desk.setParameter('overtime_overhours_ids', '999999');
      rowOf(await desk.move('employee2', id, 'prepared'));
      await desk.setParameter('overtime_overhours_ids', '');
      await desk.sent('employee2', desk.work(addDays(monday, 5), '09:00', '18:00'));
    });
  });

  test('OT-14: a shift that may not follow is refused, whichever of the two is sent later', async () => {
    const monday = desk.freshMonday();
    const night = { date_from: monday, year: '500' };
    rowOf(await desk.by('hr', 'table.add', { object: 'overtime_limit', data: [night] }));
    const shift = (days: number, shift_code: string) => ({
      ...desk.work(addDays(monday, days)),
      time_from: null,
      time_to: null,
      shift_code,
    });
    await desk.sent('employee2', shift(0, 'Я3'));
    const { id } = await desk.draft('employee2', shift(1, 'Я'));
    const answer = await refused(
      () => desk.move('employee2', id, 'prepared'),
      'shift_code overtime/shift-after',
    );
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: 'Смена Я не может следовать за сменой Я3',
      message_eng: 'Shift Я cannot follow shift Я3',
    });
    rowOf(await desk.edit('employee2', id, { shift_code: 'Я4' }));
    rowOf(await desk.move('employee2', id, 'prepared'));
    const earlier = await desk.draft('employee2', shift(-1, 'Я'));
    rowOf(await desk.move('employee2', earlier.id, 'prepared'));
    await world.company.db.query('delete from "overtime_limit" where "date_from" = $1', [monday]);
  });

  test('nobody works twice at once, nor while they are away, nor before they are of age', async () => {
    const monday = desk.freshMonday();
    await desk.sent('clerk', desk.work(monday, '23:00', '00:30'));
    const twice = await desk.draft('clerk', desk.work(addDays(monday, 1), '00:00', '00:45'));
    await refused(() => desk.move('clerk', twice.id, 'prepared'), 'time_from overtime/same-time');
    const away = rowOf(
      await desk.add(
        'clerk',
        {
          document_type_id: await desk.typeOf('checkup', 'absence'),
          start_date: addDays(monday, 3),
          end_date: addDays(monday, 3),
        },
        'absence',
      ),
    );
    await desk.setStatus(away.id, 'agreed');
    const { id } = await desk.draft('clerk', desk.work(addDays(monday, 3)));
    await refused(() => desk.move('clerk', id, 'prepared'), 'start_date overtime/away');
    expect(refusedFields(await desk.move('hr', id, 'prepared'))).toEqual(['start_date overtime/away']);
    rowOf(await desk.move('hr', id, 'prepared', ['overtime/away']));
    await world.company.db.query('update "employee" set "birth_date" = $2 where "id" = $1', [
      desk.idOf('clerk'),
      addDays(monday, -17 * 365),
    ]);
    const minor = await desk.draft('clerk', desk.work(addDays(monday, 8)));
    const answer = await refused(
      () => desk.move('clerk', minor.id, 'prepared'),
      'employee_id overtime/minor',
    );
    expect(JSON.stringify(answer)).not.toContain('birth');
    await world.company.db.query('update "employee" set "birth_date" = null where "id" = $1', [
      desk.idOf('clerk'),
    ]);
  });

  test('VALID-23: work on a day off wants the consent of the person, where the company asks for it', async () => {
    const saturday = addDays(desk.freshMonday(), 5);
    await withParameter('check_btrip_onholiday', '1', async () => {
      const { id } = await desk.draft('employee', desk.work(saturday));
      await refused(() => desk.move('employee', id, 'prepared'), 'holiday_agreed overtime/consent-needed');
      rowOf(await desk.edit('employee', id, { holiday_agreed: '1' }));
      const moved = rowOf(await desk.edit('employee', id, { start_date: addDays(saturday, 1) }));
      expect(moved.holiday_agreed).toBe('0');
      rowOf(await desk.edit('employee', id, { holiday_agreed: '1' }));
      rowOf(await desk.move('employee', id, 'prepared'));
    });
  });

  test('parallel sendings never pass a limit together', async () => {
    const monday = desk.freshMonday();
    const ids: number[] = [];
    for (let place = 0; place < 24; place += 1) {
      const clock = (half: number) =>
        `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      const half = Math.floor(place / 2);
      const record = desk.work(addDays(monday, place % 2), clock(half), clock(half + 1));
      ids.push((await desk.draft('employee2', record)).id);
    }
    const answers = await Promise.all(ids.map((id) => desk.move('employee2', id, 'prepared')));
    const sent = answers.filter((answer) => answer.result);
    const codes = new Set(answers.flatMap(refusedFields));
    expect(sent).toHaveLength(8);
    expect([...codes]).toEqual(['time_from overtime/over-adjacent']);
    const { rows } = await world.company.db.query<{ hours: string }>(
      `select sum(d."hours") as hours from "overtime" o join "document" d on d."id" = o."id"
       where d."id" = any($1::bigint[]) and d."status_id" = 'prepared'`,
      [ids],
    );
    expect(Number(rows[0]?.hours)).toBe(4);
  });
});

describe('in fact', () => {
  const approved = async (start: string): Promise<number> => {
    const { id } = await desk.draft('employee', desk.work(start));
    await desk.setStatus(id, 'approved');
    return id;
  };

  test('AMB-118: hours in fact are those of the plan until somebody says others, and says why', async () => {
    const first = await approved(desk.freshMonday(true));
    const done = rowOf(await desk.move('hr', first, 'processed'));
    expect(done.status_id).toBe('processed');
    expect(await desk.read('hr', first)).toMatchObject({
      time_shift_fact_day_hours: '2.00',
      time_shift_fact_night_hours: '0.00',
    });
    const second = await approved(desk.freshMonday(true));
    rowOf(await desk.edit('manager', second, { time_shift_fact_day_hours: '1,5' }));
    await refused(
      () => desk.move('manager', second, 'processed'),
      'time_shift_fact_comments overtime/fact-reason',
    );
    rowOf(await desk.edit('manager', second, { time_shift_fact_comments: 'Закончили раньше' }));
    rowOf(await desk.move('manager', second, 'processed'));
    expect(await desk.read('employee', second)).toMatchObject({ time_shift_fact_day_hours: '1.50' });
  });

  test('AMB-118, VALID-16: not before the day, not before the approval, between zero and 120', async () => {
    const later = await approved(desk.freshMonday());
    await refused(
      () => desk.edit('manager', later, { time_shift_fact_day_hours: '2' }),
      'time_shift_fact_day_hours overtime/fact-before-day',
    );
    await refused(
      () => desk.move('manager', later, 'processed'),
      'time_shift_fact_day_hours overtime/fact-before-day',
    );
    const { id } = await desk.draft('employee', desk.work(desk.freshMonday(true)));
    await refused(
      () => desk.edit('employee', id, { time_shift_fact_day_hours: '2' }),
      'time_shift_fact_day_hours overtime/fact-early',
    );
    await desk.setStatus(id, 'approved');
    const fact = (day: string, night: string) =>
      desk.edit('hr', id, { time_shift_fact_day_hours: day, time_shift_fact_night_hours: night });
    await refused(() => fact('0', '0'), 'time_shift_fact_day_hours overtime/fact-range');
    await refused(() => fact('120', '0'), 'time_shift_fact_day_hours overtime/fact-range');
    rowOf(await fact('119.99', '0'));
    await refused(() => desk.edit('manager', id, { time_to: '21:00' }), 'time_to overtime/plan-agreed');
  });
});

describe('a day off', () => {
  const earning = async (more: object = {}) => {
    const monday = desk.freshMonday();
    const dayoff_date = addDays(monday, 7);
    const id = await desk.sent(
      'employee',
      desk.work(monday, '18:00', '20:00', {
        compensation_type: 'dayoff',
        dayoff_date,
        ...more,
      }),
    );
    return { id, dayoff_date };
  };
  const toldOf = (answer: Answer) => {
    const [row] = (answer.result?.data ?? []) as unknown as {
      told?: { text: string; text_eng: string; route: string }[];
      failed?: { reason: string; message: string }[];
    }[];
    return { told: row?.told ?? [], failed: row?.failed ?? [] };
  };

  /** ABS-02, ENT-22: with the code of its kind under the name of the specification. */
  const readAbsence = async (id: number) =>
    rowOf(
      await desk.by('employee', 'view.get', {
        object: 'absence',
        filter: `id = ${id} and document_type = 'dayoff'`,
        select: 'id,document_type,document_type_code,overtime_ids',
      }),
    );

  test('EX-133, EX-136: is made as the overtime is agreed, and agreed as it is approved', async () => {
    const { id, dayoff_date } = await earning();
    const answer = await desk.move('manager', id, 'agreed');
    const [absence, ...more] = await desk.absencesOf(id);
    expect(more).toEqual([]);
    expect(absence).toMatchObject({
      start_date: dayoff_date,
      end_date: dayoff_date,
      date: desk.today,
      days: 1,
      employee_id: desk.idOf('employee'),
      creator_id: desk.idOf('manager'),
      type: 'dayoff',
      overtime_ids: String(id),
      status_id: 'prepared',
      history: ['prepared'],
    });
    expect(await readAbsence(Number(absence?.id))).toMatchObject({
      document_type: 'dayoff',
      document_type_code: 'dayoff',
      overtime_ids: String(id),
    });
    expect(toldOf(answer)).toMatchObject({
      told: [
        {
          text: 'Добавлен один выходной день',
          text_eng: 'One day-off is added',
          route: `/uabsence/${absence?.id}`,
        },
      ],
      failed: [],
    });
    rowOf(await desk.move('hr', id, 'approved'));
    expect((await desk.absencesOf(id))[0]).toMatchObject({
      status_id: 'agreed',
      history: ['prepared', 'agreed'],
    });
  });

  test('EX-140: the flag that offers a day off in the form makes none and keeps none back', async () => {
    let stored = { id: 0, dayoff_date: '' };
    await withParameter('overtime_dayoff', '1', async () => {
      stored = await earning();
    });
    rowOf(await desk.move('manager', stored.id, 'agreed'));
    const days = (await desk.absencesOf(stored.id)).map(({ start_date, status_id }) => [
      start_date,
      status_id,
    ]);
    expect(days).toEqual([[stored.dayoff_date, 'prepared']]);
    await withParameter('overtime_dayoff', '1', async () => {
      const paid = await desk.sent('employee', desk.work(desk.freshMonday()));
      rowOf(await desk.move('manager', paid, 'agreed'));
      expect(await desk.absencesOf(paid)).toEqual([]);
    });
  });

  test('EX-134: none is made where pay compensates', async () => {
    const id = await desk.sent('employee', desk.work(desk.freshMonday()));
    const answer = await desk.move('manager', id, 'agreed');
    expect([toldOf(answer), await desk.absencesOf(id)]).toEqual([{ told: [], failed: [] }, []]);
  });

  test('EX-139: the step done twice leaves one; a declined one is made anew', async () => {
    const { id } = await earning();
    rowOf(await desk.move('manager', id, 'agreed'));
    await desk.setStatus(id, 'prepared');
    expect(toldOf(await desk.move('manager', id, 'agreed')).told).toEqual([]);
    const [first, ...more] = await desk.absencesOf(id);
    expect(more).toEqual([]);
    await Promise.all([desk.setStatus(id, 'prepared'), desk.setStatus(first?.id ?? 0, 'declined')]);
    rowOf(await desk.move('manager', id, 'agreed'));
    expect((await desk.absencesOf(id)).map(({ status_id }) => status_id)).toEqual(['declined', 'prepared']);
  });

  test('EX-137: one that cannot be made keeps nothing back', async () => {
    const { id } = await earning();
    const steps = `update "workflow" set "disabled" = $1 where "object_id" = 'absence' and "business_role" = 'employee' and "status_id" = 'draft'`;
    await world.company.db.query(steps, [true]);
    const answer = await desk.move('manager', id, 'agreed');
    await world.company.db.query(steps, [false]);
    expect(toldOf(answer)).toMatchObject({
      told: [],
      failed: [{ reason: 'absence_not_made', message: 'Ошибка создания absence' }],
    });
    expect([(await desk.read('employee', id)).status_id, await desk.absencesOf(id)]).toEqual(['agreed', []]);
  });

  test('AMB-120: one whose status cannot change is led to all the same', async () => {
    const { id } = await earning();
    rowOf(await desk.move('manager', id, 'agreed'));
    const [absence] = await desk.absencesOf(id);
    await desk.setStatus(absence?.id ?? 0, 'draft');
    const answer = await desk.move('hr', id, 'approved');
    expect(toldOf(answer)).toMatchObject({
      told: [{ route: `/uabsence/${absence?.id}` }],
      failed: [{ reason: 'absence_not_moved', message: 'Ошибка смены статуса документа Отсутствия' }],
    });
    expect((await desk.read('employee', id)).status_id).toBe('approved');
  });

  test('AMB-119: overtime that is declined leaves its day off alone', async () => {
    const { id } = await earning();
    rowOf(await desk.move('manager', id, 'agreed'));
    rowOf(await desk.move('hr', id, 'declined'));
    expect((await desk.absencesOf(id))[0]?.status_id).toBe('prepared');
  });
});

describe('limits', () => {
  test('are kept by hr of the organization, with no more hours than there are', async () => {
    const add = (who: Parameters<OvertimeDesk['by']>[0], record: object) =>
      desk.by(who, 'table.add', { object: 'overtime_limit', data: [record] });
    expect(outcome(await add('manager', { date_from: '2040-01-01', year: '200' }))).toBe('access_denied');
    expect(refusedFields(await add('hr', { date_from: '2040-01-01', per_day: '25' }))).toEqual([
      'per_day overtime/limit-hours',
    ]);
  });
});
