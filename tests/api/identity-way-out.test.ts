import { expect, test } from 'vitest';
import { runProgram } from '../../bin/program.ts';
import { codeOf, setUpFactor } from '../support/authenticator.ts';
import { NORTH, PASSWORD, SOUTH } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';
import { softPasskey } from '../support/soft-passkey.ts';

const world = shared(() => openWorld([]));

const db = () => world.company.db;
const admin = () => world.company.people.admin.user_id;
const enter = (secretCode?: string) =>
  world.call('token.get', {
    login: 'admin',
    password: PASSWORD,
    client: NORTH,
    ...(secretCode === undefined ? {} : { secretCode }),
  });
const list = (token: string) => world.call('view.get', { object: 'user' }, { token });
const command = (...args: string[]) =>
  runProgram('bin/remove-second-factor.ts', args, {
    env: {
      DATABASE_URL: world.url,
      DATA_DIR: world.portal.dataDir,
      AUTH_SECRET: 'a secret of the tests, long enough to be one',
    },
  });
const kept = async () => {
  const { rows } = await db().query(
    `select u."totp_secret" <> '' as totp, (select count(*)::int from "passkey" where "user_id" = u."id") as passkeys,
       (select count(*)::int from "recovery_code" where "user_id" = u."id") as recovery,
       (select count(*)::int from "audit" where "stream" = 'user:' || u."id" and "action" = 'second_factor.drop' and "user_id" is null) as told
     from "app_user" u where u."id" = $1`,
    [admin()],
  );
  return rows[0];
};

test('the last admin without their second factor gets in again by a command of the operator, and has to set a new one', async () => {
  const token = String((await enter()).result?.access_token);
  const { secret, recovery } = await setUpFactor(world.call, token);
  const key = softPasskey(world.portal.origin);
  const challenge = String(
    (await world.call('user.auth', { action: 'passkeyOptions' }, { token })).result?.challenge,
  );
  const passkey = { action: 'passkeySave', challenge, response: key.register(challenge), name: 'Ключ' };
  expect(outcome(await world.call('user.auth', passkey, { token }))).toBe('ok');
  await putParameter(db(), 'two_factor_required_roles', 'admin');
  const asked = await enter();
  expect(outcome(asked)).toBe('missing_secret_code');
  const begun = String(asked.error?.data.values?.challenge);
  expect(outcome(await list(token))).toBe('ok');

  // Unknown logins and logins of another client change nothing.
  for (const args of [[NORTH, 'nobody'], [SOUTH, 'admin'], [NORTH]])
    expect([args, (await command(...args)).code]).toEqual([args, 1]);
  expect(await kept()).toEqual({ totp: true, passkeys: 1, recovery: 10, told: 0 });

  expect(await command(NORTH, 'Admin')).toMatchObject({ code: 0 });
  expect(await kept()).toEqual({ totp: false, passkeys: 0, recovery: 0, told: 1 });
  expect(outcome(await list(token))).toBe('invalid_access_token');
  const late = { challenge: begun, response: key.use(begun) };
  expect(outcome(await world.call('token.prove', late))).toBe('challenge_over');

  const again = String((await enter()).result?.access_token);
  expect(outcome(await list(again))).toBe('second_factor_required');
  const next = await setUpFactor(world.call, again);
  expect(outcome(await list(again))).toBe('ok');
  expect(outcome(await enter(recovery[0]))).toBe('wrong_secret_code');
  expect(outcome(await enter(codeOf(secret)))).toBe('wrong_secret_code');
  expect(outcome(await enter(next.recovery[0]))).toBe('ok');
});

test('it does nothing to an account that has none', async () => {
  const { code, output } = await command(NORTH, 'employee');
  expect([code, output.trim()]).toEqual([1, 'The account has no second factor.']);
});
