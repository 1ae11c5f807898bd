import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemSlapd } from '../../bin/slapd.ts';
import { testDatabase } from '../support/database.ts';
import { BASE, type LdapServer, PEOPLE, READER, startLdap } from '../support/ldap-server.ts';
import { freePort, type Portal, startPortal } from '../support/portal.ts';
import { rpc } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

const PORTAL_PASSWORD = 'Portal#1';
const OWN = 'Directory#1';
const slapd = systemSlapd();

const database = shared(testDatabase);
let ldap: LdapServer | undefined;
let db: pg.Client;
/** Portals that bind by a template, that search over TLS, that ask a dead directory, that ask for other people. */
let portals: Record<'template' | 'search' | 'dead' | 'others', Portal>;

beforeAll(async () => {
  db = new pg.Client(database.url);
  await db.connect();
  if (slapd !== undefined) {
    ldap = await startLdap(slapd);
    for (const uid of ['employee', 'manager', 'hr', 'outsider', 'starlight'])
      await ldap.addPerson(uid, uid === 'manager' ? 'Manager#1' : OWN);
  }
  const dead = `ldap://127.0.0.1:${await freePort()}`;
  const template = { LDAP_BIND_DN: `uid={login},${PEOPLE}` };
  const start = (env: Record<string, string>) =>
    startPortal({ databaseUrl: database.url, env: { ...env, ROLE: 'web' } });
  const [bind, search, away, others] = await Promise.all([
    start({ LDAP_URL: ldap?.url ?? dead, ...template }),
    start({
      LDAP_URL: ldap?.secureUrl ?? dead,
      ...(ldap ? { LDAP_CA_FILE: ldap.caFile } : {}),
      LDAP_SEARCH_BASE: BASE,
      LDAP_SEARCH_FILTER: '(&(objectClass=inetOrgPerson)(uid={login}))',
      LDAP_SEARCH_DN: READER.dn,
      LDAP_SEARCH_PASSWORD: READER.password,
    }),
    start({ LDAP_URL: dead, ...template }),
    start({ LDAP_URL: dead, LDAP_CLIENT: 'north', ...template }),
  ]);
  portals = { template: bind, search, dead: away, others };
  await db.query(
    `insert into "app_user" ("client_id", "login", "password_hash")
     select "client_id", "new", 'none' from "app_user", unnest(array['star*', '*', 'employee)(uid=*']) as "new"
     where "login" = 'employee'`,
  );
  await db.query(`update "app_user" set "email" = 'e.m@demo.example' where "login" = 'employee'`);
});
afterAll(async () => {
  for (const portal of Object.values(portals ?? {})) await portal.stop();
  await ldap?.stop();
  await db?.end();
});
beforeEach(() => db.query('delete from "rate_limit"'));

const enter = async (at: keyof typeof portals, login: string, password: string): Promise<string> => {
  const { origin } = portals[at];
  const answer = await rpc<{ access_token: string }>(origin, null, 'token.get', { login, password });
  if (!answer.result) return answer.error?.data.reason ?? '';
  const { rows } = await db.query('select "origin" from "auth_session" order by "id" desc limit 1');
  return rows[0]?.origin;
};

const title = slapd === undefined ? ' (skipped: no slapd here)' : '';
describe.skipIf(slapd === undefined)(`the directory${title}`, () => {
  test.for(['template', 'search'] as const)(
    'by %s: its password opens the portal, and so does the own one',
    async (at) => {
      expect(await enter(at, 'employee', OWN)).toBe('ldap');
      expect(await enter(at, 'employee', PORTAL_PASSWORD)).toBe('password');
      expect(await enter(at, 'e.m@demo.example', OWN)).toBe('ldap');
      expect(await enter(at, 'EMPLOYEE ', OWN)).toBe('ldap');
    },
  );

  test.for(['template', 'search'] as const)('by %s: everything else answers alike', async (at) => {
    for (const [login, password] of [
      ['employee', 'Directory#2'],
      ['employee', ''],
      ['employee', ' '],
      ['employee', 'Manager#1'],
      ['outsider', OWN],
      ['nobody', OWN],
      ['nobody', ''],
      ['reader', READER.password],
      ['employee2', OWN],
      [READER.dn, READER.password],
    ] as const) {
      await db.query('delete from "rate_limit"');
      expect([login, password, await enter(at, login, password)]).toEqual([
        login,
        password,
        'wrong_login_or_password',
      ]);
    }
  });

  test.for(['template', 'search'] as const)('by %s: a login is a name, no question', async (at) => {
    for (const login of ['star*', '*', 'employee)(uid=*', 'employee,ou=people', 'employee+cn=employee'])
      expect([login, await enter(at, login, OWN)]).toEqual([login, 'wrong_login_or_password']);
  });

  test('T39: stands for the password only: a second factor is still asked for', async () => {
    await db.query(`update "app_user" set "totp_secret" = 'set' where "login" = 'employee'`);
    expect(await enter('search', 'employee', OWN)).toBe('missing_secret_code');
    expect(await enter('search', 'employee', 'Directory#2')).toBe('wrong_login_or_password');
    await db.query(`update "app_user" set "totp_secret" = '' where "login" = 'employee'`);
    expect(await enter('search', 'employee', OWN)).toBe('ldap');
  });

  test('T35: opens no closed account', async () => {
    await db.query(`update "app_user" set "disabled" = true where "login" = 'hr'`);
    expect(await enter('search', 'hr', OWN)).toBe('wrong_login_or_password');
    await db.query(`update "app_user" set "disabled" = false where "login" = 'hr'`);
    expect(await enter('search', 'hr', OWN)).toBe('ldap');
  });

  test('shares its attempts with the own password, over two processes', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) =>
      enter(index % 2 ? 'template' : 'search', 'manager', `Guess#${index}`),
    );
    const answers = await Promise.all(guesses);
    // Of the five that the portal looks at the directory is asked about four: LDAP_ATTEMPTS.
    expect(answers.filter((each) => each === 'wrong_login_or_password')).toHaveLength(4);
    for (const password of [PORTAL_PASSWORD, 'Manager#1'])
      expect(await enter('template', 'manager', password)).toBe('too_many_requests');
  });

  test('takes as long for a login nobody has as for a wrong password', async () => {
    const times = { employee: [] as number[], nobody: [] as number[] };
    await enter('search', 'nobody', 'Wrong#');
    // Turn by turn, so that whatever else this machine does slows both.
    for (let round = 0; round < 15; round += 1)
      for (const login of ['employee', 'nobody'] as const) {
        await db.query('delete from "rate_limit"');
        const start = performance.now();
        await enter('search', login, `Wrong#${round}`);
        times[login].push(performance.now() - start);
      }
    const [known = 0, unknown = 0] = [times.employee, times.nobody].map(
      (each) => each.sort((x, y) => x - y)[7],
    );
    expect(unknown).toBeGreaterThan(known * 0.5);
    expect(unknown).toBeLessThan(known * 2);
  });

  test('is believed under a certificate somebody vouches for only, by ldaps and by STARTTLS', async () => {
    const template = { LDAP_BIND_DN: `uid={login},${PEOPLE}` };
    const ca = { LDAP_CA_FILE: ldap?.caFile ?? '' };
    const tls = { LDAP_URL: ldap?.secureUrl ?? '', ...template };
    const startTls = { LDAP_URL: ldap?.url ?? '', LDAP_START_TLS: '1', ...template };
    const started = await Promise.all(
      [{ ...tls, ...ca }, tls, { ...startTls, ...ca }, startTls].map((env) =>
        startPortal({ databaseUrl: database.url, env: { ...env, ROLE: 'web' } }),
      ),
    );
    const outcomes: string[] = [];
    for (const { origin, stop } of started) {
      const answer = await rpc(origin, null, 'token.get', { login: 'employee', password: OWN });
      outcomes.push(answer.error?.data.reason ?? 'in');
      await stop();
    }
    expect(outcomes).toEqual(['in', 'directory_unavailable', 'in', 'directory_unavailable']);
  });
});

describe('while the directory is away', () => {
  test('own passwords go on; others are told why, known or not', async () => {
    expect(await enter('dead', 'employee', PORTAL_PASSWORD)).toBe('password');
    expect(await enter('dead', 'employee', OWN)).toBe('directory_unavailable');
    expect(await enter('dead', 'nobody', OWN)).toBe('directory_unavailable');
  });

  test('people of other clients do not notice', async () => {
    expect(await enter('others', 'employee', PORTAL_PASSWORD)).toBe('password');
    expect(await enter('others', 'employee', OWN)).toBe('wrong_login_or_password');
  });
});
