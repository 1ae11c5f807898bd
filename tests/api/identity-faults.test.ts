import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCrooked } from '../support/crooked-provider.ts';
import { testDatabase } from '../support/database.ts';
import { startDeaf } from '../support/deaf-server.ts';
import { openMailbox } from '../support/mailbox.ts';
import { type Answer, callerOf, outcome, said } from '../support/matrix-http.ts';
import { freePort, type Portal, startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';
import { outcomeIn, SsoBrowser } from '../support/sso-browser.ts';

const OWN = 'Portal#1';
const NEW = 'Lodka-75ы';
/** A letter that a killed process was sending stays locked for half a minute before another process takes it. */
const HELD_OUT_MS = 120_000;
const ports = { mail: 0, provider: 0, directory: 0 };

const database = shared(testDatabase);
let portal: Portal;
let db: pg.Client;
beforeAll(async () => {
  for (const name of ['mail', 'provider', 'directory'] as const) ports[name] = await freePort();
  portal = await start();
  db = new pg.Client(database.url);
  await db.connect();
  await db.query(`update "app_user" set "email" = "login" || '@demo.example'`);
});
afterAll(async () => {
  await db?.end();
  await portal?.stop();
});
beforeEach(() => db.query('delete from "rate_limit"'));

/** A portal whose mail server, provider and directory are on ports that may be free. */
const start = (): Promise<Portal> => {
  const described = {
    title: 'x',
    title_eng: 'x',
    client_id: 'portal',
    client_secret: 'a secret of the tests',
  };
  return startPortal({
    databaseUrl: database.url,
    env: {
      LOG_LEVEL: 'fatal',
      SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
      LDAP_URL: `ldap://127.0.0.1:${ports.directory}`,
      LDAP_BIND_DN: 'uid={login},dc=demo,dc=example',
      OIDC_PROVIDERS: JSON.stringify([
        { ...described, name: 'corp', issuer: `http://127.0.0.1:${ports.provider}`, link_by_email: true },
      ]),
    },
  });
};

const call = (method: string, params: unknown, token?: string): Promise<Answer> =>
  callerOf(portal.origin, 'eg')(method, params, { token });
const enter = (password: string, login = 'employee') => call('token.get', { login, password });
const ask = (email: string) => call('token.restore', { email, client: 'eg' });
const open = (link: string) => call('user.get', { token: new URL(link).searchParams.get('token') });
const bearerOf = ({ result }: Answer) =>
  (result?.token as { access_token?: string } | undefined)?.access_token;
const sentences = ({ error }: Answer) => [error?.data.reason, error?.message, error?.message_eng];

const DIRECTORY_AWAY = [
  'directory_unavailable',
  'Каталог компании не отвечает, проверить пароль нельзя. Повторите попытку позже',
  'The company directory is not responding, so your password cannot be checked. Try again later',
];
const PROVIDER_AWAY = [
  'provider_unavailable',
  'Сервис единого входа не отвечает. Повторите попытку или войдите с паролем',
  'The single sign-on service is not responding. Try again or sign in with a password',
];

const undone = async (): Promise<number> =>
  (await db.query(`select 1 from "outbox" where "kind" = 'mail' and "done_at" is null`)).rowCount ?? 0;
const putOff = async (): Promise<number> =>
  (await db.query(`select 1 from pgboss.job where name = 'mail' and state = 'retry'`)).rowCount ?? 0;

describe('a mail server that is away', { timeout: HELD_OUT_MS }, () => {
  test('changes no answer; what was asked for is kept over a crash and sent once, when it is back', async () => {
    const deaf = await startDeaf(ports.mail);
    const asked = await ask('employee@demo.example');
    expect(outcome(asked)).toBe('ok');
    await deaf.caller();
    expect(said(await ask('employee2@demo.example'))).toBe(said(asked));
    expect(said(await ask('nobody@demo.example'))).toBe(said(asked));
    expect(outcome(await enter(OWN))).toBe('ok');
    await deaf.hangUp();
    await expect.poll(putOff, { timeout: 60_000 }).toBeGreaterThan(0);
    await portal.kill();
    portal = await start();
    expect(said(await ask('nobody@demo.example'))).toBe(said(asked));
    const mailbox = await openMailbox(ports.mail);
    try {
      const [first, second] = await Promise.all(
        ['employee', 'employee2'].map((login) => mailbox.next(`${login}@demo.example`)),
      );
      await expect.poll(undone, { timeout: HELD_OUT_MS / 2 }).toBe(0);
      expect(mailbox.letters.map(({ to }) => to).sort()).toEqual([
        'employee2@demo.example',
        'employee@demo.example',
      ]);
      for (const [login, letter] of [
        ['employee', first],
        ['employee2', second],
      ] as const)
        expect((await open(letter?.link ?? '')).result?.profile).toMatchObject({ login });
    } finally {
      await mailbox.close();
    }
  });

  test('and one that takes a letter but says it did not makes a second one: both links are good until one is used', async () => {
    const mailbox = await openMailbox(ports.mail);
    try {
      mailbox.denyTaking(1);
      expect(outcome(await ask('manager@demo.example'))).toBe('ok');
      const letters = [
        await mailbox.next('manager@demo.example'),
        await mailbox.next('manager@demo.example'),
      ];
      await expect.poll(undone, { timeout: 60_000 }).toBe(0);
      const [one, other] = letters.map(({ link }) => link) as [string, string];
      expect(one).not.toBe(other);
      const opened = await open(one);
      expect(outcome(opened)).toBe('ok');
      expect(outcome(await open(one))).toBe('link_expired');
      const again = await open(other);
      expect(outcome(again)).toBe('ok');
      const change = { action: 'changePassword', password: NEW };
      expect(outcome(await call('user.auth', change, bearerOf(again)))).toBe('ok');
      expect(outcome(await call('user.auth', change, bearerOf(opened)))).not.toBe('ok');
      expect(outcome(await enter(NEW, 'manager'))).toBe('ok');
    } finally {
      await mailbox.close();
    }
  });
});

describe('a provider of single sign-on', () => {
  test('that is away is named in both languages, and asked anew once it is back', async () => {
    const visitor = new SsoBrowser(portal.origin);
    expect(sentences(await call('sso.start', { provider: 'corp' }))).toEqual(PROVIDER_AWAY);
    expect(outcome(await enter(OWN))).toBe('ok');
    const deaf = await startDeaf(ports.provider);
    const begun = call('sso.start', { provider: 'corp' });
    await deaf.caller();
    expect(outcome(await enter(OWN))).toBe('ok');
    await deaf.hangUp();
    expect(sentences(await begun)).toEqual(PROVIDER_AWAY);
    const provider = await startCrooked(ports.provider);
    try {
      expect(new URL(await visitor.start('corp')).origin).toBe(provider.issuer);
    } finally {
      await provider.stop();
    }
  });

  test('T49: that stops answering while a person is there spends the state and says so; the next try lets them in', async () => {
    const visitor = new SsoBrowser(portal.origin);
    const begin = async () => {
      const address = new URL(await visitor.start('corp'));
      const state = address.searchParams.get('state') ?? '';
      const query = new URLSearchParams({ code: 'c0de', state });
      return {
        callback: `${portal.origin}/api/sso/callback?${query}`,
        nonce: address.searchParams.get('nonce') ?? '',
      };
    };
    const { callback } = await begin();
    const deaf = await startDeaf(ports.provider);
    const finished = visitor.finish(callback);
    await deaf.caller();
    expect(outcome(await enter(OWN))).toBe('ok');
    await deaf.hangUp();
    expect(outcomeIn(await finished)).toBe('unavailable');
    const provider = await startCrooked(ports.provider);
    try {
      expect(outcomeIn(await visitor.finish(callback))).toBe('expired');
      const next = await begin();
      provider.commits((honest, { signed }) => signed(honest), next.nonce);
      expect(await visitor.finish(next.callback)).toMatch(/^\/portal\/\?token=/);
    } finally {
      await provider.stop();
    }
  });
});

test('a directory that is away is named in both languages, known login or not; own passwords go on', async () => {
  expect(sentences(await enter('Directory#1'))).toEqual(DIRECTORY_AWAY);
  const deaf = await startDeaf(ports.directory);
  const asked = [enter('Directory#1'), enter('Directory#1', 'nobody')];
  await deaf.caller();
  await deaf.caller();
  expect(outcome(await enter(OWN))).toBe('ok');
  await deaf.hangUp();
  for (const answer of await Promise.all(asked)) expect(sentences(answer)).toEqual(DIRECTORY_AWAY);
});

test('whoever never answers is waited for no longer than the limits, and keeps nobody else waiting', async () => {
  const everybody = await Promise.all([startDeaf(ports.provider), startDeaf(ports.directory)]);
  // A running portal keeps the provider's discovery for an hour: only a new one asks.
  await portal.kill();
  portal = await start();
  const slow = [call('sso.start', { provider: 'corp' }), enter('Directory#1')];
  await Promise.all(everybody.map((each) => each.caller()));
  expect(outcome(await enter(OWN))).toBe('ok');
  expect((await Promise.all(slow)).map(sentences)).toEqual([PROVIDER_AWAY, DIRECTORY_AWAY]);
  await Promise.all(everybody.map((each) => each.hangUp()));
});
