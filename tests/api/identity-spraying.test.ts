import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, setUpFactor, wrongCodeOf } from '../support/authenticator.ts';
import { postAs } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, callerOf, outcome } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';

const MOST = 12;
const WAITING = 4;
const CALLS = 60;

/** Two portals behind the same proxy. */
const world = shared(() =>
  openTwin(['employee', 'manager', 'admin'], { env: { TRUST_PROXY: '1', LOG_LEVEL: 'fatal' } }),
);
const narrow = shared(() =>
  startPortal({
    databaseUrl: world.url,
    env: {
      PASSWORD_QUEUE: String(WAITING),
      CALLS_PER_PERSON: String(CALLS),
      CALLS_PER_ADDRESS: String(CALLS),
    },
  }),
);

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
const allow = (attempts: number) => putParameter(world.company.db, 'sign_in_address_attempts', attempts);
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

describe('T75: one password tried on many accounts from one address', () => {
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
      `select coalesce(max("count"), 0)::int as n from "rate_limit" where "user_id" is not null`,
    );
    expect(row?.n).toBe(0);
  });
});

const OFFICE = '203.0.113.20';
/** So many passwords were tried from the office that strangers have to wait there. */
const shut = async () => {
  await spray(() => OFFICE, MOST + 6);
  expect(outcome(await enter(world.call, 'nobody', 'x', OFFICE))).toBe('too_many_requests');
};
/** The mark that a browser gets with its sign-in on a page of the portal. */
const markOf = async (login: string, from: string): Promise<string> => {
  const params = { login, password: PASSWORD, client: NORTH };
  const headers = { origin: world.portal.origin, 'x-forwarded-for': from };
  const response = await postAs(world, 'token.get', params, headers);
  await response.arrayBuffer();
  const lines = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return lines.find((line) => line.startsWith('eg.browser=')) ?? '';
};
const tryAs = (login: string, password: string, more: object): Promise<Answer> =>
  world.call('token.get', { login, password, client: NORTH }, more);

describe('behind an address that others have shut', () => {
  test('a refused attempt leaves nothing: no row of its own and none that is written again', async () => {
    await spray(() => OFFICE, 60);
    const rows = () => sql('select "key", xmin::text as written from "rate_limit" order by "key"');
    const kept = await rows();
    expect(kept.map(({ key }) => key).filter((key) => key.startsWith('sign_in:'))).toHaveLength(1);
    expect(kept).toHaveLength(MOST + 1);
    await spray((index) => (index % 2 ? OFFICE : `10.0.0.1, ${OFFICE}`), 20);
    expect(await rows()).toEqual(kept);
  });

  test('a browser that has been in an account gets in there, and its own mistakes alone keep it waiting', async () => {
    const mark = await markOf('clerk', '203.0.113.40');
    expect(mark).toMatch(/^eg\.browser=[A-Za-z0-9_-]{43}$/);
    await shut();
    const known = { headers: { 'x-forwarded-for': OFFICE, cookie: mark } };
    expect(outcome(await tryAs('clerk', PASSWORD, known))).toBe('ok');
    expect(outcome(await enter(world.call, 'clerk', PASSWORD, OFFICE))).toBe('too_many_requests');
    expect(outcome(await tryAs('manager', PASSWORD, known))).toBe('too_many_requests');
    for (let time = 0; time < 5; time += 1)
      expect(outcome(await tryAs('clerk', 'Guess#1', known))).toBe('wrong_login_or_password');
    const slowed = await tryAs('clerk', PASSWORD, known);
    expect([slowed.status, outcome(slowed)]).toEqual([429, 'too_many_requests']);
    expect(outcome(await enter(world.call, 'clerk', PASSWORD, '203.0.113.40'))).toBe('ok');
  });

  test('a session of an account vouches for it, and for no other', async () => {
    await shut();
    const headers = { 'x-forwarded-for': OFFICE };
    const token = world.token('employee');
    expect(outcome(await tryAs('employee', PASSWORD, { headers, token }))).toBe('ok');
    expect(outcome(await tryAs('manager', PASSWORD, { headers, token }))).toBe('too_many_requests');
    for (let time = 0; time < 7; time += 1) await enter(world.call, 'employee', 'Guess#1', '203.0.113.41');
    const stepUp = { action: 'stepUp', password: PASSWORD };
    const there = { token, headers: { 'x-forwarded-for': '203.0.113.41' } };
    expect(outcome(await world.call('user.auth', stepUp, there))).toBe('ok');
  });

  test('a right password with a right code opens; half of it is answered as nothing at all', async () => {
    const { secret, recovery } = await setUpFactor(world.call, world.token('manager'));
    await shut();
    const bring = (password: string, secretCode: string, login = 'manager') =>
      world.call(
        'token.get',
        { login, password, client: NORTH, secretCode },
        { headers: { 'x-forwarded-for': OFFICE } },
      );
    const half = [
      await bring('Guess#1', codeOf(secret)),
      await bring('Guess#1', recovery[0] ?? ''),
      await bring(PASSWORD, wrongCodeOf(secret)),
      await bring(PASSWORD, 'nonsense'),
      await bring(PASSWORD, codeOf(secret), 'clerk'),
      await bring(PASSWORD, codeOf(secret), 'nobody'),
    ];
    expect(half.map(outcome)).toEqual(half.map(() => 'too_many_requests'));
    expect(outcome(await bring(PASSWORD, codeOf(secret)))).toBe('ok');
    expect(outcome(await bring(PASSWORD, codeOf(secret)))).toBe('too_many_requests');
    expect(outcome(await bring(PASSWORD, recovery[0] ?? ''))).toBe('ok');
    // With the password five codes are allowed, here as anywhere.
    for (let index = 0; index < 5; index += 1) await bring(PASSWORD, wrongCodeOf(secret, index));
    const codes = () => sql(`select "count" from "rate_limit" where "key" like 'second_factor:%'`);
    await expect.poll(codes).toEqual([{ count: 5 }]);
    expect(outcome(await bring(PASSWORD, recovery[1] ?? ''))).toBe('too_many_requests');
    await sql('delete from "rate_limit"');
    expect(outcome(await bring(PASSWORD, recovery[1] ?? ''))).toBe('ok');
    await sql(`update "app_user" set "totp_secret" = '', "two_factor" = '' where "login" = 'manager'`);
  });
});

test('T75: while attempts cannot be counted nobody signs in, and who is signed in goes on reading', async () => {
  await sql('alter table "rate_limit" rename to "rate_limit_away"');
  try {
    for (const call of world.both) {
      expect(outcome(await enter(call, 'clerk', PASSWORD, '203.0.113.5'))).toBe('system_error');
      expect(outcome(await call('token.restore', { email: 'clerk@example.ru' }))).toBe('system_error');
      const read = await call('view.get', { object: 'status' }, { token: world.token('employee') });
      expect(outcome(read)).toBe('ok');
    }
  } finally {
    await sql('alter table "rate_limit_away" rename to "rate_limit"');
  }
  expect(outcome(await enter(world.call, 'clerk', PASSWORD, '203.0.113.5'))).toBe('ok');
});

describe('T72: calls that come too fast', () => {
  const read = { method: 'view.get', params: { object: 'lan', rowsPerPage: 1 } };
  const reasons = (answer: Answer) =>
    answer.result?.data.map((each) => (each as unknown as Answer).error?.data.reason ?? 'ok') ?? [];

  test('are counted one by one for each person, in a batch too; a colleague at the same address is not kept waiting', async () => {
    const call = callerOf(narrow.origin, NORTH);
    const as = { token: world.token('employee') };
    const first = await call('batch', Array(50).fill(read), as);
    expect(reasons(first)).toEqual(Array(50).fill('ok'));
    expect(reasons(await call('batch', Array(50).fill(read), as))).toContain('calls_too_fast');
    const slowed = await call('view.get', read.params, as);
    expect([slowed.status, slowed.error?.code, outcome(slowed)]).toEqual([429, -32719, 'calls_too_fast']);
    expect(slowed.error?.message).toMatch(/^Слишком много запросов подряд\. Повторите через 1 секунду$/);
    for (const path of ['/api/view?object=lan&rowsPerPage=1', '/api/export?object=vacation']) {
      const response = await fetch(`${narrow.origin}${path}`, {
        headers: { authorization: `Bearer ${as.token}` },
      });
      await response.arrayBuffer();
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 429, '1']);
    }
    expect(outcome(await call('view.get', read.params, { token: world.token('admin') }))).toBe('ok');
    expect(outcome(await world.call('view.get', read.params, as))).toBe('ok');
  });

  test('of those who are not signed in wait by address; signing in and being signed in go on', async () => {
    const call = callerOf(narrow.origin, NORTH);
    const answers = await Promise.all(
      Array.from({ length: CALLS * 2 }, (_, index) =>
        call('view.get', read.params, index % 2 ? {} : { token: 'x'.repeat(43) }),
      ),
    );
    // One call is regained each second: on a slow machine the next call may be it.
    expect(answers.map(outcome).filter((each) => each === 'calls_too_fast').length).toBeGreaterThan(1);
    const entered = await call('token.get', { login: 'clerk', password: PASSWORD, client: NORTH });
    expect(outcome(entered)).toBe('ok');
    const token = String(entered.result?.access_token);
    expect(outcome(await call('view.get', read.params, { token }))).toBe('ok');
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
