import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, setUpFactor } from '../support/authenticator.ts';
import { openMailbox } from '../support/mailbox.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { softPasskey } from '../support/soft-passkey.ts';

const mailbox = shared(openMailbox);

const world = shared(() => openWorld([], { SMTP_URL: mailbox.url }));

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  await sql('delete from "passkey"');
  await sql('delete from "recovery_code"');
  await sql(`update "app_user" set "two_factor" = '', "totp_secret" = '', "totp_last_step" = 0`);
});

const idOf = (name: Name) => world.company.people[name].user_id;
const tokenOf = (name: Name) =>
  signIn(world.portal.origin, name, PASSWORD, world.company.people[name].client);
const auth = (token: string, params: object) => world.call('user.auth', params, { token });
const drop = (token: string, name: Name) => world.call('user.dropFactor', { id: idOf(name) }, { token });
const asked = ({ error }: Answer) => error?.data.values?.methods;
/** Makes sign-in and last proof of every session too old to count. */
const letTimePass = () =>
  sql(
    `update "auth_session" set "create_date" = now() - interval '11 minutes', "proved_at" = now() - interval '11 minutes'`,
  );
const addPasskey = async (token: string) => {
  const key = softPasskey(world.portal.origin);
  const challenge = String((await auth(token, { action: 'passkeyOptions' })).result?.challenge);
  const response = key.register(challenge);
  return outcome(await auth(token, { action: 'passkeySave', challenge, response, name: 'Ключ' }));
};
const alpha = () => world.company.organizations.alpha;

const person = (name: Name) => world.company.people[name].employee_id;

/** Acts on accounts and rights for which a stolen session must not be enough. */
const ACTS: readonly (readonly [Name, string, () => object])[] = [
  ['hr', 'user.edit', () => ({ id: idOf('clerk'), data: { email: `clerk${Math.random()}@example.ru` } })],
  [
    'admin',
    'user.edit',
    () => ({ id: idOf('clerk'), data: { roles: [{ organization_id: alpha(), roles: [] }] } }),
  ],
  ['admin', 'user.unlock', () => ({ id: idOf('clerk') })],
  ['admin', 'user.restore', () => ({ id: idOf('manager') })],
  [
    'admin',
    'user.add',
    () => ({
      data: { email: 'second@example.ru', roles: [{ organization_id: alpha(), roles: ['admin'] }] },
    }),
  ],
  [
    'admin',
    'table.add',
    () => ({
      object: 'grant',
      data: [
        {
          user_id: idOf('clerk'),
          employee_id: person('manager'),
          role: 'manager',
          families: '',
          date_from: '2026-01-01',
          date_to: '2026-12-31',
          disabled: '0',
        },
      ],
    }),
  ],
  [
    'manager',
    'user.auth',
    () => ({
      action: 'setDeputy',
      deputy_employee_id: person('deputy'),
      families: [],
      date_from: null,
      date_to: null,
    }),
  ],
];
const mark = async () =>
  JSON.stringify([
    await sql('select * from "app_user" order by "id"'),
    await sql('select * from "user_role" order by "user_id", "organization_id", "role"'),
    await sql('select * from "grant" order by "id"'),
    await sql('select * from "deputy" order by "id"'),
    await sql('select count(*) from "outbox"'),
  ]);

describe('what lets others in, or changes who may do what', () => {
  test.each(ACTS)('%s, %s: only with a fresh proof', async (who, method, params) => {
    const token = await tokenOf(who);
    await letTimePass();
    const before = await mark();
    const refused = await world.call(method, params(), { token });
    expect([outcome(refused), asked(refused)]).toEqual(['proof_required', ['password']]);
    expect(await mark()).toBe(before);
    expect(outcome(await auth(token, { action: 'stepUp', password: PASSWORD }))).toBe('ok');
    expect(outcome(await world.call(method, params(), { token }))).toBe('ok');
  });

  test('by a whole file no less', async () => {
    const token = await tokenOf('hr');
    await letTimePass();
    const send = async (mode: string) => {
      const body = new FormData();
      body.set('mode', mode);
      body.set('file', new File(['email;name\nfile@example.ru;Новиков Пётр'], 'users.csv'));
      const headers = { authorization: `Bearer ${token}` };
      return (
        await fetch(`${world.portal.origin}/api/users/import`, { method: 'POST', headers, body })
      ).text();
    };
    expect(await send('preview')).not.toContain('proof_required');
    expect(await send('good')).toContain('proof_required');
    expect(outcome(await auth(token, { action: 'stepUp', password: PASSWORD }))).toBe('ok');
    expect(await send('good')).not.toContain('proof_required');
  });

  test('harmless things want none', async () => {
    const token = await tokenOf('hr');
    await letTimePass();
    const data = { signature: '2' };
    expect(outcome(await world.call('user.edit', { id: idOf('manager'), data }, { token }))).toBe('ok');
  });
});

describe('the password as a proof', () => {
  test('counts in the session it was given in, for ten minutes, and is told in the audit', async () => {
    const [one, other] = [await tokenOf('admin'), await tokenOf('admin')];
    await letTimePass();
    expect(outcome(await auth(one, { action: 'stepUp', password: PASSWORD }))).toBe('ok');
    const unlock = (token: string) => world.call('user.unlock', { id: idOf('clerk') }, { token });
    expect([outcome(await unlock(one)), outcome(await unlock(other))]).toEqual(['ok', 'proof_required']);
    const [row] = await sql(
      `select "detail" from "audit" where "action" = 'step_up' order by "id" desc limit 1`,
    );
    expect(JSON.parse(String(row?.detail))).toEqual({ by: 'password' });
    await letTimePass();
    expect(outcome(await unlock(one))).toBe('proof_required');
  });

  test('is refused when it is wrong, and guessed no more often than at the door', async () => {
    const token = await tokenOf('admin');
    await letTimePass();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => auth(token, { action: 'stepUp', password: `Wrong#${index}` })),
    );
    expect(tries.filter((each) => outcome(each) === 'validation')).toHaveLength(5);
    expect(tries.filter((each) => outcome(each) === 'too_many_requests')).toHaveLength(15);
    expect(outcome(await auth(token, { action: 'stepUp', password: PASSWORD }))).toBe('too_many_requests');
    expect(outcome(await drop(token, 'clerk'))).toBe('proof_required');
  });

  test('is none for whoever has a second factor', async () => {
    const token = await tokenOf('admin');
    const { secret } = await setUpFactor(world.call, token);
    await letTimePass();
    const refused = await auth(token, { action: 'stepUp', password: PASSWORD });
    expect([outcome(refused), asked(refused)]).toEqual(['proof_required', ['totp', 'recovery']]);
    expect(outcome(await auth(token, { action: 'stepUp', pinCode: codeOf(secret) }))).toBe('ok');
    expect(outcome(await world.call('user.unlock', { id: idOf('clerk') }, { token }))).toBe('ok');
  });

  test('is not the link of a letter', async () => {
    const token = await tokenOf('admin');
    await sql(
      `with chosen as (update "app_user" set "password_update_date" = now() where "id" = $1)
       update "auth_session" set "origin" = 'restore' where "user_id" = $1 and "ended_at" is null`,
      [idOf('admin')],
    );
    expect(outcome(await world.call('user.unlock', { id: idOf('clerk') }, { token }))).toBe('proof_required');
  });
});

describe('the first second factor', () => {
  test('is set up with the password once more, by whichever of its ways', async () => {
    const token = await tokenOf('employee');
    await letTimePass();
    for (const action of ['createSecret', 'passkeyOptions'])
      expect([action, outcome(await auth(token, { action }))]).toEqual([action, 'proof_required']);
    expect(outcome(await auth(token, { action: 'stepUp', password: PASSWORD }))).toBe('ok');
    expect(await addPasskey(token)).toBe('ok');
  });

  test('makes what the password proved before count no longer, in other sessions too', async () => {
    const [stolen, own] = [await tokenOf('employee'), await tokenOf('employee')];
    for (const token of [stolen, own])
      expect(outcome(await auth(token, { action: 'stepUp', password: PASSWORD }))).toBe('ok');
    await setUpFactor(world.call, own);
    expect(outcome(await auth(stolen, { action: 'passkeyOptions' }))).toBe('proof_required');
    expect(outcome(await auth(own, { action: 'passkeyOptions' }))).toBe('ok');
  });
});

describe('a lost second factor', () => {
  test('is taken away whole by an admin: codes, passkeys and sessions end, the person is written to', async () => {
    const lost = await tokenOf('employee2');
    const { secret, recovery } = await setUpFactor(world.call, lost);
    expect(await addPasskey(lost)).toBe('ok');
    const enter = (more: object = {}) =>
      world.call('token.get', { login: 'employee2', password: PASSWORD, client: NORTH, ...more });
    const begun = String((await enter()).error?.data.values?.challenge);
    const admin = await tokenOf('admin');
    const filter = `id = ${idOf('employee2')}`;
    const has = async () =>
      (await world.call('view.get', { object: 'user', filter }, { token: admin })).result?.data[0]
        ?.has_factor;
    expect(await has()).toBe('1');
    expect(outcome(await drop(admin, 'employee2'))).toBe('ok');
    expect(await has()).toBe('0');
    expect(outcome(await world.call('user.get', {}, { token: lost }))).toBe('invalid_access_token');
    expect(await sql('select 1 from "passkey" union all select 1 from "recovery_code"')).toEqual([]);
    expect(
      await sql(
        `select 1 from "auth_challenge" where "user_id" = $1 and "used_at" is null and "expires_at" > now()`,
        [idOf('employee2')],
      ),
    ).toEqual([]);
    const late = softPasskey(world.portal.origin);
    late.register(begun);
    expect(outcome(await world.call('token.prove', { challenge: begun, response: late.use(begun) }))).toBe(
      'challenge_over',
    );
    const fresh = await enter();
    expect(outcome(fresh)).toBe('ok');
    const token = String(fresh.result?.access_token);
    for (const pinCode of [codeOf(secret, 1), String(recovery[0])])
      expect(outcome(await auth(token, { action: 'stepUp', pinCode }))).toBe('second_factor_is_off');
    const letter = await mailbox.next('employee2@example.ru', 'Employee Gateway: двухэтапный вход отключён');
    expect(letter.text).toContain('«employee2»');
    const [row] = await sql(
      `select "stream", "user_id"::int as user_id, "detail" from "audit" where "action" = 'second_factor.drop'`,
    );
    expect(row).toMatchObject({ stream: `user:${idOf('employee2')}`, user_id: idOf('admin') });
    expect(JSON.parse(String(row?.detail))).toEqual({ methods: ['totp', 'recovery', 'passkey'], ended: 1 });
    expect(outcome(await drop(admin, 'employee2'))).toBe('second_factor_is_off');
  });

  test('is not for hr, a manager, oneself, an admin abroad, or without a fresh proof', async () => {
    const lost = await tokenOf('employee2');
    await setUpFactor(world.call, lost);
    for (const name of ['hr', 'manager', 'employee'] as const)
      expect([name, outcome(await drop(await tokenOf(name), 'employee2'))]).toEqual([name, 'access_denied']);
    expect(outcome(await drop(lost, 'employee2'))).toBe('access_denied');
    const admin = await tokenOf('admin');
    await setUpFactor(world.call, admin);
    expect(outcome(await drop(admin, 'admin'))).toBe('access_denied');
    expect(outcome(await world.call('user.dropFactor', { id: 999_999_999 }, { token: admin }))).toBe(
      'not_found',
    );
    await letTimePass();
    expect(outcome(await drop(admin, 'employee2'))).toBe('proof_required');
    expect(outcome(await world.call('user.dropFactor', { id: idOf('employee2') }))).toBe(
      'invalid_access_token',
    );
    expect(outcome(await world.call('user.get', {}, { token: lost }))).toBe('ok');
    const kept = await sql(`select 1 from "app_user" where "totp_secret" <> '' and "id" = $1`, [
      idOf('employee2'),
    ]);
    expect(kept).toHaveLength(1);
  });

  test('is not taken away by an admin of another client, nor by an admin who acts for somebody', async () => {
    await setUpFactor(world.call, await tokenOf('employee2'));
    const { user_id } = world.company.people.admin;
    await sql(
      `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
       values ($1, $2, $3, 'hr', current_date - 1, current_date + 1)`,
      [user_id, world.company.people.hr.employee_id, alpha()],
    );
    const [grant] = await sql('select max("id")::int as id from "grant"');
    const acting = await world.call('token.grant', { grant: grant?.id }, { token: await tokenOf('admin') });
    expect(outcome(acting)).toBe('ok');
    expect(outcome(await drop(String(acting.result?.access_token), 'employee2'))).toBe('access_denied');
    expect(outcome(await drop(await tokenOf('southerner'), 'employee2'))).toBe('not_found');
  });
});
