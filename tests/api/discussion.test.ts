import { beforeAll, describe, expect, test } from 'vitest';
import { MESSAGES_A_MINUTE } from '../../lib/discussion/own-message.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { type UploadedFile, upload } from '../support/upload.ts';

const world = shared(openWorld);
let document_id: number;
let thread: Stored;
beforeAll(async () => {
  document_id = await addVacation(world.company, 'employee', 'prepared');
  thread = rowOf(await write('employee', 'Можно ли перенести?\nhttps://example.org <b>нет</b>'));
});

interface Stored {
  readonly id: number;
  readonly [field: string]: unknown;
}

const by = (name: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(name) });

const rowOf = (answer: Answer): Stored => {
  const [row] = (answer.result?.data ?? []) as unknown as Stored[];
  if (!row) throw new Error(JSON.stringify(answer.error));
  return row;
};

const write = (name: Name, text: string, more: object = {}, registrator_id = document_id) =>
  by(name, 'table.add', { object: 'discussion_message', data: { registrator_id, text, ...more } });

const change = (name: Name, id: number, text: string) =>
  by(name, 'table.edit', { object: 'discussion_message', data: { id, text } });

const remove = (name: Name, id: number) =>
  by(name, 'table.del', { object: 'discussion_message', data: { id } });

const read = (name: Name, registrator_id = document_id) =>
  by(name, 'view.get', {
    object: 'discussion_message',
    filter: `registrator_id = ${registrator_id}`,
    rowsPerPage: 100,
  });

const state = async (name: Name) =>
  (await by(name, 'discussion.state', { registrator_id: document_id })).result?.data;

const personOf = (name: Name): number => Number(world.company.people[name].employee_id);

const told = async (name: Name, route: string) =>
  (
    await world.company.db.query<{ text: string; text_eng: string }>(
      'select "text", "text_eng" from "message" where "recipient_id" = $1 and "route" like $2 order by "id"',
      [String(personOf(name)), `%${route}`],
    )
  ).rows;

const count = async (registrator_id = document_id): Promise<number> =>
  Number(
    (
      await world.company.db.query('select count(*) from "discussion_message" where "registrator_id" = $1', [
        registrator_id,
      ])
    ).rows[0].count,
  );

const reasonOf = (answer: object): unknown =>
  (answer as { error?: { data: { reason: string } } }).error?.data.reason;

const EVERYBODY: readonly Name[] = [
  'employee',
  'employee2',
  'manager',
  'manager2',
  'reviewer',
  'hr',
  'accountant',
  'clerk',
  'assistant',
  'recruiter',
  'candidate',
  'admin',
  'stranger',
  'stranger_hr',
  'southerner',
];

describe('a thread of a document', () => {
  test('T16, T25: is read, and written in, by exactly who reads the document, of several people', async () => {
    for (const owner of ['employee', 'manager', 'stranger'] as const) {
      const id = await addVacation(world.company, owner, 'prepared');
      for (const name of EVERYBODY) {
        const seen = await by(name, 'view.get', { object: 'vacation', filter: `id = ${id}`, select: 'id' });
        const reads = seen.result?.total === 1;
        expect([name, outcome(await write(name, 'Вопрос', {}, id))]).toEqual([
          name,
          reads ? 'ok' : seen.result ? 'not_found' : outcome(seen),
        ]);
        const rows = (await read(name, id)).result?.data.length ?? 0;
        expect([name, rows > 0]).toEqual([name, reads]);
        expect([name, outcome(await by(name, 'discussion.state', { registrator_id: id }))]).toEqual([
          name,
          reads ? 'ok' : 'not_found',
        ]);
      }
    }
  });

  test('keeps a text as it was typed, with its lines and its signs', async () => {
    const [first] = (await read('manager')).result?.data.slice(-1) ?? [];
    expect(first).toMatchObject({
      text: 'Можно ли перенести?\nhttps://example.org <b>нет</b>',
      author_id: personOf('employee'),
      edit_date: null,
      delete_date: null,
    });
  });

  test('takes 4,000 characters and not one more, and no empty message', async () => {
    const before = await count();
    expect(outcome(await write('hr', 'я'.repeat(4_001)))).toBe('validation');
    expect(outcome(await write('hr', '   '))).toBe('validation');
    expect(await count()).toBe(before);
    expect(outcome(await write('hr', 'я'.repeat(4_000)))).toBe('ok');
  });

  test('names people who read the document, and nobody else', async () => {
    const before = await count();
    const refused = await write('employee', 'Смотрите', {
      mentions: [personOf('manager'), personOf('clerk')],
    });
    expect(refused.error?.data.fields).toMatchObject([
      { field: 'mentions', code: 'discussion/not-a-reader', message: expect.stringContaining('не читает') },
    ]);
    expect(outcome(await write('employee', 'Смотрите', { mentions: 'everybody' }))).toBe('validation');
    expect(await count()).toBe(before);
    const offered = await by('employee', 'discussion.people', { registrator_id: document_id, name: '' });
    const ids = offered.result?.data.map(({ id }) => id);
    expect(ids).toContain(personOf('manager'));
    expect(ids).toContain(personOf('hr'));
    for (const name of ['clerk', 'manager2', 'stranger', 'employee', 'recruiter'] as const)
      expect([name, ids?.includes(personOf(name))]).toEqual([name, false]);
    expect(outcome(await by('clerk', 'discussion.people', { registrator_id: document_id, name: '' }))).toBe(
      'not_found',
    );
  });

  test('tells the owner, who wrote and who is named, never the author, and leaves the text in the portal', async () => {
    const row = rowOf(await write('manager', 'Секретный ответ', { mentions: [personOf('reviewer')] }));
    const route = `message=${row.id}`;
    expect(await told('employee', route)).toMatchObject([
      {
        text: expect.stringContaining('новое сообщение'),
        text_eng: expect.stringContaining('wrote in the discussion'),
      },
    ]);
    expect(await told('reviewer', route)).toMatchObject([{ text: expect.stringContaining('упоминают') }]);
    expect(await told('hr', route)).toHaveLength(1);
    for (const name of ['manager', 'accountant', 'clerk', 'stranger_hr'] as const)
      expect([name, await told(name, route)]).toEqual([name, []]);
    const { rows } = await world.company.db.query(`select 1 from "message" where "text" like '%Секретный%'`);
    expect(rows).toEqual([]);
  });

  test('tells nothing to who has switched it off', async () => {
    await by('employee', 'user.edit', { data: { notifications: { discussion: { portal: false } } } });
    const row = rowOf(await write('manager', 'Ещё раз'));
    expect(await told('employee', `message=${row.id}`)).toEqual([]);
    expect(await told('hr', `message=${row.id}`)).toHaveLength(1);
    await by('employee', 'user.edit', { data: { notifications: { discussion: { portal: true } } } });
  });

  test('counts what of others is new to a person, until it is read; another thread reads nothing', async () => {
    const row = rowOf(await write('hr', 'Новость'));
    const before = (await state('accountant')) as unknown as { unread: number };
    expect(before.unread).toBeGreaterThan(0);
    const other = await addVacation(world.company, 'manager2', 'prepared');
    const foreign = rowOf(await write('manager2', 'Своё', {}, other));
    await by('accountant', 'discussion.read', { registrator_id: document_id, message_id: foreign.id });
    expect(await state('accountant')).toEqual(before);
    await by('accountant', 'discussion.read', { registrator_id: document_id, message_id: row.id });
    expect(await state('accountant')).toEqual({ read_id: row.id, unread: 0 });
    await by('accountant', 'discussion.read', { registrator_id: document_id, message_id: thread.id });
    expect(await state('accountant')).toEqual({ read_id: row.id, unread: 0 });
    await write('accountant', 'Ответ');
    expect(await state('accountant')).toMatchObject({ unread: 0 });
  });
});

describe('a list', () => {
  const listed = async (name: Name, ids: readonly number[], object = 'vacation') =>
    Object.fromEntries(
      (
        (
          await by(name, 'view.get', {
            object,
            filter: `id in (${ids.join()})`,
            with: 'discussion_unread',
          })
        ).result?.data ?? []
      ).map(({ id, discussion_unread }) => [ids.indexOf(Number(id)), discussion_unread]),
    );

  test('T16, T25: tells each reader how much of others is new to them in each thread, and of what they do not read nothing', async () => {
    const ids = [
      await addVacation(world.company, 'employee', 'prepared'),
      await addVacation(world.company, 'employee', 'prepared'),
      await addVacation(world.company, 'stranger', 'prepared'),
    ];
    const [first, second, foreign] = ids;
    const row = rowOf(await write('employee', 'Раз', {}, first));
    const taken = rowOf(await write('employee', 'Два', {}, first));
    await write('hr', 'Три', {}, first);
    await write('stranger', 'Чужое', {}, foreign);
    expect(await listed('manager', ids)).toEqual({ 0: 3, 1: 0 });
    for (const object of ['document', 'incomplete'])
      expect([object, await listed('manager', ids, object)]).toEqual([object, { 0: 3, 1: 0 }]);
    expect(await listed('employee', ids)).toEqual({ 0: 1, 1: 0 });
    expect(await listed('hr', ids)).toEqual({ 0: 2, 1: 0 });
    expect(await listed('clerk', ids)).toEqual({});
    await by('manager', 'discussion.read', { registrator_id: first, message_id: row.id });
    expect(await listed('manager', ids)).toEqual({ 0: 2, 1: 0 });
    await remove('employee', taken.id);
    expect(await listed('manager', ids)).toEqual({ 0: 1, 1: 0 });
    expect(await listed('hr', ids)).toEqual({ 0: 1, 1: 0 });
    await world.company.db.query(
      `insert into "discussion_message" ("registrator_id", "author_id", "user_id", "text")
       select $1, $2, 1, 'Сообщение ' || n from generate_series(1, 150) n`,
      [second, personOf('employee')],
    );
    expect(await listed('manager', ids)).toEqual({ 0: 1, 1: 100 });
  });

  test('counts only where it is asked to, and is neither narrowed nor ordered by it', async () => {
    const list = (params: object) =>
      by('manager', 'view.get', { object: 'vacation', filter: `id = ${document_id}`, ...params });
    expect((await list({})).result?.data[0]).not.toHaveProperty('discussion_unread');
    expect((await list({ select: 'discussion_unread' })).result?.data[0]).toEqual({
      discussion_unread: expect.any(Number),
    });
    for (const params of [{ filter: 'discussion_unread > 0' }, { orderBy: 'discussion_unread' }])
      expect([params, outcome(await list(params))]).toEqual([params, 'unknown_field']);
  });
});

describe('one’s own message', () => {
  test('is edited within a quarter of an hour, and by nobody else', async () => {
    const row = rowOf(await write('reviewer', 'Черновик мысли'));
    expect(outcome(await change('hr', row.id, 'Чужое'))).toBe('not_found');
    expect(rowOf(await change('reviewer', row.id, 'Мысль'))).toMatchObject({
      text: 'Мысль',
      edit_date: expect.any(String),
    });
    await world.company.db.query(
      `update "discussion_message" set "create_date" = now() - interval '15 minutes 1 second' where "id" = $1`,
      [row.id],
    );
    expect(outcome(await change('reviewer', row.id, 'Поздно'))).toBe('not_editable');
    expect(outcome(await change('stranger', row.id, 'Чужое'))).toBe('not_found');
    expect(outcome(await remove('hr', row.id))).toBe('not_found');
    const { rows } = await world.company.db.query('select "text" from "discussion_message" where "id" = $1', [
      row.id,
    ]);
    expect(rows).toEqual([{ text: 'Мысль' }]);
  });

  test('T16, T25: brings pictures that the readers of the document open, and takes them along when it is deleted', async () => {
    const row = rowOf(await write('accountant', 'С чеком'));
    const bytes = await pngOf();
    const send = (name: Name, type = 'image/png') =>
      upload(world.portal.origin, world.token(name), {
        object_id: 'discussion_message',
        registrator_id: row.id,
        original_name: 'чек.png',
        type,
        bytes: type === 'image/png' ? bytes : Buffer.from('%PDF-1.7 no picture'),
      });
    expect(reasonOf(await send('hr'))).toBe('not_found');
    expect(reasonOf(await send('stranger'))).toBe('not_found');
    expect(reasonOf(await send('accountant', 'application/pdf'))).toBe('file_type');
    const kept = await send('accountant');
    const { name, hash, id } = (kept as { result: { data: UploadedFile } }).result.data;
    const open = async (who: Name) =>
      (
        await fetch(`${world.portal.origin}/api/files/${name}`, {
          headers: { authorization: `Bearer ${world.token(who)}`, 'x-client': 'north' },
        })
      ).status;
    expect([
      await open('employee'),
      await open('manager'),
      await open('clerk'),
      await open('stranger_hr'),
    ]).toEqual([200, 200, 404, 404]);
    const shown = rowOf(
      await by('employee', 'view.get', { object: 'discussion_message', filter: `id = ${row.id}` }),
    );
    expect(JSON.parse(String(shown.files))).toMatchObject([{ id, original_name: 'чек.png' }]);
    // It is no attachment of the document, whose owner does not delete it either.
    const vacation = rowOf(
      await by('employee', 'view.get', { object: 'vacation', filter: `id = ${document_id}` }),
    );
    expect(vacation.files_count).toBe(0);
    const deletion = await fetch(`${world.portal.origin}/api/object_files?id=${id}&hash=${hash}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${world.token('employee')}`, 'x-client': 'north' },
    });
    expect(deletion.status).toBe(403);
    expect(outcome(await remove('accountant', row.id))).toBe('ok');
    expect(await open('employee')).toBe(404);
    const gone = rowOf(
      await by('hr', 'view.get', { object: 'discussion_message', filter: `id = ${row.id}` }),
    );
    expect(gone).toMatchObject({ text: '', files: '[]', delete_date: expect.any(String) });
    expect(outcome(await remove('accountant', row.id))).toBe('not_deletable');
    expect(outcome(await change('accountant', row.id, 'Снова'))).toBe('not_editable');
    const { rows } = await world.company.db.query(
      `select "action" from "audit" where "stream" = $1 and "detail"::json ->> 'message_id' = $2 order by "seq"`,
      [`document:${document_id}`, String(row.id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['discussion.add', 'file.upload', 'discussion.del']);
  });

  test('comes at most thirty times a minute from one account, whatever is sent at once', async () => {
    const id = await addVacation(world.company, 'clerk', 'prepared');
    const answers = await Promise.all(
      Array.from({ length: MESSAGES_A_MINUTE + 5 }, (_, n) => write('clerk', `Раз ${n}`, {}, id)),
    );
    expect(answers.filter((answer) => outcome(answer) === 'ok')).toHaveLength(MESSAGES_A_MINUTE);
    expect(answers.filter((answer) => outcome(answer) === 'too_many_requests')).toHaveLength(5);
    expect(await count(id)).toBe(MESSAGES_A_MINUTE);
  });
});

test('somebody after the last working day reads a thread and writes nothing in it', async () => {
  const id = await addVacation(world.company, 'employee2', 'prepared');
  const row = rowOf(await write('employee2', 'До свидания', {}, id));
  await putParameter(world.company.db, 'dismissal_period', '10');
  await world.company.db.query(`update "employee" set "dismissal_date" = current_date - 3 where "id" = $1`, [
    personOf('employee2'),
  ]);
  expect((await read('employee2', id)).result?.data).toHaveLength(1);
  expect(outcome(await write('employee2', 'И ещё', {}, id))).toBe('access_denied');
  expect(outcome(await change('employee2', row.id, 'Иначе'))).toBe('access_denied');
  expect(outcome(await remove('employee2', row.id))).toBe('access_denied');
  expect(await count(id)).toBe(1);
});

test('a thread of ten thousand messages comes page by page, each once', async () => {
  const id = await addVacation(world.company, 'manager', 'prepared');
  await world.company.db.query(
    `insert into "discussion_message" ("registrator_id", "author_id", "user_id", "text")
     select $1, $2, 1, 'Сообщение ' || n from generate_series(1, 10000) n`,
    [id, personOf('manager')],
  );
  const seen = new Set<unknown>();
  let after: unknown;
  for (let page = 0; page < 3; page += 1) {
    const answer = await by('manager', 'view.get', {
      object: 'discussion_message',
      filter: `registrator_id = ${id}`,
      rowsPerPage: 30,
      ...(after === undefined ? {} : { after }),
    });
    for (const row of answer.result?.data ?? []) seen.add(row.text);
    after = answer.result?.next;
  }
  expect(seen.size).toBe(90);
  expect(seen.has('Сообщение 10000')).toBe(true);
  expect(seen.has('Сообщение 9911')).toBe(true);
});
