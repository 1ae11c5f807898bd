import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Crime, startCrooked } from '../support/crooked-provider.ts';
import { testDatabase } from '../support/database.ts';
import { type Portal, startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';
import { outcomeIn, SsoBrowser } from '../support/sso-browser.ts';

const SECRET = 'a secret of the tests for the provider';

const database = shared(testDatabase);
let portal: Portal;
const provider = shared(startCrooked);
const second = shared(startCrooked);
let db: pg.Client;
beforeAll(async () => {
  const described = { title: 'x', title_eng: 'x', client_id: 'portal', client_secret: SECRET };
  const OIDC_PROVIDERS = JSON.stringify([
    { ...described, name: 'crooked', issuer: provider.issuer, link_by_email: true },
    { ...described, name: 'second', issuer: second.issuer, link_by_email: true },
  ]);
  portal = await startPortal({ databaseUrl: database.url, env: { OIDC_PROVIDERS } });
  db = new pg.Client(database.url);
  await db.connect();
  await db.query(`update "app_user" set "email" = 'employee@demo.example' where "login" = 'employee'`);
});
afterAll(async () => {
  await db?.end();
  await portal?.stop();
});
beforeEach(() => db.query('delete from "identity_link"'));

/** A callback as the provider would send the browser to it. */
const callbackOf = (authorization: URL, more: Record<string, string> = {}): string => {
  const state = authorization.searchParams.get('state') ?? '';
  return `${portal.origin}/api/sso/callback?${new URLSearchParams({ code: 'c0de', state, session_state: 's', ...more })}`;
};

const comeThrough = async (crime: Crime): Promise<string> => {
  const visitor = new SsoBrowser(portal.origin);
  const authorization = new URL(await visitor.start('crooked'));
  provider.commits(crime, authorization.searchParams.get('nonce') ?? '');
  return visitor.finish(callbackOf(authorization));
};

test('an honest ID token lets in', async () => {
  expect(await comeThrough((honest, { signed }) => signed(honest))).toMatch(/^\/portal\/\?token=/);
  expect(
    await comeThrough((honest, { signed }) => signed({ ...honest, aud: ['portal', 'x'], azp: 'portal' })),
  ).toMatch(/^\/portal\/\?token=/);
});

const now = Math.floor(Date.now() / 1_000);
const CRIMES: readonly (readonly [name: string, crime: Crime])[] = [
  ['of another sign-in', (honest, { signed }) => signed({ ...honest, nonce: 'x'.repeat(43) })],
  ['of no sign-in', ({ nonce: _, ...honest }, { signed }) => signed(honest)],
  ['of another issuer', (honest, { signed }) => signed({ ...honest, iss: 'https://id.example.ru' })],
  ['of no issuer', ({ iss: _, ...honest }, { signed }) => signed(honest)],
  ['for another portal', (honest, { signed }) => signed({ ...honest, aud: 'another' })],
  [
    'for many, given to another',
    (honest, { signed }) => signed({ ...honest, aud: ['portal', 'x'], azp: 'x' }),
  ],
  ['for nobody', ({ aud: _, ...honest }, { signed }) => signed(honest)],
  ['past its time', (honest, { signed }) => signed({ ...honest, exp: now - 600, iat: now - 900 })],
  ['without end', ({ exp: _, ...honest }, { signed }) => signed(honest)],
  ['of nobody', ({ sub: _, ...honest }, { signed }) => signed(honest)],
  ['not signed', (honest, { unsigned }) => unsigned(honest)],
  ['signed by another key', (honest, { forged }) => forged(honest)],
  ['signed with the published key as a password', (honest, { keyed, publicKey }) => keyed(honest, publicKey)],
  ['signed with our secret as a password', (honest, { keyed }) => keyed(honest, SECRET)],
  [
    'changed after it was signed',
    (honest, { signed }) => {
      const [head, , seal] = signed(honest).split('.');
      const body = Buffer.from(JSON.stringify({ ...honest, sub: 'admin' })).toString('base64url');
      return `${head}.${body}.${seal}`;
    },
  ],
  ['that is none', () => 'x.y.z'],
  ['that is missing', () => ''],
];

test.for(CRIMES)('T49: an ID token %s lets nobody in', async ([, crime]) => {
  expect(outcomeIn(await comeThrough(crime))).toBe('failed');
  const { rows } = await db.query('select count(*)::int as n from "identity_link"');
  expect(rows).toEqual([{ n: 0 }]);
});

test('T49: a callback that names another issuer is refused before its code is shown to anybody', async () => {
  const visitor = new SsoBrowser(portal.origin);
  const authorization = new URL(await visitor.start('crooked'));
  const [before, beforeSecond] = [provider.codes.length, second.codes.length];
  provider.commits((honest, { signed }) => signed(honest), authorization.searchParams.get('nonce') ?? '');
  const callback = callbackOf(authorization, { iss: second.issuer });
  expect(outcomeIn(await visitor.finish(callback))).toBe('failed');
  expect([provider.codes.length, second.codes.length]).toEqual([before, beforeSecond]);
});

test('a provider that has gone since is said to be away', async () => {
  const visitor = new SsoBrowser(portal.origin);
  const authorization = new URL(await visitor.start('second'));
  await second.stop();
  expect(outcomeIn(await visitor.finish(callbackOf(authorization)))).toBe('unavailable');
});
