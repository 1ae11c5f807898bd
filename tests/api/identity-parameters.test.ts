import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'eg-log-'));
const logFile = join(folder, 'portal.log');

const world = shared(() => openTwin([], { second: () => ({ log: logFile, env: { LOG_LEVEL: 'warn' } }) }));
/** Calls of a process that writes down what it warns of. */
let call: Call;
beforeAll(async () => {
  call = world.other;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const db = () => world.company.db;
const enter = async (login: string, headers: Record<string, string> = {}): Promise<string> =>
  String(
    (await call('token.get', { login, password: PASSWORD, client: NORTH }, { headers })).result?.access_token,
  );
const profile = (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
  call('user.get', {}, { token, headers });

test('a parameter says what it does, and that nothing reads it yet, in both languages', async () => {
  const token = await enter('admin');
  for (const code of ['comment_length', 'is_support_form_recipient_visible'])
    await db().query(
      `insert into "parameter" ("client_id", "code", "value") values ($1, $2, '1') on conflict do nothing`,
      [world.company.clients[NORTH], code],
    );
  const params = {
    object: 'parameter',
    filter: "code in ('comment_length', 'is_support_form_recipient_visible')",
    orderBy: 'code',
  };
  const rows = (await call('view.get', params, { token })).result?.data ?? [];
  const [read, awaited] = rows;
  expect(rows.map((row) => row.code)).toEqual(['comment_length', 'is_support_form_recipient_visible']);
  for (const field of ['description', 'description_eng']) expect(read?.[field]).toMatch(/\S{3}/);
  expect(read?.description).not.toContain('Не действует');
  expect(awaited?.description).toContain('Не действует: формы поддержки на портале ещё нет');
  expect(awaited?.description_eng).toContain('Has no effect: the portal has no support form yet');
});

test.each(['send_email_code_show_in_profile', 'send_sms_code_show_in_profile'])(
  'TFA-07: %s is kept and says why it shows nothing; there is no second factor of that kind',
  async (code) => {
    const token = await enter('admin');
    const params = { object: 'parameter', filter: `code = '${code}'` };
    const [row] = (await call('view.get', params, { token })).result?.data ?? [];
    const kept = await call(
      'table.edit',
      { object: 'parameter', data: [{ id: row?.id, value: '1', updated_at: row?.updated_at }] },
      { token },
    );
    expect(kept.result?.data).toMatchObject([{ code, value: '1' }]);
    expect(row?.description).toContain('Не действует: кодов по почте и СМС портал не отправляет');
    expect(row?.description_eng).toContain('Has no effect: the portal does not send codes by email or SMS');
    const secret = { action: 'saveSecret', gaSecret: 'JBSWY3DPEHPK3PXP', pinCode: '123456' };
    for (const twoFactor of ['Email', 'SMS'])
      expect(outcome(await call('user.auth', { ...secret, twoFactor }, { token }))).toBe('invalid_params');
  },
);

describe('a manager who is no employee', () => {
  const put = (value: string) => putParameter(db(), 'manager_as_employee', value);
  const draft = async (token: string): Promise<string> => {
    const data = [moveBy(stepOf(world.company, 'employee', 'empty', 'draft'), id)];
    return outcome(await call('table.add', { object: 'document_status', data }, { token }));
  };
  const roles = async (token: string) => (await profile(token)).result?.profile as { roles: string[] };
  let id: number;
  beforeAll(async () => {
    await db().query(`delete from "user_role" where "role" = 'employee' and "user_id" = $1`, [
      world.company.people.manager2.user_id,
    ]);
    id = await addVacation(world.company, 'manager2', 'empty');
  });

  test('works as one where manager_as_employee says so, from the next call on, and only there', async () => {
    const token = await enter('manager2');
    await put('0');
    expect((await roles(token)).roles).toEqual(['user', 'manager']);
    expect(await draft(token)).toBe('access_denied');
    await put('1');
    expect((await roles(token)).roles).toEqual(['user', 'employee', 'manager']);
    expect(await draft(token)).toBe('ok');
  });

  test('nobody else becomes an employee by it', async () => {
    await put('1');
    for (const login of ['candidate', 'admin'])
      expect((await roles(await enter(login))).roles).toEqual(['user', login]);
  });
});

describe('a token that comes from another device', () => {
  const warnings = (): { session_id: number; user_id: number; address: string }[] =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('another device'))
      .map((line) => JSON.parse(line));
  const sessionId = async (): Promise<number> =>
    (await db().query('select max("id")::int as id from "auth_session"')).rows[0].id;
  const DEVICE = { 'x-fingerprint': 'a'.repeat(64) };
  const OTHER = { 'x-fingerprint': 'b'.repeat(64) };

  test('is let in, and told of in the log once, without the token and the devices', async () => {
    const token = await enter('clerk', DEVICE);
    const session_id = await sessionId();
    expect(outcome(await profile(token, DEVICE))).toBe('ok');
    expect(warnings()).toEqual([]);
    for (const headers of [OTHER, OTHER, {}]) expect(outcome(await profile(token, headers))).toBe('ok');
    await expect.poll(warnings).toHaveLength(1);
    const { user_id } = world.company.people.clerk;
    expect(warnings()[0]).toMatchObject({ session_id, user_id, address: '127.0.0.1' });
    for (const hidden of [token, DEVICE['x-fingerprint'], OTHER['x-fingerprint']])
      expect(readFileSync(logFile, 'utf8')).not.toContain(hidden);
  });

  test('is told of as well when it names no device', async () => {
    const before = warnings().length;
    expect(outcome(await profile(await enter('employee2', DEVICE)))).toBe('ok');
    await expect.poll(() => warnings().length).toBe(before + 1);
  });

  test('is not told of where the session began without one, nor when it opens nothing', async () => {
    const before = warnings().length;
    expect(outcome(await profile(await enter('employee'), OTHER))).toBe('ok');
    const ended = await enter('employee', DEVICE);
    await call('token.remove', {}, { token: ended, headers: DEVICE });
    expect(outcome(await profile(ended, OTHER))).toBe('invalid_access_token');
    // What is written is written in turn: the next warning proves that none was on its way.
    await profile(await enter('hr', DEVICE), OTHER);
    await expect.poll(() => warnings().length).toBe(before + 1);
    expect(warnings().at(-1)?.user_id).toBe(world.company.people.hr.user_id);
  });
});

test('T12: what was looked for, and what was written, stand in no log, also where it failed', async () => {
  const secret = 'Онкодиспансер';
  const token = await enter('employee');
  const look = async (path: string): Promise<number> => {
    const query = new URLSearchParams({ object: 'vacation', filter: `comments like '%${secret}%'` });
    const answer = await fetch(`${world.second.origin}/api${path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const logged = (): string => readFileSync(logFile, 'utf8');
  const failures = (): number => logged().split('call failed').length - 1;
  const before = failures();

  await db().query('alter table "vacation" rename to "vacation_away"');
  try {
    for (const path of ['/view', '/table', '/export']) expect([path, await look(path)]).toEqual([path, 500]);
  } finally {
    await db().query('alter table "vacation_away" rename to "vacation"');
  }
  expect(await look('/view')).toBe(200);
  // The database itself says in its detail what it refused.
  await db().query(`create unique index "once" on "document" ("comments") where "comments" like 'Онко%'`);
  const add = () => call('table.add', { object: 'vacation', data: [{ comments: secret }] }, { token });
  expect([outcome(await add()), outcome(await add())]).toEqual(['ok', 'system_error']);
  await db().query('drop index "once"');

  await expect.poll(failures).toBe(before + 4);
  expect(logged()).not.toContain(secret);
  expect(logged()).not.toContain(encodeURIComponent(secret).slice(0, 12));
});
