import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../lib/kernel/day.ts';
import { documentDesk, refusedFields, rowOf, rowsIn, type Stored } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'manager', 'reviewer', 'hr', 'accountant', 'candidate']));
/** Ids of the purposes by code. */
const purposes: Record<string, number> = {};
beforeAll(async () => {
  const { rows } = await world.company.db.query<{ code: string; id: string }>(
    `select "code", "id" from "document_type" where "client_id" = $1 and "object_id" = 'pdagreement'`,
    [world.company.clients.north],
  );
  for (const { code, id } of rows) purposes[code] = Number(id);
  for (const code of ['processing', 'photo']) await newText(code, `Текст: ${code}`);
});

const OBJECT = 'pdagreement';
const { today, by, add, edit, ...desk } = documentDesk(world, OBJECT);

const textOf = (code: string, text: string, more: object = {}) => ({
  document_type_id: purposes[code],
  text,
  text_eng: `${text} (en)`,
  scope: 'Имя, должность',
  date_from: addDays(today, -1),
  ...more,
});

const newText = async (code: string, text: string, more: object = {}, name: Name = 'hr'): Promise<Answer> =>
  by(name, 'table.add', { object: 'consent_text', data: [textOf(code, text, more)] });

const write = (code: string, fields: object = {}, name: Name = 'employee'): Promise<Answer> =>
  add(name, { document_type_id: purposes[code], ...fields });

const read = (id: number, name: Name = 'hr') => desk.read(name, id);

const stepTo = async (name: Name, id: number, to: string): Promise<number> => {
  const { steps } = await read(id, name);
  return (
    (steps as { id: number; next_status_id: string }[]).find(({ next_status_id }) => next_status_id === to)
      ?.id ?? 1
  );
};

const take = (name: Name, id: number, to: string, workflow_id: number): Promise<Answer> =>
  by(name, 'table.add', {
    object: 'document_status',
    data: [{ object_id: OBJECT, registrator_id: id, workflow_id, status_id: to, comments: 'Так решено' }],
  });

const move = async (name: Name, id: number, to: string): Promise<Answer> =>
  take(name, id, to, await stepTo(name, id, to));

const person = (name: 'employee' | 'manager' | 'hr' | 'reviewer'): number =>
  world.company.people[name].employee_id as number;

const stateOf = async (name: 'employee' | 'manager' | 'hr' | 'reviewer', code: string): Promise<Stored> =>
  rowOf(
    await by('hr', 'view.get', {
      object: 'consent_state',
      filter: `employee_id = ${person(name)} and document_type_id = ${purposes[code]}`,
    }),
  );

describe('PDA-01: a consent', () => {
  test('has the text, the version and the term that are in force for its purpose, and lists keep them', async () => {
    await newText('transfer', 'Передача банку', { valid_for_months: 12 });
    const row = rowOf(await write('transfer'));
    expect(row).toMatchObject({
      text: 'Передача банку',
      text_eng: 'Передача банку (en)',
      text_version: 1,
      valid_to: addMonths(today, 12),
      status_id: 'draft',
    });
  });

  test('takes no text, version, term nor scope from the caller', async () => {
    for (const field of ['text', 'text_eng', 'scope', 'text_version', 'valid_to', 'consent_text_id'])
      expect([field, outcome(await write('photo', { [field]: '1' }))]).toEqual([field, 'unknown_field']);
  });

  test('without a text for its purpose is not given', async () => {
    const { rows } = await world.company.db.query<{ id: string }>(
      `insert into "document_type" ("client_id", "object_id", "code", "name") values ($1, 'pdagreement', 'video', 'Видео') returning "id"`,
      [world.company.clients.north],
    );
    purposes.video = Number(rows[0]?.id);
    const { id } = rowOf(await write('video'));
    expect(refusedFields(await move('employee', id, 'confirmed'))).toEqual([
      'document_type_id pdagreement/no-text',
    ]);
    expect((await read(id)).status_id).toBe('draft');
  });

  test('is read by its person, the manager and hr; by no reviewer, accountant nor candidate (AMB-008)', async () => {
    const { id } = rowOf(await write('photo'));
    for (const name of ['employee', 'manager', 'hr', 'reviewer', 'accountant', 'candidate'] as const) {
      const answer = await by(name, 'view.get', { object: OBJECT, filter: `id = ${id}` });
      const reads = ['employee', 'manager', 'hr'].includes(name);
      expect([name, answer.result?.total ?? 0]).toEqual([name, reads ? 1 : 0]);
    }
  });

  test('is not written for a person of another organization', async () => {
    const { rows } = await world.company.db.query<{ id: string }>(
      `select e."id" from "employee" e where e."organization_id" <> (select "organization_id" from "employee" where "id" = $1) limit 1`,
      [person('hr')],
    );
    const stranger = Number(rows[0]?.id);
    expect(stranger).toBeGreaterThan(0);
    expect(outcome(await write('photo', { employee_id: stranger }, 'hr'))).not.toBe('ok');
    const asked = await by('hr', 'consent.ask', {
      document_type_id: purposes.photo,
      employee_ids: [stranger],
    });
    expect(rowsIn(asked)).toEqual([{ employee_id: stranger, outcome: 'not_found' }]);
  });
});

describe('AMB-161: one consent per person and purpose', () => {
  test('a second one is refused with the number of the first; two at once are one', async () => {
    const [first, second] = [rowOf(await write('processing')), rowOf(await write('processing'))];
    const [one, other] = [
      await stepTo('employee', first.id, 'confirmed'),
      await stepTo('employee', second.id, 'confirmed'),
    ];
    const both = await Promise.all([
      take('employee', first.id, 'confirmed', one),
      take('employee', second.id, 'confirmed', other),
    ]);
    expect(both.map(outcome).sort()).toEqual(['ok', 'validation']);
    const won = outcome(both[0]) === 'ok' ? first : second;
    const lost = won === first ? second : first;
    const again = await move('employee', lost.id, 'confirmed');
    expect(refusedFields(again)).toEqual(['document_type_id pdagreement/in-force']);
    expect(again.error?.data.fields?.[0]?.message).toContain(String(won.number));
    expect(again.error?.data.fields?.[0]?.message_eng).toContain(String(won.number));
    expect((await read(lost.id)).status_id).toBe('draft');
  });

  test('a newer text asks to be read first, then its consent stands in the place of the older one', async () => {
    const old = rowsIn(
      await by('hr', 'view.get', {
        object: OBJECT,
        filter: `employee_id = ${person('employee')} and document_type_id = ${purposes.processing} and status_id = 'confirmed'`,
      }),
    )[0];
    const { id } = rowOf(await write('processing'));
    expect(rowOf(await newText('processing', 'Новый текст')).version).toBe(2);
    expect(await stateOf('employee', 'processing')).toMatchObject({
      state: 'old',
      text_version: 1,
      newest_version: 2,
    });
    expect(refusedFields(await move('employee', id, 'confirmed'))).toEqual([
      'document_type_id pdagreement/text-changed',
    ]);
    await by('employee', 'table.edit', { object: OBJECT, data: [{ id, comments: 'Прочитано' }] });
    expect(outcome(await move('employee', id, 'confirmed'))).toBe('ok');
    expect(await read(id)).toMatchObject({ text: 'Новый текст', text_version: 2, replaced: '0' });
    expect(await read(old?.id ?? 0)).toMatchObject({
      text: 'Текст: processing',
      replaced: '1',
      status_id: 'confirmed',
    });
    expect(await stateOf('employee', 'processing')).toMatchObject({ state: 'given', document_id: id });
  });

  test('what was agreed to is changed and deleted by nobody, and a later text leaves it as it was', async () => {
    const { document_id } = await stateOf('employee', 'processing');
    for (const name of ['employee', 'hr'] as const) {
      const edit = await by(name, 'table.edit', {
        object: OBJECT,
        data: [{ id: document_id, comments: 'Иначе' }],
      });
      expect([name, outcome(edit)]).toEqual([name, 'not_editable']);
      expect(outcome(await by(name, 'table.del', { object: OBJECT, data: [{ id: document_id }] }))).not.toBe(
        'ok',
      );
    }
    expect(await read(Number(document_id))).toMatchObject({ comments: 'Прочитано', text_version: 2 });
  });
});

describe('the withdrawal of a consent', () => {
  test('is its person’s alone: hr sees it in the register and the history keeps both', async () => {
    const { document_id } = await stateOf('employee', 'processing');
    const id = Number(document_id);
    for (const name of ['manager', 'hr'] as const)
      expect(outcome(await take(name, id, 'declined', await stepTo('employee', id, 'declined')))).not.toBe(
        'ok',
      );
    expect((await read(id)).status_id).toBe('confirmed');
    expect(outcome(await move('employee', id, 'declined'))).toBe('ok');
    expect(await stateOf('employee', 'processing')).toMatchObject({ state: 'withdrawn' });
    const { rows } = await world.company.db.query<{ status_id: string }>(
      'select "status_id" from "document_status" where "registrator_id" = $1 order by "seq"',
      [id],
    );
    expect(rows.map(({ status_id }) => status_id)).toEqual(['draft', 'confirmed', 'declined']);
  });

  test('leaves room for a new consent', async () => {
    const { id } = rowOf(await write('processing'));
    expect(outcome(await move('employee', id, 'confirmed'))).toBe('ok');
  });
});

describe('hr asks people for a consent', () => {
  const ask = (name: Name, employee_ids: readonly number[], code = 'photo') =>
    by(name, 'consent.ask', { document_type_id: purposes[code], employee_ids });
  const outcomes = (answer: Answer) => rowsIn(answer).map((row) => row.outcome);

  test('each who has none gets one to answer, never twice, and not by anybody else', async () => {
    const people = [person('employee'), person('manager')];
    for (const name of ['employee', 'manager', 'reviewer', 'accountant'] as const)
      expect([name, outcome(await ask(name, people))]).toEqual([name, 'access_denied']);
    const both = await Promise.all([ask('hr', people), ask('hr', people)]);
    expect(both.flatMap(outcomes).sort()).toEqual(['already', 'already', 'asked', 'asked']);
    expect(outcomes(await ask('hr', people))).toEqual(['already', 'already']);
    expect(await stateOf('manager', 'photo')).toMatchObject({ state: 'asked' });
  });

  test('a person agrees or refuses; who refused is asked no more', async () => {
    const own = Number((await stateOf('employee', 'photo')).document_id);
    expect(outcome(await move('employee', own, 'confirmed'))).toBe('ok');
    expect(await stateOf('employee', 'photo')).toMatchObject({ state: 'given', text_version: 1 });
    const theirs = Number((await stateOf('manager', 'photo')).document_id);
    expect(outcome(await move('manager', theirs, 'declined'))).toBe('ok');
    expect(await stateOf('manager', 'photo')).toMatchObject({ state: 'refused' });
    expect(outcomes(await ask('hr', [person('employee'), person('manager')]))).toEqual([
      'already',
      'already',
    ]);
  });

  test('a term that is over shows in the register, and the person may be asked anew', async () => {
    const given = Number((await stateOf('employee', 'photo')).document_id);
    await world.company.db.query('update "pdagreement" set "valid_to" = $2 where "id" = $1', [
      given,
      addDays(today, -2),
    ]);
    expect(await stateOf('employee', 'photo')).toMatchObject({ state: 'expired' });
    expect((await read(given)).status_id).toBe('confirmed');
    expect(outcomes(await ask('hr', [person('employee')]))).toEqual(['asked']);
  });

  test('the register is for hr alone, and nobody writes it', async () => {
    for (const name of ['employee', 'manager', 'reviewer', 'accountant', 'candidate'] as const) {
      const answer = await by(name, 'view.get', { object: 'consent_state' });
      expect([name, answer.result?.total ?? 0]).toEqual([name, 0]);
    }
    const listed = await by('hr', 'view.get', { object: 'consent_state', filter: `state = 'missing'` });
    expect(listed.result?.total).toBeGreaterThan(0);
    for (const method of ['table.add', 'table.edit', 'table.del'])
      expect(outcome(await by('hr', method, { object: 'consent_state', data: [{ id: 1 }] }))).not.toBe('ok');
  });
});

describe('texts of consents', () => {
  test('are added by hr as the next version, and changed or deleted by nobody', async () => {
    const row = rowOf(await newText('transfer', 'Вторая версия'));
    expect(row.version).toBe(2);
    const edit = await by('hr', 'table.edit', {
      object: 'consent_text',
      data: [{ id: row.id, text: 'Иное' }],
    });
    expect(outcome(edit)).not.toBe('ok');
    expect(outcome(await by('hr', 'table.del', { object: 'consent_text', data: [{ id: row.id }] }))).not.toBe(
      'ok',
    );
    expect(outcome(await newText('transfer', 'Своя', { version: 9 }))).toBe('unknown_field');
    for (const name of ['employee', 'manager', 'accountant'] as const)
      expect([name, outcome(await newText('transfer', 'Чужая', {}, name))]).toEqual([name, 'access_denied']);
  });

  test('are for purposes of consents, with a term in whole months', async () => {
    const { rows } = await world.company.db.query<{ id: string }>(
      `select "id" from "document_type" where "client_id" = $1 and "object_id" = 'vacation' limit 1`,
      [world.company.clients.north],
    );
    expect(refusedFields(await newText('photo', 'Т', { document_type_id: Number(rows[0]?.id) }))).toEqual([
      'document_type_id field/wrong',
    ]);
    for (const valid_for_months of [0, -1, 5000])
      expect(refusedFields(await newText('photo', 'Т', { valid_for_months }))).toEqual([
        'valid_for_months field/wrong',
      ]);
  });
});
