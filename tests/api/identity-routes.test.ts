import { expect, test } from 'vitest';
import { METHODS } from '../../lib/contract/contract.ts';
import type { Method } from '../../lib/rpc/contract/method.ts';
import { api } from '../../server/api/app.ts';
import { cookieOf } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['hr']));

/** Routes that answer without anybody signed in, or that judge whose they are call by call. */
const OTHERS: ReadonlySet<string> = new Set([
  // Opened by the secret of its address (T83).
  'GET /api/calendar/:feed',
  'POST /api/rpc',
  'POST /api/verify',
  'POST /api/token',
  'POST /api/user',
  'GET /api/view',
  'GET /api/table',
  'GET /api/user',
  'POST /api/setup',
  'GET /api/sso/callback',
  'GET /api/version',
  'GET /api/crl/internal.crl',
  'GET /api/openrpc.json',
  'GET /api/themes/:file',
  'GET /api/themes/:client/:file',
  'GET /api/healthz',
  'GET /api/readyz',
  'GET /api/metrics',
]);

/** Every route there is, each once: none that is added later escapes this list. */
const routes = [...new Set(api.routes.map(({ method, path }) => `${method} ${path}`))].filter(
  (route) =>
    !OTHERS.has(route) &&
    /^(GET|POST|PUT|DELETE) \/api\//.test(route) &&
    !/\/api\/(:version|scim)/.test(route),
);

const ask = async (route: string, headers: Record<string, string>): Promise<string> => {
  const [method = '', path = ''] = route.split(' ');
  const gone = new AbortController();
  const response = await fetch(world.portal.origin + path.replace(':file', 'a'.repeat(64)), {
    method,
    headers,
    body: method === 'POST' ? new FormData() : null,
    signal: gone.signal,
  });
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = streams ? '' : await response.text();
  if (streams) gone.abort();
  return /"reason":"([a-z_]+)"/.exec(text)?.[1] ?? 'ok';
};
const owe = (owes: boolean) =>
  world.company.db.query('update "app_user" set "must_change_password" = $2 where "id" = $1', [
    world.company.people.hr.user_id,
    owes,
  ]);

test('every route beside the calls is for whoever is signed in and owes nothing first', async () => {
  expect(routes.length).toBeGreaterThan(8);
  const bearer = { authorization: `Bearer ${world.token('hr')}` };
  for (const route of routes) {
    expect([route, await ask(route, {})]).toEqual([route, 'invalid_access_token']);
    await owe(true);
    expect([route, await ask(route, bearer)]).toEqual([route, 'password_change_required']);
    await owe(false);
    expect(['invalid_access_token', 'password_change_required']).not.toContain(await ask(route, bearer));
  }
});

test('T48: whoever is not signed in leaves nothing behind, however often and whatever they ask for', async () => {
  const { db } = world.company;
  const traces = async () => ({
    ...(await fingerprint(db)),
    more: (
      await db.query(
        `select (select count(*) from "audit") as audit, (select count(*) from "auth_token") as token,
           (select count(*) from "auth_challenge") as challenge, (select count(*) from "rate_limit") as attempt,
           (select count(*) from "pgboss"."job") as job`,
      )
    ).rows,
  });
  const before = await traces();
  const forged = {
    authorization: `Bearer ${'x'.repeat(43)}`,
    cookie: 'next-auth.session-token=x; eg.browser=x',
  };
  for (let round = 0; round < 5; round += 1) {
    for (const headers of [{}, forged])
      for (const route of routes)
        expect([route, await ask(route, headers)]).toEqual([route, 'invalid_access_token']);
    const calls = Object.entries<Method>(METHODS).filter(([, method]) => !method.public);
    await Promise.all(
      calls.map(async ([name]) => {
        const answer = await world.call(name, {}, { key: `key-${name}-${round}` });
        expect([name, answer.result]).toEqual([name, undefined]);
      }),
    );
  }
  expect(await traces()).toEqual(before);
});

test('the cookie opens only what a browser fetches by itself, and no more of it than the bearer', async () => {
  const cookie = await cookieOf(world, 'hr');
  const opened: string[] = [];
  for (const route of routes)
    if ((await ask(route, { cookie })) !== 'invalid_access_token') opened.push(route);
  expect(opened.sort()).toEqual([
    'GET /api/events',
    'GET /api/excel/:template',
    'GET /api/file/:file',
    'GET /api/files-archive',
    'GET /api/files/:file',
    'GET /api/object_files',
    'GET /api/papers/:file',
    'GET /api/report/:object_id',
    'GET /api/shown/:file',
    'GET /api/signatures/:id/record',
    'GET /api/signatures/:id/sig',
    'GET /api/signing/:document/archive',
    'GET /api/signing/:document/package578n',
    'GET /api/signing/:document/protocol',
    'GET /api/templates/:id/versions/:version',
  ]);
  await owe(true);
  for (const route of opened)
    expect([route, await ask(route, { cookie })]).toEqual([route, 'password_change_required']);
  await owe(false);
});

test('T31: what stays open ends with the right to it', async () => {
  const token = await signIn(world.portal.origin, 'hr', PASSWORD, NORTH);
  const stream = await fetch(`${world.portal.origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stream.status).toBe(200);
  await owe(true);
  await world.company.db.query(
    `select pg_notify('portal_rights', json_build_object('id', "id")::text) from "auth_session" where "user_id" = $1`,
    [world.company.people.hr.user_id],
  );
  await stream.text();
  await owe(false);
});
