import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NORTH } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld, type World } from '../support/matrix-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(['admin', 'employee', 'hr', 'stranger_hr']);
});
afterAll(() => world?.close());

const by = (who: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(who) });
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
const stored = async (code: string): Promise<string | undefined> =>
  (
    await world.company.db.query('select "value" from "parameter" where "client_id" = $1 and "code" = $2', [
      world.company.clients[NORTH],
      code,
    ])
  ).rows[0]?.value;
const idOf = async (code: string): Promise<number | undefined> =>
  Number(
    (
      await world.company.db.query('select "id" from "parameter" where "client_id" = $1 and "code" = $2', [
        world.company.clients[NORTH],
        code,
      ])
    ).rows[0]?.id,
  );
/** Keeps a parameter as its admin does: the row that there is, or a new one. */
const keep = async (code: string, value: string, who: Name = 'admin'): Promise<Answer> => {
  const id = await idOf(code);
  return id
    ? by(who, 'table.edit', { object: 'parameter', data: { id, value } })
    : by(who, 'table.add', { object: 'parameter', data: { code, value } });
};

describe('DICT-12: a parameter holds a value of its kind', () => {
  test.each([
    ['comment_length', '300', 'ten', 'value parameter/number'],
    ['auto_logout_time', '20', '0', 'value parameter/less'],
    ['hide_unread_bell', '0', 'yes', 'value parameter/flag'],
    ['locale', 'en', 'de', 'value parameter/choice'],
    ['weekly_doctype_list', 'annual', 'annual;nothing', 'value parameter/items'],
    ['external_link_crm', 'https://crm.example.org', 'crm', 'value parameter/address'],
    ['agreed_forbidden_period', '3', 'soon', 'value parameter/number'],
  ])('%s is %s, never %s', async (code, right, wrong, refused) => {
    expect(outcome(await keep(code, right))).toBe('ok');
    const answer = await keep(code, wrong);
    expect(wrongIn(answer)).toEqual([refused]);
    for (const field of answer.error?.data.fields ?? [])
      for (const said of [field.message, field.message_eng]) expect(said).toMatch(/\S{3}/);
    expect(await stored(code)).toBe(right);
    expect(outcome(await keep(code, ''))).toBe('ok');
  });

  test('one that the portal does not know is not kept', async () => {
    for (const code of ['unheard_of', 'lost_forbidden_period']) {
      const answer = await by('admin', 'table.add', { object: 'parameter', data: { code, value: '1' } });
      expect(wrongIn(answer)).toEqual(['code parameter/unknown']);
      expect(await stored(code)).toBeUndefined();
    }
  });

  test('nobody else keeps one, right or wrong', async () => {
    for (const who of ['employee', 'hr'] as const)
      for (const value of ['300', 'ten'])
        expect(outcome(await keep('comment_length', value, who))).toBe('access_denied');
  });
});
