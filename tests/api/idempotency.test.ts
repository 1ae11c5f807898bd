import { describe, expect, test } from 'vitest';
import { type Answer, type Call, callAs, outcome, said } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin(['employee', 'employee2', 'manager', 'hr']));

const add = (
  key: string | undefined,
  comments: string,
  name: Name = 'employee',
  call: Call = world.call,
): Promise<Answer> =>
  call('table.add', { object: 'vacation', data: { comments } }, { token: world.token(name), key });
const count = async (comments: string): Promise<number> =>
  (await world.company.db.query('select 1 from "document" where "comments" = $1', [comments])).rowCount ?? 0;
const keys = async (key: string): Promise<number> =>
  (await world.company.db.query('select 1 from "idempotency" where "key" = $1', [key])).rowCount ?? 0;

describe('a call that is tried again under its key', () => {
  test('has one effect and one answer, one after the other', async () => {
    const first = await add('one-after-the-other', 'подряд');
    for (let again = 0; again < 5; again += 1)
      expect(said(await add('one-after-the-other', 'подряд'))).toBe(said(first));
    expect(first.error).toBeUndefined();
    expect(await count('подряд')).toBe(1);
  });

  test('has one effect and one answer, all at once, over two processes', async () => {
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          add(`at-once-${round}`, `разом ${round}`, 'employee', world.both[index % 2]),
        ),
      );
      expect(new Set(answers.map(said)).size).toBe(1);
      expect(answers[0]?.error).toBeUndefined();
      expect(await count(`разом ${round}`)).toBe(1);
    }
  });

  test('T20: moves a vacation once, and says so each time', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const data = [moveBy(stepOf(world.company, 'manager', 'prepared', 'agreed'), id)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? world.other : world.call)(
          'table.add',
          { object: 'document_status', data },
          { token: world.token('manager'), key: 'move-once' },
        ),
      ),
    );
    expect(new Set(answers.map(said)).size).toBe(1);
    expect(answers[0]?.result?.data[0]?.status_id).toBe('agreed');
    const { rowCount } = await world.company.db.query(
      'select 1 from "document_status" where "registrator_id" = $1',
      [id],
    );
    expect(rowCount).toBe(3);
  });

  test('gets the stored answer of a deletion too, though the row is gone', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    const del = (call: Call) =>
      call(
        'table.del',
        { object: 'vacation', data: [{ id }] },
        { token: world.token('employee'), key: 'delete-once' },
      );
    expect(said(await del(world.call))).toBe(said(await del(world.other)));
    expect((await del(world.call)).result?.data).toEqual([{ id }]);
  });

  test('is refused when it is another call, and that other call has no effect', async () => {
    await add('reused', 'первый');
    const answer = await add('reused', 'второй');
    expect([answer.error?.code, outcome(answer)]).toEqual([-32602, 'idempotency_key_reused']);
    const otherMethod = await world.call(
      'table.edit',
      { object: 'vacation', data: { comments: 'первый' } },
      { token: world.token('employee'), key: 'reused' },
    );
    expect(outcome(otherMethod)).toBe('idempotency_key_reused');
    const wrongToo = await world.call(
      'table.add',
      { object: 'vacation', data: { no_such_field: 'первый' } },
      { token: world.token('employee'), key: 'reused' },
    );
    expect(outcome(wrongToo)).toBe('idempotency_key_reused');
    expect([await count('первый'), await count('второй')]).toEqual([1, 0]);
  });

  test('is another person’s business under the same key', async () => {
    await add('shared-key', 'мой', 'employee');
    const answer = await add('shared-key', 'его', 'employee2');
    expect(outcome(answer)).toBe('ok');
    expect([await count('мой'), await count('его')]).toEqual([1, 1]);
    expect(await keys('shared-key')).toBe(2);
  });

  test('leaves no key behind when it was refused, so it can be tried again when it is right', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const edit = () =>
      world.call(
        'table.edit',
        { object: 'vacation', data: [{ id, comments: 'правка' }] },
        { token: world.token('employee'), key: 'refused-first' },
      );
    expect(outcome(await edit())).toBe('not_editable');
    expect(await keys('refused-first')).toBe(0);
    await callAs(world, 'employee', 'table.add', {
      object: 'document_status',
      data: [moveBy(stepOf(world.company, 'employee', 'prepared', 'draft'), id)],
    });
    expect(outcome(await edit())).toBe('ok');
    expect(await keys('refused-first')).toBe(1);
  });

  test('stores no key for what was never understood: no method, no parameters, no token', async () => {
    for (const [method, params, token] of [
      ['nope', {}, world.token('employee')],
      ['table.add', { object: 'vacation' }, world.token('employee')],
      ['table.add', { object: 'vacation', data: {} }, undefined],
      ['view.get', { object: 'vacation' }, world.token('employee')],
    ] as const)
      await world.call(method, params, { token, key: 'never' });
    expect(await keys('never')).toBe(0);
  });

  test('tells the calls of a batch apart, and gives each its own answer again', async () => {
    const calls = ['пачка 1', 'пачка 2'].map((comments) => ({
      batchId: comments,
      method: 'table.add',
      params: { object: 'vacation', data: { comments } },
    }));
    const once = () => world.call('batch', calls, { token: world.token('employee'), key: 'batch-key' });
    const first = await once();
    expect((await once()).result).toEqual(first.result);
    expect([await count('пачка 1'), await count('пачка 2')]).toEqual([1, 1]);
  });
});

describe('AMB-159: a record that brings its own key', () => {
  const CLIENT_KEY = '2f1c9a52-6c1e-4a8e-9a51-3b1f7d0e7c11';
  const bring = (client_key: unknown, comments: string, name: Name = 'employee', key?: string) =>
    world.call(
      'table.add',
      { object: 'vacation', data: { comments }, client_key },
      { token: world.token(name), key },
    );

  test('is added once, all at once over two processes, and each repeat has the first answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        world.both[index % 2]?.(
          'table.add',
          { object: 'vacation', data: { comments: 'свой ключ' }, client_key: CLIENT_KEY },
          { token: world.token('employee') },
        ),
      ),
    );
    expect(new Set(answers.map((each) => each && said(each))).size).toBe(1);
    expect(answers[0]?.error).toBeUndefined();
    expect(await count('свой ключ')).toBe(1);
  });

  test('is the same record whatever the header of the repeat says', async () => {
    const first = await bring(CLIENT_KEY, 'свой ключ', 'employee', 'header-one');
    expect(said(await bring(CLIENT_KEY, 'свой ключ', 'employee', 'header-two'))).toBe(said(first));
    expect([await count('свой ключ'), await keys('header-one')]).toEqual([1, 0]);
  });

  test('is told apart from other content, other people and other keys', async () => {
    expect(outcome(await bring(CLIENT_KEY, 'другое'))).toBe('idempotency_key_reused');
    expect(outcome(await bring(CLIENT_KEY, 'свой ключ', 'employee2'))).toBe('ok');
    expect(outcome(await bring('9b2d6a0e-58f5-4b34-8c9c-0a4a5d1c2e77', 'свой ключ'))).toBe('ok');
    expect([await count('свой ключ'), await count('другое')]).toEqual([3, 0]);
  });

  test('is told apart in a batch too', async () => {
    const calls = [1, 2].map((batchId) => ({
      batchId,
      method: 'table.add',
      params: {
        object: 'vacation',
        data: { comments: 'пачкой' },
        client_key: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
      },
    }));
    const { result } = await callAs(world, 'employee', 'batch', calls);
    expect(result?.data.map((each) => each.result)).toEqual(Array(2).fill(result?.data[0]?.result));
    expect(await count('пачкой')).toBe(1);
  });

  test.each(['', 'no uuid', 7, null, CLIENT_KEY.slice(1)])('is refused with the key %o', async (key) => {
    const answer = await bring(key, 'неверный ключ');
    expect([answer.error?.code, answer.error?.data?.values]).toEqual([-32602, { field: 'client_key' }]);
    expect(await count('неверный ключ')).toBe(0);
  });
});

describe('a document that begins in one call', () => {
  const begin = (data: object, name: Name = 'employee', object = 'vacation', key?: string) =>
    world.call('table.add', { object, data, begin: true }, { token: world.token(name), key });
  const hidden = async (): Promise<number> =>
    (await world.company.db.query(`select 1 from "document" where "status_id" = 'empty'`)).rowCount ?? 0;

  test('is a draft with its history at once, once under its key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => begin({ comments: 'сразу' }, 'employee', 'vacation', 'begin-once')),
    );
    expect(new Set(answers.map(said)).size).toBe(1);
    const [row] = answers[0]?.result?.data ?? [];
    expect(row).toMatchObject({ status_id: 'draft', version: 1, can_edit: '1' });
    expect(row?.steps).toContainEqual(expect.objectContaining({ next_status_id: 'prepared' }));
    expect(await count('сразу')).toBe(1);
  });

  test('is not made at all when its step is refused: nothing lies hidden', async () => {
    const { db } = world.company;
    const before = await hidden();
    const { rows } = await db.query(
      `select "id" from "workflow" where "object_id" = 'vacation' and "status_id" = 'empty' and not "disabled"`,
    );
    const ids = rows.map((row) => row.id);
    const allow = (disabled: boolean) =>
      db.query('update "workflow" set "disabled" = $2 where "id" = any($1)', [ids, disabled]);
    await allow(true);
    try {
      expect(outcome(await begin({ comments: 'никуда' }))).toBe('access_denied');
    } finally {
      await allow(false);
    }
    expect(outcome(await begin({ comments: 'я'.repeat(300) }))).toBe('validation');
    expect([await hidden(), await count('никуда')]).toEqual([before, 0]);
  });

  test('is a document: nothing else begins', async () => {
    for (const object of ['user_filter', 'document_status', 'nothing'])
      expect([object, outcome(await begin({}, 'employee', object))]).toEqual([object, 'invalid_params']);
  });
});

describe('a call without a usable key', () => {
  test('has its effect each time', async () => {
    await add(undefined, 'без ключа');
    await add(undefined, 'без ключа');
    expect(await count('без ключа')).toBe(2);
  });

  test('with a key that cannot be one is refused: nobody may believe that it is safe to try again', async () => {
    for (const [index, key] of [' ', 'a'.repeat(300), 'two words'].entries()) {
      const answer = await add(key, `ключ ${index}`);
      expect([key, outcome(answer)]).toEqual([
        key,
        key.trim() === '' ? expect.any(String) : 'invalid_params',
      ]);
      expect(await count(`ключ ${index}`)).toBe(outcome(answer) === 'ok' ? 1 : 0);
    }
  });
});
