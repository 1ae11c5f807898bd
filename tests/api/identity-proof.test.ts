import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, setUpFactor, wrongCodeOf } from '../support/authenticator.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { type SoftPasskey, softPasskey } from '../support/soft-passkey.ts';

const world = shared(() => openWorld([]));

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  await sql('delete from "passkey"');
  await sql('delete from "recovery_code"');
  await sql(`update "app_user" set "two_factor" = '', "totp_secret" = '', "totp_last_step" = 0`);
});

const DEVICE = { 'x-fingerprint': 'own-device', 'user-agent': 'own-browser' };
const enter = (login: string, more: object = {}): Promise<Answer> =>
  world.call('token.get', { login, password: PASSWORD, client: NORTH, ...more }, { headers: DEVICE });
const tokenOf = (login: string) => signIn(world.portal.origin, login, PASSWORD, NORTH);
const auth = (token: string, params: object) => world.call('user.auth', params, { token });
const change = (token: string, current: string, password: string) =>
  auth(token, { action: 'changePassword', current, password });
/** Makes the last proof of every session too old to count. */
const forgetProofs = () => sql(`update "auth_session" set "proved_at" = now() - interval '11 minutes'`);
const mustChange = (who: 'employee' | 'hr') =>
  sql('update "app_user" set "must_change_password" = true where "id" = $1', [
    world.company.people[who].user_id,
  ]);
const asked = ({ error }: Answer) =>
  error?.data.values as { challenge: string; methods: string[] } | undefined;

const addPasskey = async (token: string): Promise<{ key: SoftPasskey; id: number }> => {
  const key = softPasskey(world.portal.origin);
  const challenge = String((await auth(token, { action: 'passkeyOptions' })).result?.challenge);
  const saved = await auth(token, {
    action: 'passkeySave',
    challenge,
    response: key.register(challenge),
    name: 'Ключ',
  });
  return { key, id: Number((saved.result?.data as unknown as { id: number } | undefined)?.id) };
};
const stepUpWith = async (token: string, key: SoftPasskey): Promise<Answer> => {
  const challenge = String((await auth(token, { action: 'stepUpOptions' })).result?.challenge);
  return auth(token, { action: 'stepUp', challenge, response: key.use(challenge) });
};
const withFactor = async (login: string) => {
  const token = await tokenOf(login);
  return { token, ...(await setUpFactor(world.call, token)) };
};

describe('somebody with an authenticator and a passkey', () => {
  test('is told both, and either opens the portal', async () => {
    const { token, secret } = await withFactor('employee');
    const { key } = await addPasskey(token);
    const refused = await enter('employee');
    expect([outcome(refused), asked(refused)?.methods]).toEqual([
      'missing_secret_code',
      ['totp', 'recovery', 'passkey'],
    ]);
    const challenge = String(asked(refused)?.challenge);
    const proved = await world.call(
      'token.prove',
      { challenge, response: key.use(challenge) },
      { headers: DEVICE },
    );
    expect(outcome(proved)).toBe('ok');
    expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
  });

  test('keeps the recovery codes until the last of the two is gone', async () => {
    const { token, secret, recovery } = await withFactor('employee');
    const { id } = await addPasskey(token);
    expect(outcome(await auth(token, { action: 'removeSecret', pinCode: codeOf(secret) }))).toBe('ok');
    expect(asked(await enter('employee'))?.methods).toEqual(['recovery', 'passkey']);
    expect(outcome(await enter('employee', { secretCode: recovery[0] }))).toBe('ok');
    expect(outcome(await auth(token, { action: 'passkeyRemove', id }))).toBe('ok');
    expect(await sql('select 1 from "recovery_code"')).toEqual([]);
    expect(outcome(await enter('employee'))).toBe('ok');
  });

  test('has no code when the passkey is all there is', async () => {
    await addPasskey(await tokenOf('employee'));
    expect(asked(await enter('employee'))?.methods).toEqual(['passkey']);
    for (const secretCode of ['000000', 'ABCDE-FGH23'])
      expect(outcome(await enter('employee', { secretCode }))).toBe('wrong_secret_code');
  });
});

describe('a code as a proof', () => {
  test('T37: is taken once, in the session it was given in, and told in the audit', async () => {
    const { token, secret } = await withFactor('employee');
    await forgetProofs();
    const elsewhere = String((await enter('employee', { secretCode: codeOf(secret) })).result?.access_token);
    await forgetProofs();
    const pinCode = codeOf(secret, 1);
    expect(outcome(await auth(elsewhere, { action: 'passkeyOptions' }))).toBe('proof_required');
    expect(outcome(await auth(elsewhere, { action: 'stepUp', pinCode }))).toBe('ok');
    expect(outcome(await auth(elsewhere, { action: 'passkeyOptions' }))).toBe('ok');
    expect(outcome(await auth(token, { action: 'stepUp', pinCode }))).toBe('wrong_secret_code');
    expect(outcome(await auth(token, { action: 'passkeyOptions' }))).toBe('proof_required');
    const [row] = await sql(
      `select "detail" from "audit" where "action" = 'step_up' order by "id" desc limit 1`,
    );
    expect(JSON.parse(String(row?.detail))).toEqual({ second_factor: 'totp' });
  });

  test('is refused when it is wrong, another’s, guessed, or of nobody', async () => {
    const { token, secret } = await withFactor('employee');
    const another = await withFactor('employee2');
    await forgetProofs();
    for (const pinCode of [wrongCodeOf(secret), codeOf(another.secret), String(another.recovery[0])])
      expect(outcome(await auth(token, { action: 'stepUp', pinCode }))).toBe('wrong_secret_code');
    await Promise.all(
      [1, 2].map((index) => auth(token, { action: 'stepUp', pinCode: wrongCodeOf(secret, index) })),
    );
    expect(outcome(await auth(token, { action: 'stepUp', pinCode: codeOf(secret) }))).toBe(
      'too_many_requests',
    );
    expect(outcome(await auth(token, { action: 'passkeyOptions' }))).toBe('proof_required');
    expect(outcome(await auth(await tokenOf('clerk'), { action: 'stepUp', pinCode: '000000' }))).toBe(
      'second_factor_is_off',
    );
    expect(outcome(await auth(token, { action: 'stepUp' }))).toBe('invalid_params');
  });
});

describe('what wants a proof of whoever has a second factor', () => {
  test('an authenticator beside a passkey: a stolen session cannot add its own', async () => {
    const token = await tokenOf('employee');
    const { key } = await addPasskey(token);
    expect(outcome(await auth(token, { action: 'createSecret' }))).toBe('proof_required');
    expect(outcome(await stepUpWith(token, key))).toBe('ok');
    expect((await setUpFactor(world.call, token)).recovery).toHaveLength(10);
  });

  test('a new password, also for whoever must set one before anything else', async () => {
    const { token, secret } = await withFactor('employee');
    await mustChange('employee');
    await forgetProofs();
    const refused = await change(token, PASSWORD, 'Another#Portal9');
    expect([outcome(refused), asked(refused)?.methods]).toEqual(['proof_required', ['totp', 'recovery']]);
    expect(outcome(await auth(token, { action: 'passkeyOptions' }))).toBe('password_change_required');
    expect(outcome(await auth(token, { action: 'stepUp', pinCode: codeOf(secret) }))).toBe('ok');
    expect(outcome(await change(token, PASSWORD, 'Another#Portal9'))).toBe('ok');
  });

  test('nothing of whoever has none', async () => {
    const token = await tokenOf('manager');
    expect(outcome(await auth(token, { action: 'createSecret' }))).toBe('ok');
    expect(outcome(await change(token, PASSWORD, 'Another#Portal9'))).toBe('ok');
  });
});

test('who came by the directory or single sign-on owes no password, and shows the second factor there', async () => {
  const token = await tokenOf('hr');
  const come = (origin: string, sso: object | null) =>
    sql('update "auth_session" set "origin" = $1, "sso" = $2::json where "user_id" = $3', [
      origin,
      sso && JSON.stringify(sso),
      world.company.people.hr.user_id,
    ]);
  const read = async () => outcome(await world.call('table.get', { object: 'status' }, { token }));
  await mustChange('hr');
  expect(await read()).toBe('password_change_required');
  for (const origin of ['ldap', 'sso']) {
    await come(origin, null);
    expect(await read()).toBe('ok');
  }
  await putParameter(world.company.db, 'two_factor_required_roles', 'hr');
  for (const [sso, expected] of [
    [null, 'second_factor_required'],
    [{ provider: 'corp', mfa: false }, 'second_factor_required'],
    [{ provider: 'corp', mfa: true }, 'ok'],
  ] as const) {
    await come('sso', sso);
    expect(await read()).toBe(expected);
  }
});
