import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, setUpFactor, wrongCodeOf } from '../support/authenticator.ts';
import { openMailbox } from '../support/mailbox.ts';
import { answered, postAs } from '../support/matrix-browser.ts';
import { NORTH, PASSWORD, SOUTH } from '../support/matrix-company.ts';
import { type Answer, type Call, callAs, outcome, said } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { softPasskey } from '../support/soft-passkey.ts';
import { timed, toldApart } from '../support/tell-apart.ts';

const mailbox = shared(openMailbox);

const world = shared(() =>
  openTwin(['admin'], {
    env: { SMTP_URL: mailbox.url },
    second: () => ({ env: { ROLE: 'web' } }),
  }),
);
beforeEach(() => db().query('delete from "rate_limit"'));

const NEW = 'Lodka-75ы';
const db = () => world.company.db;
const mailOf = (name: Name) => `${name}@example.ru`;
const ask = (email: string, more: object = {}): Promise<Answer> =>
  world.call('token.restore', { email, client: NORTH, ...more });
const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const linkFor = async (name: Name): Promise<string> => {
  expect(outcome(await ask(mailOf(name)))).toBe('ok');
  return (await mailbox.next(mailOf(name))).link;
};
const open = (token: string, call: Call = world.call, secretCode?: string): Promise<Answer> =>
  call('user.get', { token, ...(secretCode === undefined ? {} : { secretCode }) });
const withFactor = async (name: Name) =>
  setUpFactor(world.call, String((await enter(name)).result?.access_token));
const bearerOf = (answer: Answer): string =>
  String((answer.result?.token as { access_token?: string } | undefined)?.access_token);
const enter = (name: Name, password = PASSWORD) =>
  world.call('token.get', { login: name, password, client: NORTH });
const change = (token: string, input: object) =>
  world.call('user.auth', { action: 'changePassword', ...input }, { token });
const update = (name: Name, assignments: string) =>
  db().query(`update "app_user" set ${assignments} where "id" = $1`, [world.company.people[name].user_id]);
const parameter = (code: string, value: string) =>
  db().query('update "parameter" set "value" = $3 where "client_id" = $1 and "code" = $2', [
    world.company.clients[NORTH],
    code,
    value,
  ]);

describe('a link to set a new password', () => {
  test('T45: comes by mail in the language of the person, built from the address of the portal whatever the call claims', async () => {
    await update('employee2', `"language" = 'en'`);
    for (const name of ['employee', 'employee2'] as const) {
      const response = await postAs(
        world,
        'token.restore',
        { email: ` ${mailOf(name).toUpperCase()} `, client: NORTH, host: 'evil.example' },
        {
          'x-forwarded-host': 'evil.example',
          origin: 'https://evil.example',
          forwarded: 'host=evil.example',
        },
      );
      expect(await response.json()).toMatchObject({ result: { data: true } });
    }
    const [ru, en] = [await mailbox.next(mailOf('employee')), await mailbox.next(mailOf('employee2'))];
    expect([ru.subject, en.subject]).toEqual([
      'Employee Gateway: новый пароль',
      'Employee Gateway: reset your password',
    ]);
    expect(ru.text).toContain('учётной записи «employee»');
    expect(en.text).toContain('account “employee2”');
    expect(ru.html).toContain('lang="ru"');
    for (const { from, text, html, link } of [ru, en]) {
      expect(from).toContain('<no-reply@127.0.0.1>');
      const address = new URL(link);
      expect([address.origin, address.pathname]).toEqual([world.portal.origin, `/portal/${NORTH}/profile`]);
      expect(address.searchParams.get('tab')).toBe('security');
      expect(tokenIn(link)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(html).toContain(link.replaceAll('&', '&amp;'));
      expect(html).not.toMatch(/<img|url\(|src=/);
      expect(text + html).not.toMatch(/evil/);
    }
  });

  test('signs in, and opens nothing but the setting of a password, once, without the one before', async () => {
    const other = String((await enter('clerk')).result?.access_token);
    const token = tokenIn(await linkFor('clerk'));
    const opened = await open(token);
    expect(opened.result?.profile).toMatchObject({
      login: 'clerk',
      must_change_password: '1',
      password_by_link: '1',
    });
    const bearer = bearerOf(opened);
    for (const call of world.both)
      expect(outcome(await call('table.get', { object: 'vacation' }, { token: bearer }))).toBe(
        'password_change_required',
      );
    for (const [password, code] of [
      ['Pa5w0r!', 'user/password-length'],
      ['7-Clerk-x', 'user/password-own-name'],
      [PASSWORD, 'user/password-same'],
    ] as const)
      expect((await change(bearer, { password })).error?.data.fields?.[0]?.code).toBe(code);
    expect((await change(bearer, { password: NEW })).result?.data).toEqual({ ended: 1 });
    expect(outcome(await world.call('user.get', {}, { token: other }))).toBe('invalid_access_token');
    expect(outcome(await world.call('table.get', { object: 'vacation' }, { token: bearer }))).toBe('ok');
    expect((await change(bearer, { password: 'Lodka-76ы' })).error?.data.fields?.[0]?.code).toBe(
      'user/password-wrong',
    );
    expect(outcome(await enter('clerk', NEW))).toBe('ok');
    expect((await mailbox.next(mailOf('clerk'))).subject).toContain('пароль изменён');
    const { rows } = await db().query(
      `select "detail"::text as detail from "audit" where "stream" = $1 and "action" = 'sign_in' order by "seq"`,
      [`user:${world.company.people.clerk.user_id}`],
    );
    expect(rows.map((row) => JSON.parse(row.detail).origin)).toContain('restore');
  });

  test('T44: opens once: of many at the same moment over two processes one gets in, and a replay gets -32705', async () => {
    const token = tokenIn(await linkFor('reviewer'));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => open(token, world.both[index % 2])),
    );
    expect(answers.filter((answer) => outcome(answer) === 'ok').length).toBe(1);
    // Callers who waited too long for the one that got in are answered `unavailable`; they come again.
    const late = answers.filter((each) => outcome(each) === 'unavailable').map(() => open(token));
    const refused = answers.filter((each) => each.error && outcome(each) !== 'unavailable');
    for (const answer of [...refused, ...(await Promise.all(late)), await open(token)])
      expect([outcome(answer), answer.error?.code]).toEqual(['link_expired', -32705]);
  });

  test('T44: and every other one that is under way, ends with the new password', async () => {
    const [first, later] = [tokenIn(await linkFor('recruiter')), tokenIn(await linkFor('recruiter'))];
    const bearer = bearerOf(await open(first));
    expect(outcome(await change(bearer, { password: NEW }))).toBe('ok');
    expect(outcome(await open(later))).toBe('link_expired');
  });

  test('is written in the words of the client, where it has its own (AMB-062)', async () => {
    await db().query(
      `insert into "lan" ("client_id", "alias", "name", "name_eng") values ($1, 'mail.restore.subject', 'Ваш новый пароль', 'Your new password')`,
      [world.company.clients.north],
    );
    await linkFor('deputy');
    expect(mailbox.letters.at(-1)?.subject).toBe('Ваш новый пароль');
    await update('deputy', `"language" = 'en'`);
    await linkFor('deputy');
    expect(mailbox.letters.at(-1)?.subject).toBe('Your new password');
    await db().query(`delete from "lan" where "alias" = 'mail.restore.subject'`);
    await linkFor('deputy');
    expect(mailbox.letters.at(-1)?.subject).toContain('reset your password');
  });

  test('is over after a day', async () => {
    const token = tokenIn(await linkFor('accountant'));
    const { rows } = await db().query(
      `select extract(epoch from "expires_at" - "create_date")::int as seconds from "auth_challenge"
       where "kind" = 'restore' order by "id" desc limit 1`,
    );
    expect(rows[0]?.seconds).toBe(86_400);
    await db().query(`update "auth_challenge" set "expires_at" = now() where "kind" = 'restore'`);
    expect(outcome(await open(token))).toBe('link_expired');
  });

  test('T35: of a closed account opens nothing, and none is sent for one', async () => {
    const token = tokenIn(await linkFor('manager2'));
    await update('manager2', '"disabled" = true');
    const shut = await open(token);
    expect(said(shut)).toBe(said(await open('A'.repeat(43))));
    expect(outcome(await ask(mailOf('manager2')))).toBe('ok');
    await linkFor('manager');
    expect(mailbox.letters.filter(({ to }) => to === mailOf('manager2')).length).toBe(1);
  });

  test('T39: still asks for the second factor, and is not spent by the question', async () => {
    const token = tokenIn(await linkFor('gf_manager'));
    await update('gf_manager', `"totp_secret" = 'sealed'`);
    expect(outcome(await open(token))).toBe('missing_secret_code');
    await update('gf_manager', `"totp_secret" = ''`);
    expect(outcome(await open(token))).toBe('ok');
  });

  test('with a code of the second factor opens; a wrong code leaves it for another try, and tells nobody in', async () => {
    const { secret, recovery } = await withFactor('gf_manager');
    const token = tokenIn(await linkFor('gf_manager'));
    const asked = await open(token);
    expect(asked.error?.data.values).toMatchObject({ methods: ['totp', 'recovery'] });
    expect(outcome(await open(String(asked.error?.data.values?.challenge)))).toBe('link_expired');
    const wrong = await open(token, world.other, wrongCodeOf(secret));
    expect([outcome(wrong), wrong.error?.data.values]).toEqual(['wrong_secret_code', { attempts: 4 }]);
    const code = codeOf(secret);
    const opened = await open(token, world.call, code);
    expect(opened.result?.profile).toMatchObject({ login: 'gf_manager', password_by_link: '1' });
    expect(outcome(await open(token, world.call, recovery[0]))).toBe('link_expired');
    expect(outcome(await change(bearerOf(opened), { password: NEW }))).toBe('ok');
    await mailbox.next(mailOf('gf_manager'));
    const next = tokenIn(await linkFor('gf_manager'));
    expect(outcome(await open(next, world.call, code))).toBe('wrong_secret_code');
    expect(outcome(await open(next, world.call, recovery[0]))).toBe('ok');
  });

  test('lets nobody guess: of many codes at once over two processes five are looked at, then the link is over', async () => {
    const { secret, recovery } = await withFactor('beta_boss');
    const token = tokenIn(await linkFor('beta_boss'));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        open(token, world.both[index % 2], wrongCodeOf(secret, index)),
      ),
    );
    const looked = answers.map(outcome).filter((each) => each === 'wrong_secret_code');
    const kept = answers.map(outcome).filter((each) => /^(too_many_requests|link_expired)$/.test(each));
    expect([looked.length, kept.length]).toEqual([5, 35]);
    expect(outcome(await open(token, world.call, recovery[0]))).toBe('link_expired');
    expect(outcome(await open(token))).toBe('link_expired');
    const next = tokenIn(await linkFor('beta_boss'));
    expect(outcome(await open(next, world.other, recovery[0]))).toBe('too_many_requests');
    await db().query('delete from "rate_limit"');
    expect(outcome(await open(next, world.other, recovery[0]))).toBe('ok');
  });

  test('opens by a passkey where that is all there is, once, and not after the mailbox was left', async () => {
    const token = String((await enter('manager')).result?.access_token);
    const key = softPasskey(world.portal.origin);
    const offered = await world.call('user.auth', { action: 'passkeyOptions' }, { token });
    const challenge = String(offered.result?.challenge);
    const response = key.register(challenge);
    const input = { action: 'passkeySave', challenge, response, name: 'Ключ' };
    expect(outcome(await world.call('user.auth', input, { token }))).toBe('ok');
    const prove = async (link: string) => {
      const asked = await open(link);
      expect(asked.error?.data.values?.methods).toEqual(['passkey']);
      const begun = String(asked.error?.data.values?.challenge);
      return () => world.call('token.prove', { challenge: begun, response: key.use(begun) });
    };
    const link = tokenIn(await linkFor('manager'));
    const [first, again] = [await prove(link), await prove(link)];
    const bearer = String((await first()).result?.access_token);
    expect(outcome(await change(bearer, { password: NEW }))).toBe('ok');
    expect(outcome(await again())).toBe('challenge_over');
    expect(outcome(await open(link))).toBe('link_expired');
    await mailbox.next(mailOf('manager'));
    const late = await prove(tokenIn(await linkFor('manager')));
    const { user_id } = world.company.people.manager;
    const moved = { id: user_id, data: { email: 'moved@example.ru' } };
    expect(outcome(await callAs(world, 'admin', 'user.edit', moved))).toBe('ok');
    expect(outcome(await late())).toBe('challenge_over');
    await update('manager', `"email" = 'manager@example.ru'`);
  });

  test('of a closed account asks for no code, and a code without a link is no call', async () => {
    await withFactor('reviewer');
    const token = tokenIn(await linkFor('reviewer'));
    await update('reviewer', '"disabled" = true');
    expect(outcome(await open(token))).toBe('link_expired');
    expect(outcome(await open(token, world.call, '123456'))).toBe('link_expired');
    expect(outcome(await callAs(world, 'admin', 'user.get', { secretCode: '123456' }))).toBe(
      'invalid_params',
    );
  });

  test('T44: is of the mailbox it was sent to: once the account has another one, the old one opens nothing', async () => {
    const token = tokenIn(await linkFor('accountant'));
    const edit = (data: object) => {
      const id = world.company.people.accountant.user_id;
      return callAs(world, 'admin', 'user.edit', { id, data });
    };
    expect(outcome(await edit({ email: 'new@example.ru' }))).toBe('ok');
    for (const call of world.both)
      expect(said(await open(token, call))).toBe(said(await open('A'.repeat(43), call)));
    expect(outcome(await ask('new@example.ru'))).toBe('ok');
    const kept = tokenIn((await mailbox.next('new@example.ru')).link);
    expect(outcome(await edit({ language: 'en' }))).toBe('ok');
    expect(outcome(await open(kept))).toBe('ok');
    expect(outcome(await edit({ email: mailOf('accountant') }))).toBe('ok');
  });

  test('gets a person in whose attempts are over', async () => {
    for (let index = 0; index < 6; index += 1) await enter('deputy', 'Guess#1');
    expect(outcome(await enter('deputy'))).toBe('too_many_requests');
    const bearer = bearerOf(await open(tokenIn(await linkFor('deputy'))));
    expect(outcome(await change(bearer, { password: NEW }))).toBe('ok');
    expect(outcome(await enter('deputy', NEW))).toBe('ok');
  });
});

describe('the token of a link', () => {
  test('is no bearer, no refresh token and no cookie; and no other token is a link', async () => {
    const token = tokenIn(await linkFor('hr'));
    expect(outcome(await world.call('user.get', {}, { token }))).toBe('invalid_access_token');
    expect(outcome(await world.call('token.refresh', { refresh_token: token }))).toBe(
      'invalid_refresh_token',
    );
    const signed = (await enter('hr')).result as unknown as { access_token: string; refresh_token: string };
    await db().query(
      `update "auth_challenge" set "kind" = 'second_factor' where "hash" = sha256($1::bytea)`,
      [token],
    );
    for (const foreign of [token, signed.access_token, signed.refresh_token, 'A'.repeat(200)])
      expect([foreign.length, outcome(await open(foreign))]).toEqual([foreign.length, 'link_expired']);
  });

  test('RPC-10: answers the profile to GET /user too, once; in no other address, and without a code beside it', async () => {
    const token = tokenIn(await linkFor('hr'));
    const get = async (path: string) => {
      const answer = await fetch(`${world.portal.origin}/api${path}`);
      const text = await answer.text();
      expect(text).not.toContain(token);
      const { result, error } = JSON.parse(text);
      return [answer.status, result?.profile?.login ?? error.data.reason];
    };
    expect(await get(`/view?object=status&token=${token}`)).toEqual([400, 'invalid_params']);
    expect(await get(`/table?object=status&token=${token}`)).toEqual([400, 'invalid_params']);
    expect(await get(`/user?token=${token}&secretCode=123456`)).toEqual([400, 'invalid_params']);
    expect(await get(`/user?token=${token}&token=${token}`)).toEqual([400, 'invalid_params']);
    expect(await get(`/user?token=${token}`)).toEqual([200, 'hr']);
    expect(await get(`/user?token=${token}`)).toEqual([400, 'link_expired']);
    expect(await get('/user?token=short')).toEqual([400, 'invalid_params']);
    expect(await get('/user')).toEqual([401, 'invalid_access_token']);
  });

  test('is kept nowhere but as its hash', async () => {
    const token = tokenIn(await linkFor('hr'));
    for (const table of ['outbox', 'pgboss.job', 'auth_challenge', 'audit', 'message']) {
      const { rows } = await db().query(`select t::text as row from ${table} t`);
      expect([table, rows.filter(({ row }) => row.includes(token)).length]).toEqual([table, 0]);
    }
    const many = await callAs(world, 'admin', 'batch', [{ method: 'user.get', params: { token } }]);
    expect(many.result?.data[0]).toMatchObject({ error: { code: -32602 } });
    expect(outcome(await open(token))).toBe('ok');
  });
});

describe('T46: who has which mailbox', () => {
  test('is not told by the answer, for whoever asks', async () => {
    const known = said(await ask(mailOf('employee')));
    for (const [email, more] of [
      ['nobody@example.ru', {}],
      [mailOf('southerner'), {}],
      [mailOf('employee'), { client: SOUTH }],
      [mailOf('employee'), { client: 'no-such-client' }],
      ["' or 1=1 --", {}],
      ['employee@example.ru\r\nBcc: evil@example.ru', {}],
    ] as const)
      expect([email, said(await ask(email, more))]).toEqual([email, known]);
    await mailbox.next(mailOf('employee'));
    await linkFor('employee');
    expect(mailbox.letters.map(({ to }) => to)).not.toContain('nobody@example.ru');
    expect(mailbox.letters.map(({ to }) => to)).not.toContain(mailOf('southerner'));
  });

  test('nor by its time, measured at a process that writes no letters', async () => {
    const asked = (email: unknown) => () => world.other('token.restore', { email, client: NORTH });
    const { known, unknown, early } = await timed(
      50,
      {
        known: asked(mailOf('candidate')),
        unknown: asked('nobody@example.ru'),
        // A control that must differ: an answer before anything is written.
        early: asked(7),
      },
      () => db().query('delete from "rate_limit"'),
    );
    expect(toldApart(known, unknown)).toBeLessThan(0.5);
    // The fastest of fifty is the time of the work itself, however busy the machine is.
    expect(Math.min(...early)).toBeLessThan(Math.min(...known));
  });

  test('nor by the limit: three an hour for a mailbox and one in ten minutes after, existing or not; twenty from one address', async () => {
    for (const email of [mailOf('gf_manager'), 'nobody@example.ru']) {
      const answers = [];
      for (let index = 0; index < 5; index += 1) answers.push(outcome(await ask(email)));
      expect(answers).toEqual([...Array(4).fill('ok'), 'too_many_requests']);
    }
    const many = await Promise.all(Array.from({ length: 15 }, (_, index) => ask(`n${index}@example.ru`)));
    expect(many.filter((answer) => outcome(answer) === 'ok').length).toBe(10);
  });
});

describe('who asks for links of somebody else', () => {
  const waits = async (answer: Promise<Answer>): Promise<number> =>
    Number((await answer).error?.data.values?.seconds);
  const pass = (what: string) =>
    db().query(`update "rate_limit" set "expires_at" = now() where "key" like $1`, [what]);

  test('keeps the owner from none: they have a link that is not older than ten minutes, or get one', async () => {
    for (let time = 0; time < 3; time += 1) expect(outcome(await ask(mailOf('employee2')))).toBe('ok');
    const mine = await ask(mailOf('employee2'));
    expect(outcome(mine)).toBe('ok');
    const links = [];
    for (let letter = 0; letter < 4; letter += 1)
      links.push(tokenIn((await mailbox.next(mailOf('employee2'))).link));
    for (let time = 0; time < 30; time += 1) {
      const wait = await waits(ask(mailOf('employee2')));
      expect(wait > 0 && wait <= 600).toBe(true);
      if (time % 10 === 0) await db().query(`delete from "rate_limit" where "key" like 'restore:address:%'`);
    }
    await pass('restore:later:%');
    expect(outcome(await ask(mailOf('employee2')))).toBe('ok');
    links.push(tokenIn((await mailbox.next(mailOf('employee2'))).link));
    expect(outcome(await open(links[3] ?? ''))).toBe('ok');
  });

  test('from the same address keeps them waiting ten minutes at most, and a browser that has signed in here not at all', async () => {
    const entered = await postAs(
      world,
      'token.get',
      { login: 'clerk', password: NEW, client: NORTH },
      { origin: world.portal.origin },
    );
    const cookie = (entered.headers.getSetCookie()[1] ?? '').split(';')[0] ?? '';
    expect([(await answered(Promise.resolve(entered))).status, cookie]).toEqual([
      200,
      expect.stringMatching(/^eg\.browser=/),
    ]);
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`n${index}@example.ru`)));
    const wait = await waits(ask(mailOf('clerk')));
    expect(wait > 0 && wait <= 600).toBe(true);
    const own = { headers: { cookie } };
    expect(outcome(await world.call('token.restore', { email: mailOf('clerk') }, own))).toBe('ok');
    const forged = { headers: { cookie: `eg.browser=${'A'.repeat(43)}` } };
    expect(outcome(await world.call('token.restore', { email: mailOf('clerk') }, forged))).toBe(
      'too_many_requests',
    );
    await mailbox.next(mailOf('clerk'));
  });
});

describe('a link that was opened in one browser', () => {
  const opened = (token: string, headers: Record<string, string>, secretCode?: string) =>
    postAs(world, 'user.get', { token, ...(secretCode === undefined ? {} : { secretCode }) }, headers);
  const own = () => ({ origin: world.portal.origin });
  const other = { cookie: `eg.browser=${'B'.repeat(43)}` };

  test('is over in every other one, with a right code too, and goes on in its own', async () => {
    const { secret } = await withFactor('assistant');
    const token = tokenIn(await linkFor('assistant'));
    const first = await opened(token, own());
    const cookie = (first.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    expect([outcome(await answered(Promise.resolve(first))), cookie]).toEqual([
      'missing_secret_code',
      expect.stringMatching(/^eg\.browser=/),
    ]);
    for (const headers of [{}, other, { ...own(), ...other }, own()])
      for (const code of [undefined, codeOf(secret)])
        expect(outcome(await answered(opened(token, headers, code)))).toBe('link_expired');
    expect(outcome(await answered(opened(token, { ...own(), cookie }, codeOf(secret))))).toBe('ok');
    await update('assistant', `"totp_secret" = '', "two_factor" = ''`);
  });
});

describe('an account whose password ended long ago', () => {
  test('is opened again by a link of an admin, and by no link it asks for itself', async () => {
    const own = tokenIn(await linkFor('assistant'));
    await parameter('password_expiration_days', '90');
    await update('assistant', `"password_update_date" = now() - interval '400 days'`);
    expect(outcome(await open(own))).toBe('account_blocked');
    expect(outcome(await ask(mailOf('assistant')))).toBe('ok');
    const id = world.company.people.assistant.user_id;
    expect(outcome(await callAs(world, 'admin', 'user.restore', { id }))).toBe('ok');
    const letter = await mailbox.next(mailOf('assistant'));
    expect(letter.text).toContain('Администратор прислал');
    const bearer = bearerOf(await open(tokenIn(letter.link)));
    expect(outcome(await change(bearer, { password: NEW }))).toBe('ok');
    expect(outcome(await enter('assistant', NEW))).toBe('ok');
    await parameter('password_expiration_days', '0');
  });

  test('without a mailbox an admin is told so', async () => {
    await update('candidate', `"email" = ''`);
    const id = world.company.people.candidate.user_id;
    const answer = await callAs(world, 'admin', 'user.restore', { id });
    expect(answer.error?.data.fields?.[0]).toMatchObject({ field: 'email', code: 'user/no-email' });
  });
});

describe('a mail server', () => {
  test('that is busy for a moment gets the letter again', async () => {
    mailbox.refuse(1);
    expect((await linkFor('stranger')).startsWith(world.portal.origin)).toBe(true);
  });

  test('that knows no such mailbox is asked once, and the next letter goes out', async () => {
    await update('stranger_hr', `"email" = 'gone@example.ru'`);
    await ask('gone@example.ru');
    await linkFor('stranger');
    await expect
      .poll(
        async () =>
          (await db().query(`select 1 from "outbox" where "kind" = 'mail' and "done_at" is null`)).rowCount,
        { timeout: 60_000 },
      )
      .toBe(0);
    expect(mailbox.letters.map(({ to }) => to)).not.toContain('gone@example.ru');
  });
});
