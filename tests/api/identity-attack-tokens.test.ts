import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from '../../bin/program.ts';
import { cookieOf } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openTwin(['employee', 'hr', 'admin'], { second: () => ({ env: { ROLE: 'web' } }) }),
);
let scimToken: string;
beforeAll(async () => {
  const { output } = await runProgram('bin/scim-token.ts', [NORTH, 'alpha'], {
    env: { DATABASE_URL: world.url },
  });
  scimToken = output.trim().split('\n').at(-1) ?? '';
});
beforeEach(() => db().query('delete from "rate_limit"'));

const db = () => world.company.db;
const KINDS = [
  'second_factor',
  'totp_setup',
  'passkey_register',
  'passkey_prove',
  'sso_state',
  'sso_entry',
  'restore',
] as const;

/** A challenge of the employee that is alive, as whatever begins one keeps it. */
const begun = async (kind: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db().query(
    `insert into "auth_challenge" ("kind", "hash", "user_id", "session_id", "payload", "expires_at")
     values ($1, $2, $3, (select max("id") from "auth_session" where "user_id" = $3), $4, now() + interval '5 minutes')`,
    [
      kind,
      createHash('sha256').update(token).digest(),
      world.company.people.employee.user_id,
      JSON.stringify({ by_admin: false, email: 'employee@example.ru', mark: '', fingerprint: '' }),
    ],
  );
  return token;
};
const untouched = async (token: string): Promise<boolean> =>
  (
    await db().query(
      'select 1 from "auth_challenge" where "hash" = $1 and "used_at" is null and "attempts" = 0',
      [createHash('sha256').update(token).digest()],
    )
  ).rowCount === 1;
const sessions = async (): Promise<number> =>
  Number((await db().query('select count(*) as n from "auth_session"')).rows[0]?.n);
const own = () => ({ origin: world.portal.origin, 'sec-fetch-site': 'same-origin' });

const READS = [
  '/view?object=vacation',
  '/table?object=status',
  '/user',
  '/export?object=vacation',
  '/events',
];

/** Status of every place of the API that reads a bearer, shown this token. */
const asBearer = async (token: string): Promise<Record<string, number | string>> => {
  const headers = { authorization: `Bearer ${token}` };
  const seen: Record<string, number | string> = {};
  for (const path of READS) seen[path] = await statusOf(path, { headers });
  const photo = new FormData();
  photo.set('file', new Blob([new Uint8Array(await pngOf(40))], { type: 'image/png' }), 'me.png');
  seen['/photo'] = await statusOf('/photo', { method: 'POST', body: photo, headers });
  seen['user.edit'] = outcome(await world.call('user.edit', { data: { language: 'ru' } }, { token }));
  seen['token.grant'] = outcome(await world.call('token.grant', { grant: null }, { token }));
  return seen;
};
const statusOf = async (path: string, init: RequestInit): Promise<number> => {
  const response = await fetch(`${world.portal.origin}/api${path}`, init);
  await response.body?.cancel();
  return response.status;
};

describe('T38: what only waits for its proof', () => {
  test.each(KINDS)(
    '%s is no bearer, cookie, refresh token, grant, code or key of a directory',
    async (kind) => {
      const token = await begun(kind);
      const before = await sessions();
      const { 'token.grant': grant, 'user.edit': edit, ...statuses } = await asBearer(token);
      expect([grant, edit]).toEqual(['invalid_access_token', 'invalid_access_token']);
      expect(new Set(Object.values(statuses))).toEqual(new Set([401]));
      for (const call of world.both)
        for (const name of ['refresh_token', 'refreshToken'])
          expect(outcome(await call('token.refresh', { [name]: token }))).toBe('invalid_refresh_token');
      const cookie = `next-auth.session-token=${token}; __Secure-next-auth.session-token=${token}; eg.browser=${token}`;
      expect(outcome(await world.call('token.refresh', {}, { headers: { ...own(), cookie } }))).toBe(
        'invalid_refresh_token',
      );
      for (const path of ['/events', `/files/${'a'.repeat(24)}`])
        expect(await statusOf(path, { headers: { ...own(), cookie } })).toBe(401);
      // A link that was mailed is an entry by its address, and by that parameter alone.
      const names = ['access_token', 'refresh_token', 'challenge', 'state', 'code'];
      for (const name of kind === 'restore' ? names : [...names, 'token'])
        expect(await statusOf(`/user?${name}=${token}`, {})).toBeGreaterThanOrEqual(400);
      expect(await statusOf('/scim/v2/Users', { headers: { authorization: `Bearer ${token}` } })).toBe(401);
      const signedIn = { token: world.token('employee') };
      expect(outcome(await world.call('token.grant', { grant: token }, signedIn))).toBe('invalid_params');
      const link = { action: 'externalLink', code: token };
      expect(outcome(await world.call('user.auth', link, signedIn))).toBe('not_found');
      expect(await untouched(token)).toBe(true);
      expect(await sessions()).toBe(before);
    },
  );

  test.each(KINDS.filter((kind) => kind !== 'restore' && kind !== 'sso_entry'))(
    '%s is no entry of an address, and is not spent by the try',
    async (kind) => {
      const token = await begun(kind);
      for (const call of world.both) expect(outcome(await call('user.get', { token }))).toBe('link_expired');
      expect(await untouched(token)).toBe(true);
    },
  );

  test('only a link that was mailed enters by its token, once, and only a sign-in by a provider in its browser', async () => {
    const [link, entry] = [await begun('restore'), await begun('sso_entry')];
    expect(outcome(await world.other('user.get', { token: entry }))).toBe('link_expired');
    expect(outcome(await world.other('user.get', { token: link }))).toBe('ok');
    for (const call of world.both)
      expect(outcome(await call('user.get', { token: link }))).toBe('link_expired');
  });

  test.each(KINDS.filter((kind) => kind !== 'second_factor'))(
    '%s proves no sign-in, and nothing that was begun proves another thing',
    async (kind) => {
      const challenge = await begun(kind);
      const response = {
        id: 'a'.repeat(43),
        rawId: 'a'.repeat(43),
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      };
      for (const call of world.both)
        expect(outcome(await call('token.prove', { challenge, response }))).toBe('challenge_over');
      if (kind !== 'passkey_prove') {
        const stepUp = { action: 'stepUp', challenge, response };
        const signedIn = { token: world.token('employee') };
        expect(outcome(await world.call('user.auth', stepUp, signedIn))).toBe('challenge_over');
      }
      expect(await untouched(challenge)).toBe(true);
    },
  );

  test('while the token of a session opens all these places, and is no challenge', async () => {
    const { result } = await world.call('token.get', {
      login: 'employee',
      password: PASSWORD,
      client: NORTH,
    });
    const token = String(result?.access_token);
    const { 'token.grant': grant, 'user.edit': edit, ...statuses } = await asBearer(token);
    expect(new Set(Object.values(statuses))).toEqual(new Set([200]));
    expect([grant, edit]).toEqual(['ok', 'ok']);
    for (const each of [token, String(result?.refresh_token)])
      expect(outcome(await world.call('user.get', { token: each }))).toBe('link_expired');
    expect(await statusOf('/scim/v2/Users', { headers: { authorization: `Bearer ${scimToken}` } })).toBe(200);
    const cookie = await cookieOf(world, 'employee');
    expect(await statusOf('/events', { headers: { ...own(), cookie } })).toBe(200);
    expect(outcome(await world.call('token.refresh', {}, { headers: { ...own(), cookie } }))).toBe('ok');
  });
});

describe('an account that has to choose a password first', () => {
  const owes = (value: boolean) =>
    db().query('update "app_user" set "must_change_password" = $2 where "id" = $1', [
      world.company.people.hr.user_id,
      value,
    ]);
  const tries = async (): Promise<string[]> => {
    const headers = { authorization: `Bearer ${world.token('hr')}` };
    const photo = new FormData();
    photo.set('file', new Blob([new Uint8Array(await pngOf(40))], { type: 'image/png' }), 'me.png');
    const list = new FormData();
    list.set('mode', 'preview');
    list.set('file', new Blob(['email;name\nx@example.ru;Х']), 'users.csv');
    const answers = await Promise.all(
      (
        [
          ['/photo', { method: 'POST', body: photo }],
          ['/photo', { method: 'DELETE' }],
          ['/users/import', { method: 'POST', body: list }],
        ] as const
      ).map(([path, init]) => fetch(`${world.portal.origin}/api${path}`, { ...init, headers })),
    );
    return Promise.all(
      answers.map(async (answer) => {
        const { error } = (await answer.json()) as { error?: { data: { reason: string } } };
        return error?.data.reason ?? 'ok';
      }),
    );
  };

  test('sets no photo and brings no list of users either; afterwards it does', async () => {
    await owes(true);
    expect(await tries()).toEqual(Array(3).fill('password_change_required'));
    await owes(false);
    expect(await tries()).toEqual(['ok', 'ok', 'ok']);
  });
});

test('T40: a refresh token replayed late by twenty at once, over two processes, ends its session once', async () => {
  const { result } = await world.call('token.get', { login: 'admin', password: PASSWORD, client: NORTH });
  const refresh_token = String(result?.refresh_token);
  const next = (await world.other('token.refresh', { refresh_token })).result;
  expect(outcome(await world.call('user.get', {}, { token: String(next?.access_token) }))).toBe('ok');
  await db().query(
    `update "auth_token" set "replaced_at" = now() - interval '31 seconds' where "replaced_at" is not null`,
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? world.other : world.call)('token.refresh', { refresh_token }),
    ),
  );
  expect(new Set(answers.map(outcome))).toEqual(new Set(['invalid_refresh_token']));
  for (const call of world.both) {
    expect(outcome(await call('user.get', {}, { token: String(next?.access_token) }))).toBe(
      'invalid_access_token',
    );
    expect(outcome(await call('token.refresh', { refresh_token: next?.refresh_token }))).toBe(
      'invalid_refresh_token',
    );
  }
  const { rowCount } = await db().query(
    `select 1 from "audit" where "stream" = $1 and "action" = 'refresh_replayed'`,
    [`user:${world.company.people.admin.user_id}`],
  );
  expect(rowCount).toBe(1);
  expect(outcome(await world.other('user.get', {}, { token: world.token('admin') }))).toBe('ok');
});
