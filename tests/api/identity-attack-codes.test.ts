import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, setUpFactor, wrongCodeOf } from '../support/authenticator.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

/** The second portal stands behind a proxy. */
const world = shared(() => openTwin([], { second: () => ({ env: { TRUST_PROXY: '1', ROLE: 'web' } }) }));

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  await sql('delete from "recovery_code"');
  await sql(`update "app_user" set "two_factor" = '', "totp_secret" = '', "totp_last_step" = 0`);
});

const callOf = (index: number): Call => (index % 2 ? world.other : world.call);
const enter = (secretCode: string, call: Call, password = PASSWORD): Promise<Answer> =>
  call('token.get', { login: 'employee', password, client: NORTH, secretCode });
const auth = (token: string, params: object, call: Call = world.call) => call('user.auth', params, { token });
/** A guess at the password that came through the proxy, which has seen these addresses. */
const guess = (chain: string): Promise<Answer> =>
  world.other(
    'token.get',
    { login: 'employee', password: 'Guess#1', client: NORTH },
    { headers: { 'x-forwarded-for': chain } },
  );
/** The form of a recovery code, and none of anybody's. */
const guessed = (index: number): string =>
  `AAAAAAA${[...String(index).padStart(3, '0')].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`;
const withFactor = async () => {
  const token = await signIn(world.portal.origin, 'employee', PASSWORD, NORTH);
  return { token, ...(await setUpFactor(world.call, token)) };
};

describe('T33: two hundred guesses at once, over two processes and by every call that takes a code', () => {
  test('at recovery codes are five; a right one after them is not looked at until the time is over', async () => {
    const { token, secret, recovery } = await withFactor();
    const tried = (index: number): Promise<Answer> => {
      const pinCode = guessed(index);
      const call = callOf(index);
      const actions = ['stepUp', 'newRecoveryCodes', 'removeSecret'] as const;
      const action = actions[index % 4];
      return action ? auth(token, { action, pinCode }, call) : enter(pinCode, call);
    };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => tried(index)));
    expect(answers.filter((answer) => outcome(answer) === 'wrong_secret_code')).toHaveLength(5);
    expect(answers.filter((answer) => outcome(answer) === 'too_many_requests')).toHaveLength(195);
    for (const call of world.both) {
      expect(outcome(await enter(recovery[0] ?? '', call))).toBe('too_many_requests');
      for (const pinCode of [recovery[0], codeOf(secret)])
        expect(outcome(await auth(token, { action: 'stepUp', pinCode }, call))).toBe('too_many_requests');
    }
    await sql(`update "rate_limit" set "expires_at" = now() - interval '1 second'`);
    expect(outcome(await enter(recovery[0] ?? '', world.other))).toBe('ok');
  });

  test('T36: are not forgiven by a change of the password, which forgives those at the password', async () => {
    const { token, secret } = await withFactor();
    for (let index = 0; index < 5; index += 1) await enter(wrongCodeOf(secret, index), callOf(index));
    for (let index = 0; index < 4; index += 1) await guess('198.51.100.9');
    const change = { action: 'changePassword', current: PASSWORD, password: 'Lodka-75ы' };
    expect(outcome(await auth(token, change, world.other))).toBe('ok');
    expect(await sql(`select 1 from "rate_limit" where "key" like 'password:%'`)).toEqual([]);
    for (const call of world.both)
      expect(outcome(await enter(codeOf(secret), call, 'Lodka-75ы'))).toBe('too_many_requests');
    await sql('delete from "rate_limit"');
    expect(outcome(await enter(codeOf(secret), world.other, 'Lodka-75ы'))).toBe('ok');
    await sql(
      `update "app_user" set "password_hash" = (select "password_hash" from "app_user" where "login" = 'clerk') where "login" = 'employee'`,
    );
  });
});

describe('T37: one code for a sign-in and for a proof at the same moment, over two processes', () => {
  const ways = [
    ['of the authenticator', (secret: string, _recovery: readonly string[]) => codeOf(secret)],
    ['to recover', (_secret: string, recovery: readonly string[]) => recovery[4] ?? ''],
  ] as const;
  test.each(ways)('%s is taken once', async (_what, codeFrom) => {
    const { token, secret, recovery } = await withFactor();
    const code = codeFrom(secret, recovery);
    const [before] = await sql('select count(*)::int as n from "auth_session"');
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        index < 2
          ? enter(code, callOf(index))
          : auth(token, { action: 'stepUp', pinCode: code }, callOf(index)),
      ),
    );
    expect(answers.map(outcome).toSorted()).toEqual(['ok', ...Array(3).fill('wrong_secret_code')]);
    const [after] = await sql('select count(*)::int as n from "auth_session"');
    const entered = answers.slice(0, 2).filter((answer) => outcome(answer) === 'ok').length;
    expect(Number(after?.n) - Number(before?.n)).toBe(entered);
    await sql('delete from "rate_limit"');
    expect(outcome(await auth(token, { action: 'stepUp', pinCode: codeOf(secret, 1) }, world.other))).toBe(
      'ok',
    );
  });
});

describe('behind a proxy', () => {
  test('guesses are counted by the address the proxy saw, whatever the caller wrote before it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess(`10.0.0.${index}, 203.0.113.7`)),
    );
    expect(answers.filter((answer) => outcome(answer) === 'wrong_login_or_password')).toHaveLength(5);
    expect(outcome(await guess('203.0.113.7'))).toBe('too_many_requests');
  });

  test('two addresses it saw are two', async () => {
    for (let index = 0; index < 6; index += 1) await guess('198.51.100.4, 203.0.113.7');
    expect(outcome(await guess('198.51.100.4, 203.0.113.7'))).toBe('too_many_requests');
    expect(outcome(await guess('203.0.113.7, 198.51.100.4'))).toBe('wrong_login_or_password');
  });
});
