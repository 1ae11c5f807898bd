import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listenTo } from '../support/event-source.ts';
import { answered, postAs } from '../support/matrix-browser.ts';
import { NORTH, one, PASSWORD } from '../support/matrix-company.ts';
import { type Call, outcome, said } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin([]));

const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];

interface SignedIn {
  readonly token: string;
  readonly cookie: string;
  readonly id: number;
}
const enter = async (
  name: Name,
  headers: Record<string, string> = {},
  client: string = member(name).client,
): Promise<SignedIn> => {
  const response = await postAs(
    world,
    'token.get',
    { login: name, password: PASSWORD, client },
    { origin: world.portal.origin, ...headers },
  );
  const { result } = (await response.json()) as { result: { access_token: string } };
  const { rows } = await db().query('select max("id")::int as id from "auth_session"');
  return {
    token: result.access_token,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    id: rows[0].id,
  };
};
const list = async ({ token }: SignedIn, filter = '') =>
  (await world.call('view.get', { object: 'session', rowsPerPage: 'all', filter }, { token })).result?.data ??
  [];
const end = (by: SignedIn, id: number | string, call: Call = world.call) =>
  call('table.del', { object: 'session', data: [{ id }] }, { token: by.token });
const alive = async ({ token }: SignedIn) =>
  Promise.all(world.both.map(async (call) => outcome(await call('user.get', {}, { token }))));

describe('the list of sessions', () => {
  test('has one’s own that live, with device, address and times, and knows which one is here', async () => {
    const [here, there] = [
      await enter('employee', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }),
      await enter('employee'),
    ];
    const ended = await enter('employee');
    await world.call('token.remove', {}, { token: ended.token });
    await enter('employee2');
    const rows = await list(here);
    expect(rows.map((row) => row.id).sort()).toEqual([here.id, there.id].sort());
    const own = rows.find((row) => row.id === here.id);
    expect(own).toMatchObject({
      user_id: member('employee').user_id,
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      address: expect.stringMatching(/127\.0\.0\.1$/),
      origin: 'password',
      current: '1',
    });
    for (const moment of ['create_date', 'last_seen']) expect(own?.[moment]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(rows.find((row) => row.id === there.id)?.current).toBeNull();
  });

  test('shows an admin those of the client, and nobody else anybody’s', async () => {
    const [admin, hr, stranger] = [await enter('admin'), await enter('hr'), await enter('southerner')];
    const ids = (await list(admin)).map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining([admin.id, hr.id]));
    expect(ids).not.toContain(stranger.id);
    expect((await list(hr)).map((row) => row.user_id)).toEqual([member('hr').user_id]);
    expect(await list(admin, `user_id = ${member('southerner').user_id}`)).toEqual([]);
  });

  test('tells nothing of tokens, fingerprints and secrets', async () => {
    const who = await enter('employee');
    for (const select of ['fingerprint', 'sso', 'hash', 'proved_at', 'active_at'])
      expect(outcome(await world.call('view.get', { object: 'session', select }, { token: who.token }))).toBe(
        'unknown_field',
      );
  });
});

describe('ending a session', () => {
  test('of one’s own: it is out at the next call in both processes, the others are not', async () => {
    const [here, there] = [await enter('manager'), await enter('manager')];
    expect(await alive(there)).toEqual(['ok', 'ok']);
    expect(outcome(await end(here, there.id, world.other))).toBe('ok');
    expect(await alive(there)).toEqual(['invalid_access_token', 'invalid_access_token']);
    const { cookie } = there;
    expect(
      outcome(await answered(postAs(world, 'token.refresh', {}, { cookie, origin: world.portal.origin }))),
    ).toBe('invalid_refresh_token');
    expect(await alive(here)).toEqual(['ok', 'ok']);
    const { rows } = await db().query(
      `select "user_id"::int, "session_id"::int, "record_id" from "audit" where "stream" = $1 and "action" = 'end_session'`,
      [`user:${member('manager').user_id}`],
    );
    expect(rows).toEqual([
      { user_id: member('manager').user_id, session_id: here.id, record_id: String(there.id) },
    ]);
  });

  test('of anybody is an admin’s right within the client; the audit of its owner names the admin', async () => {
    const [admin, reviewer, stranger] = [
      await enter('admin'),
      await enter('reviewer'),
      await enter('southerner'),
    ];
    expect(outcome(await end(admin, reviewer.id))).toBe('ok');
    expect(await alive(reviewer)).toEqual(['invalid_access_token', 'invalid_access_token']);
    const { rows } = await db().query(
      `select "user_id"::int from "audit" where "stream" = $1 and "action" = 'end_session'`,
      [`user:${member('reviewer').user_id}`],
    );
    expect(rows).toEqual([{ user_id: member('admin').user_id }]);
    expect(outcome(await end(admin, stranger.id))).toBe('not_found');
    expect(await alive(stranger)).toEqual(['ok', 'ok']);
  });

  test('T25, T51: of somebody else, one that has ended and one that never was answer alike, and end nothing', async () => {
    const [who, other, ended] = [await enter('hr'), await enter('accountant'), await enter('hr')];
    await end(who, ended.id);
    const answers = [];
    for (const id of [other.id, ended.id, 999_999_999, 'x', "' or 1=1 --"]) answers.push(await end(who, id));
    expect(new Set(answers.map(said)).size).toBe(1);
    expect(answers.map(outcome)).toEqual(Array(5).fill('not_found'));
    expect(await alive(other)).toEqual(['ok', 'ok']);
    const some = await world.call(
      'table.del',
      { object: 'session', data: [{ id: who.id }, { id: other.id }] },
      { token: who.token },
    );
    expect(outcome(some)).toBe('not_found');
    expect(await alive(who)).toEqual(['ok', 'ok']);
  });

  test('everywhere else leaves the one that asked', async () => {
    const [here, ...others] = [
      await enter('recruiter'),
      await enter('recruiter'),
      await enter('recruiter'),
    ] as const;
    const somebody = await enter('employee');
    const answer = await world.call('user.auth', { action: 'endOtherSessions' }, { token: here.token });
    expect(answer.result?.data).toEqual({ ended: 2 });
    for (const other of others) expect(await alive(other)).not.toContain('ok');
    expect(await alive(here)).toEqual(['ok', 'ok']);
    expect(await alive(somebody)).toEqual(['ok', 'ok']);
  });

  test('nobody adds or changes one by hand', async () => {
    const who = await enter('admin');
    for (const method of ['table.add', 'table.edit'])
      expect(
        outcome(
          await world.call(
            method,
            { object: 'session', data: [{ id: who.id, user_id: member('admin').user_id, user_agent: 'x' }] },
            { token: who.token },
          ),
        ),
      ).toBe('access_denied');
  });
});

describe('what a session has open', () => {
  test('live events in both processes close when it is ended, those of others go on', async () => {
    const [who, other, admin] = [await enter('clerk'), await enter('hr'), await enter('admin')];
    const streams = await Promise.all(
      [world.portal.origin, world.second.origin].map((origin) => listenTo(origin, { cookie: who.cookie })),
    );
    let othersEnded = false;
    const others = await listenTo(world.second.origin, { cookie: other.cookie });
    void others.ended.then(() => {
      othersEnded = true;
    });
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    expect(outcome(await end(admin, who.id))).toBe('ok');
    await Promise.all(streams.map(({ ended }) => ended));
    expect(othersEnded).toBe(false);
    others.close();
  });

  test('T31: a download under way breaks off when it is ended in the other process', async () => {
    const [who, admin] = [await enter('employee2'), await enter('admin')];
    const name = 'a-file-that-takes-its-time';
    const size = 256 * 1_024 * 1_024;
    const path = join(world.portal.dataDir, 'files', name.slice(0, 2), name.slice(2, 4), name);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'w');
    await file.truncate(size);
    await file.close();
    await one(
      db(),
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
         "registrator_id", "document_object_id", "creator_user_id")
       values ($1, $2, 'long.png', 'image/png', $3, 'a', 'b', $4, 'vacation', $5) returning "id"`,
      [
        member('employee2').client_id,
        name,
        size,
        await addVacation(world.company, 'employee2', 'prepared'),
        member('employee2').user_id,
      ],
    );
    const response = await fetch(`${world.portal.origin}/api/files/${name}`, {
      headers: { cookie: who.cookie },
    });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    let got = (await reader?.read())?.value?.length ?? 0;
    expect(outcome(await end(admin, who.id, world.other))).toBe('ok');
    const rest = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        got += part.value.length;
    };
    await expect(rest()).rejects.toThrow();
    expect(got).toBeLessThan(size);
  });
});

describe('another site', () => {
  test('T69: gets nothing with the browser’s cookie: no refresh, no events, no files', async () => {
    const { cookie } = await enter('employee');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: world.portal.origin },
    ] as Record<string, string>[]) {
      const refreshed = await answered(postAs(world, 'token.refresh', {}, { cookie, ...headers }));
      expect([headers, refreshed.result]).toEqual([headers, undefined]);
      for (const path of [
        '/events',
        '/files/aaaaaaaaaaaaaaaaaaaaaaaa',
        '/file/aaaaaaaaaaaaaaaaaaaaaaaa',
        '/object_files?object=vacation&registrator_id=1',
      ]) {
        const response = await fetch(`${world.portal.origin}/api${path}`, {
          headers: { cookie, ...headers },
        });
        expect([headers, path, response.status]).toEqual([headers, path, 401]);
        await response.arrayBuffer();
      }
    }
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }] as Record<
      string,
      string
    >[]) {
      const response = await fetch(`${world.portal.origin}/api/files/aaaaaaaaaaaaaaaaaaaaaaaa`, {
        headers: { cookie, ...headers },
      });
      expect([headers, response.status]).toEqual([headers, 404]);
      await response.arrayBuffer();
    }
  });

  test('cannot fix a session on somebody: what a browser held before the sign-in is never adopted', async () => {
    const attacker = await enter('stranger');
    const victim = await enter('employee', {
      cookie: attacker.cookie,
      authorization: `Bearer ${attacker.token}`,
    });
    expect(victim.id).not.toBe(attacker.id);
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect(victim.token).not.toBe(attacker.token);
    const whose = async ({ cookie }: SignedIn) => {
      const fresh = await answered(
        postAs(world, 'token.refresh', {}, { cookie, origin: world.portal.origin }),
      );
      const answer = await world.call('user.get', {}, { token: String(fresh.result?.access_token) });
      return (answer.result as unknown as { profile: { login: string } }).profile.login;
    };
    expect([await whose(attacker), await whose(victim)]).toEqual(['stranger', 'employee']);
    for (const given of [
      { access_token: attacker.token },
      { session_id: attacker.id },
      { refresh_token: attacker.token },
    ])
      expect(
        outcome(
          await world.call('token.get', { login: 'employee', password: PASSWORD, client: NORTH, ...given }),
        ),
      ).toBe('invalid_params');
  });
});

test('T36: a sixth guess waits a quarter of an hour, and every used-up window doubles the next', async () => {
  const guess = () => world.call('token.get', { login: 'gf_manager', password: 'Guess#1', client: NORTH });
  const wait = async () => {
    const answers = [];
    for (let round = 0; round < 6; round += 1) answers.push(await guess());
    expect(answers.slice(0, 5).map(outcome)).toEqual(Array(5).fill('wrong_login_or_password'));
    expect(outcome(answers[5] as (typeof answers)[0])).toBe('too_many_requests');
    return Math.round(Number(answers[5]?.error?.data.values?.seconds) / 60);
  };
  const later = (by: string) =>
    db().query(`update "rate_limit" set "expires_at" = now() - $1::interval where "user_id" is not null`, [
      by,
    ]);
  const waits: number[] = [];
  for (let window = 0; window < 7; window += 1) {
    waits.push(await wait());
    await later('1 second');
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 480]);
  await later('1 day 1 second');
  expect(await wait()).toBe(15);
});
