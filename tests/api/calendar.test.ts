import { describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { rowOf } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['admin', 'hr', 'employee', 'manager', 'accountant', 'southerner']));
const desk = timeDesk(world, 'vacation');

interface Edit {
  readonly day: string;
  readonly type: string;
  readonly was: string;
}
const by = (who: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(who) });
const save = (who: Name, ...days: Edit[]) => by(who, 'calendar.save', { days });
const mark = (day: string, type: string, was = 'default'): Edit => ({ day, type, was });
const periods = async (who: Name, from: string, to: string) => {
  const filter = `start_date <= '${to}' and end_date >= '${from}'`;
  const answer = await by(who, 'view.get', { object: 'calendar', filter });
  const rows = answer.result?.data as unknown as Record<string, unknown>[] | undefined;
  return (rows ?? []).map(({ start_date, end_date, type, name }) => [start_date, end_date, type, name]);
};
const audited = async (action: string) =>
  (
    await world.company.db.query(
      `select "action", "detail"::json as detail from "audit" where "object_id" = 'calendar' and "action" = $1 order by "seq" desc`,
      [action],
    )
  ).rows as { action: string; detail: Record<string, unknown> & { was?: Record<string, unknown> } }[];

describe('days of the production calendar', () => {
  test('are kept as periods: neighbours merge, a middle splits, what it takes is told with before and after', async () => {
    const answer = await save('hr', mark('2027-08-02', 'non-working'), mark('2027-08-03', 'non-working'));
    expect(answer.result?.data).toEqual({ told: 0, days: 2, added: 1, changed: 0, removed: 0 });
    expect(
      (await save('admin', mark('2027-08-04', 'non-working'), mark('2027-08-05', 'non-working'))).result
        ?.data,
    ).toEqual({ told: 0, days: 2, added: 0, changed: 1, removed: 0 });
    expect(await periods('employee', '2027-08-01', '2027-08-31')).toEqual([
      ['2027-08-02', '2027-08-05', 'non-working', ''],
    ]);
    const [grown] = await audited('table.edit');
    expect(grown?.detail).toMatchObject({ end_date: '2027-08-05', was: { end_date: '2027-08-03' } });

    expect((await save('hr', mark('2027-08-03', 'default', 'non-working'))).result?.data).toEqual({
      told: 0,
      days: 1,
      added: 1,
      changed: 1,
      removed: 0,
    });
    expect(await periods('hr', '2027-08-01', '2027-08-31')).toEqual([
      ['2027-08-02', '2027-08-02', 'non-working', ''],
      ['2027-08-04', '2027-08-05', 'non-working', ''],
    ]);
    const rest = ['2027-08-02', '2027-08-04', '2027-08-05'];
    await save('hr', ...rest.map((day) => mark(day, 'default', 'non-working')));
    expect(await periods('hr', '2027-08-01', '2027-08-31')).toEqual([]);
    expect((await audited('table.del'))[0]?.detail).toMatchObject({ type: 'non-working' });
  });

  test('of which one is not as it was seen are refused, and nothing is lost', async () => {
    expect(outcome(await save('admin', mark('2027-09-07', 'holiday'), mark('2027-09-08', 'holiday')))).toBe(
      'ok',
    );
    const before = await fingerprint(world.company.db);
    const late = [mark('2027-09-06', 'non-working'), mark('2027-09-07', 'non-working')];
    expect(outcome(await save('hr', ...late))).toBe('edited_by_another');
    expect(await fingerprint(world.company.db)).toEqual(before);
    // Untouched days do not collide, nor days that already are what is asked for.
    expect(outcome(await save('hr', mark('2027-09-08', 'holiday'), mark('2027-09-06', 'non-working')))).toBe(
      'ok',
    );
    expect(outcome(await save('hr', mark('2027-09-07', 'non-working', 'holiday')))).toBe('ok');
    expect(await periods('hr', '2027-09-01', '2027-09-30')).toEqual([
      ['2027-09-06', '2027-09-07', 'non-working', ''],
      ['2027-09-08', '2027-09-08', 'holiday', ''],
    ]);
  });

  test('that two save at once are each of one of them', async () => {
    const days = ['2027-10-04', '2027-10-05', '2027-10-06', '2027-10-07'];
    const answers = await Promise.all([
      ...days.map((day) => save('hr', mark(day, 'non-working'))),
      save('admin', mark('2027-10-11', 'holiday')),
      save('hr', mark('2027-10-11', 'non-working')),
    ]);
    expect(answers.slice(0, 4).map(outcome)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(answers.slice(4).map(outcome).toSorted()).toEqual(['edited_by_another', 'ok']);
    expect((await periods('hr', '2027-10-01', '2027-10-10')).map(([start, end]) => [start, end])).toEqual([
      ['2027-10-04', '2027-10-07'],
    ]);
  });

  test('are nobody’s to mark but those who keep the calendar, each in their own company', async () => {
    for (const who of ['employee', 'manager', 'accountant'] as const) {
      expect(outcome(await save(who, mark('2027-11-17', 'holiday'))), who).toBe('access_denied');
      const days = [mark('2027-11-17', 'holiday')];
      expect(outcome(await by(who, 'calendar.preview', { days })), who).toBe('access_denied');
    }
    expect(outcome(await save('southerner', mark('2027-11-17', 'holiday')))).toBe('ok');
    expect(await periods('hr', '2027-11-17', '2027-11-17')).toEqual([]);
  });

  test.each([
    ['a day that there is not', [mark('2027-02-30', 'holiday')]],
    ['a type that there is not', [mark('2027-02-26', 'short')]],
    ['a day twice', [mark('2027-02-26', 'holiday'), mark('2027-02-26', 'working')]],
    ['no day', []],
  ])('%s is refused and changes nothing', async (_, days) => {
    const before = await fingerprint(world.company.db);
    expect(outcome(await save('hr', ...days))).toBe('invalid_params');
    expect(await fingerprint(world.company.db)).toEqual(before);
  });
});

describe('what a calendar would do to documents on their way', () => {
  test('those that touch the days are counted twice, as their form counts them', async () => {
    const monday = desk.freshMonday();
    const leave = async (start: string, code: string) =>
      rowOf(
        await desk.add('employee', {
          document_type_id: await desk.typeOf(code),
          start_date: start,
          end_date: addDays(start, 4),
        }),
      );
    const touched = await leave(monday, 'additional');
    const later = await leave(desk.freshMonday(), 'additional');
    const days = [mark(addDays(monday, 2), 'holiday')];
    const told = async (who: Name) => (await by(who, 'calendar.preview', { days })).result?.data as never;
    const one = { id: touched.id, object_id: 'vacation', number: touched.number, was: 5, becomes: 4 };
    expect(await told('admin')).toMatchObject({
      differ: 1,
      more: false,
      first: [{ ...one, readable: false }],
    });
    const seen = (await told('hr')) as { looked: number; first: { id: number }[] };
    expect(seen.looked).toBeGreaterThanOrEqual(2);
    expect(seen.first.map(({ id }) => id)).not.toContain(later.id);
    const off = [mark(addDays(monday, 2), 'non-working')];
    expect((await by('hr', 'calendar.preview', { days: off })).result?.data).toMatchObject({
      differ: 0,
      first: [],
    });
    expect(await periods('hr', monday, addDays(monday, 6))).toEqual([]);
  });
});

describe('days of one organization', () => {
  const organizationOf = async (name: Name): Promise<number> =>
    Number(
      (
        await world.company.db.query<{ id: string }>(
          'select "organization_id" as id from "employee" where "number" = $1',
          [name],
        )
      ).rows[0]?.id,
    );
  const saveOwn = (who: Name, organization_id: number, ...days: Edit[]) =>
    by(who, 'calendar.save', { organization_id, days });
  const daysOf = async (start: string, id?: number) => {
    const fields = {
      document_type_id: await desk.typeOf('additional'),
      start_date: start,
      end_date: addDays(start, 4),
    };
    const answer =
      id === undefined ? await desk.add('employee', fields) : await desk.edit('employee', id, { ...fields });
    return rowOf(answer);
  };

  test('are of an organization of the company, and seen as they were marked there', async () => {
    const own = await organizationOf('employee');
    const foreign = await organizationOf('southerner');
    const before = await fingerprint(world.company.db);
    expect(outcome(await saveOwn('hr', foreign, mark('2027-11-18', 'holiday')))).toBe('validation');
    expect(outcome(await saveOwn('hr', own, mark('2027-11-18', 'holiday', 'working')))).toBe(
      'edited_by_another',
    );
    expect(outcome(await saveOwn('employee', own, mark('2027-11-18', 'holiday')))).toBe('access_denied');
    expect(
      outcome(
        await by('hr', 'calendar.preview', {
          organization_id: foreign,
          days: [mark('2027-11-18', 'holiday')],
        }),
      ),
    ).toBe('validation');
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('stand over those of all, for its documents alone, and its people are told what counts otherwise now', async () => {
    const monday = desk.freshMonday();
    const own = await organizationOf('employee');
    const touched = await daysOf(monday);
    expect(touched.days).toBe(5);
    const preview = await by('hr', 'calendar.preview', {
      organization_id: own,
      days: [mark(addDays(monday, 1), 'holiday')],
    });
    expect(preview.result?.data).toMatchObject({
      differ: 1,
      first: [{ number: touched.number, was: 5, becomes: 4 }],
    });

    expect((await saveOwn('hr', own, mark(addDays(monday, 1), 'holiday'))).result?.data).toMatchObject({
      told: 1,
      added: 1,
    });
    const { rows: messages } = await world.company.db.query<{
      text: string;
      text_eng: string;
      route: string;
    }>(`select "text", "text_eng", "route" from "message" where "registrator_id" = $1`, [touched.id]);
    expect(messages).toEqual([
      {
        text: expect.stringContaining(`${touched.number} — теперь 4 дня вместо 5`),
        text_eng: expect.stringContaining(`${touched.number} is now 4 days instead of 5`),
        route: `/uvacation/${touched.id}`,
      },
    ]);
    expect((await daysOf(monday, Number(touched.id))).days).toBe(4);

    // The organization's own mark outweighs the common one until it is removed.
    expect(outcome(await save('admin', mark(addDays(monday, 1), 'working')))).toBe('ok');
    expect((await daysOf(monday, Number(touched.id))).days).toBe(4);
    expect(outcome(await saveOwn('admin', own, mark(addDays(monday, 1), 'default', 'holiday')))).toBe('ok');
    expect((await daysOf(monday, Number(touched.id))).days).toBe(5);
  });
});

interface Read {
  readonly days: readonly { readonly day: string; readonly type: string }[];
  readonly shortened: number;
  readonly refused: number;
  readonly lines: readonly { readonly row: number; readonly field: string; readonly message: string }[];
  readonly reason?: string;
}
const send = async (who: Name, year: string, text: string): Promise<Read> => {
  const response = await sendForm(
    `${world.portal.origin}/api/calendar/read`,
    world.token(who),
    { year },
    text,
  );
  const answer = (await response.json()) as Answer;
  return (answer.error ? { reason: answer.error.data.reason } : answer.result?.data) as unknown as Read;
};

describe('a file of a year', () => {
  test('is read and saved as one edit', async () => {
    const read = await send(
      'hr',
      '2028',
      'Дата;Тип\r\n10.01.2028;выходной\r\n29.04.2028;рабочий\r\n28.04.2028;*\r\n',
    );
    expect(read).toMatchObject({ shortened: 1, refused: 0, lines: [] });
    const days = read.days.filter(({ type }) => type !== 'default');
    expect(outcome(await save('hr', ...days.map(({ day, type }) => mark(day, type))))).toBe('ok');
    expect(await periods('hr', '2028-01-01', '2028-12-31')).toEqual([
      ['2028-01-10', '2028-01-10', 'non-working', ''],
      ['2028-04-29', '2028-04-29', 'working', ''],
    ]);
  });

  test('is XML as well as text', async () => {
    const xml =
      '<?xml version="1.0"?><Rows><Row><date>2028-01-11</date><type>non-working</type></Row></Rows>';
    expect((await send('hr', '2028', xml)).days).toEqual([{ day: '2028-01-11', type: 'non-working' }]);
  });

  test('with a wrong cell has no days: the row, the column and the reason are named', async () => {
    const before = await fingerprint(world.company.db);
    const read = await send('admin', '2028', 'date,type\r\n2028-02-30,off\r\n2028-02-29,sleepy\r\n');
    expect(read).toMatchObject({ days: [], refused: 2 });
    expect(read.lines.map(({ row, field }) => [row, field])).toEqual([
      [2, 'date'],
      [3, 'type'],
    ]);
    for (const { message } of read.lines) expect(message).toMatch(/«/);
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('is not read for others, nor without its year', async () => {
    expect((await send('employee', '2028', 'date,type\r\n')).reason).toBe('access_denied');
    expect((await send('hr', 'soon', 'date,type\r\n')).reason).toBe('invalid_params');
  });
});
