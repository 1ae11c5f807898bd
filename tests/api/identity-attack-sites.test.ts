import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, setUpFactor } from '../support/authenticator.ts';
import { cookieOf } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, answerOf, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'hr']));
beforeEach(() => db().query('delete from "rate_limit"'));

const db = () => world.company.db;
const EVIL = 'https://evil.example';
/** Headers a browser sends with a form or script of another site; a current browser first, then older ones. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: EVIL, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { origin: EVIL },
  { origin: 'null' },
  {},
];
/** Content types a form or a script may send without CORS permission, and the one it may not. */
const TYPES = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'application/json',
  '',
] as const;

const send = (method: string, params: unknown, headers: Readonly<Record<string, string>>, path = '/rpc') => {
  const body = new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  return fetch(`${world.portal.origin}/api${path}`, { method: 'POST', headers, body });
};
const answerTo = async (response: Response): Promise<Answer> =>
  answerOf(response.status, await response.text());
const own = () => ({ origin: world.portal.origin, 'sec-fetch-site': 'same-origin' });
const headersOf = (type: string, more: Readonly<Record<string, string>>) => ({
  'x-client': NORTH,
  ...more,
  ...(type === '' ? {} : { 'content-type': type }),
});
/** A restore link as it is mailed. */
const linkFor = async (name: Name): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db().query(
    `insert into "auth_challenge" ("kind", "hash", "user_id", "payload", "expires_at")
     values ('restore', $1, $2, $3, now() + interval '5 minutes')`,
    [
      createHash('sha256').update(token).digest(),
      world.company.people[name].user_id,
      JSON.stringify({ by_admin: false, email: `${name}@example.ru` }),
    ],
  );
  return token;
};

describe('T69: a form of another site, with the cookie of somebody who is signed in', () => {
  test('does nothing by whatever door and under whatever content type', async () => {
    const cookie = await cookieOf(world, 'employee');
    const id = await addVacation(world.company, 'employee', 'draft');
    for (const foreign of FOREIGN)
      for (const type of TYPES)
        for (const path of ['/rpc', '/token', '/user'])
          for (const [method, params] of [
            ['token.refresh', {}],
            ['table.del', { object: 'vacation', data: [{ id }] }],
            ['user.edit', { data: { language: 'en' } }],
            ['token.remove', {}],
          ] as const) {
            const response = await send(method, params, headersOf(type, { ...foreign, cookie }), path);
            const answer = await answerTo(response);
            expect([foreign, type, path, method, answer.result, response.headers.getSetCookie()]).toEqual([
              foreign,
              type,
              path,
              method,
              undefined,
              [],
            ]);
          }
    expect((await db().query('select 1 from "document" where "id" = $1', [id])).rowCount).toBe(1);
    const silent = await send('token.refresh', {}, headersOf('application/json', { ...own(), cookie }));
    expect(outcome(await answerTo(silent))).toBe('ok');
  });

  test('sends no file, photo or list of users, and removes none', async () => {
    const cookie = await cookieOf(world, 'hr');
    const forms = async (headers: Record<string, string>) => {
      const picture = new Blob([new Uint8Array(await pngOf(40))], { type: 'image/png' });
      const photo = new FormData();
      photo.set('file', picture, 'me.png');
      const list = new FormData();
      list.set('mode', 'preview');
      list.set('file', new Blob(['email;name\nx@example.ru;Х']), 'users.csv');
      const file = new FormData();
      for (const [name, value] of Object.entries({
        method: 'file.upload',
        object_id: 'vacation',
        registrator_id: String(await addVacation(world.company, 'hr', 'draft')),
      }))
        file.set(name, value);
      file.set('file', picture, 'scan.png');
      const tries: readonly (readonly [string, RequestInit])[] = [
        ['/photo', { method: 'POST', body: photo }],
        ['/photo', { method: 'DELETE' }],
        ['/users/import', { method: 'POST', body: list }],
        ['/rpc', { method: 'POST', body: file }],
      ];
      const said: number[] = [];
      for (const [path, init] of tries) {
        const response = await fetch(`${world.portal.origin}/api${path}`, { ...init, headers });
        await response.arrayBuffer();
        said.push(response.status);
      }
      return said;
    };
    for (const sender of [...FOREIGN, own()])
      expect([sender, await forms({ ...sender, cookie })]).toEqual([sender, [401, 401, 401, 401]]);
    expect(await forms({ authorization: `Bearer ${world.token('hr')}` })).toEqual([200, 200, 200, 200]);
  });
});

describe('nobody is signed in by a page of another site', () => {
  const WAYS: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    ['with a password', 'token.get', async () => ({ login: 'employee2', password: PASSWORD, client: NORTH })],
    ['with a link', 'user.get', async () => ({ token: await linkFor('employee2') })],
  ];
  test.each(WAYS)(
    '%s: the browser gets no cookie, and one of our page does',
    async (_way, method, params) => {
      for (const foreign of FOREIGN)
        for (const type of TYPES) {
          const response = await send(method, await params(), headersOf(type, foreign));
          await response.arrayBuffer();
          expect([foreign, type, response.headers.getSetCookie()]).toEqual([foreign, type, []]);
        }
      const ours = await send(method, await params(), headersOf('application/json', own()));
      expect(outcome(await answerTo(ours))).toBe('ok');
      expect(ours.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
        'next-auth.session-token',
        'eg.browser',
      ]);
    },
  );
});

describe('a session held before the sign-in is never the one after it', () => {
  const sessionsOf = async (name: Name): Promise<number[]> =>
    (
      await db().query(
        'select "id"::int from "auth_session" where "user_id" = $1 and "ended_at" is null order by "id"',
        [world.company.people[name].user_id],
      )
    ).rows.map(({ id }) => id);
  const ways: readonly (readonly [string, () => Promise<readonly [string, unknown]>])[] = [
    ['by a mailed link', async () => ['user.get', { token: await linkFor('clerk') }]],
    [
      'by a second factor',
      async () => {
        const { result } = await world.call('token.get', {
          login: 'clerk',
          password: PASSWORD,
          client: NORTH,
        });
        const { secret } = await setUpFactor(world.call, String(result?.access_token));
        const secretCode = codeOf(secret);
        return ['token.get', { login: 'clerk', password: PASSWORD, client: NORTH, secretCode }];
      },
    ],
  ];
  test.each(ways)('%s', async (_way, prepare) => {
    const planted = await cookieOf(world, 'stranger');
    const [method, params] = await prepare();
    const [before, attackers] = [await sessionsOf('clerk'), await sessionsOf('stranger')];
    const headers = {
      ...own(),
      cookie: planted,
      authorization: `Bearer ${world.token('employee')}`,
    };
    const response = await send(method, params, headersOf('application/json', headers));
    const [line = ''] = response.headers.getSetCookie();
    expect(outcome(await answerTo(response))).toBe('ok');
    const given = line.split(';')[0] ?? '';
    expect(given).toMatch(/^next-auth\.session-token=./);
    expect(given).not.toBe(planted);
    expect((await sessionsOf('clerk')).length).toBe(before.length + 1);
    expect(await sessionsOf('stranger')).toEqual(attackers);
    const whose = async (cookie: string) => {
      const refreshed = await send('token.refresh', {}, headersOf('application/json', { ...own(), cookie }));
      const token = String((await answerTo(refreshed)).result?.access_token);
      const answer = await world.call('user.get', {}, { token });
      return (answer.result?.profile as { login?: string } | undefined)?.login;
    };
    expect([await whose(given), await whose(planted)]).toEqual(['clerk', 'stranger']);
  });
});
