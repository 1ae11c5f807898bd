import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { documentDesk, refusedFields, rowOf, rowsIn, type Stored } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'manager', 'reviewer', 'hr', 'accountant', 'candidate']));

const { today, by, idOf, typeOf, add, read, move, history } = documentDesk(world, 'statement');

/** Begins a statement of a type: a draft. */
const write = async (name: Name, code: string, fields: object = {}): Promise<Answer> =>
  add(name, { document_type_id: await typeOf(code), ...fields });

const steps = async (name: Name, id: number) =>
  (await read(name, id)).steps as { id: number; next_status_id: string; reject: string }[];

describe('STMT-01: a statement', () => {
  test('is dated by its own day, today where nothing else is said, and lists sort and narrow by it', async () => {
    const row = rowOf(await write('employee', 'other', { subject: 'График', text: 'Прошу изменить график' }));
    expect(row).toMatchObject({
      statement_date: today,
      start_date: today,
      subject: 'График',
      status_id: 'draft',
    });
    const listed = await by('employee', 'view.get', {
      object: 'statement',
      filter: `statement_date = '${today}'`,
      orderBy: 'statement_date',
    });
    expect(rowsIn(listed).map(({ id }) => id)).toContain(row.id);
  });
  test('says its last day where documents of many families stand, and the day it is dated by besides', async () => {
    const row = rowOf(await write('employee', 'resignation', { dismissal_date: addDays(today, 30) }));
    const listed = await by('employee', 'view.get', { object: 'document', filter: `id = ${row.id}` });
    expect(rowOf(listed)).toMatchObject({ start_date: today, due_date: addDays(today, 30) });
    const other = rowOf(await write('employee', 'transfer', { transfer_date: addDays(today, 30) }));
    const without = await by('employee', 'view.get', { object: 'document', filter: `id = ${other.id}` });
    expect(rowOf(without)).toMatchObject({ start_date: today, due_date: null });
  });
  test('has no period: days that others have are not taken', async () => {
    expect(outcome(await write('employee', 'other', { start_date: today }))).toBe('unknown_field');
  });
  test('has the fields of its type alone; another type empties them', async () => {
    const refused = await write('employee', 'transfer', { dismissal_date: addDays(today, 30) });
    expect(refusedFields(refused)).toEqual(['dismissal_date field/not-of-type']);
    const row = rowOf(await write('employee', 'resignation', { dismissal_date: addDays(today, 30) }));
    const changed = await by('employee', 'table.edit', {
      object: 'statement',
      data: [{ id: row.id, document_type_id: await typeOf('other') }],
    });
    expect(rowOf(changed).dismissal_date).toBeNull();
  });
  test('asks for what its type needs, by name', async () => {
    const row = rowOf(await write('employee', 'transfer'));
    const answer = await move('employee', row.id, 'prepared');
    expect(refusedFields(answer)).toEqual(['transfer_date field/required', 'new_position field/required']);
    expect(answer.error?.data?.fields?.[0]).toMatchObject({
      message: 'Не заполнено поле «Дата перевода»',
      message_eng: 'The field "Transfer date" is mandatory',
    });
    expect(await history(row.id)).toHaveLength(1);
  });
  test('is read by its person, the manager, reviewers and hr; not by an accountant, nor a candidate', async () => {
    const row = rowOf(await write('employee', 'other', { subject: 'С', text: 'Т' }));
    const sees = async (name: Name) => {
      const answer = await by(name, 'view.get', { object: 'statement', filter: `id = ${row.id}` });
      return (answer.result?.total ?? 0) as number;
    };
    for (const name of ['employee', 'manager', 'reviewer', 'hr'] as const)
      expect([name, await sees(name)]).toEqual([name, 1]);
    for (const name of ['accountant', 'candidate'] as const)
      expect([name, await sees(name)]).toEqual([name, 0]);
  });
});

describe('STMT-03: two weeks of notice', () => {
  const resign = async (name: Name, inDays: number, fields: Record<string, unknown> = {}): Promise<Stored> =>
    rowOf(await write(name, 'resignation', { dismissal_date: addDays(today, inDays), ...fields }));

  const SHORT = 'statement/short-notice';
  /** An early resignation that hr has entered, with its ground and the reason. */
  const warned = async (fields: Record<string, unknown> = {}): Promise<Stored> =>
    resign('hr', 8, {
      employee_id: world.company.people.employee.employee_id,
      dismissal_reason_id: await idOf('dismissal_reason', 'agreement'),
      comments: 'Новая работа',
      ...fields,
    });

  test('a resignation with fourteen days is sent; with thirteen it is refused, with the first day there is', async () => {
    const enough = await resign('employee', 14);
    expect(outcome(await move('employee', enough.id, 'prepared'))).toBe('ok');
    const short = await resign('employee', 13);
    const answer = await move('employee', short.id, 'prepared');
    expect(refusedFields(answer)).toEqual(['dismissal_date statement/two-weeks-notice']);
    expect(answer.error?.data?.fields?.[0]).toMatchObject({
      values: { first: addDays(today, 14), lacking: 1 },
    });
    expect(await history(short.id)).toHaveLength(1);
  });

  test('hr names the ground and the reason, is warned, and goes on once the warning was read', async () => {
    const { employee_id } = world.company.people.employee;
    const row = await resign('hr', 8, { employee_id });
    expect(refusedFields(await move('hr', row.id, 'prepared'))).toEqual([
      'dismissal_reason_id statement/ground-needed',
      'comments statement/ground-said',
    ]);
    await by('hr', 'table.edit', {
      object: 'statement',
      data: [
        {
          id: row.id,
          dismissal_reason_id: await idOf('dismissal_reason', 'retirement'),
          comments: 'Выходит на пенсию',
        },
      ],
    });
    const unread = await move('hr', row.id, 'prepared');
    expect(outcome(unread)).toBe('warnings_unseen');
    expect(refusedFields(unread)).toEqual(['dismissal_date statement/short-notice']);
    expect(outcome(await move('hr', row.id, 'prepared', { seen: ['statement/other'] }))).toBe(
      'warnings_unseen',
    );
    expect(await history(row.id)).toHaveLength(1);
    expect(outcome(await move('hr', row.id, 'prepared', { seen: ['statement/short-notice'] }))).toBe('ok');
    const [, sent] = await history(row.id);
    expect(sent?.warnings?.[0]).toMatchObject({
      code: 'statement/short-notice',
      message: expect.stringContaining('не хватает 6 дней'),
    });
    const shown = rowOf(await by('manager', 'view.get', { object: 'incomplete', filter: `id = ${row.id}` }));
    expect(JSON.parse(String(shown.warnings))[0].code).toBe('statement/short-notice');
  });

  test('AMB-080: a plain write that names no warnings passes and the history keeps them, unless the parameter says no', async () => {
    const set = (value: string) => putParameter(world.company.db, 'move_warnings_must_be_read', value);
    const row = await warned();
    await set('1');
    try {
      expect(outcome(await move('hr', row.id, 'prepared', { seen: undefined }))).toBe('warnings_unseen');
      expect(await history(row.id)).toHaveLength(1);
    } finally {
      await set('0');
    }
    // A list of seen warnings is compared in any case.
    expect(outcome(await move('hr', row.id, 'prepared', { seen: [] }))).toBe('warnings_unseen');
    expect(outcome(await move('hr', row.id, 'prepared', { seen: undefined }))).toBe('ok');
    expect((await history(row.id)).at(-1)?.warnings?.map(({ code }) => code)).toEqual([SHORT]);
  });

  test('the manager agrees to an early day once they have read the warning, and the history keeps it', async () => {
    const row = await warned();
    expect(outcome(await move('hr', row.id, 'prepared', { seen: [SHORT] }))).toBe('ok');
    const unread = await move('manager', row.id, 'agreed');
    expect([outcome(unread), refusedFields(unread)]).toEqual([
      'warnings_unseen',
      ['dismissal_date statement/short-notice'],
    ]);
    expect(await history(row.id)).toHaveLength(2);
    expect(outcome(await move('manager', row.id, 'agreed', { seen: [SHORT] }))).toBe('ok');
    const [, , agreed] = await history(row.id);
    expect(agreed?.warnings?.[0]).toMatchObject({ code: SHORT, values: { given: 8, lacking: 6 } });
  });

  test('the manager sends it back without reading, and agrees to two weeks without a warning', async () => {
    const early = await warned();
    await move('hr', early.id, 'prepared', { seen: [SHORT] });
    expect(outcome(await move('manager', early.id, 'draft', { comments: 'Обсудим дату' }))).toBe('ok');
    const whole = await resign('employee', 14);
    await move('employee', whole.id, 'prepared');
    expect(outcome(await move('manager', whole.id, 'agreed'))).toBe('ok');
    expect((await history(whole.id)).map(({ warnings }) => warnings ?? null)).toEqual([null, null, null]);
  });

  test('hr gives the reason in either language', async () => {
    const row = await warned({ comments: '', comments_eng: 'Starts a new job' });
    expect(outcome(await move('hr', row.id, 'prepared', { seen: [SHORT] }))).toBe('ok');
    const silent = await warned({ comments: ' ' });
    expect(refusedFields(await move('hr', silent.id, 'prepared', { seen: [SHORT] }))).toEqual([
      'comments statement/ground-said',
    ]);
  });

  test('a ground for an earlier day goes once the day gives two weeks', async () => {
    const row = await warned();
    const changed = await by('hr', 'table.edit', {
      object: 'statement',
      data: [{ id: row.id, dismissal_date: addDays(today, 14) }],
    });
    expect(rowOf(changed).dismissal_reason_id).toBeNull();
    const early = await warned();
    const kept = await by('hr', 'table.edit', {
      object: 'statement',
      data: [{ id: early.id, dismissal_date: addDays(today, 13) }],
    });
    expect(rowOf(kept).dismissal_reason_id).toBe(await idOf('dismissal_reason', 'agreement'));
  });

  test('the facts of a step tell the warning before it is taken, to whoever may take it', async () => {
    const { employee_id } = world.company.people.employee;
    const row = await resign('hr', 8, {
      employee_id,
      dismissal_reason_id: await idOf('dismissal_reason', 'study'),
      comments: 'Зачислен',
    });
    const [step] = await steps('hr', row.id);
    const told = await by('hr', 'document.facts', { object: 'statement', id: row.id, workflow_id: step?.id });
    expect((told.result as unknown as { warnings: { code: string }[] }).warnings).toHaveLength(1);
    const stranger = await by('accountant', 'document.facts', { object: 'statement', id: row.id });
    expect(outcome(stranger)).toBe('not_found');
  });

  test('what was seen is a list of codes and nothing else', async () => {
    const row = await resign('employee', 20);
    for (const seen of ['statement/short-notice', [1], ['<b>'], Array.from({ length: 51 }, () => 'a')])
      expect(outcome(await move('employee', row.id, 'prepared', { seen }))).toBe('validation');
    expect(await history(row.id)).toHaveLength(1);
  });
});

describe('a resignation that was sent', () => {
  /** Sent with two weeks of notice, then aged until its last day is so many days from today. */
  const leaving = async (inDays: number): Promise<number> => {
    const { id } = rowOf(await write('employee', 'resignation', { dismissal_date: addDays(today, 14) }));
    expect(outcome(await move('employee', id, 'prepared'))).toBe('ok');
    await world.company.db.query('update "document" set "due_date" = $2, "start_date" = $3 where "id" = $1', [
      id,
      addDays(today, inDays),
      addDays(today, inDays - 14),
    ]);
    return id;
  };
  const last = async (id: number) => (await history(id)).at(-1)?.status_id;

  test('is taken back by its person on the last day still', async () => {
    const id = await leaving(0);
    expect(outcome(await move('employee', id, 'draft'))).toBe('ok');
    expect(await last(id)).toBe('draft');
  });

  test('is not taken back after it: the refusal names the day and the article, and nothing changes', async () => {
    const id = await leaving(-1);
    const answer = await move('employee', id, 'draft');
    expect(refusedFields(answer)).toEqual(['dismissal_date statement/withdrawal-over']);
    const [field] = answer.error?.data?.fields ?? [];
    expect(field?.message).toContain('статья 80 ТК РФ');
    expect(field?.message_eng).toContain('article 80');
    expect(field).toMatchObject({ values: { until: addDays(today, -1) } });
    expect(await last(id)).toBe('prepared');
  });

  test('is returned or declined by its manager on any day, as any statement is taken back', async () => {
    const returned = await leaving(-1);
    expect(outcome(await move('manager', returned, 'draft', { comments: 'Обсудим' }))).toBe('ok');
    const declined = await leaving(-1);
    expect(outcome(await move('manager', declined, 'declined', { comments: 'Обсудим' }))).toBe('ok');
    const transfer = rowOf(
      await write('employee', 'transfer', { transfer_date: today, new_position: 'Аналитик' }),
    );
    await move('employee', transfer.id, 'prepared');
    await world.company.db.query('update "statement" set "transfer_date" = $2 where "id" = $1', [
      transfer.id,
      addDays(today, -1),
    ]);
    expect(outcome(await move('employee', transfer.id, 'draft'))).toBe('ok');
  });
});

test('a day before the statement is refused on saving', async () => {
  const before: Day = addDays(today, -1);
  const answer = await write('employee', 'resignation', { dismissal_date: before });
  expect(refusedFields(answer)).toEqual(['dismissal_date statement/before-its-day']);
});

test('a ground of another company is none', async () => {
  const { rows } = await world.company.db.query<{ id: string }>(
    `insert into "dismissal_reason" ("client_id", "code", "name") values ($1, 'their', 'Их') returning "id"`,
    [world.company.clients.south],
  );
  const answer = await write('employee', 'resignation', { dismissal_reason_id: Number(rows[0]?.id) });
  expect(refusedFields(answer)).toEqual(['dismissal_reason_id field/wrong']);
});
