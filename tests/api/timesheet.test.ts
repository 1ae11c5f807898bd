import { beforeAll, describe, expect, test } from 'vitest';
import { shortName } from '../../lib/i18n/person-name.ts';
import { addDays } from '../../lib/kernel/day.ts';
import type { TimesheetCode } from '../../lib/timesheet/codes.data.ts';
import { sayingOf } from '../../lib/timesheet/day-codes.ts';
import { timesheetForm } from '../../prisma/seed/forms/timesheet-form.ts';
import { rowOf } from '../support/document-desk.ts';
import { addTemplate, bringVersion } from '../support/form-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';
import { timesheetDesk } from '../support/timesheet-desk.ts';
import { cellsOf } from '../support/workbook.ts';

const world = shared(() =>
  openWorld(['hr', 'employee', 'employee2', 'manager', 'accountant', 'reviewer', 'stranger_hr', 'admin']),
);
const leaves = timeDesk(world, 'vacation');
let desk: ReturnType<typeof timesheetDesk>;
beforeAll(async () => {
  desk = timesheetDesk(world);
});

/** Field and code of each refused field of a form. */
const objections = (answer: Answer) =>
  ((answer.error?.data as { fields?: { field: string; code: string }[] } | undefined)?.fields ?? []).map(
    ({ field, code }) => `${field} ${code}`,
  );

/** An agreed additional leave. */
const agreedLeave = async (
  whose: Name,
  start: string,
  end: string,
): Promise<{ id: number; number: string }> => {
  const type = await leaves.typeOf('additional');
  const made = rowOf(
    await leaves.add(whose, { document_type_id: type, start_date: start, end_date: end }),
  ) as unknown as { id: number; number: string };
  await world.company.db.query(`update "document" set "status_id" = 'agreed' where "id" = $1`, [made.id]);
  return made;
};
const setStatus = (id: number, status: string) =>
  world.company.db.query('update "document" set "status_id" = $2 where "id" = $1', [id, status]);

const kept = async (month: string) =>
  (
    await world.company.db.query(
      'select "id", "employee_id", "days", "status", "updated_at" from "timesheet" where "month" = $1 and "organization_id" = $2 order by "id"',
      [month, world.company.people.hr.organization_id],
    )
  ).rows as { id: string; employee_id: string; days: Record<string, { codes: string }>; status: string }[];

describe('a month', () => {
  test('AMB-160: is formed by hr from the calendar and the documents that hold; forming again changes nothing', async () => {
    const { number, id } = await agreedLeave('employee', '2026-09-07', '2026-09-11');
    const waits = await agreedLeave('employee', '2026-09-14', '2026-09-14');
    await setStatus(waits.id, 'prepared');
    expect(await kept('2026-09')).toEqual([]);
    const before = await desk.month('hr', '2026-09');
    const shown = before.people.find(({ employee_id }) => employee_id === desk.idOf('employee'));
    expect(shown?.formed).toBe(false);
    const formed = (await desk.form('hr', '2026-09')).result?.data as never as { added: number };
    expect(formed).toEqual({ added: before.people.length, changed: 0, same: 0 });
    const rows = await kept('2026-09');
    expect(rows).toHaveLength(before.people.length);
    expect((await desk.form('hr', '2026-09')).result?.data).toEqual({
      added: 0,
      changed: 0,
      same: rows.length,
    });
    expect(await kept('2026-09')).toEqual(rows);
    expect(sayingOf(await desk.codesOf('employee', '2026-09-07'))).toBe('ОД');
    expect(await desk.cell('employee', '2026-09-14')).toEqual({ codes: [['Я', 480]], pending: true });
    const day = await desk.by('employee', 'timesheet.day', {
      employee_id: desk.idOf('employee'),
      day: '2026-09-07',
    });
    expect(day.result?.data).toMatchObject({
      codes: [['ОД', 0]],
      told: [{ code: 'ОД', document: { id, object_id: 'vacation', number } }],
    });
  });

  test('that two form at once has one timesheet a person', async () => {
    const answers = await Promise.all([desk.form('hr', '2026-05'), desk.form('hr', '2026-05')]);
    expect(answers.map(outcome)).toEqual(['ok', 'ok']);
    const added = answers.map(
      (answer) => (answer.result?.data as { added?: number } | undefined)?.added ?? 0,
    );
    const rows = await kept('2026-05');
    expect(added.toSorted((a, b) => a - b)).toEqual([0, rows.length]);
    expect(new Set(rows.map(({ employee_id }) => employee_id)).size).toBe(rows.length);
  });

  test('of whoever came or left inside of it says nothing before and after', async () => {
    const { db } = world.company;
    const id = desk.idOf('employee2');
    await db.query(
      `update "employee" set "hire_date" = '2026-04-07', "dismissal_date" = '2026-04-22' where "id" = $1`,
      [id],
    );
    await desk.form('hr', '2026-04');
    await db.query(
      `update "employee" set "hire_date" = '2015-03-02', "dismissal_date" = null where "id" = $1`,
      [id],
    );
    const row = (await kept('2026-04')).find(({ employee_id }) => Number(employee_id) === id);
    const said = Object.entries(row?.days ?? {}).flatMap(([day, { codes }]) => (codes ? [day.slice(8)] : []));
    expect([said[0], said.at(-1), said.length]).toEqual(['07', '22', 16]);
  });

  test('has no timesheet of another organization, of a candidate, nor of whoever had left', async () => {
    const names = (await desk.month('hr', '2026-09')).people.map(({ employee_id }) => employee_id);
    expect(names).not.toContain(desk.idOf('candidate'));
    expect(names).not.toContain(desk.idOf('stranger_hr'));
  });
});

describe('a closed month', () => {
  const MONTH = '2026-03';

  test('keeps what it says, marks what came after, and counts it for a reason', async () => {
    expect(outcome(await desk.close('hr', MONTH, 'open', 'half'))).toBe('ok');
    const late = await agreedLeave('employee', '2026-03-12', '2026-03-17');
    expect(await desk.cell('employee', '2026-03-13')).toEqual({ codes: [['Я', 480]], now: [['ОД', 0]] });
    await desk.form('hr', MONTH);
    expect(await desk.cell('employee', '2026-03-13')).toEqual({ codes: [['Я', 480]], now: [['ОД', 0]] });
    expect(await desk.cell('employee', '2026-03-16')).toEqual({ codes: [['ОД', 0]] });
    expect((await desk.month('hr', MONTH)).late).toEqual([
      {
        employee_id: desk.idOf('employee'),
        days: ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15'],
        documents: [{ id: late.id, object_id: 'vacation', number: late.number }],
      },
    ]);
    expect(objections(await desk.count('hr', 'employee', ['2026-03-12', '2026-03-13']))).toEqual([
      'reason timesheet/reason',
    ]);
    const counted = await desk.count('hr', 'employee', ['2026-03-12', '2026-03-13'], 'Приказ № 31');
    expect(counted.result?.data).toEqual({ days: 2 });
    expect(await desk.cell('employee', '2026-03-13')).toEqual({ codes: [['ОД', 0]], corrected: true });
    const [newest] = (await desk.month('hr', MONTH)).corrections;
    expect(newest).toMatchObject({
      day: '2026-03-13',
      was: [['Я', 480]],
      becomes: [['ОД', 0]],
      reason: 'Приказ № 31',
      closed: true,
      documents: [{ number: late.number }],
    });
    expect(objections(await desk.count('hr', 'employee', ['2026-03-13'], 'Ещё раз'))).toEqual([
      'days timesheet/same',
    ]);
  });

  test('is corrected by hand for a reason; a document that comes later is told from that', async () => {
    const day = '2026-03-05';
    expect(objections(await desk.correct('hr', 'employee', day, [['Г', 0]]))).toEqual([
      'reason timesheet/reason',
    ]);
    expect(outcome(await desk.correct('hr', 'employee', day, [['Г', 0]], 'Повестка'))).toBe('ok');
    expect(await desk.cell('employee', day)).toEqual({ codes: [['Г', 0]], written: true, corrected: true });
    const { id } = await agreedLeave('employee', day, day);
    expect(await desk.cell('employee', day)).toMatchObject({ codes: [['Г', 0]], now: [['ОД', 0]] });
    await setStatus(id, 'declined');
    expect(await desk.cell('employee', day)).toEqual({ codes: [['Г', 0]], written: true, corrected: true });
  });

  test('is not formed once all of it is closed, and opens again for a reason', async () => {
    expect(outcome(await desk.close('hr', MONTH, 'half', 'month'))).toBe('ok');
    expect(objections(await desk.form('hr', MONTH))).toEqual(['month timesheet/closed']);
    expect(new Set((await kept(MONTH)).map(({ status }) => status))).toEqual(new Set(['month']));
    expect(outcome(await desk.close('hr', MONTH, 'open', 'month'))).toBe('edited_by_another');
    expect(objections(await desk.close('hr', MONTH, 'month', 'half'))).toEqual(['reason timesheet/reason']);
    expect(outcome(await desk.close('hr', MONTH, 'month', 'half', 'Пришли больничные'))).toBe('ok');
    expect((await desk.month('hr', MONTH)).closing).toMatchObject({
      closing: 'half',
      reason: 'Пришли больничные',
    });
  });

  test('has the next number of its year, kept as it is formed and closed again; each correction of it is counted', async () => {
    const called = async (month: string) => {
      const { closing } = await desk.month('hr', month);
      return [closing.number, closing.correction];
    };
    expect(await called('2025-05')).toEqual([null, 0]);
    await desk.form('hr', '2025-05');
    await desk.form('hr', '2025-03');
    await Promise.all([desk.form('hr', '2025-07'), desk.form('hr', '2025-08')]);
    expect([await called('2025-05'), await called('2025-03')]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect([(await called('2025-07'))[0], (await called('2025-08'))[0]].toSorted()).toEqual([3, 4]);
    await agreedLeave('employee', '2025-05-05', '2025-05-06');
    await desk.close('hr', '2025-05', 'open', 'month');
    expect(await called('2025-05')).toEqual([1, 0]);
    await agreedLeave('employee', '2025-05-12', '2025-05-13');
    expect(outcome(await desk.count('hr', 'employee', ['2025-05-12', '2025-05-13'], 'Приказ № 32'))).toBe(
      'ok',
    );
    expect(outcome(await desk.correct('hr', 'employee', '2025-05-20', [['Г', 0]], 'Повестка'))).toBe('ok');
    expect(await called('2025-05')).toEqual([1, 2]);
    const filter = `month = '2025-05' and employee_id = ${desk.idOf('employee')}`;
    const select = 'sheet_number,sheet_correction';
    expect(rowOf(await desk.by('hr', 'view.get', { object: 'timesheet', select, filter }))).toMatchObject({
      sheet_number: 1,
      sheet_correction: 2,
    });
  });

  test('is closed over what waits for a decision by who has read so', async () => {
    const waits = await agreedLeave('employee', '2025-10-09', '2025-10-17');
    await setStatus(waits.id, 'prepared');
    const close = (more: object) =>
      desk.by('hr', 'timesheet.close', {
        month: '2025-10',
        was: 'open',
        closing: 'half',
        reason: '',
        ...more,
      });
    expect((await desk.month('hr', '2025-10')).undecided).toEqual([
      {
        employee_id: desk.idOf('employee'),
        days: ['09', '10', '11', '12', '13', '14', '15', '16', '17'].map((day) => `2025-10-${day}`),
        documents: [{ id: waits.id, object_id: 'vacation', number: waits.number }],
      },
    ]);
    const unread = await close({ seen: [] });
    expect([outcome(unread), objections(unread)]).toEqual([
      'warnings_unseen',
      ['closing timesheet/undecided'],
    ]);
    expect(outcome(await close({ seen: ['timesheet/undecided'] }))).toBe('ok');
  });

  test('cannot be one that has not begun', async () => {
    const next = addDays(`${leaves.today.slice(0, 7)}-28`, 14).slice(0, 7);
    expect(objections(await desk.close('hr', next, 'open', 'half'))).toEqual(['closing timesheet/not-begun']);
  });
});

describe('an open day', () => {
  test('is written without a reason, stays so when the month is formed again, and is told as written', async () => {
    const day = '2026-09-22';
    expect(
      outcome(
        await desk.correct('hr', 'employee', day, [
          ['Я', 240],
          ['Г', 240],
        ]),
      ),
    ).toBe('ok');
    await desk.form('hr', '2026-09');
    expect(await desk.cell('employee', day)).toEqual({
      codes: [
        ['Я', 240],
        ['Г', 240],
      ],
      written: true,
    });
    expect(outcome(await desk.count('hr', 'employee', [day]))).toBe('ok');
    expect(await desk.cell('employee', day)).toEqual({ codes: [['Я', 480]] });
  });

  test.each([
    ['no code', [], 'codes timesheet/codes'],
    [
      'a code twice',
      [
        ['Я', 60],
        ['Я', 60],
      ],
      'codes timesheet/codes',
    ],
    ['work without hours', [['Я', 0]], 'codes timesheet/no-hours'],
    [
      'a day off with something',
      [
        ['В', 0],
        ['С', 60],
      ],
      'codes timesheet/day-off-alone',
    ],
    [
      'more than a day',
      [
        ['Я', 1_440],
        ['С', 60],
      ],
      'codes timesheet/too-long',
    ],
    ['what it says already', [['Я', 480]], 'codes timesheet/same'],
  ])('%s is refused and changes nothing', async (_, codes, objection) => {
    const before = await fingerprint(world.company.db);
    expect(objections(await desk.correct('hr', 'employee', '2026-09-23', codes))).toContain(objection);
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('that is not as it was seen, or was never formed, is refused', async () => {
    const asked = { employee_id: desk.idOf('employee'), codes: [['Г', 0]], reason: '' };
    const seen = { ...asked, day: '2026-09-24', was: [['Б', 0]] };
    expect(outcome(await desk.by('hr', 'timesheet.correct', seen))).toBe('edited_by_another');
    const never = { ...asked, day: '2024-02-05', was: [['Я', 480]] };
    expect(objections(await desk.by('hr', 'timesheet.correct', never))).toEqual(['day timesheet/not-formed']);
  });
});

describe('the numbers of a month', () => {
  const MONTH = '2026-02';
  const get = (path: string, who: Name = 'hr') =>
    fetch(`${world.portal.origin}${path}`, { headers: { authorization: `Bearer ${world.token(who)}` } });
  const asked = (more: Record<string, string>) =>
    new URLSearchParams({ filter: `month = '${MONTH}'`, ...more }).toString();

  test('are the same in the grid, in the API, in the export of the list and in the form T-13', async () => {
    await agreedLeave('employee', '2026-02-03', '2026-02-06');
    await desk.form('hr', MONTH);
    await desk.correct('hr', 'employee', '2026-02-19', [
      ['Я', 480],
      ['С', 90],
      ['Н', 120],
    ]);
    const { people } = await desk.month('hr', MONTH);
    const grid = people.find(({ employee_id }) => employee_id === desk.idOf('employee'));
    const sums = grid?.sums;
    expect(sums).toEqual({
      first: { days: 6, minutes: 2_880 },
      second: { days: 9, minutes: 4_530 },
      month: { days: 15, minutes: 7_410 },
    });
    const fields = [
      'd3',
      'd19',
      'h19',
      'first_days',
      'first_hours',
      'second_days',
      'second_hours',
      'month_days',
      'month_hours',
      'absences',
    ];
    const filter = `month = '${MONTH}' and employee_id = ${desk.idOf('employee')}`;
    const row = rowOf(
      await desk.by('hr', 'view.get', { object: 'timesheet', select: fields.join(','), filter }),
    );
    const said = ['ОД', 'Я/С/Н', '8/1.5/2', 6, '48', 9, '75.5', 15, '123.5', 'ОД 4'];
    expect(fields.map((name) => row[name])).toEqual(said);

    const list = await get(
      `/api/export?object=timesheet&${asked({ columns: ['employee_name', ...fields].join(',') })}`,
    );
    const lines = cellsOf(Buffer.from(await list.arrayBuffer())).map((cells) =>
      cells.map(({ value }) => value),
    );
    expect(lines).toContainEqual([String(grid?.name), ...said.map(String)]);
    expect(lines.flat()).toEqual(
      expect.arrayContaining(['Сотрудник', '19, ч', 'Часов за месяц', 'Неявки, дней']),
    );

    const id = await addTemplate(world, {
      code: 't13',
      name: 'Табель Т-13',
      object_id: 'timesheet',
      kind: 'XLSX',
    });
    const { data } = await bringVersion(world, id, timesheetForm(), { name: 't13.xlsx' });
    expect(data?.problems).toEqual([]);
    const version = { id, version_id: data?.version_id, in_force: null };
    expect(outcome(await desk.by('hr', 'template.publish', version))).toBe('ok');
    const form = await get(`/api/excel/t13?${asked({})}`);
    expect(form.headers.get('x-total')).toBe(String(people.length));
    const rows = cellsOf(Buffer.from(await form.arrayBuffer())).map((cells) =>
      cells.map(({ value }) => value),
    );
    const at = rows.findIndex(([, name]) => name === shortName(String(grid?.name)));
    const [letters = [], hours = [], later = [], laterHours = []] = rows.slice(at, at + 4);
    expect([5, 19, 20, 27, 28].map((place) => letters[place])).toEqual(['ОД', '6', '15', 'ОД', '4']);
    expect([hours[4], hours[19]]).toEqual(['8', '48']);
    expect([later[6], later[19], later[20]]).toEqual(['Я/С/Н', '9', '123.5']);
    expect([laterHours[6], laterHours[19]]).toEqual(['8/1.5/2', '75.5']);

    const pages = await get(`/api/excel/t13?${asked({ as: 'pdf' })}`);
    expect([pages.status, pages.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { id: timesheet_id } = rowOf(
      await desk.by('hr', 'view.get', { object: 'timesheet', select: 'id', filter }),
    );
    const own = await get(`/api/report/timesheet?id=${timesheet_id}`, 'employee');
    expect(own.headers.get('content-type')).toBe('application/pdf');
    const other = await get(`/api/report/timesheet?id=${timesheet_id}`, 'employee2');
    expect(other.status).toBe(404);
  });
});

describe('who', () => {
  test('TS-02: everybody reads their own, a manager those of reports, hr, reviewers and accountants those of the organization', async () => {
    const read = async (who: Name, of: string) =>
      outcome(await desk.by(who, 'timesheet.month', { month: '2026-09', of }));
    for (const who of ['hr', 'reviewer', 'accountant'] as const)
      expect([who, await read(who, 'organization')]).toEqual([who, 'ok']);
    for (const who of ['employee', 'manager', 'admin'] as const)
      expect([who, await read(who, 'organization')]).toEqual([who, 'access_denied']);
    expect(await read('employee', 'reports')).toBe('access_denied');
    const own = (await desk.month('employee', '2026-09', 'own')).people;
    expect(own.map(({ employee_id }) => employee_id)).toEqual([desk.idOf('employee')]);
    const reports = (await desk.month('manager', '2026-09', 'reports')).people.map(
      (each) => each.employee_id,
    );
    expect(reports.toSorted()).toEqual([desk.idOf('employee'), desk.idOf('employee2')].toSorted());
  });

  test('a day of somebody else is not there, whoever asks for it without right', async () => {
    const asked = { employee_id: desk.idOf('hr'), day: '2026-09-07' };
    for (const who of ['employee', 'manager', 'stranger_hr', 'admin'] as const)
      expect([who, outcome(await desk.by(who, 'timesheet.day', asked))]).toEqual([who, 'not_found']);
    for (const who of ['hr', 'reviewer', 'accountant'] as const)
      expect([who, outcome(await desk.by(who, 'timesheet.day', asked))]).toEqual([who, 'ok']);
  });

  test('nobody but hr forms, closes, corrects or counts, hr none of their own, and none of another organization', async () => {
    const before = await fingerprint(world.company.db);
    for (const who of ['employee', 'manager', 'reviewer', 'accountant', 'admin'] as const)
      for (const answer of [
        await desk.form(who, '2026-09'),
        await desk.close(who, '2026-09', 'open', 'half'),
        await desk.correct(who, 'employee', '2026-09-25', [['Г', 0]]),
        await desk.count(who, 'employee', ['2026-09-25']),
      ])
        expect([who, outcome(answer)]).toEqual([who, 'access_denied']);
    expect(outcome(await desk.correct('hr', 'hr', '2026-09-25', [['Г', 0]]))).toBe('own_record');
    expect(outcome(await desk.correct('stranger_hr', 'employee', '2026-09-25', [['Г', 0]]))).toBe(
      'not_found',
    );
    expect(await fingerprint(world.company.db)).toEqual(before);
  });
});

describe('a row of a timesheet', () => {
  test('AMB-160: says of each day its hours, those at night and its mark, to all who read the timesheet', async () => {
    const set = (day: string, codes: readonly (readonly [TimesheetCode, number])[]) =>
      desk.correct('hr', 'employee', day, codes);
    for (const done of [
      await desk.form('hr', '2025-02'),
      await set('2025-02-04', [
        ['Я', 450],
        ['Н', 90],
      ]),
      await set('2025-02-05', [
        ['Я', 240],
        ['ДО', 240],
      ]),
      await set('2025-02-06', [['Б', 0]]),
      await set('2025-02-07', [
        ['Я', 480],
        ['С', 135],
      ]),
    ])
      expect(outcome(done)).toBe('ok');
    expect(outcome(await desk.form('hr', '2025-02'))).toBe('ok');
    const filter = `month = '2025-02' and employee_id = ${desk.idOf('employee')}`;
    for (const reader of ['employee', 'manager', 'hr'] as const) {
      const { days, overtime_ids, month } = rowOf(
        await desk.by(reader, 'view.get', { object: 'timesheet', filter }),
      ) as unknown as { days: string; overtime_ids: string; month: string };
      expect([reader, month, typeof overtime_ids]).toEqual([reader, '2025-02', 'string']);
      const told = JSON.parse(days);
      expect(Object.keys(told)).toHaveLength(28);
      expect(told).toMatchObject({
        '2025-02-01': { hours: 0, night: 0, mark: 'В' },
        '2025-02-03': { hours: 8, night: 0, mark: 'Я' },
        '2025-02-04': { hours: 9, night: 1.5, mark: 'Я/Н' },
        '2025-02-05': { hours: 4, night: 0, mark: 'Я/ДО' },
        '2025-02-06': { hours: 0, night: 0, mark: 'Б' },
        '2025-02-07': { hours: 10.25, night: 0, mark: 'Я/С' },
      });
    }
    const outside = await desk.by('stranger_hr', 'view.get', { object: 'timesheet', filter });
    expect(outside.result?.data).toEqual([]);
  });
});
