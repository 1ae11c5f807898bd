import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answered, cookieOf, postAs, signInCookie } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld([]));

describe('the browser’s cookie', () => {
  test('T81: is out of reach of scripts and of other sites', async () => {
    const line = await signInCookie(world, 'employee', { origin: world.portal.origin });
    expect(line).toMatch(/^next-auth\.session-token=.+; HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/i);
  });

  test('holds no token, and nothing of the person', async () => {
    const cookie = await cookieOf(world, 'employee');
    const { result } = await world.call('token.get', {
      login: 'employee',
      password: PASSWORD,
      client: NORTH,
    });
    for (const text of [String(result?.access_token), String(result?.refresh_token), 'employee', PASSWORD])
      expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString() + cookie).not.toContain(text);
  });

  test('is set only for a page of ours, never for a call from elsewhere', async () => {
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://sister.example' },
    ] as Record<string, string>[]) {
      const response = await postAs(
        world,
        'token.get',
        { login: 'employee', password: PASSWORD, client: NORTH },
        headers,
      );
      expect([headers, response.headers.getSetCookie()]).toEqual([headers, []]);
      await response.arrayBuffer();
    }
  });

  test('is not set for a page elsewhere that calls itself the host it asks', async () => {
    const setBy = (origin: string, host: string): Promise<string[]> =>
      new Promise((done, refuse) => {
        const headers = { 'content-type': 'application/json', origin, host };
        const sent = request(`${world.portal.origin}/api/rpc`, { method: 'POST', headers }, (answer) => {
          answer.resume();
          done(answer.headers['set-cookie'] ?? []);
        });
        sent.once('error', refuse);
        const params = { login: 'employee', password: PASSWORD, client: NORTH };
        sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'token.get', params }));
      });
    expect(await setBy('http://evil.example', 'evil.example')).toEqual([]);
    expect((await setBy(world.portal.origin, 'evil.example')).length).toBeGreaterThan(0);
  });

  test('makes no call: not POST /rpc, not GET /view, not GET /table, not GET /user, not a batch', async () => {
    const cookie = await cookieOf(world, 'employee');
    const own = { cookie, origin: world.portal.origin };
    const id = await addVacation(world.company, 'employee', 'draft');
    for (const [method, params] of [
      ['user.get', {}],
      ['view.get', { object: 'vacation' }],
      ['table.get', { object: 'vacation' }],
      ['table.del', { object: 'vacation', data: [{ id }] }],
      ['user.edit', { data: { language: 'en' } }],
      ['batch', [{ method: 'user.get', params: {} }]],
    ] as const)
      expect([method, outcome(await answered(postAs(world, method, params, own)))]).toEqual([
        method,
        'invalid_access_token',
      ]);
    for (const path of [
      '/view?object=vacation',
      '/table?object=vacation',
      '/user',
      '/export?object=vacation',
    ]) {
      const response = await fetch(`${world.portal.origin}/api${path}`, { headers: own });
      expect([path, response.status]).toEqual([path, 401]);
      await response.arrayBuffer();
    }
    expect((await world.company.db.query('select 1 from "document" where "id" = $1', [id])).rowCount).toBe(1);
  });

  test('opens the live events and files, and their twin without it does not', async () => {
    const cookie = await cookieOf(world, 'employee');
    const gone = new AbortController();
    const stream = await fetch(`${world.portal.origin}/api/events`, {
      headers: { cookie },
      signal: gone.signal,
    });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    gone.abort();
    expect(
      (await fetch(`${world.portal.origin}/api/files/aaaaaaaaaaaaaaaaaaaaaaaa`, { headers: { cookie } }))
        .status,
    ).toBe(404);
    expect((await fetch(`${world.portal.origin}/api/events`)).status).toBe(401);
    expect((await fetch(`${world.portal.origin}/api/files/aaaaaaaaaaaaaaaaaaaaaaaa`)).status).toBe(401);
  });

  test('refreshes silently for a page of ours only', async () => {
    const cookie = await cookieOf(world, 'employee');
    const fresh = await answered(postAs(world, 'token.refresh', {}, { cookie, origin: world.portal.origin }));
    expect(outcome(await world.call('user.get', {}, { token: String(fresh.result?.access_token) }))).toBe(
      'ok',
    );
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${world.portal.origin}.evil.example` },
      { origin: 'http://127.0.0.1' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: world.portal.origin },
    ] as Record<string, string>[]) {
      const answer = await answered(postAs(world, 'token.refresh', {}, { cookie, ...headers }));
      expect([headers, answer.result, answer.error !== undefined]).toEqual([headers, undefined, true]);
    }
  });

  test.each(['x', 'a.b.c', '', 'eyJhbGciOiJub25lIn0.eyJzZXNzaW9uX2lkIjoxfQ.', '%00', '1', 'null'])(
    'that is forged (%j) is none',
    async (value) => {
      const cookie = `next-auth.session-token=${value}`;
      expect(
        outcome(await answered(postAs(world, 'token.refresh', {}, { cookie, origin: world.portal.origin }))),
      ).toBe('invalid_refresh_token');
      const response = await fetch(`${world.portal.origin}/api/events`, { headers: { cookie } });
      expect(response.status).toBe(401);
      await response.arrayBuffer();
    },
  );

  test('signs out by itself when the bearer is over, foreign or missing, for a page of ours only', async () => {
    const own = { origin: world.portal.origin };
    const lives = async (cookie: string) =>
      outcome(await answered(postAs(world, 'token.refresh', {}, { cookie, ...own }))) === 'ok';
    const cookie = await cookieOf(world, 'employee');
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', ...own },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect([
        headers,
        outcome(await answered(postAs(world, 'token.remove', {}, { cookie, ...headers }))),
      ]).toEqual([headers, 'invalid_access_token']);
    expect(await lives(cookie)).toBe(true);
    for (const bearer of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }] as Record<string, string>[]) {
      const mine = await cookieOf(world, 'employee');
      const out = await postAs(world, 'token.remove', {}, { cookie: mine, ...own, ...bearer });
      expect(out.headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=;.*Max-Age=0/);
      expect(await out.json()).toMatchObject({ result: { data: true } });
      expect(await lives(mine)).toBe(false);
      const again = await answered(postAs(world, 'token.remove', {}, { cookie: mine, ...own }));
      expect(again.result).toEqual({ data: true });
    }
    const another = await cookieOf(world, 'employee');
    const { result } = await world.call('token.get', {
      login: 'employee',
      password: PASSWORD,
      client: NORTH,
    });
    const authorization = `Bearer ${String(result?.access_token)}`;
    await answered(postAs(world, 'token.remove', {}, { cookie: another, ...own, authorization }));
    expect([await lives(another), await lives(cookie)]).toEqual([false, true]);
    expect(outcome(await world.call('user.get', {}, { token: String(result?.access_token) }))).toBe(
      'invalid_access_token',
    );
    const { rows } = await world.company.db.query(
      `select count(*)::int as n, count(distinct "record_id")::int as sessions from "audit" where "action" = 'sign_out'`,
    );
    expect(rows).toEqual([{ n: 4, sessions: 4 }]);
  });

  test('is cleared when its owner signs out', async () => {
    const response = await postAs(
      world,
      'token.get',
      { login: 'employee', password: PASSWORD, client: NORTH },
      { origin: world.portal.origin },
    );
    const { result } = (await response.json()) as { result: { access_token: string } };
    const out = await postAs(
      world,
      'token.remove',
      {},
      { authorization: `Bearer ${result.access_token}`, origin: world.portal.origin },
    );
    expect(out.headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=;.*Max-Age=0/);
    await out.arrayBuffer();
  });
});
