import { expect, test } from 'vitest';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'manager', 'employee']));

const by = (who: Name, method: string, data: object): Promise<Answer> =>
  callAs(world, who, method, { object: 'lan', data });
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
const stored = async (alias: string) =>
  (await world.company.db.query('select "name", "name_eng" from "lan" where "alias" = $1', [alias])).rows;

const ALIAS = 'shell.me';

test('a text keeps the values and marks of the delivered one, in either language', async () => {
  for (const [text, wrong] of [
    [{ name: 'Мой вход' }, 'name text/missing'],
    [{ name: 'Вход {name} {login}' }, 'name text/unknown'],
    [{ name: 'Вход {name' }, 'name text/unreadable'],
    [{ name_eng: 'Me, {name, plural, other {#}}' }, 'name_eng text/kind'],
    [{ name: 'Вход {name}', name_eng: 'Me <b>{name}</b>' }, 'name_eng text/unknown'],
  ] as const) {
    const answer = await by('admin', 'table.add', { alias: ALIAS, ...text });
    expect(wrongIn(answer)).toEqual([wrong]);
    for (const { message, message_eng } of answer.error?.data.fields ?? [])
      for (const said of [message, message_eng]) expect(said).toMatch(/\S{3}/);
    expect(await stored(ALIAS)).toEqual([]);
  }
  const kept = await by('admin', 'table.add', { alias: ALIAS, name: 'Вход: {name}' });
  expect(outcome(kept)).toBe('ok');
  const [row] = (kept.result?.data ?? []) as unknown as { id: number }[];
  expect(wrongIn(await by('admin', 'table.edit', { id: row?.id, name: 'Вход' }))).toEqual([
    'name text/missing',
  ]);
  expect(await stored(ALIAS)).toEqual([{ name: 'Вход: {name}', name_eng: '' }]);
  expect(outcome(await by('admin', 'table.edit', { id: row?.id, name_eng: 'You are {name}' }))).toBe('ok');
  for (const who of ['hr', 'manager', 'employee'] as const) {
    expect(outcome(await by(who, 'table.add', { alias: 'shell.main_menu', name: 'Дом' }))).toBe(
      'access_denied',
    );
    expect(outcome(await by(who, 'table.edit', { id: row?.id, name: '{name}!' }))).toBe('access_denied');
    expect(outcome(await by(who, 'table.del', { id: row?.id }))).toBe('access_denied');
  }
  expect(await stored(ALIAS)).toEqual([{ name: 'Вход: {name}', name_eng: 'You are {name}' }]);
  expect(outcome(await by('admin', 'table.del', { id: row?.id }))).toBe('ok');
});

test('a text stands only in place of a sentence there is', async () => {
  for (const alias of ['shell.no_such_sentence', 'made up', 'shell']) {
    expect(wrongIn(await by('admin', 'table.add', { alias, name: 'Текст' }))).toEqual(['alias text/no-such']);
    expect(await stored(alias)).toEqual([]);
  }
  const kept = await by('admin', 'table.add', { alias: 'shell.main_menu', name: 'Дом' });
  expect(outcome(kept)).toBe('ok');
  const [row] = (kept.result?.data ?? []) as unknown as { id: number }[];
  expect(wrongIn(await by('admin', 'table.edit', { id: row?.id, alias: 'shell.gone' }))).toEqual([
    'alias text/no-such',
  ]);
  expect(outcome(await by('admin', 'table.edit', { id: row?.id, name: 'Домой' }))).toBe('ok');
  expect(outcome(await by('admin', 'table.del', { id: row?.id }))).toBe('ok');
});
