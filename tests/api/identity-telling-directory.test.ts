import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemSlapd } from '../../bin/slapd.ts';
import { PASSWORD_LIMIT } from '../../server/call/limits.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { rpc } from '../support/rpc.ts';
import { startTellingDirectory, TELLING_NAME, type TellingDirectory } from '../support/telling-directory.ts';

const OWN = 'Directory#1';
const LOCKED_AT = 5;
const slapd = systemSlapd();
const title = slapd === undefined ? ' (skipped: no slapd here)' : '';

describe.skipIf(slapd === undefined)(`a directory that says why${title}`, () => {
  let database: TestDatabase;
  let db: pg.Client;
  let directory: TellingDirectory;
  /** Two processes with the number of attempts as it comes, and one that allows two. */
  let portals: Portal[];
  let log: string;

  beforeAll(async () => {
    database = await testDatabase();
    db = new pg.Client(database.url);
    await db.connect();
    directory = await startTellingDirectory(slapd ?? '', LOCKED_AT);
    const settings = { LDAP_URL: directory.url, LDAP_BIND_DN: TELLING_NAME, ROLE: 'web' };
    const start = (env: Record<string, string>) =>
      startPortal({ databaseUrl: database.url, env: { ...settings, ...env } });
    portals = [await start({}), await start({}), await start({ LDAP_ATTEMPTS: '2' })];
    log = join(portals[0]?.dataDir ?? '', 'log');
    portals.push(
      await startPortal({ databaseUrl: database.url, log, env: { ...settings, LOG_LEVEL: 'warn' } }),
    );
  });
  afterAll(async () => {
    for (const portal of portals ?? []) await portal.stop();
    await directory?.stop();
    await db?.end();
    await database?.drop();
  });
  beforeEach(async () => {
    await db.query('delete from "rate_limit"');
    directory.people.clear();
    directory.wrong.clear();
  });

  const enter = async (login: string, password: string, at = 0, more: object = {}): Promise<string> => {
    const { origin = '' } = portals[at] ?? {};
    const answer = await rpc<{ access_token: string }>(origin, null, 'token.get', {
      login,
      password,
      ...more,
    });
    return answer.error?.data.reason ?? 'in';
  };

  const EACH = [
    ['773', 'directory_password_change'],
    ['532', 'directory_password_change'],
    ['701', 'directory_account_expired'],
    ['533', 'directory_account_disabled'],
    ['775', 'directory_account_locked'],
    ['530', 'directory_not_allowed'],
  ] as const;

  test.each(EACH)(
    'data %s is told in words of its own, to the right password alone',
    async (data, reason) => {
      directory.people.set('employee', { password: OWN, data });
      expect(await enter('employee', 'Wrong#1')).toBe('wrong_login_or_password');
      expect(await enter('employee', OWN)).toBe(reason);
      expect(await enter('employee', 'Portal#1')).toBe('in');
      const { error } = await rpc(portals[0]?.origin ?? '', null, 'token.get', {
        login: 'employee',
        password: OWN,
      });
      for (const language of ['ru', 'en'] as const) {
        const words = JSON.parse(readFileSync(`messages/${language}/errors.json`, 'utf8'));
        expect(language === 'ru' ? error?.message : error?.message_eng).toBe(words[reason]);
      }
    },
  );

  test.each(EACH)('data %s is a line of the log, without a name and a password', async (data, reason) => {
    directory.people.set('manager', { password: OWN, data });
    const before = readFileSync(log, 'utf8').length;
    await enter('manager', OWN, 3);
    const { rows } = await db.query(`select "id"::int from "app_user" where "login" = 'manager'`);
    const lines = readFileSync(log, 'utf8').slice(before).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, user_id: rows[0]?.id, reason }),
    ]);
    expect(lines.join()).not.toMatch(/manager|Directory#1/);
  });

  test('nothing is told of an account that the portal does not have, or has closed', async () => {
    for (const login of ['outsider', 'hr']) directory.people.set(login, { password: OWN, data: '773' });
    await db.query(`update "app_user" set "disabled" = true where "login" = 'hr'`);
    for (const login of ['outsider', 'hr']) expect(await enter(login, OWN)).toBe('wrong_login_or_password');
    await db.query(`update "app_user" set "disabled" = false where "login" = 'hr'`);
    expect(await enter('hr', OWN)).toBe('directory_password_change');
  });

  test('who knows their password is told why as often as they try', async () => {
    directory.people.set('employee', { password: OWN, data: '773' });
    for (let time = 0; time < 8; time += 1)
      expect(await enter('employee', OWN)).toBe('directory_password_change');
  });

  test('a session that asks for the password again says why, and gives back what was right', async () => {
    directory.people.set('employee', { password: OWN });
    const { origin = '' } = portals[0] ?? {};
    const signedIn = await rpc<{ access_token: string }>(origin, null, 'token.get', {
      login: 'employee',
      password: OWN,
    });
    const prove = async (password: string): Promise<string> => {
      const { error } = await rpc(origin, signedIn.result?.access_token ?? '', 'user.auth', {
        action: 'stepUp',
        password,
      });
      return error?.data.reason ?? 'proved';
    };
    expect(await prove(OWN)).toBe('proved');
    for (const [data, reason] of EACH.filter(([each]) => each !== '775')) {
      directory.people.set('employee', { password: OWN, data });
      for (let time = 0; time < PASSWORD_LIMIT.attempts + 1; time += 1) expect(await prove(OWN)).toBe(reason);
    }
    await db.query('delete from "rate_limit"');
    // A lock says nothing of the password: it is counted as a guess is.
    directory.people.set('employee', { password: OWN, data: '775' });
    expect(await prove(OWN)).toBe('directory_account_locked');
    for (let time = 0; time < PASSWORD_LIMIT.attempts; time += 1) await prove('Wrong#1');
    expect(await prove(OWN)).toBe('too_many_requests');
  });

  test('guesses at the portal, from wherever and however many, leave the account in the directory open', async () => {
    directory.people.set('employee', { password: OWN });
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        enter(index % 3 ? 'employee' : 'EMPLOYEE ', `Guess#${index}`, index % 2, {
          details: { device: `device ${index}` },
          ...(index % 4 === 0 ? { secretCode: '123456' } : {}),
        }),
      ),
    );
    expect(directory.wrong.get('employee')).toBe(LOCKED_AT - 1);
    expect(guesses.filter((each) => each === 'wrong_login_or_password').length).toBeLessThanOrEqual(
      LOCKED_AT - 1,
    );
    expect(new Set(guesses)).toEqual(new Set(['wrong_login_or_password', 'too_many_requests']));
    // Another place has all its attempts at the portal, and none at the directory.
    await db.query(`delete from "rate_limit" where "key" not like 'directory:%'`);
    expect(await enter('employee', OWN)).toBe('too_many_requests');
    expect(directory.wrong.get('employee')).toBe(LOCKED_AT - 1);
    expect(await enter('employee', 'Portal#1')).toBe('in');
  });

  test('the number may be set lower, and a right password begins it anew', async () => {
    directory.people.set('employee', { password: OWN });
    for (let round = 0; round < 3; round += 1) {
      expect(await enter('employee', 'Wrong#1', 2)).toBe('wrong_login_or_password');
      expect(await enter('employee', OWN, 2)).toBe('in');
    }
    for (const reason of ['wrong_login_or_password', 'wrong_login_or_password', 'too_many_requests'])
      expect(await enter('employee', 'Wrong#2', 2)).toBe(reason);
    expect(directory.wrong.get('employee')).toBe(2);
  });

  test('the time to wait begins with the last attempt, as the lock of a directory counts it', async () => {
    directory.people.set('employee', { password: OWN });
    const pass = (minutes: number) =>
      db.query(
        `update "rate_limit" set "expires_at" = "expires_at" - make_interval(mins => $1)
                where "key" like 'directory:%'`,
        [minutes],
      );
    for (let attempt = 0; attempt < LOCKED_AT - 1; attempt += 1) {
      await db.query(`delete from "rate_limit" where "key" not like 'directory:%'`);
      expect(await enter('employee', `Wrong#${attempt}`)).toBe('wrong_login_or_password');
      await pass(29);
    }
    await db.query(`delete from "rate_limit" where "key" not like 'directory:%'`);
    expect(await enter('employee', OWN)).toBe('too_many_requests');
    await pass(1);
    expect(await enter('employee', OWN)).toBe('in');
  });

  test('a name that nobody has is refused as often, and keeps no other from trying', async () => {
    directory.people.set('employee', { password: OWN });
    for (let attempt = 0; attempt < LOCKED_AT; attempt += 1)
      expect(await enter('nobody', `Wrong#${attempt}`)).toBe(
        attempt < LOCKED_AT - 1 ? 'wrong_login_or_password' : 'too_many_requests',
      );
    expect(await enter('nobody-else', OWN)).toBe('wrong_login_or_password');
    expect(await enter('employee', OWN)).toBe('in');
  });
});
