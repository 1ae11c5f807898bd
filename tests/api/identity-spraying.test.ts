import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, callerOf, outcome } from '../support/matrix-http.ts';
import { openTwin, type Twin } from '../support/matrix-world.ts';
import { type Portal, startPortal } from '../support/portal.ts';

const MOST = 12;
const WAITING = 4;

/** Two portals behind the same proxy. */
let world: Twin;
let narrow: Portal;
beforeAll(async () => {
  world = await openTwin([], { env: { TRUST_PROXY: '1' } });
  narrow = await startPortal({ databaseUrl: world.url, env: { PASSWORD_QUEUE: String(WAITING) } });
});
afterAll(async () => {
  await narrow?.stop();
  await world?.close();
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
const allow = (attempts: number) =>
  sql(
    `insert into "parameter" ("client_id", "code", "value") values ($1, 'sign_in_address_attempts', $2)
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
    [world.company.clients[NORTH], attempts],
  );
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  await allow(MOST);
});

const enter = (call: Call, login: string, password: string, from: string, client = NORTH): Promise<Answer> =>
  call('token.get', { login, password, client }, { headers: { 'x-forwarded-for': from } });
/** One password on many accounts, each once. */
const spray = (from: (index: number) => string, times: number, client = NORTH) =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      enter(index % 2 ? world.other : world.call, `nobody${index}`, 'Summer#2026', from(index), client),
    ),
  );
const evaluated = (answers: readonly Answer[]) =>
  answers.filter((answer) => outcome(answer) === 'wrong_login_or_password').length;

describe('one password tried on many accounts from one address', () => {
  test('is looked at as often as the parameter says, over two processes; then nobody enters from there', async () => {
    const answers = await spray(() => '203.0.113.5', 60);
    expect(evaluated(answers)).toBe(MOST);
    const refused = answers.filter((answer) => outcome(answer) === 'too_many_requests');
    expect(refused).toHaveLength(60 - MOST);
    expect([refused[0]?.status, Number(refused[0]?.error?.data.values?.seconds) > 800]).toEqual([429, true]);
    expect(outcome(await enter(world.call, 'clerk', PASSWORD, '203.0.113.5'))).toBe('too_many_requests');
    expect(outcome(await enter(world.call, 'clerk', PASSWORD, '203.0.113.6'))).toBe('ok');
    await sql(`update "rate_limit" set "expires_at" = now() - interval '1 second'`);
    expect(outcome(await enter(world.other, 'clerk', PASSWORD, '203.0.113.5'))).toBe('ok');
  });

  test('is not made easier by what the caller writes before the address the proxy saw', async () => {
    expect(evaluated(await spray((index) => `10.0.0.${index}, 203.0.113.5`, 40))).toBe(MOST);
  });

  test('nor by the many addresses of one line, nor by naming another client', async () => {
    expect(evaluated(await spray((index) => `2001:db8:1:2::${index + 1}`, 20))).toBe(MOST);
    expect(outcome(await enter(world.call, 'clerk', PASSWORD, '2001:db8:1:3::1'))).toBe('ok');
    const elsewhere = await spray(() => '2001:db8:1:2::77', 3, 'nobody-s');
    expect(evaluated(elsewhere)).toBe(3);
    await allow(5);
    expect(evaluated(await spray(() => '2001:db8:1:2::77', 3))).toBe(0);
  });

  test('wears out no account: who was turned away for the address may enter from elsewhere', async () => {
    await spray(() => '203.0.113.5', 40);
    for (let time = 0; time < 7; time += 1) await enter(world.call, 'clerk', PASSWORD, '203.0.113.5');
    const [row] = await sql(
      `select coalesce(max("count"), 0)::int as n from "rate_limit" where "key" like 'password:user:%'`,
    );
    expect(row?.n).toBe(0);
  });
});

test('an office behind one address signs in as often as it likes, and its mistakes alone count', async () => {
  const people = ['clerk', 'manager', 'employee', 'hr'] as const;
  for (let time = 0; time < MOST; time += 1)
    for (const login of people.slice(0, 2))
      expect(outcome(await enter(time % 2 ? world.other : world.call, login, PASSWORD, '203.0.113.9'))).toBe(
        'ok',
      );
  expect(evaluated([await enter(world.call, 'employee', 'Slip#1', '203.0.113.9')])).toBe(1);
  const [row] = await sql(`select "count" from "rate_limit" where "key" = 'sign_in:address:203.0.113.9'`);
  expect(Number(row?.count)).toBe(1);
  const own = await enter(world.call, 'nobody', 'x', '203.0.113.9', NORTH);
  expect(outcome(own)).toBe('wrong_login_or_password');
  for (let time = 0; time < 4; time += 1)
    expect(outcome(await enter(world.call, 'hr', PASSWORD, '203.0.113.9'))).toBe('ok');
  const [after] = await sql(`select "count" from "rate_limit" where "key" = 'sign_in:address:203.0.113.9'`);
  expect(Number(after?.count)).toBe(2);
});

test('a flood of passwords is told it is busy, costs nobody an attempt, and people enter after it', async () => {
  await allow(1_000);
  const call = callerOf(narrow.origin, NORTH);
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      call('token.get', { login: index % 2 ? 'clerk' : `nobody${index}`, password: PASSWORD, client: NORTH }),
    ),
  );
  const busy = flood.filter((answer) => outcome(answer) === 'busy');
  expect(busy.length).toBeGreaterThan(10);
  expect([busy[0]?.error?.code, busy[0]?.error?.message]).toEqual([
    -32603,
    'Сейчас в портал входит слишком много людей. Повторите попытку через несколько секунд',
  ]);
  expect(evaluated(flood)).toBeGreaterThan(0);
  const [row] = await sql(`select "count" from "rate_limit" where "key" like 'sign_in:address:%'`);
  expect(Number(row?.count)).toBe(evaluated(flood));
  for (const login of ['clerk', 'manager', 'employee'])
    expect(outcome(await call('token.get', { login, password: PASSWORD, client: NORTH }))).toBe('ok');
});
