import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, LEAKS, outcome } from '../support/matrix-http.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { SOUP } from './injection.data.ts';

const world = shared(() => openWorld(['employee', 'hr']));
beforeAll(async () => {
  await addVacation(world.company, 'employee', 'draft');
  await addVacation(world.company, 'clerk', 'prepared');
  await addVacation(world.company, 'stranger', 'prepared');
});

const WELL_FORMED_BUT_ODD = new Set(['id = 1']);

describe('T01, T02: a filter that is none', () => {
  test.each(SOUP)('%j is refused with a code and tells nothing', async (filter) => {
    const before = await fingerprint(world.company.db);
    for (const name of ['employee', 'hr'] as const) {
      const answer = await callAs(world, name, 'view.get', { object: 'vacation', filter });
      if (WELL_FORMED_BUT_ODD.has(filter) && answer.result) continue;
      expect([filter, answer.error?.code]).toEqual([filter, -32602]);
      expect(answer.text.replaceAll(JSON.stringify(filter).slice(1, -1), '')).not.toMatch(LEAKS);
    }
    expect(await fingerprint(world.company.db)).toEqual(before);
  });

  test('is refused wherever a filter, an order or a selection is taken, in a query as in a body', async () => {
    for (const text of SOUP.filter((each) => !WELL_FORMED_BUT_ODD.has(each) && each.isWellFormed())) {
      const query = new URLSearchParams({ object: 'vacation', filter: text });
      for (const path of [`/view?${query}`, `/table?${query}`]) {
        const response = await fetch(`${world.portal.origin}/api${path}`, {
          headers: { authorization: `Bearer ${world.token('employee')}` },
        });
        expect([text, response.status]).toEqual([text, 400]);
        expect((await response.text()).replaceAll(text, '')).not.toMatch(LEAKS);
      }
      for (const params of [{ orderBy: text }, { select: text }]) {
        const answer = await callAs(world, 'employee', 'view.get', { object: 'vacation', ...params });
        expect([text, answer.error?.code]).toEqual([text, -32602]);
        expect(answer.text).not.toMatch(/syntax error|node_modules|stack/i);
      }
    }
  });
});

describe('T03: a sort or a selection that is none', () => {
  test.each([
    'id; drop table document',
    'id desc',
    'id asc, number desc',
    '1',
    '(select 1)',
    'id,',
    ',id',
    'id,,number',
    'case when 1=1 then id end',
    'number collate "C"',
    'id nulls first',
    'random()',
    'a,b,c,d,e,f',
    'id,number,days,status_id,start_date,end_date',
    'detail',
  ])('orderBy %j is refused', async (orderBy) => {
    const answer = await callAs(world, 'employee', 'view.get', { object: 'vacation', orderBy });
    expect(answer.error?.code).toBe(-32602);
  });

  test.each([
    '*',
    'id as x',
    'count(*)',
    'id;',
    'id--',
    'distinct id',
    '1',
    "'x'",
    'b0.id',
    'id,password_hash',
    'document.*',
  ])('select %j is refused', async (select) => {
    const answer = await callAs(world, 'employee', 'view.get', { object: 'vacation', select });
    expect(outcome(answer)).toBe('unknown_field');
  });

  test.each(['asc; drop table document', 'ASC', 'random', 1, null, ['asc']])(
    'sort %j is refused',
    async (sort) => {
      const answer = await callAs(world, 'employee', 'view.get', { object: 'vacation', orderBy: 'id', sort });
      expect(outcome(answer)).toBe('invalid_params');
    },
  );
});

describe('an object that is none', () => {
  test.each([
    'app_user',
    'auth_token',
    'auth_session',
    'outbox',
    'idempotency',
    'rate_limit',
    'documents',
    'pg_user',
    'information_schema.tables',
    'vacation; drop table document',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'VACATION',
    ' vacation',
    'vacation\u0000',
    '"vacation"',
    '../vacation',
  ])('%j is unknown to every call', async (object) => {
    const before = await fingerprint(world.company.db);
    const token = world.token('employee');
    for (const [method, params] of [
      ['view.get', { object }],
      ['table.get', { object }],
      ['table.add', { object, data: [{ id: 1 }] }],
      ['table.edit', { object, data: [{ id: 1 }] }],
      ['table.del', { object, data: [{ id: 1 }] }],
    ] as const)
      expect([method, outcome(await world.call(method, params, { token }))]).toEqual([
        method,
        'unknown_object',
      ]);
    expect(await fingerprint(world.company.db)).toEqual(before);
  });
});

describe('a text that people wrote', () => {
  test.each([
    "'; drop table document; --",
    "Robert'); drop table students;--",
    '<script>alert(1)</script>',
    '#{7*7}',
    '{{7*7}}',
    '%00',
    '\\',
    "''",
    '$1',
    '🏖️ отпуск',
    '=cmd|calc',
  ])('%j is kept as it is', async (comments) => {
    const added = await callAs(world, 'employee', 'table.add', { object: 'vacation', data: { comments } });
    const id = added.result?.data[0]?.id;
    const read = await callAs(world, 'employee', 'view.get', {
      object: 'vacation',
      select: 'comments',
      filter: `id = ${id} and comments = '${comments.replaceAll("'", "''")}'`,
    });
    expect(read.result?.data).toEqual([{ comments }]);
  });
});
