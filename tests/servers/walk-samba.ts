import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { haveSamba } from '../../bin/samba.ts';
import { startPortal } from '../support/portal.ts';
import { rpc } from '../support/rpc.ts';
import { demoDatabase } from './demo-database.ts';
import { REALM, startSamba } from './samba.ts';

const OWN = 'Directory#2026-own';
/** The domain locks an account at so many wrong passwords: one more than the portal asks about. */
const LOCKED_AT = 5;

/** Logins of the demo, what is done to each in the domain, and what its right password is answered. */
const PEOPLE: readonly (readonly [string, string, readonly (readonly string[])[]])[] = [
  ['employee', 'in', []],
  ['employee2', 'directory_password_change', [['user', 'setpassword', '--must-change-at-next-login']]],
  ['accountant', 'directory_account_expired', [['user', 'setexpiry', '--days=0']]],
  ['reviewer', 'directory_account_disabled', [['user', 'disable']]],
  ['deputy', 'directory_account_locked', []],
  ['stranger', 'in', []],
];

/**
 * Sign-in by the passwords of a Samba domain: a right one enters, and an account that the domain keeps out reads why in
 * both languages; guesses at the portal lock nothing in the domain; a domain that wants encryption is named in the log.
 */
export const walkSamba = async (): Promise<void> => {
  const program = haveSamba();
  if (!program) throw new Error('Samba is not there and can not be installed.');
  const database = await demoDatabase();
  const samba = await startSamba(program);
  const folder = mkdtempSync(join(tmpdir(), 'eg-samba-log-'));
  const logFile = join(folder, 'log');
  const portal = await startPortal({
    databaseUrl: database.url,
    log: logFile,
    env: { LDAP_URL: samba.url, LDAP_BIND_DN: `{login}@${REALM}`, LDAP_CLIENT: 'eg', LOG_LEVEL: 'warn' },
  });
  const log = () => readFileSync(logFile, 'utf8');
  const enter = (login: string, password: string) =>
    rpc<{ access_token: string }>(portal.origin, null, 'token.get', { login, password, client: 'eg' });
  const answerTo = async (login: string, password: string): Promise<string> =>
    (await enter(login, password)).error?.data.reason ?? 'in';
  try {
    samba.tool('domain', 'passwordsettings', 'set', `--account-lockout-threshold=${LOCKED_AT}`);
    for (const [login, , acts] of PEOPLE) {
      samba.tool('user', 'create', login, OWN);
      for (const [noun = '', verb = '', ...more] of acts)
        samba.tool(noun, verb, login, ...(verb === 'setpassword' ? [`--newpassword=${OWN}`] : []), ...more);
    }
    // Guesses in the domain itself, past the portal.
    for (let time = 0; time < LOCKED_AT; time += 1)
      assert.equal(await bound(samba.url, 'deputy', 'Guess#1'), false);

    assert.equal(await answerTo('employee', 'Guess#1'), 'wrong_login_or_password');
    for (const [login, expected] of PEOPLE) {
      const { error } = await enter(login, OWN);
      assert.equal(error?.data.reason ?? 'in', expected, login);
      for (const language of error ? (['ru', 'en'] as const) : []) {
        const words = JSON.parse(readFileSync(`messages/${language}/errors.json`, 'utf8'));
        assert.equal(language === 'ru' ? error?.message : error?.message_eng, words[expected], login);
      }
      if (error) assert.match(log(), new RegExp(`"reason":"${expected}"`));
    }

    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answerTo('stranger', `Guess#${index}`)),
    );
    assert.deepEqual(
      new Set(guesses),
      new Set(['wrong_login_or_password', 'too_many_requests']),
      'guesses at the portal',
    );
    assert.equal(await bound(samba.url, 'stranger', OWN), true, 'the account in the domain is open');

    await samba.wantEncryption(true);
    assert.equal(await answerTo('employee', OWN), 'directory_unavailable');
    assert.match(log(), /StrongAuthRequired/);
    await samba.wantEncryption(false);
    assert.equal(await answerTo('employee', OWN), 'in');
  } finally {
    await portal.stop();
    await samba.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Whether the domain itself lets a name in. */
const bound = async (url: string, login: string, password: string): Promise<boolean> => {
  const client = new Client({ url });
  try {
    await client.bind(`${login}@${REALM}`, password);
    return true;
  } catch {
    return false;
  } finally {
    await client.unbind();
  }
};
