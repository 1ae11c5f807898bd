import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eg-config-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env });

test('a machine without settings gets the presets', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_ORIGIN: 'http://localhost:3000',
    FILES_URL: `file:${join(folder, 'files')}`,
    BUSINESS_TZ: 'Europe/Moscow',
    ROLE: 'all',
    TRUST_PROXY: false,
  });
});

test('the origin follows the port unless it is told', () => {
  expect(read({ PORT: '8080' }).APP_ORIGIN).toBe('http://localhost:8080');
  expect(read({ PORT: '8080', APP_ORIGIN: 'https://hr.example.ru' }).APP_ORIGIN).toBe(
    'https://hr.example.ru',
  );
});

test('an empty value counts as absent', () => {
  expect(read({ PORT: '', ROLE: ' ', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, ROLE: 'all' });
});

test('a secret is made once, kept, and nobody else may read it', () => {
  const { AUTH_SECRET } = read({});
  expect(AUTH_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(read({}).AUTH_SECRET).toBe(AUTH_SECRET);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(AUTH_SECRET);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

const providers = (...changes: readonly object[]): string =>
  JSON.stringify(
    changes.map((change) => ({
      name: 'corp',
      title: 'учётную запись',
      title_eng: 'the account',
      issuer: 'https://id.example.ru/realms/hr',
      client_id: 'portal',
      client_secret: 'hunter2',
      ...change,
    })),
  );

const byOid = { link_by: { claim: 'oid', account: 'externalId' } };

test('names of accounts are given by one issuer for each client, in as many providers as it has', () => {
  const other = { ...byOid, issuer: 'https://id2.example.ru' };
  const login = { ...other, link_by: { claim: 'oid', account: 'login' } };
  const north = { ...other, client: 'north' };
  const right = [byOid, { ...byOid, name: 'same' }, { ...login, name: 'login' }, { ...north, name: 'north' }];
  expect(read({ OIDC_PROVIDERS: providers(...right) }).OIDC_PROVIDERS).toHaveLength(right.length);
  expect(() => read({ OIDC_PROVIDERS: providers(byOid, { ...other, name: 'other' }) })).toThrow(/one issuer/);
});

test('providers of single sign-on link nobody and believe no second factor unless they are told to', () => {
  expect(
    read({ OIDC_PROVIDERS: providers({}, { name: 'here', issuer: 'http://127.0.0.1:9/' }) }),
  ).toMatchObject({
    OIDC_PROVIDERS: [
      {
        name: 'corp',
        client: 'eg',
        link_by_email: false,
        email_proof: 'email_verified',
        mfa_amr: [],
        mfa_acr: [],
      },
      { name: 'here' },
    ],
  });
});

test('a directory is asked under cover, by a template or by a search', () => {
  const template = { LDAP_BIND_DN: 'uid={login},dc=example' };
  expect(read({ LDAP_URL: 'ldaps://ldap.example.ru', ...template }).LDAP_BIND_DN).toBe(template.LDAP_BIND_DN);
  expect(
    read({ LDAP_URL: 'ldap://ldap.example.ru', LDAP_START_TLS: '1', LDAP_SEARCH_BASE: 'dc=example' }),
  ).toMatchObject({ LDAP_START_TLS: true, LDAP_SEARCH_FILTER: '(uid={login})' });
  expect(() =>
    read({ LDAP_URL: 'ldaps://ldap.example.ru', LDAP_SEARCH_BASE: 'dc=example', ...template }),
  ).toThrow(/^LDAP_URL must .+\.$/);
});

test.for([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['DATABASE_URL', 'mysql://user:hunter2@host/db'],
  ['DATABASE_POOL', '0'],
  ['FILES_URL', 'ftp://hunter2'],
  ['AUTH_SECRET', 'hunter2'],
  ['SMTP_URL', 'hunter2'],
  ['APP_ORIGIN', 'https://hr.example.ru/portal'],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'boss'],
  ['BUSINESS_TZ', 'Mars/Olympus'],
  ['ACCESS_TTL_S', '1'],
  ['PASSWORD_QUEUE', '0'],
  ['TRUST_PROXY', 'yes'],
  ['METRICS_TOKEN', 'hunter2'],
  ['OIDC_PROVIDERS', 'hunter2'],
  ['OIDC_PROVIDERS', '[{"name":"corp","client_secret":"hunter2"}]'],
  ['OIDC_PROVIDERS', providers({ issuer: 'http://id.example.ru' })],
  ['OIDC_PROVIDERS', providers({ issuer: 'http://127.0.0.1.example.ru' })],
  ['OIDC_PROVIDERS', providers({ link_by_mail: true })],
  ['OIDC_PROVIDERS', providers({}, {})],
  ['OIDC_PROVIDERS', providers({ email_proof: 'hunter2' })],
  ['OIDC_PROVIDERS', providers({ link_by: 'hunter2' })],
  ['OIDC_PROVIDERS', providers({ link_by: { claim: '', account: 'login' } })],
  ['OIDC_PROVIDERS', providers({ link_by: { claim: 'hunter2', account: 'email' } })],
  ['OIDC_PROVIDERS', providers({ link_by: { claim: 'hunter2', account: 'login' }, link_by_email: true })],
  ['OIDC_PROVIDERS', providers(byOid, { ...byOid, name: 'two', issuer: 'https://hunter2.example.ru' })],
  ['LDAP_URL', 'hunter2'],
  ['LDAP_URL', 'ldap://ldap.example.ru'],
  ['LDAP_URL', 'ldaps://ldap.example.ru'],
  ['LDAP_BIND_DN', 'uid=hunter2'],
  ['LDAP_SEARCH_FILTER', '(uid=hunter2)'],
  ['LDAP_START_TLS', 'yes'],
  ['LDAP_CLIENT', 'hunter2 and more'],
] as const)('%s=%s stops the start with a sentence that names it and hides its value', ([name, value]) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  expect(() => read({ [name]: value })).not.toThrow(/hunter2/);
});

test('two wrong settings are both named', () => {
  expect(() => read({ PORT: 'x', ROLE: 'boss' })).toThrow(/PORT .*ROLE /);
});

test('.env.example names every setting, with values that are right', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  const config = read({ ...(example as Record<string, string>), DATA_DIR: folder });
  expect(Object.keys(config).filter((name) => !(name in example))).toEqual([]);
  expect(config).toEqual(read({ AUTH_SECRET: config.AUTH_SECRET }));
});

test('the plug-in of signatures may come from a path of ours or from an https address', () => {
  expect(read({})).toMatchObject({ CADESPLUGIN_URL: '', CADESPLUGIN_SOURCES: [] });
  const extension = 'chrome-extension://iifchhfnnmpdbibifmljnfjhpififfog';
  expect(
    read({
      CADESPLUGIN_URL: '/cadesplugin_api.js',
      CADESPLUGIN_SOURCES: `${extension}  https://cdn.example.ru`,
    }),
  ).toMatchObject({
    CADESPLUGIN_URL: '/cadesplugin_api.js',
    CADESPLUGIN_SOURCES: [extension, 'https://cdn.example.ru'],
  });
});

test.each(['//evil.example', 'http://plain.example/a.js', 'javascript:alert(1)'])(
  'the plug-in does not come from %s',
  (address) => {
    expect(() => read({ CADESPLUGIN_URL: address })).toThrow('CADESPLUGIN_URL');
  },
);

test.each(["'unsafe-eval'", '*', 'https:', 'https://a.example;script-src', 'blob:', 'http://plain.example'])(
  'the policy of the pages is not opened to %s',
  (source) => {
    expect(() => read({ CADESPLUGIN_SOURCES: source })).toThrow('CADESPLUGIN_SOURCES');
  },
);
