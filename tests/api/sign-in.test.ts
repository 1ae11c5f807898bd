import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { NORTH, PASSWORD, SOUTH } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome, said } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timed, toldApart } from '../support/tell-apart.ts';

const world = shared(() => openTwin([]));

const enter = (
  login: string,
  password = PASSWORD,
  more: object = {},
  call: Call = world.call,
): Promise<Answer> => call('token.get', { login, password, client: NORTH, ...more });
const forgive = () => world.company.db.query('delete from "rate_limit"');
const sessions = async (): Promise<number> =>
  Number((await world.company.db.query('select count(*) as n from "auth_session"')).rows[0]?.n);

describe('signing in', () => {
  test('answers a token record that opens the profile', async () => {
    const { result } = await enter('employee');
    expect(result).toMatchObject({ token_type: 'Bearer', expires_in: 1_800 });
    const { access_token, refresh_token } = result as unknown as {
      access_token: string;
      refresh_token: string;
    };
    for (const token of [access_token, refresh_token]) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(outcome(await world.call('user.get', {}, { token: access_token }))).toBe('ok');
    expect(outcome(await world.call('user.get', {}, { token: refresh_token }))).toBe('invalid_access_token');
  });

  test('works by e-mail as by login, in whatever case and with spaces around', async () => {
    for (const login of [
      'employee2',
      'EMPLOYEE2',
      ' employee2 ',
      'employee2@example.ru',
      'Employee2@Example.RU',
    ])
      expect([login, outcome(await enter(login))]).toEqual([login, 'ok']);
    expect(
      outcome(
        await world.call('token.get', { email: 'employee2@example.ru', password: PASSWORD, client: NORTH }),
      ),
    ).toBe('ok');
  });

  test('keeps no token that could be read in the database', async () => {
    const { result } = await enter('clerk');
    const { rows } = await world.company.db.query(
      `select encode("hash", 'base64') || encode("hash", 'hex') || encode("hash", 'escape') as text from "auth_token"`,
    );
    for (const row of rows)
      for (const token of [result?.access_token, result?.refresh_token])
        expect(String(row.text)).not.toContain(String(token));
  });

  test('never shows a hash of a password to anybody', async () => {
    const { result } = await enter('admin');
    const answer = await world.call('table.get', { object: 'user' }, { token: String(result?.access_token) });
    expect(answer.result?.total).toBeGreaterThan(10);
    expect(answer.text).not.toMatch(/argon2|hash|secret|"password"/i);
  });
});

describe('T46: a sign-in that fails', () => {
  test('says the same for a wrong password, an unknown login, another client’s login and a closed account', async () => {
    const { db, people } = world.company;
    await db.query('update "app_user" set "disabled" = true where "id" = $1', [people.recruiter.user_id]);
    await db.query(`update "employee" set "dismissal_date" = current_date - 1 where "id" = $1`, [
      people.candidate.employee_id,
    ]);
    await db.query('update "employee" set "disabled" = true where "id" = $1', [
      people.gf_manager.employee_id,
    ]);
    const wrong = await enter('employee', 'Portal#2');
    expect([wrong.status, wrong.error?.code, outcome(wrong)]).toEqual([
      200,
      -32701,
      'wrong_login_or_password',
    ]);
    for (const [login, password, more] of [
      ['nobody', PASSWORD, {}],
      ['', PASSWORD, {}],
      ['recruiter', PASSWORD, {}],
      ['candidate', PASSWORD, {}],
      ['gf_manager', PASSWORD, {}],
      ['southerner', PASSWORD, {}],
      ['employee', PASSWORD, { client: SOUTH }],
      ['employee', PASSWORD, { client: 'no-such-client' }],
      ["employee' or '1'='1", PASSWORD, {}],
      ['employee', '', {}],
      ['employee', 'x'.repeat(1_000), {}],
      ['director', PASSWORD, {}],
    ] as const) {
      await forgive();
      const answer = await enter(login, password, more);
      if (login === '') expect(outcome(answer)).toBe('invalid_params');
      else expect([login, said(answer)]).toEqual([login, said(wrong)]);
    }
  });

  test('cannot be told by its time: not a wrong password, not a closed account, not a login nobody has', async () => {
    const tried = (login: string, password: unknown) => () =>
      world.call('token.get', { login, password, client: NORTH });
    const { known, early, ...others } = await timed(
      50,
      {
        known: tried('employee', 'Wrong#1'),
        closed: tried('recruiter', 'Wrong#1'),
        unknown: tried('nobody', 'Wrong#1'),
        foreign: tried('southerner', 'Wrong#1'),
        // What could be told: an answer without a look at any password.
        early: tried('employee', 7),
      },
      forgive,
    );
    for (const [name, times] of Object.entries(others))
      expect([name, toldApart(known, times) < 0.5]).toEqual([name, true]);
    expect(toldApart(known, early)).toBeGreaterThan(0.5);
  });

  test('opens no session', async () => {
    await forgive();
    const before = await sessions();
    await enter('employee', 'Portal#2');
    await enter('nobody');
    expect(await sessions()).toBe(before);
  });
});

describe('guessing passwords', () => {
  test('T33: two hundred guesses at once over two processes are five; then even the right password has to wait', async () => {
    await forgive();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => enter('hr', `Guess#${index}`, {}, world.both[index % 2])),
    );
    const judged = answers.filter((answer) => outcome(answer) === 'wrong_login_or_password');
    expect(judged.length).toBe(5);
    for (const answer of answers.filter((each) => !judged.includes(each)))
      expect([answer.status, answer.error?.code]).toEqual([429, -32719]);
    for (const call of world.both)
      expect(outcome(await enter('hr', PASSWORD, {}, call))).toBe('too_many_requests');
  });

  test('tells how long to wait', async () => {
    const response = await fetch(`${world.portal.origin}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'token.get',
        params: { login: 'hr', password: 'x', client: NORTH },
      }),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    await response.arrayBuffer();
  });

  test('of a login nobody has is limited just so', async () => {
    await forgive();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter('nobody')));
    expect(answers.filter((answer) => outcome(answer) === 'wrong_login_or_password').length).toBe(5);
  });

  test('of a login in any writing is limited as one, and tells nobody whose e-mail it is', async () => {
    await forgive();
    const written = ['reviewer', 'REVIEWER', ' reviewer', 'reviewer ', 'Reviewer', 'reviewer', 'rEviewer'];
    const answers: string[] = [];
    for (const login of written) answers.push(outcome(await enter(login, 'Guess#1')));
    expect(answers.filter((answer) => answer === 'wrong_login_or_password')).toHaveLength(5);
    const byMail = [];
    for (const login of ['reviewer@example.ru', 'clerk@example.ru', 'nobody@example.ru'])
      byMail.push(outcome(await enter(login, 'Guess#1')));
    expect(byMail).toEqual(Array(3).fill('wrong_login_or_password'));
    expect(outcome(await enter('reviewer'))).toBe('too_many_requests');
  });

  test('T75: is not made easier by an address the caller makes up', async () => {
    await forgive();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        world.call(
          'token.get',
          { login: 'accountant', password: 'Guess#1', client: NORTH },
          { headers: { 'x-forwarded-for': `10.0.0.${index}`, 'x-real-ip': `10.0.0.${index}` } },
        ),
      ),
    );
    expect(answers.filter((answer) => outcome(answer) === 'wrong_login_or_password').length).toBe(5);
  });

  test('is not possible in a batch', async () => {
    const batch = await world.call('batch', [
      { method: 'token.get', params: { login: 'employee', password: PASSWORD, client: NORTH } },
    ]);
    expect(batch.text).not.toContain('"access_token"');
    const response = await fetch(`${world.portal.origin}/api/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'token.get',
          params: { login: 'employee', password: PASSWORD, client: NORTH },
        },
      ]),
    });
    expect(await response.text()).not.toContain('"access_token"');
  });

  test('a right password forgets the wrong ones before it', async () => {
    await forgive();
    for (let index = 0; index < 4; index += 1) await enter('clerk', 'Guess#1');
    expect(outcome(await enter('clerk'))).toBe('ok');
    for (let index = 0; index < 4; index += 1)
      expect(outcome(await enter('clerk', 'Guess#1'))).toBe('wrong_login_or_password');
    expect(outcome(await enter('clerk'))).toBe('ok');
  });

  test('may go on when the time is over', async () => {
    await forgive();
    for (let index = 0; index < 6; index += 1) await enter('stranger', 'Guess#1');
    expect(outcome(await enter('stranger'))).toBe('too_many_requests');
    await world.company.db.query(`update "rate_limit" set "expires_at" = now() - interval '1 second'`);
    await pause(5);
    expect(outcome(await enter('stranger'))).toBe('ok');
  });
});
