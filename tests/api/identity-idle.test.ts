import { beforeEach, describe, expect, test } from 'vitest';
import { answered, postAs } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Call, outcome } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin([]));
beforeEach(() => allow(15));

const db = () => world.company.db;
const allow = (minutes: number | string) => putParameter(db(), 'auto_logout_time', minutes);

interface Browser {
  access_token: string;
  refresh_token: string;
  cookie: string;
  id: number;
}
const enter = async (headers: Record<string, string>): Promise<Browser> => {
  const response = await postAs(
    world,
    'token.get',
    { login: 'employee', password: PASSWORD, client: NORTH },
    headers,
  );
  const { result } = (await response.json()) as { result: Browser };
  const { rows } = await db().query('select max("id")::int as id from "auth_session"');
  return { ...result, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', id: rows[0].id };
};
const browser = () => enter({ origin: world.portal.origin });
const leaveAlone = ({ id }: Browser, minutes: number) =>
  db().query(`update "auth_session" set "active_at" = now() - make_interval(secs => $2) where "id" = $1`, [
    id,
    minutes * 60,
  ]);
const idleSeconds = async ({ id }: Browser): Promise<number> =>
  (
    await db().query(
      'select extract(epoch from now() - "active_at")::float8 as idle from "auth_session" where "id" = $1',
      [id],
    )
  ).rows[0].idle;
const profile = (who: Browser, headers: Record<string, string> = {}, call: Call = world.call) =>
  call('user.get', {}, { token: who.access_token, headers });
const refreshed = (who: Browser, headers: Record<string, string> = {}) =>
  answered(
    postAs(world, 'token.refresh', {}, { cookie: who.cookie, origin: world.portal.origin, ...headers }),
  );

const BACKGROUND = { 'x-background': '1' };

describe('T43: a browser that was left alone', () => {
  const pathways: readonly (readonly [string, (who: Browser) => Promise<string>])[] = [
    ['a call', async (who) => outcome(await profile(who, {}, world.other))],
    ['a poll', async (who) => outcome(await profile(who, BACKGROUND))],
    ['the silent refresh', async (who) => outcome(await refreshed(who))],
    [
      'its refresh token',
      async ({ refresh_token }) => outcome(await world.call('token.refresh', { refresh_token })),
    ],
    [
      'the live events',
      async ({ cookie }) =>
        String((await fetch(`${world.portal.origin}/api/events`, { headers: { cookie } })).status),
    ],
    [
      'a file',
      async ({ cookie }) =>
        String(
          (await fetch(`${world.portal.origin}/api/files/aaaaaaaaaaaaaaaaaaaaaaaa`, { headers: { cookie } }))
            .status,
        ),
    ],
  ];
  test.each(pathways)(
    'is signed out when it comes back by %s, and by every other way',
    async (_by, comes) => {
      const who = await browser();
      await leaveAlone(who, 18.1);
      expect(await comes(who)).toMatch(/^(invalid_access_token|invalid_refresh_token|401)$/);
      for (const [way, again] of pathways)
        expect([way, await again(who)]).toEqual([
          way,
          expect.stringMatching(/^(invalid_access_token|invalid_refresh_token|401)$/),
        ]);
      const { rows } = await db().query(
        `select "action", "detail" from "audit" where "session_id" = $1 and "action" <> 'sign_in'`,
        [who.id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].action).toBe('idle_sign_out');
    },
  );

  test('for no longer than its limit and a moment goes on', async () => {
    const who = await browser();
    await leaveAlone(who, 17);
    for (const call of world.both) expect(outcome(await profile(who, BACKGROUND, call))).toBe('ok');
    expect(outcome(await refreshed(who))).toBe('ok');
  });

  test.each([
    ['1', 4.1],
    ['60', 63.1],
    ['0', 18.1],
    ['abc', 18.1],
    ['999999', 1_443.1],
  ])('has the limit of its client: %s', async (minutes, over) => {
    await allow(minutes);
    const who = await browser();
    await leaveAlone(who, over - 0.5);
    expect(outcome(await profile(who, BACKGROUND))).toBe('ok');
    await leaveAlone(who, over);
    expect(outcome(await profile(who, BACKGROUND))).toBe('invalid_access_token');
  });

  test('ends once, however many calls come upon it in both processes', async () => {
    const who = await browser();
    await leaveAlone(who, 20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => profile(who, {}, world.both[index % 2])),
    );
    expect(new Set(answers.map(outcome))).toEqual(new Set(['invalid_access_token']));
    const { rows } = await db().query(
      `select count(*)::int as n from "audit" where "session_id" = $1 and "action" = 'idle_sign_out'`,
      [who.id],
    );
    expect(rows[0].n).toBe(1);
  });
});

test('an integration is not left alone: its session has no idle limit', async () => {
  for (const headers of [{}, { origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const who = await enter(headers as Record<string, string>);
    await leaveAlone(who, 600);
    for (const call of world.both) expect(outcome(await profile(who, BACKGROUND, call))).toBe('ok');
    expect(outcome(await world.call('token.refresh', { refresh_token: who.refresh_token }))).toBe('ok');
  }
});

describe('who is active', () => {
  test('is written down by a call of the person', async () => {
    const who = await browser();
    await leaveAlone(who, 10);
    expect(outcome(await profile(who))).toBe('ok');
    await expect.poll(() => idleSeconds(who)).toBeLessThan(60);
  });

  test('T43: is not by polls, live events and silent refreshes, however many', async () => {
    const who = await browser();
    await leaveAlone(who, 10);
    for (let round = 0; round < 5; round += 1) {
      expect(outcome(await profile(who, BACKGROUND))).toBe('ok');
      expect(outcome(await refreshed(who, BACKGROUND))).toBe('ok');
      expect(outcome(await refreshed(who))).toBe('ok');
    }
    const gone = new AbortController();
    const stream = await fetch(`${world.portal.origin}/api/events`, {
      headers: { cookie: who.cookie },
      signal: gone.signal,
    });
    expect(stream.status).toBe(200);
    gone.abort();
    // Writing down is not waited for: another session's proves that these would have been written by now.
    const other = await browser();
    await leaveAlone(other, 10);
    await profile(other);
    await expect.poll(() => idleSeconds(other)).toBeLessThan(60);
    expect(await idleSeconds(who)).toBeGreaterThanOrEqual(600);
  });

  test('is written at most once a minute, however many calls there are', async () => {
    const who = await browser();
    const version = async () =>
      (await db().query('select xmin::text as version from "auth_session" where "id" = $1', [who.id])).rows[0]
        .version;
    const before = await version();
    for (let round = 0; round < 10; round += 1) await profile(who, {}, world.both[round % 2]);
    expect(await version()).toBe(before);
    await leaveAlone(who, 2);
    await Promise.all(Array.from({ length: 20 }, (_, index) => profile(who, {}, world.both[index % 2])));
    await expect.poll(() => idleSeconds(who)).toBeLessThan(60);
    const written = await version();
    await Promise.all(Array.from({ length: 20 }, (_, index) => profile(who, {}, world.both[index % 2])));
    expect(await version()).toBe(written);
  });
});
