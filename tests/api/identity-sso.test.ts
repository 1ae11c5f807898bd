import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepIdTokens } from '../../server/auth/tokens.ts';
import type { Db } from '../../server/db/tx.ts';
import { testDatabase } from '../support/database.ts';
import { CLIENT_SECRET, type OidcServer, startOidc } from '../support/oidc-server.ts';
import { freePort, type Portal, startPortal } from '../support/portal.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { outcomeIn, SsoBrowser, tokenIn, whoIs } from '../support/sso-browser.ts';

const database = shared(testDatabase);
let portal: Portal;
let corp: OidcServer;
let guild: OidcServer;
let db: pg.Client;
beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  corp = await startOidc({ portal: origin, claimsInToken: true });
  guild = await startOidc({ portal: origin });
  const provider = { title: 'x', title_eng: 'x', client_id: 'portal', client_secret: CLIENT_SECRET };
  const OIDC_PROVIDERS = JSON.stringify([
    { ...provider, name: 'corp', issuer: corp.issuer, link_by_email: true, mfa_amr: ['mfa'] },
    { ...provider, name: 'guild', issuer: guild.issuer, link_by_email: true },
    { ...provider, name: 'strict', issuer: guild.issuer },
    { ...provider, name: 'other', client: 'north', issuer: corp.issuer },
    { ...provider, name: 'gone', issuer: 'http://127.0.0.1:1' },
  ]);
  portal = await startPortal({ databaseUrl: database.url, port, env: { OIDC_PROVIDERS } });
  db = new pg.Client(database.url);
  await db.connect();
  await db.query(`update "app_user" set "email" = "login" || '@demo.example'`);
});
afterAll(async () => {
  await db?.end();
  await portal?.stop();
  await corp?.stop();
  await guild?.stop();
});
beforeEach(async () => {
  await db.query('delete from "identity_link"');
  for (const { people } of [corp, guild]) {
    people.clear();
    for (const login of ['employee', 'employee2', 'manager'])
      people.set(`${login}-at-work`, { email: `${login}@demo.example`, email_verified: true });
  }
});

const browser = (fingerprint?: string) => new SsoBrowser(portal.origin, fingerprint);
const links = async (): Promise<unknown[]> =>
  (
    await db.query(
      'select u."login", l."issuer", l."subject" from "identity_link" l join "app_user" u on u."id" = l."user_id" order by l."id"',
    )
  ).rows;

describe('signing in by a provider', () => {
  test.for(['corp', 'guild'])(
    'opens the portal through %s and links issuer and subject once',
    async (name) => {
      const visitor = browser();
      const location = await visitor.signIn(name, 'employee-at-work');
      expect(location).toMatch(/^\/portal\/\?token=[A-Za-z0-9_-]{43}$/);
      const { result } = await visitor.enter(location);
      expect(result?.profile.login).toBe('employee');
      expect(await whoIs(portal.origin, result?.token.access_token ?? '')).toBe('employee');
      expect(visitor.cookies()).toContain('next-auth.session-token=');
      const { issuer } = name === 'corp' ? corp : guild;
      expect(await links()).toEqual([{ login: 'employee', issuer, subject: 'employee-at-work' }]);
      expect(
        (await browser().enter(await browser().signIn(name, 'employee-at-work'))).error?.data.reason,
      ).toBe('link_expired');
      expect(await links()).toHaveLength(1);
    },
  );

  test('the person stays the same when the e-mail at the provider changes, and nobody inherits the old one', async () => {
    await browser().signIn('corp', 'employee-at-work');
    corp.people.set('employee-at-work', { email: 'manager@demo.example', email_verified: true });
    corp.people.set('newcomer', { email: 'employee@demo.example', email_verified: true });
    const visitor = browser();
    const { result } = await visitor.enter(await visitor.signIn('corp', 'employee-at-work'));
    expect(result?.profile.login).toBe('employee');
    expect(outcomeIn(await browser().signIn('corp', 'newcomer'))).toBe('unknown');
    expect(await links()).toHaveLength(1);
  });

  test('leads where the person wanted to go, under the client they came by, and nowhere else', async () => {
    for (const [to, shown] of [
      ['/portal/uvacations-own?view=all', '/portal/uvacations-own?view=all'],
      ['https://evil.example/portal/', null],
      ['//evil.example', null],
      ['/portal/../../evil', null],
      ['/portal/\\evil.example', null],
      ['/\\evil.example', null],
      ['/portal/%2e%2e/api/user', null],
      ['javascript:alert(1)', null],
      ['%2F%2Fevil.example', null],
    ] as const) {
      const visitor = browser();
      const url = await visitor.start('corp', { to, in_path: true });
      const location = await visitor.finish(await visitor.consent(url, 'employee-at-work'));
      expect(location).toMatch(/^\/portal\/eg\/\?token=/);
      expect([to, new URL(location, 'http://portal').searchParams.get('to')]).toEqual([to, shown]);
    }
  });

  test('leaves its rows of audit: the link and the session', async () => {
    const visitor = browser();
    await visitor.enter(await visitor.signIn('corp', 'employee2-at-work'));
    const { rows } = await db.query(
      `select a."action", a."detail" from "audit" a join "app_user" u on a."stream" = 'user:' || u."id"
       where u."login" = 'employee2' order by a."seq" desc limit 2`,
    );
    expect(rows.map((row) => row.action)).toEqual(['sign_in', 'sso_link']);
    expect(JSON.stringify(rows)).toContain('"origin\\":\\"sso');
    expect(JSON.stringify(rows)).not.toMatch(/eyJ/);
  });
});

describe('the address of the provider', () => {
  test('T45, T49: carries state, nonce and PKCE, and our own callback whatever host was asked', async () => {
    const url = new URL(
      await browser().start('corp', {}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }),
    );
    expect(url.origin).toBe(corp.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${portal.origin}/api/sso/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('is told for a provider of this client only, and plainly refused when the provider is away', async () => {
    const reason = async (provider: string, more: Record<string, string> = {}) =>
      (await browser().call('sso.start', { provider }, more)).error?.data.reason;
    expect(await reason('other')).toBe('invalid_params');
    expect(await reason('nobody')).toBe('invalid_params');
    expect(await reason('corp', { 'x-client': 'north' })).toBe('invalid_params');
    expect(await reason('gone')).toBe('provider_unavailable');
  });
});

describe('T49: a state', () => {
  test('is taken once, also by ten at a time', async () => {
    const visitor = browser();
    const callback = await visitor.consent(await visitor.start('corp'), 'employee-at-work');
    const locations = await Promise.all(Array.from({ length: 10 }, () => visitor.finish(callback)));
    expect(locations.filter((each) => tokenIn(each) !== '')).toHaveLength(1);
    expect(locations.filter((each) => outcomeIn(each) === 'expired')).toHaveLength(9);
    expect(outcomeIn(await visitor.finish(callback))).toBe('expired');
  });

  test('is of one browser: another finishes nothing, with its own cookie or with none', async () => {
    for (const thief of [browser(), browser()]) {
      const victim = browser();
      if (thief.cookies() === '') await thief.start('corp');
      const callback = await victim.consent(await victim.start('corp'), 'employee-at-work');
      expect(outcomeIn(await thief.finish(callback))).toBe('expired');
    }
    const victim = browser();
    const callback = await victim.consent(await victim.start('corp'), 'employee-at-work');
    expect(outcomeIn(await browser().finish(callback))).toBe('expired');
  });

  test('that was invented, dropped, doubled or is ten minutes old opens nothing', async () => {
    for (const change of [
      (url: URL) => url.searchParams.set('state', 'x'.repeat(43)),
      (url: URL) => url.searchParams.delete('state'),
      (url: URL) => url.searchParams.set('state', ''),
    ]) {
      const visitor = browser();
      const url = new URL(await visitor.consent(await visitor.start('corp'), 'employee-at-work'));
      change(url);
      expect(outcomeIn(await visitor.finish(url.href))).toBe('expired');
    }
    const twice = browser();
    const url = new URL(await twice.consent(await twice.start('corp'), 'employee-at-work'));
    url.searchParams.append('state', 'other');
    expect(outcomeIn(await twice.finish(url.href))).toBe('failed');
    const late = browser();
    const callback = await late.consent(await late.start('corp'), 'employee-at-work');
    await db.query(`update "auth_challenge" set "expires_at" = now() where "kind" = 'sso_state'`);
    expect(outcomeIn(await late.finish(callback))).toBe('expired');
  });

  test('and what follows it open no call: none is a bearer, a cookie or a refresh token', async () => {
    const visitor = browser();
    const url = new URL(await visitor.consent(await visitor.start('corp'), 'employee-at-work'));
    const state = url.searchParams.get('state') ?? '';
    const entry = tokenIn(await visitor.finish(url.href));
    for (const token of [state, entry]) {
      expect(await whoIs(portal.origin, token)).toBe('invalid_access_token');
      expect((await browser().call('token.refresh', { refresh_token: token })).error?.data.reason).toBe(
        'invalid_refresh_token',
      );
    }
    expect((await visitor.call('user.get', { token: state })).error?.data.reason).toBe('link_expired');
  });
});

describe('T49: a code', () => {
  test('of somebody else, put into one’s own callback, opens nothing', async () => {
    const victim = browser();
    const stolen = new URL(await victim.consent(await victim.start('corp'), 'manager-at-work'));
    const thief = browser();
    const own = new URL(await thief.consent(await thief.start('corp'), 'employee-at-work'));
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(outcomeIn(await thief.finish(own.href))).toBe('failed');
  });

  test('of one provider under the state of another opens nothing', async () => {
    const visitor = browser();
    const honest = new URL(await visitor.start('guild'));
    const mixed = new URL(await visitor.consent(await visitor.start('corp'), 'employee-at-work'));
    mixed.searchParams.set('state', honest.searchParams.get('state') ?? '');
    expect(outcomeIn(await visitor.finish(mixed.href))).toBe('failed');
    const again = new URL(await visitor.start('guild'));
    mixed.searchParams.set('state', again.searchParams.get('state') ?? '');
    mixed.searchParams.set('iss', guild.issuer);
    expect(outcomeIn(await visitor.finish(mixed.href))).toBe('failed');
  });

  test('refused by the provider, or answered with an error, leads to the sign-in page', async () => {
    const visitor = browser();
    const url = new URL(await visitor.consent(await visitor.start('corp'), 'employee-at-work'));
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    expect(outcomeIn(await visitor.finish(url.href))).toBe('failed');
  });

  test('leads to our own pages, whatever host the callback was asked under', async () => {
    const visitor = browser();
    const callback = await visitor.consent(await visitor.start('corp'), 'employee-at-work');
    const location = await visitor.finish(callback, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(location).toMatch(/^\/portal\/\?token=/);
  });
});

describe('T50: the token of the address', () => {
  test('opens one session, also when ten ask at a time', async () => {
    const visitor = browser();
    const location = await visitor.signIn('corp', 'employee-at-work');
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.enter(location)));
    expect(answers.filter((each) => each.result !== undefined)).toHaveLength(1);
    expect((await visitor.enter(location)).error?.data.reason).toBe('link_expired');
  });

  test('is of the browser and the device that began: sent to somebody else it signs nobody in', async () => {
    const villain = browser();
    const location = await villain.signIn('corp', 'employee-at-work');
    const victim = browser();
    await victim.start('corp');
    expect((await victim.enter(location)).error?.data.reason).toBe('link_expired');
    expect((await browser().enter(location)).error?.data.reason).toBe('link_expired');
    const moved = await villain.call(
      'user.get',
      { token: tokenIn(location) },
      { 'x-fingerprint': 'another' },
    );
    expect(moved.error?.data.reason).toBe('link_expired');
    expect((await villain.enter(location)).result?.profile.login).toBe('employee');
  });

  test('is taken in no batch, and a minute later not at all', async () => {
    const visitor = browser();
    const location = await visitor.signIn('corp', 'employee-at-work');
    const call = { method: 'user.get', params: { token: tokenIn(location) } };
    const bearer = { authorization: `Bearer ${await signIn(portal.origin, 'manager')}` };
    const batch = await visitor.call<{ data: { error?: { data: { reason: string } } }[] }>(
      'batch',
      [call],
      bearer,
    );
    expect(batch.result?.data.map((each) => each.error?.data.reason)).toEqual(['invalid_params']);
    await db.query(`update "auth_challenge" set "expires_at" = now() where "kind" = 'sso_entry'`);
    expect((await visitor.enter(location)).error?.data.reason).toBe('link_expired');
  });
});

describe('nobody comes in', () => {
  const outcome = async (person: { email: string; email_verified: boolean }, provider = 'corp') => {
    corp.people.set('stranger', person);
    guild.people.set('stranger', person);
    return outcomeIn(await browser().signIn(provider, 'stranger'));
  };

  test('T49: by an e-mail the provider has not verified', async () => {
    for (const provider of ['corp', 'guild'])
      expect(await outcome({ email: 'employee@demo.example', email_verified: false }, provider)).toBe(
        'unverified',
      );
    expect(
      await outcome({ email: 'employee@demo.example', email_verified: 'true' as unknown as boolean }),
    ).toBe('unverified');
    expect(await links()).toEqual([]);
  });

  test('by an e-mail nobody has, one that only looks alike, none, or one that two have', async () => {
    await db.query(`update "app_user" set "email" = 'shared@demo.example' where "login" in ('hr', 'admin')`);
    for (const email of [
      'nobody@demo.example',
      'employee@demo.example ',
      'employee@demo.eхample',
      'emploKee@demo.example'.replace('K', '\u212a'),
      '%@demo.example',
      '',
      'shared@demo.example',
    ])
      expect([email, await outcome({ email, email_verified: true })]).toEqual([email, 'unknown']);
    expect(await links()).toEqual([]);
  });

  test('by e-mail where the operator does not allow it', async () => {
    expect(await outcome({ email: 'employee@demo.example', email_verified: true }, 'strict')).toBe('unknown');
    expect(await outcome({ email: 'employee@demo.example', email_verified: true }, 'guild')).toBeNull();
  });

  test('as somebody another person of the same provider is linked to, also ten at a time', async () => {
    for (let each = 0; each < 10; each += 1)
      corp.people.set(`twin${each}`, { email: 'manager@demo.example', email_verified: true });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, each) => outcomeIn(await browser().signIn('corp', `twin${each}`))),
    );
    expect(outcomes.filter((each) => each === null)).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'unknown')).toHaveLength(9);
    expect(await links()).toHaveLength(1);
  });

  test('T35: into a closed account: before, between and after', async () => {
    const disable = (disabled: boolean) =>
      db.query('update "app_user" set "disabled" = $1 where "login" = $2', [disabled, 'employee']);
    const visitor = browser();
    const first = await visitor.enter(await visitor.signIn('corp', 'employee-at-work'));
    await disable(true);
    expect(await whoIs(portal.origin, first.result?.token.access_token ?? '')).toBe('invalid_access_token');
    expect(outcomeIn(await visitor.signIn('corp', 'employee-at-work'))).toBe('closed');
    await disable(false);
    const location = await visitor.signIn('corp', 'employee-at-work');
    await disable(true);
    expect((await visitor.enter(location)).error?.data.reason).toBe('link_expired');
    await disable(false);
    await db.query('delete from "identity_link"');
    await disable(true);
    expect(outcomeIn(await browser().signIn('corp', 'employee-at-work'))).toBe('unknown');
    await disable(false);
  });

  test('T39: past a second factor the provider did not check', async () => {
    await db.query(`update "app_user" set "totp_secret" = 'set' where "login" = 'employee'`);
    const visitor = browser();
    expect(outcomeIn(await browser().signIn('corp', 'employee-at-work'))).toBe('second_factor');
    const { result } = await visitor.enter(await visitor.signIn('corp', 'employee-at-work', true));
    expect(result?.profile.login).toBe('employee');
    expect(outcomeIn(await browser().signIn('guild', 'employee-at-work', true))).toBe('second_factor');
    await db.query(`update "app_user" set "totp_secret" = '' where "login" = 'employee'`);
  });
});

/** ID tokens kept anywhere by now. */
const keptIdTokens = async (): Promise<number> => {
  const { rows } = await db.query<{ n: number }>(
    `select ((select count(*) from "auth_session" where "sso" ? 'id_token')
       + (select count(*) from "auth_challenge" where "payload"::jsonb -> 'sso' ? 'id_token' and "used_at" is not null))::int as n`,
  );
  return rows[0]?.n ?? -1;
};

describe('signing out', () => {
  beforeAll(() => db.query(`update "auth_session" set "sso" = null`));

  test('leaves the provider too, by the ID token and back to us; a password session leaves nothing', async () => {
    const visitor = browser();
    const { result } = await visitor.enter(await visitor.signIn('corp', 'employee-at-work'));
    const token = result?.token.access_token ?? '';
    const answer = await visitor.call<{ leave: string }>(
      'token.remove',
      {},
      { authorization: `Bearer ${token}` },
    );
    const leave = new URL(answer.result?.leave ?? 'none:');
    expect(leave.origin).toBe(corp.issuer);
    expect(leave.searchParams.get('post_logout_redirect_uri')).toBe(`${portal.origin}/portal/eg/sso-logout`);
    expect(leave.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    expect(await whoIs(portal.origin, token)).toBe('invalid_access_token');
    expect(await keptIdTokens()).toBe(0);

    const plain = await browser().call<{ access_token: string }>('token.get', {
      login: 'employee',
      password: 'Portal#1',
    });
    const bearer = { authorization: `Bearer ${plain.result?.access_token}` };
    expect((await browser().call('token.remove', {}, bearer)).result).toEqual({ data: true });
  });

  test('by whatever way leaves no ID token behind', async () => {
    const visitor = browser();
    const { result } = await visitor.enter(await visitor.signIn('corp', 'employee-at-work'));
    expect(await keptIdTokens()).toBe(1);
    await db.query(
      `update "auth_session" set "expires_at" = now() - interval '1 second' where "ended_at" is null`,
    );
    await sweepIdTokens({
      rows: async (text, values) => (await db.query(text, [...(values ?? [])])).rows,
    } as Db);
    expect(await keptIdTokens()).toBe(0);
    expect(await whoIs(portal.origin, result?.token.access_token ?? '')).toBe('invalid_access_token');
    const { rows } = await db.query(
      `select 1 from "auth_session" where "sso" ->> 'provider' = 'corp' limit 1`,
    );
    expect(rows).toHaveLength(1);
  });
});
