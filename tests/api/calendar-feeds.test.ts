import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { companyDatabase } from '../support/database.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, callAs, callerOf, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { signedIn } from '../support/matrix-sessions.ts';
import { openWorld } from '../support/matrix-world.ts';
import { startPortal } from '../support/portal.ts';
import { shared } from '../support/shared.ts';

const PEOPLE = ['employee', 'employee2', 'manager', 'clerk', 'hr', 'candidate', 'admin', 'deputy'] as const;
const MONDAY = addDays(dayInZone(new Date().toISOString(), 'Europe/Moscow'), 14);

const world = shared(() => openWorld([...PEOPLE], { CALLS_PER_ADDRESS: '100000' }));
beforeAll(async () => {
  const { db, people } = world.company;
  const add = async (name: Name, object: string, status: string, after: number) => {
    const id = await addDocument(world.company, object, name, status);
    await db.query('update "document" set "start_date" = $2, "end_date" = $3 where "id" = $1', [
      id,
      addDays(MONDAY, after),
      addDays(MONDAY, after + 2),
    ]);
    return id;
  };
  await add('employee', 'vacation', 'approved', 0);
  await add('employee2', 'sickleave', 'opened', 10);
  await add('manager', 'vacation', 'prepared', 20);
  await db.query(
    `insert into "parameter" ("client_id", "code", "value") values ($1, 'is_employee_team_view_visible', '1')
     on conflict ("client_id", "code") do update set "value" = '1'`,
    [people.employee.client_id],
  );
});

const subscribe = (name: Name, kind: string): Promise<Answer> =>
  callAs(world, name, 'calendar.subscribe', { kind });
interface Opened {
  readonly id: number;
  readonly url: string;
}
const open = async (name: Name, kind: string): Promise<Opened> => {
  const answer = await subscribe(name, kind);
  if (!answer.result) throw new Error(answer.text);
  return answer.result.data as unknown as Opened;
};
const end = (name: Name, id: number): Promise<Answer> => callAs(world, name, 'calendar.unsubscribe', { id });
const feeds = async (name: Name) => (await callAs(world, name, 'calendar.feeds', {})).result?.data ?? [];
const endAll = async (name: Name) => {
  for (const { id } of await feeds(name)) await end(name, Number(id));
};

/** What an address answers, without the headers that say when. */
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, world.portal.origin), { headers });
  const { date: _date, ...rest } = Object.fromEntries(answer.headers);
  // The id for support is the only word that differs from answer to answer.
  const text = (await answer.text()).replace(/"request_id":"[^"]*"/, '"request_id":""');
  return { status: answer.status, headers: rest, text };
};
/** Lines of a calendar, unfolded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const summaries = async (url: string): Promise<string[]> =>
  linesOf((await fetched(url)).text).flatMap((line) => /^SUMMARY:(.*)$/.exec(line)?.[1] ?? []);

const pathOf = (token: string): string => `${world.portal.origin}/api/calendar/${token}.ics`;
const UNKNOWN = 'A'.repeat(43);

describe('an address for calendar programs', () => {
  test('shows its holder their own days, or their team’s, as they read them', async () => {
    const own = await open('employee', 'own');
    const answer = await fetched(own.url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const lines = linesOf(answer.text);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${MONDAY.replaceAll('-', '')}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${addDays(MONDAY, 3).replaceAll('-', '')}`);
    expect(lines).toContain('SUMMARY:Отпуск');
    expect(await summaries((await open('manager', 'team')).url)).toEqual([
      expect.stringMatching(/: отпуск$/),
      expect.stringMatching(/: больничный$/),
    ]);
    await Promise.all([endAll('employee'), endAll('manager')]);
  });

  test('T83: tells of colleagues that they are away, and nothing of why', async () => {
    const { url } = await open('employee', 'team');
    const { text } = await fetched(url);
    expect((await summaries(url)).toSorted()).toEqual([
      expect.stringMatching(/: отсутствует$/),
      expect.stringMatching(/: планирует$/),
    ]);
    expect(text).not.toMatch(/больничный|отпуск|sickleave|vacation|URL:/);
    await endAll('employee');
  });

  test('speaks the language of its holder', async () => {
    const { db, people } = world.company;
    await db.query(`update "app_user" set "language" = 'en' where "id" = $1`, [people.employee.user_id]);
    const { url } = await open('employee', 'own');
    expect(await summaries(url)).toEqual(['Vacation']);
    await db.query(`update "app_user" set "language" = 'ru' where "id" = $1`, [people.employee.user_id]);
    await endAll('employee');
  });

  test('keeps the id of an event while its document moves, and counts the changes', async () => {
    const { url } = await open('employee', 'own');
    const of = async (name: string) =>
      linesOf((await fetched(url)).text).find((line) => line.startsWith(`${name}:`));
    const [uid, sequence] = [await of('UID'), await of('SEQUENCE')];
    const { db, people } = world.company;
    const mine = [people.employee.employee_id];
    await db.query(
      `update "document" set "end_date" = "end_date" + 1, "version" = "version" + 1 where "employee_id" = $1`,
      mine,
    );
    expect(await of('UID')).toBe(uid);
    expect(await of('SEQUENCE')).not.toBe(sequence);
    await db.query(`update "document" set "end_date" = "end_date" - 1 where "employee_id" = $1`, mine);
    await endAll('employee');
  });

  test('T83: is judged by the rights of now, at each reading', async () => {
    const { db, people } = world.company;
    const { url } = await open('manager', 'team');
    expect(await summaries(url)).toHaveLength(2);
    await db.query(
      'update "subordination" set "disabled" = true where "employee_id" = $1 and "manager_id" = $2',
      [people.employee2.employee_id, people.manager.employee_id],
    );
    expect(await summaries(url)).toEqual([expect.stringMatching(/: отпуск$/)]);
    await db.query('update "subordination" set "disabled" = false where "employee_id" = $1', [
      people.employee2.employee_id,
    ]);
    await endAll('manager');
  });

  test.each([
    ['was blocked', 'update "app_user" set "disabled" = $2 where "id" = $1'],
    [
      'was dismissed',
      `update "employee" e set "dismissal_date" = case when $2 then current_date - 2 end from "app_user" u where u."id" = $1 and e."id" = u."employee_id"`,
    ],
    [
      'was closed as a person',
      'update "employee" e set "disabled" = $2 from "app_user" u where u."id" = $1 and e."id" = u."employee_id"',
    ],
  ])('T83: shows nothing once its holder %s, and goes on when that is over', async (_what, sql) => {
    const { db, people } = world.company;
    const { url } = await open('employee', 'own');
    await db.query(sql, [people.employee.user_id, true]);
    const gone = await fetched(url);
    await db.query(sql, [people.employee.user_id, false]);
    expect(gone).toEqual(await fetched(pathOf(UNKNOWN)));
    expect((await fetched(url)).status).toBe(200);
    await endAll('employee');
  });

  test('T83: answers alike whatever opens nothing: ended, unknown, none', async () => {
    const { id, url } = await open('employee', 'own');
    expect(outcome(await end('employee', id))).toBe('ok');
    const unknown = await fetched(pathOf(UNKNOWN));
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.text)).toMatchObject({
      jsonrpc: '2.0',
      error: { data: { reason: 'not_found' } },
    });
    for (const each of [url, pathOf('short'), pathOf('B'.repeat(44)), pathOf("'"), url.slice(0, -4)])
      expect(await fetched(each)).toEqual(unknown);
  });

  test('T83: is opened by nothing but its secret: neither bearer nor cookie counts', async () => {
    const authorization = `Bearer ${world.token('hr')}`;
    expect(await fetched(pathOf(UNKNOWN), { authorization })).toEqual(await fetched(pathOf(UNKNOWN)));
  });

  test('says when it was last read, to the hour, and reading it writes nothing more', async () => {
    const { url } = await open('employee', 'own');
    expect((await feeds('employee')).map(({ last_used }) => last_used)).toEqual([null]);
    await fetched(url);
    const [first] = await feeds('employee');
    expect(first?.last_used).not.toBeNull();
    await fetched(url);
    expect(await feeds('employee')).toEqual([first]);
    await endAll('employee');
  });

  test('is read so often a minute and no more', async () => {
    const { url } = await open('employee2', 'own');
    const statuses = [];
    for (let reading = 0; reading < 12; reading += 1) statuses.push((await fetched(url)).status);
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    await endAll('employee2');
  });
});

describe('who opens one', () => {
  test.each(['candidate', 'admin'] satisfies Name[])('%s, who has no team, does not', async (name) => {
    expect(outcome(await subscribe(name, 'own'))).toBe('access_denied');
  });

  test('T83: nobody does for another while acting for them', async () => {
    const { db, people } = world.company;
    const { rows } = await db.query<{ id: string }>('select "id" from "grant" where "user_id" = $1', [
      people.deputy.user_id,
    ]);
    const { deputy: token } = await signedIn(world.company, ['deputy']);
    const acting = await world.call('token.grant', { grant: Number(rows[0]?.id) }, { token });
    const lent = (acting.result as unknown as { access_token: string }).access_token;
    const answer = await world.call('calendar.subscribe', { kind: 'team' }, { token: lent });
    expect(outcome(answer)).toBe('access_denied');
  });

  test('T83: a session that was not proved just now is not enough: an address outlives it', async () => {
    const { db, people } = world.company;
    await db.query(
      `update "auth_session" set "create_date" = now() - interval '1 hour' where "user_id" = $1`,
      [people.clerk.user_id],
    );
    expect(outcome(await subscribe('clerk', 'own'))).toBe('proof_required');
  });

  test('T51, T83: nobody lists or ends those of another', async () => {
    const { id, url } = await open('employee', 'own');
    expect(await feeds('hr')).toEqual([]);
    expect(outcome(await end('hr', id))).toBe('not_found');
    expect((await fetched(url)).status).toBe(200);
    await endAll('employee');
  });

  test('one account has five at most, also when they are opened at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe('employee', 'team')));
    expect(answers.map(outcome).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'ok'),
      ...Array.from({ length: 3 }, () => 'too_many_feeds'),
    ]);
    await endAll('employee');
    expect(await feeds('employee')).toEqual([]);
  });
});

test('T83: the secret stands in no table and in no log, also where a reading fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-feed-'));
  const log = join(folder, 'log');
  const { database, company } = await companyDatabase();
  const portal = await startPortal({ databaseUrl: database.url, log });
  try {
    const { employee: token } = await signedIn(company, ['employee']);
    const opened = await callerOf(portal.origin, 'north')('calendar.subscribe', { kind: 'own' }, { token });
    const secret = /([\w-]{43})\.ics"/.exec(opened.text)?.[1] ?? '';
    const address = `${portal.origin}/api/calendar/${secret}.ics`;
    expect((await fetch(address)).status).toBe(200);
    const { rows } = await company.db.query<{ text: string }>(
      `select (select string_agg(f::text, ' ') from "calendar_feed" f) || (select string_agg(a::text, ' ') from "audit" a) as text`,
    );
    expect(rows[0]?.text).toContain('calendar_feed');
    expect(rows[0]?.text).not.toContain(secret);
    await company.db.query('alter table "subordination" rename to "gone"');
    const failed = await fetch(address);
    expect([failed.status, (await failed.text()).includes(secret)]).toEqual([500, false]);
    await company.db.query('alter table "gone" rename to "subordination"');
  } finally {
    await portal.stop();
    await company.close();
    await database.drop();
  }
  const written = readFileSync(log, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  expect(written).toContain('calendar.feed');
  expect(written).not.toMatch(/\/calendar\/[\w-]{43}/);
});
