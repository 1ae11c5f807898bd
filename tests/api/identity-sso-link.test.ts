import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from '../../bin/program.ts';
import { testDatabase } from '../support/database.ts';
import { CLIENT_SECRET, type OidcPerson, type OidcServer, startOidc } from '../support/oidc-server.ts';
import { freePort, originAt, type Portal, startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';
import { outcomeIn, SsoBrowser } from '../support/sso-browser.ts';

/** Answers in the ID token and never speaks of email_verified, as Microsoft Entra. */
let entra: OidcServer;
/** Another tenant of the same make. */
let tenant: OidcServer;
/** Answers by userinfo, with email_verified as text, as AWS Cognito. */
let cognito: OidcServer;
const database = shared(testDatabase);
let portal: Portal;
let db: pg.Client;
beforeAll(async () => {
  const port = await freePort();
  const origin = originAt(port);
  entra = await startOidc({ portal: origin, claimsInToken: true });
  tenant = await startOidc({ portal: origin, claimsInToken: true });
  cognito = await startOidc({ portal: origin });
  const described = { title: 'x', title_eng: 'x', client_id: 'portal', client_secret: CLIENT_SECRET };
  const [atEntra, atTenant, atCognito] = [entra, tenant, cognito].map(({ issuer }) => ({
    ...described,
    issuer,
  }));
  const OIDC_PROVIDERS = JSON.stringify([
    { ...atEntra, name: 'entra-oid', link_by: { claim: 'oid', account: 'externalId' } },
    { ...atEntra, name: 'entra-edov', link_by_email: true, email_proof: 'xms_edov' },
    { ...atEntra, name: 'entra-strict', link_by_email: true },
    { ...atTenant, name: 'tenant', link_by_email: true, email_proof: 'provider' },
    { ...atCognito, name: 'cognito', link_by_email: true, email_proof: 'email_verified_text' },
    { ...atCognito, name: 'cognito-name', link_by: { claim: 'preferred_username', account: 'login' } },
  ]);
  portal = await startPortal({ databaseUrl: database.url, port, env: { OIDC_PROVIDERS } });
  db = new pg.Client(database.url);
  await db.connect();
  await db.query(`update "app_user" set "email" = "login" || '@demo.example'`);
});
afterAll(async () => {
  await db?.end();
  await portal?.stop();
  for (const server of [entra, tenant, cognito]) await server?.stop();
});
beforeEach(async () => {
  await db.query('delete from "identity_link"');
  await db.query(
    `update "app_user" set "external_id" = null, "disabled" = false where "login" like 'employee%'`,
  );
  await db.query(`update "app_user" set "external_id" = 'oid-of-employee' where "login" = 'employee'`);
});

/** Whose account a sign-in opens, or why none. */
const comesAs = async (server: OidcServer, provider: string, person: OidcPerson): Promise<unknown> => {
  const subject = `person ${server.people.size}`;
  server.people.set(subject, person);
  return comesAgain(provider, subject);
};
const comesAgain = async (provider: string, subject: string): Promise<unknown> => {
  const visitor = new SsoBrowser(portal.origin);
  const location = await visitor.signIn(provider, subject);
  const outcome = outcomeIn(location);
  return outcome ?? (await visitor.enter(location)).result?.profile.login;
};
const linkCount = async (): Promise<number> =>
  (await db.query('select 1 from "identity_link"')).rowCount ?? 0;

const EMAIL = 'employee@demo.example';

describe('the e-mail of a provider links', () => {
  test('of Entra with a verified domain; without a word on it, or with no, it links no account', async () => {
    for (const said of [
      {},
      { xms_edov: false },
      { xms_edov: '0' },
      { xms_edov: 'false' },
      { email_verified: true },
    ])
      expect([said, await comesAs(entra, 'entra-edov', { email: EMAIL, ...said })]).toEqual([
        said,
        'unverified',
      ]);
    expect(await comesAs(entra, 'entra-strict', { email: EMAIL, xms_edov: true })).toBe('unverified');
    expect(await linkCount()).toBe(0);
    expect(await comesAs(entra, 'entra-edov', { email: EMAIL, xms_edov: true })).toBe('employee');
    expect(await comesAs(entra, 'entra-edov', { email: 'employee2@demo.example', xms_edov: '1' })).toBe(
      'employee2',
    );
  });

  test('of Cognito verified as text; false as text links no account', async () => {
    for (const email_verified of ['false', 'False', false, '', undefined])
      expect(await comesAs(cognito, 'cognito', { email: EMAIL, email_verified })).toBe('unverified');
    expect(await linkCount()).toBe(0);
    expect(await comesAs(cognito, 'cognito', { email: EMAIL, email_verified: 'true' })).toBe('employee');
  });

  test('of a provider the operator vouches for, unless it denies the e-mail itself', async () => {
    for (const said of [{ email_verified: false }, { email_verified: 'false' }, { xms_edov: false }])
      expect(await comesAs(tenant, 'tenant', { email: EMAIL, ...said })).toBe('unverified');
    expect(await linkCount()).toBe(0);
    expect(await comesAs(tenant, 'tenant', { email: EMAIL })).toBe('employee');
  });
});

describe('an oid links to the externalId', () => {
  test('a directory has sent, and leaves a row of audit that says so', async () => {
    const { rows } = await db.query(
      `select o."code" from "organization" o join "client" c on c."id" = o."client_id" where c."code" = 'eg' limit 1`,
    );
    const { output } = await runProgram('bin/scim-token.ts', ['eg', rows[0].code], {
      env: { DATABASE_URL: database.url },
    });
    const made = await fetch(`${portal.origin}/api/scim/v2/Users`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${output.trim().split('\n').at(-1)}`,
        'content-type': 'application/scim+json',
      },
      body: JSON.stringify({
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: 'newcomer',
        externalId: 'Oid-Of-Newcomer',
      }),
    });
    expect(made.status).toBe(201);
    expect(await comesAs(entra, 'entra-oid', { oid: 'oid-of-newcomer' })).toBe('unknown');
    expect(await comesAs(entra, 'entra-oid', { oid: 'Oid-Of-Newcomer' })).toBe('newcomer');
    const { rows: audit } = await db.query(
      `select a."detail"::text as detail from "audit" a join "app_user" u on a."stream" = 'user:' || u."id"
       where u."login" = 'newcomer' and a."action" = 'sso_link'`,
    );
    expect(audit).toHaveLength(1);
    expect(audit[0].detail).toMatch(/by\W+externalId/);
  });

  test('whatever e-mail comes with it; an e-mail alone links no account there', async () => {
    const proven = { email: EMAIL, email_verified: true, xms_edov: true };
    expect(await comesAs(entra, 'entra-oid', proven)).toBe('unknown');
    expect(await comesAs(entra, 'entra-oid', { ...proven, oid: 'oid-of-no-account' })).toBe('unknown');
    for (const oid of [
      '',
      'OID-of-employee',
      ' oid-of-employee',
      'oid-of-employee\u0000',
      ['oid-of-employee'],
      7,
    ])
      expect([oid, await comesAs(entra, 'entra-oid', { ...proven, oid })]).toEqual([oid, 'unknown']);
    expect(await linkCount()).toBe(0);
    expect(
      await comesAs(entra, 'entra-oid', {
        email: 'manager@demo.example',
        email_verified: false,
        oid: 'oid-of-employee',
      }),
    ).toBe('employee');
  });

  test('and the same oid under another issuer links no account', async () => {
    expect(await comesAs(tenant, 'tenant', { oid: 'oid-of-employee' })).toBe('unverified');
    expect(await comesAs(tenant, 'tenant', { oid: 'oid-of-employee', email: 'nobody@demo.example' })).toBe(
      'unknown',
    );
    expect(await linkCount()).toBe(0);
    expect(await comesAs(entra, 'entra-oid', { oid: 'oid-of-employee' })).toBe('employee');
  });

  test('once: another person of the issuer with the same oid links no account, also ten at a time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => comesAs(entra, 'entra-oid', { oid: 'oid-of-employee' })),
    );
    expect(outcomes.filter((each) => each === 'employee')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'unknown')).toHaveLength(9);
    expect(await linkCount()).toBe(1);
  });

  test('T35: of an account that may enter; a disabled one is closed', async () => {
    const disable = (disabled: boolean) =>
      db.query('update "app_user" set "disabled" = $1 where "login" = $2', [disabled, 'employee']);
    await disable(true);
    expect(await comesAs(entra, 'entra-oid', { oid: 'oid-of-employee' })).toBe('closed');
    expect(await linkCount()).toBe(0);
    await disable(false);
    expect(await comesAs(entra, 'entra-oid', { oid: 'oid-of-employee' })).toBe('employee');
  });

  test('of one account of the client: a second is refused, and that of another client is not entered', async () => {
    await expect(
      db.query(`update "app_user" set "external_id" = 'oid-of-employee' where "login" = 'employee2'`),
    ).rejects.toThrow(/unique/);
    await db.query(
      `with c as (insert into "client" ("code", "name", "name_eng") values ('south', 'x', 'x') returning "id")
       insert into "app_user" ("client_id", "login", "password_hash", "external_id")
       select "id", 'southerner', '', 'oid-of-employee' from c
       union all select "id", 'other southerner', '', 'oid-of-southerner' from c`,
    );
    expect(await comesAs(entra, 'entra-oid', { oid: 'oid-of-southerner' })).toBe('unknown');
    expect(await linkCount()).toBe(0);
    expect(await comesAs(entra, 'entra-oid', { oid: 'oid-of-employee' })).toBe('employee');
  });
});

describe('a name of the provider links to the login', () => {
  test('that it equals, asked of userinfo', async () => {
    expect(await comesAs(cognito, 'cognito-name', { preferred_username: 'nobody-here' })).toBe('unknown');
    expect(await comesAs(cognito, 'cognito-name', {})).toBe('unknown');
    expect(await comesAs(cognito, 'cognito-name', { preferred_username: 'Employee' })).toBe('employee');
  });

  test('no account when it is the e-mail of another person, or one that nobody has proven', async () => {
    await db.query(`update "app_user" set "login" = 'victim@demo.example' where "login" = 'employee2'`);
    const own = { email: EMAIL, email_verified: true };
    for (const person of [
      { ...own, preferred_username: 'victim@demo.example' },
      { preferred_username: 'victim@demo.example' },
      { preferred_username: 'victim@demo.example', email: 'victim@demo.example' },
      { preferred_username: 'victim@demo.example', email: 'victim@demo.example', email_verified: 'false' },
    ])
      expect(await comesAs(cognito, 'cognito-name', person)).toBe('unverified');
    expect(await linkCount()).toBe(0);
    const proven = { email: 'victim@demo.example', email_verified: true };
    expect(
      await comesAs(cognito, 'cognito-name', { ...proven, preferred_username: 'victim@demo.example' }),
    ).toBe('victim@demo.example');
    await db.query(`update "app_user" set "login" = 'employee2' where "login" = 'victim@demo.example'`);
  });

  test('and keeps the person when it changes: the new name opens no other account', async () => {
    cognito.people.set('renamed', { preferred_username: 'employee' });
    expect(await comesAgain('cognito-name', 'renamed')).toBe('employee');
    cognito.people.set('renamed', { preferred_username: 'manager' });
    expect(await comesAgain('cognito-name', 'renamed')).toBe('employee');
    expect(await comesAs(cognito, 'cognito-name', { preferred_username: 'employee' })).toBe('unknown');
    expect(await linkCount()).toBe(1);
  });
});
