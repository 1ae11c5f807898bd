import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieOf } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome, said } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin(['admin']));
beforeEach(() => db().query('delete from "rate_limit"'));

const NEW = 'Lodka-75ы';
const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];
const enter = (name: Name, password = PASSWORD): Promise<Answer> =>
  world.call('token.get', { login: name, password, client: NORTH });
const tokenOf = async (name: Name, password = PASSWORD) =>
  String((await enter(name, password)).result?.access_token);
const change = (token: string, input: object, call: Call = world.call) =>
  call('user.auth', { action: 'changePassword', ...input }, { token });
const objected = (answer: Answer) => answer.error?.data.fields?.map(({ field, code }) => [field, code]);
const set = (name: Name, assignments: string) =>
  db().query(`update "app_user" set ${assignments} where "id" = $1`, [member(name).user_id]);
const parameter = (code: string, value: string) =>
  db().query('update "parameter" set "value" = $3 where "client_id" = $1 and "code" = $2', [
    world.company.clients[NORTH],
    code,
    value,
  ]);

describe('changing one’s password', () => {
  test('T42: needs the current one, ends every other session, and is in force at once', async () => {
    const [mine, other] = [await tokenOf('employee'), await tokenOf('employee')];
    const answer = await change(mine, { current: PASSWORD, password: `  ${NEW} ` });
    expect(answer.result?.data).toEqual({ ended: 1 });
    expect(outcome(await world.call('user.get', {}, { token: mine }))).toBe('ok');
    for (const call of world.both)
      expect(outcome(await call('user.get', {}, { token: other }))).toBe('invalid_access_token');
    expect(outcome(await enter('employee'))).toBe('wrong_login_or_password');
    expect(outcome(await enter('employee', NEW))).toBe('ok');
    expect(outcome(await enter('employee', ` ${NEW}  `))).toBe('ok');
    const { rows } = await db().query(
      `select "detail"::text as detail from "audit" where "stream" = $1 and "action" = 'password_change'`,
      [`user:${member('employee').user_id}`],
    );
    expect(rows.map((row) => JSON.parse(row.detail))).toEqual([{ by_link: false, ended: 1 }]);
  });

  test('a wrong or missing current password changes nothing, and neither does anybody signed out', async () => {
    const token = await tokenOf('employee2');
    for (const input of [{ current: 'Portal#2', password: NEW }, { password: NEW }])
      expect(objected(await change(token, input))).toEqual([['current', 'user/password-wrong']]);
    expect(outcome(await change('', { current: PASSWORD, password: NEW }))).toBe('invalid_access_token');
    expect(outcome(await enter('employee2'))).toBe('ok');
  });

  test('a weak one is refused with the rule it breaks', async () => {
    const token = await tokenOf('manager');
    for (const [password, code] of [
      ['Passw0rd!', 'user/password-repeated'],
      ['PAS5W0RD!', 'user/password-lower'],
      ['Pa5w0r!', 'user/password-length'],
      ['Qwerty1!', 'user/password-common'],
      ['7-Manager2x', 'user/password-own-name'],
      [PASSWORD, 'user/password-same'],
      [`${'aB1!'.repeat(40)}`, 'user/password-length'],
    ] as const)
      expect([password, objected(await change(token, { current: PASSWORD, password }))]).toEqual([
        password,
        [['password', code]],
      ]);
    expect(outcome(await enter('manager'))).toBe('ok');
  });

  test('the other policy is a parameter', async () => {
    const token = await tokenOf('employee2');
    const phrase = 'a boat beyond the pier';
    expect(objected(await change(token, { current: PASSWORD, password: phrase }))).toEqual([
      ['password', 'user/password-upper'],
    ]);
    await parameter('password_policy', 'nist');
    expect(objected(await change(token, { current: PASSWORD, password: 'password123' }))).toEqual([
      ['password', 'user/password-common'],
    ]);
    expect(outcome(await change(token, { current: PASSWORD, password: phrase }))).toBe('ok');
    await parameter('password_policy', '');
  });

  test('guessing the current one is limited by the session, over two processes, and shuts nobody out elsewhere', async () => {
    const token = await tokenOf('clerk');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(token, { current: `Guess#${index}`, password: NEW }, world.both[index % 2]),
      ),
    );
    expect(answers.filter((answer) => outcome(answer) === 'validation').length).toBe(5);
    expect(answers.filter((answer) => outcome(answer) === 'too_many_requests').length).toBe(15);
    expect(outcome(await change(token, { current: PASSWORD, password: NEW }))).toBe('too_many_requests');
    expect(outcome(await enter('clerk'))).toBe('ok');
  });

  test('of several changes at once one wins', async () => {
    const token = await tokenOf('reviewer');
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) => change(token, { current: PASSWORD, password: `Lodka-7${index}x` })),
    );
    expect(answers.filter((answer) => outcome(answer) === 'ok').length).toBe(1);
    const opened = await Promise.all([0, 1, 2, 3].map((index) => enter('reviewer', `Lodka-7${index}x`)));
    expect(opened.filter((answer) => outcome(answer) === 'ok').length).toBe(1);
  });

  test('no password is kept where it can be read, not even as a fast hash', async () => {
    const token = await tokenOf('accountant');
    const params = { action: 'changePassword', current: PASSWORD, password: NEW };
    const answer = await world.call('user.auth', params, { token, key: 'one-change' });
    expect(outcome(answer)).toBe('ok');
    expect(answer.text).not.toContain(NEW);
    for (const table of ['idempotency', 'audit', 'outbox', 'app_user', 'rate_limit']) {
      const { rows } = await db().query(`select t::text as row from "${table}" t`);
      expect([table, rows.filter(({ row }) => row.includes(NEW)).length]).toEqual([table, 0]);
    }
    const fast = createHash('sha256')
      .update(JSON.stringify(['user.auth', params]))
      .digest('hex');
    const kept = await db().query(`select 1 from "idempotency" where "request_hash" = $1`, [fast]);
    expect(kept.rowCount).toBe(0);
  });

  test('is no call of a batch', async () => {
    const token = await tokenOf('deputy');
    const { result } = await world.call(
      'batch',
      [{ method: 'user.auth', params: { action: 'changePassword', current: PASSWORD, password: NEW } }],
      { token },
    );
    expect(result?.data[0]).toMatchObject({ error: { code: -32602 } });
    expect(outcome(await enter('deputy'))).toBe('ok');
  });
});

describe('a password somebody else has chosen', () => {
  test('opens nothing but its own change, by no pathway', async () => {
    await set('hr', '"must_change_password" = true');
    const token = await tokenOf('hr');
    const profile = await world.call('user.get', {}, { token });
    expect(profile.result?.profile).toMatchObject({ must_change_password: '1', password_by_link: '0' });
    for (const [method, params] of [
      ['view.get', { object: 'vacation' }],
      ['table.get', { object: 'employee' }],
      ['table.add', { object: 'vacation', data: { comments: 'x' } }],
      ['workflow.path', { object: 'vacation' }],
      ['user.edit', { data: { language: 'en' } }],
      ['user.auth', { action: 'endOtherSessions' }],
    ] as const)
      for (const call of world.both) {
        const answer = await call(method, params, { token });
        expect([method, outcome(answer)]).toEqual([method, 'password_change_required']);
      }
    const batch = await world.call('batch', [{ method: 'table.get', params: { object: 'employee' } }], {
      token,
    });
    expect(batch.text).toContain('password_change_required');
    expect(outcome(await world.call('view.get', { object: 'lan' }, { token }))).toBe('ok');
    const cookie = await cookieOf(world, 'hr');
    for (const [path, headers] of [
      ['/api/events', { cookie }],
      ['/api/files/aaaaaaaaaaaaaaaaaaaaaaaa', { cookie }],
      ['/api/object_files?object=vacation&registrator_id=1', { authorization: `Bearer ${token}` }],
      ['/api/export?object=vacation', { authorization: `Bearer ${token}` }],
      ['/api/table?object=employee', { authorization: `Bearer ${token}` }],
    ] as const) {
      const response = await fetch(`${world.portal.origin}${path}`, { headers: { ...headers } });
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.text()).toContain('password_change_required');
    }
    const form = new FormData();
    form.set('object_id', 'vacation');
    const upload = await fetch(`${world.portal.origin}/api/rpc`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(await upload.text()).toContain('password_change_required');
  });

  test('opens everything once it is changed, and has to be another one', async () => {
    const token = await tokenOf('hr');
    expect(objected(await change(token, { current: PASSWORD, password: PASSWORD }))).toEqual([
      ['password', 'user/password-same'],
    ]);
    expect(outcome(await change(token, { password: NEW }))).toBe('validation');
    expect(outcome(await change(token, { current: PASSWORD, password: NEW }))).toBe('ok');
    for (const call of world.both)
      expect(outcome(await call('view.get', { object: 'vacation' }, { token }))).toBe('ok');
  });
});

describe('a password that is too old', () => {
  const age = (days: number, more = '') =>
    set(
      'candidate',
      `"password_update_date" = now() - make_interval(days => ${days}), "updated_at" = now() ${more}`,
    );

  test('opens until thirty days past its end, and is then said to be blocked to whoever knows it, only', async () => {
    await parameter('password_expiration_days', '90');
    await age(119);
    expect(outcome(await enter('candidate'))).toBe('ok');
    await age(120);
    const blocked = await enter('candidate');
    expect([outcome(blocked), blocked.error?.code]).toEqual(['account_blocked', -32704]);
    const [wrong, nobody] = [await enter('candidate', 'Portal#2'), await enter('stranger', 'Portal#2')];
    expect(said(wrong)).toBe(said(nobody));
    await age(400, ', "password_doesnt_expire" = true');
    expect(outcome(await enter('candidate'))).toBe('ok');
    await age(400, ', "password_doesnt_expire" = false');
    expect(outcome(await enter('candidate'))).toBe('account_blocked');
    await parameter('password_expiration_days', '0');
    expect(outcome(await enter('candidate'))).toBe('ok');
  });
});

describe('a hash of older settings', () => {
  test('is made again at the next right sign-in, never at a wrong one', async () => {
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await db().query('update "app_user" set "password_hash" = $2 where "id" = $1', [
      member('assistant').user_id,
      old,
    ]);
    const stored = async () =>
      String(
        (
          await db().query('select "password_hash" from "app_user" where "id" = $1', [
            member('assistant').user_id,
          ])
        ).rows[0]?.password_hash,
      );
    expect(outcome(await enter('assistant', 'Portal#2'))).toBe('wrong_login_or_password');
    expect(await stored()).toBe(old);
    expect(outcome(await enter('assistant'))).toBe('ok');
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(outcome(await enter('assistant'))).toBe('ok');
  });
});

describe('an admin unlocks', () => {
  const lock = async () => {
    for (let index = 0; index < 6; index += 1) await enter('stranger', 'Guess#1');
    expect(outcome(await enter('stranger'))).toBe('too_many_requests');
  };
  const unlock = (token: string, id: number) => world.call('user.unlock', { id }, { token });

  test('somebody of their own client, at once', async () => {
    await lock();
    expect(outcome(await unlock(world.token('admin'), member('stranger').user_id))).toBe('ok');
    expect(outcome(await enter('stranger'))).toBe('ok');
  });

  test('and nobody else does, nor for another client', async () => {
    await lock();
    const token = await tokenOf('manager');
    for (const method of ['user.unlock', 'user.restore']) {
      const call = (token: string, id: number) => world.call(method, { id }, { token });
      expect(outcome(await call(token, member('stranger').user_id))).toBe('access_denied');
      const [foreign, none] = [
        await call(world.token('admin'), member('southerner').user_id),
        await call(world.token('admin'), 999_999),
      ];
      expect([outcome(foreign), said(foreign)]).toEqual(['not_found', said(none)]);
    }
    expect(outcome(await enter('stranger'))).toBe('too_many_requests');
  });
});

test('without a mail server letters lie in the data folder, for nobody else to read', async () => {
  const token = await tokenOf('clerk');
  expect(outcome(await change(token, { current: PASSWORD, password: NEW }))).toBe('ok');
  const folder = join(world.portal.dataDir, 'mail');
  const lying = () => (existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []);
  const toClerk = () => lying().filter((file) => readFileSync(file, 'utf8').includes('To: clerk@example.ru'));
  await expect.poll(() => toClerk().length, { timeout: 60_000 }).toBe(1);
  for (const file of lying()) {
    expect(file).toMatch(/\.eml$/);
    expect(statSync(file).mode & 0o077).toBe(0);
  }
});
