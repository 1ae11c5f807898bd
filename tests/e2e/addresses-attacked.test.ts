import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { inPortalDatabase } from './support/portal-database.ts';
import { expect, test } from './support/portal-test.ts';

const PAGES = ['/portal/', '/portal/uvacations', '/portal/profile', '/portal/users', '/portal/upapers/1'];

type Headers = Readonly<Record<string, string>>;

/** Headers and spellings by which Next was once made to skip what stands before a page. */
const HEADERS: readonly Headers[] = [
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  {
    'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
  },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/portal/uvacations' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/portal/uvacations', 'x-invoke-path': '/portal/uvacations' },
  { 'x-eg-address': '/portal/uvacations' },
  { 'x-forwarded-host': 'evil.example', 'x-original-url': '/portal/uvacations' },
];

const SPELT: readonly ((page: string) => string)[] = [
  (page: string) => `${page.replace(/\/$/, '')}.rsc`,
  (page: string) => `${page}?_rsc=1`,
  (page: string) => `${page}?nxtPpath=uvacations&nxtIpath=uvacations`,
  (page: string) => `/ru${page}`,
  (page: string) => `/_next/data/any${page.replace(/\/$/, '')}.json`,
  (page: string) => page.replace('/portal/', '/portal//'),
  (page: string) => page.replace('/portal/', '/portal%2f'),
  (page: string) => page.replace('/portal/', '/portal/./'),
  (page: string) => page.replace('/portal/', '/%70ortal/'),
];

const TRICKS = [
  ...HEADERS.map((headers) => ({ headers, spelt: (page: string) => page })),
  ...SPELT.map((spelt) => ({ headers: { rsc: '1' } as Headers, spelt })),
];

/** Names that stand on pages of people who are signed in, and on no other. */
const namesOfPeople = async (login = '%'): Promise<string[]> =>
  (
    await inPortalDatabase(
      `select e."name" from "employee" e join "app_user" u on u."employee_id" = e."id" where u."login" like $1`,
      [login],
    )
  ).map(({ name = '' }) => name);

const ask = (request: APIRequestContext, address: string, headers: Headers): Promise<APIResponse> =>
  request.get(address, { headers: { ...headers }, maxRedirects: 0, failOnStatusCode: false });

test('T65: no header and no spelling shows anything of a person to who is not signed in', async ({
  request,
  enter,
}) => {
  const names = await namesOfPeople();
  const seenBy = (body: string): string[] => names.filter((name) => body.includes(name));
  for (const { headers, spelt } of TRICKS) {
    const answers = await Promise.all(PAGES.map((page) => ask(request, spelt(page), headers)));
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.status() < 500, ...seenBy(await answer.text())]),
    );
    expect([spelt('/portal/'), headers, ...seen]).toEqual([
      spelt('/portal/'),
      headers,
      ...PAGES.map(() => [true]),
    ]);
  }
  for (const headers of HEADERS)
    for (const path of [
      '/api/view?object=vacation',
      '/api/user',
      '/api/events',
      '/api/files/aaaaaaaaaaaaaaaaaaaa',
    ])
      expect([path, headers, (await ask(request, path, headers)).status()]).toEqual([path, headers, 401]);

  const { context } = await enter('employee');
  expect(seenBy(await (await ask(context.request, '/portal/', {})).text())).not.toEqual([]);
});

/** An address as it is written, which no client would send. */
const raw = async (origin: string, target: string): Promise<string> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const body = '{"jsonrpc":"2.0","id":1,"method":"user.get"}';
  socket.write(
    `POST ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return text(socket);
};

test('T65: the API answers at its own address and at no other', async ({ origin }) => {
  for (const target of ['/api/rpc', 'http://elsewhere/api/rpc'])
    expect(await raw(origin, target)).toMatch(/^HTTP\/1\.1 401 [\s\S]*"invalid_access_token"/);
  for (const target of [
    '/api/auth/%2e%2e/rpc',
    '/api/auth/../rpc',
    '/api/auth/..%2frpc',
    '/api//rpc',
    '//api/rpc',
    '/api/%2e/rpc',
    '/api%2frpc',
    '/%61pi/rpc',
    '/portal/../api/rpc',
    '/portal/%2e%2e/api/rpc',
  ])
    expect([target, await raw(origin, target)]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 404 /)]);
  for (const target of ['/_next/data/any/api/rpc.json', '/portal/%2fapi%2frpc', '/ru/api/rpc'])
    expect([target, await raw(origin, target)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1\.1 40[45] /),
    ]);
});

test('T66: the build has no server actions, and no page reads a body', async ({ request }) => {
  const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
  expect([manifest.node, manifest.edge]).toEqual([{}, {}]);
  const flight = { 0: '["$@1"]', 1: '{"status":"resolved_model","then":"$1:__proto__:then"}' };
  for (const page of ['/', ...PAGES, '/portal/login', '/icon.svg'])
    for (const headers of [{ 'next-action': 'a'.repeat(42) }, { rsc: '1' }, {}] as Headers[])
      for (const sent of [{ data: '[]' }, { multipart: flight }]) {
        const answer = await request.post(page, { ...sent, headers: { ...headers }, maxRedirects: 0 });
        expect([page, headers, answer.status()]).toEqual([page, headers, 405]);
      }
});

test('T67: a page is its reader’s alone, and nothing between keeps it', async ({ enter, request }) => {
  const readers = [await enter('employee'), await enter('candidate')].map(({ context }) => context.request);
  const bodies: string[] = [];
  for (const reader of [...readers, request])
    for (const path of ['/portal/profile', '/api/view?object=vacation', '/api/auth/session']) {
      const answer = await ask(reader, path, {});
      expect([path, answer.headers()['cache-control']]).toEqual([
        path,
        expect.stringMatching(/private.*no-store/),
      ]);
      if (path.startsWith('/api/view')) expect(answer.headers().vary).toMatch(/\bauthorization, cookie\b/i);
      bodies.push(await answer.text());
    }
  const [own = '', , , other = ''] = bodies;
  const [name = '?'] = await namesOfPeople('employee');
  expect([own.includes(name), other.includes(name)]).toEqual([true, false]);
  for (const picture of ['/icon.svg', '/api/files/aaaaaaaaaaaaaaaaaaaa'])
    expect((await ask(request, `/_next/image?url=${encodeURIComponent(picture)}&w=64&q=75`, {})).ok()).toBe(
      false,
    );
});

test('next-auth knows where it is, whatever host it is asked by, and fails on nothing', async ({
  origin,
  request,
}) => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const providers = await (await ask(request, '/api/auth/providers', forged)).json();
  expect(providers.credentials.callbackUrl).toBe(`${origin}/api/auth/callback/credentials`);
  for (const path of ['signin', 'signout', 'error', 'signin/credentials?callbackUrl=https://evil.example']) {
    const answer = await ask(request, `/api/auth/${path}`, forged);
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      302,
      expect.not.stringMatching(/evil/),
    ]);
  }
  for (const path of ['callback/credentials', 'callback/nothing', 'callback'])
    expect([path, (await ask(request, `/api/auth/${path}`, {})).status()]).toEqual([path, 405]);
  for (const path of ['_log', 'verify-request', 'constructor', 'x/y'])
    expect([path, (await ask(request, `/api/auth/${path}`, {})).status()]).toEqual([path, 404]);
  const post = async (sent: object) =>
    (await request.post('/api/auth/callback/credentials', { ...sent, maxRedirects: 0 })).status();
  expect(await post({ headers: { 'content-type': 'application/json' }, data: '{bad' })).toBe(415);
  expect(await post({ form: { csrfToken: 'x' } })).toBe(302);
  expect(await post({ form: { csrfToken: 'x'.repeat(20_000) } })).toBe(413);
});
