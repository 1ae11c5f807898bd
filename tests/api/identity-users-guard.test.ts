import { describe, expect, test } from 'vitest';
import { openMailbox } from '../support/mailbox.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const mailbox = shared(openMailbox);

const world = shared(() => openWorld(['admin', 'hr', 'manager', 'clerk'], { SMTP_URL: mailbox.url }));

type Fields = Readonly<Record<string, unknown>>;
const member = (name: Name) => world.company.people[name];
const db = () => world.company.db;
const edit = (by: Name, whose: Name, data: Fields) =>
  callAs(world, by, 'user.edit', { id: member(whose).user_id, data });
const editPerson = (by: Name, whose: Name, data: Fields) =>
  callAs(world, by, 'table.edit', { object: 'employee', data: { id: member(whose).employee_id, ...data } });
const enter = (login: string, password = PASSWORD) =>
  world.call('token.get', { login, password, client: NORTH });
const bearerOf = async (login: string) => String((await enter(login)).result?.access_token);
const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

describe('an invitation', () => {
  test('brings the owner of a new account to a password of their own, in their language', async () => {
    for (const [language, subject, said] of [
      ['ru', 'Employee Gateway: ваша учётная запись', 'задайте пароль'],
      ['en', 'Employee Gateway: your account', 'Set a password'],
    ] as const) {
      const email = `invited-${language}@example.ru`;
      const employee = { number: `I-${language}`, name: 'Новикова Анна', hire_date: '2026-11-02' };
      const added = await callAs(world, 'hr', 'user.add', { data: { email, language, employee } });
      expect(outcome(added)).toBe('ok');
      const letter = await mailbox.next(email, subject);
      expect(letter.text).toMatch(new RegExp(said));
      expect(letter.text).toContain(email);
      const opened = await world.call('user.get', { token: tokenIn(letter.link) });
      expect(opened.result?.profile).toMatchObject({ login: email, must_change_password: '1' });
      const token = String((opened.result?.token as { access_token?: string } | undefined)?.access_token);
      const password = 'Lodka-75ы';
      const chosen = await world.call('user.auth', { action: 'changePassword', password }, { token });
      expect(outcome(chosen)).toBe('ok');
      expect(outcome(await enter(email, password))).toBe('ok');
      expect(outcome(await world.call('user.get', { token: tokenIn(letter.link) }))).toBe('link_expired');
    }
  });
});

describe('another e-mail of an account', () => {
  test('ends the links sent to the one before, whose owner is told, but not where it went', async () => {
    await world.call('token.restore', { email: 'employee@example.ru', client: NORTH });
    const { link } = await mailbox.next('employee@example.ru');
    expect(outcome(await edit('hr', 'employee', { email: 'Moved@example.ru' }))).toBe('ok');
    expect(outcome(await world.call('user.get', { token: tokenIn(link) }))).toBe('link_expired');
    const letter = await mailbox.next('employee@example.ru');
    expect(letter.subject).toBe('Employee Gateway: почта учётной записи изменена');
    expect(letter.text + letter.html).not.toContain('moved@');
    await world.call('token.restore', { email: 'moved@example.ru', client: NORTH });
    const { link: fresh } = await mailbox.next('moved@example.ru');
    expect(outcome(await world.call('user.get', { token: tokenIn(fresh) }))).toBe('ok');
  });

  test('that is the same as before ends nothing and writes to nobody', async () => {
    await world.call('token.restore', { email: 'employee2@example.ru', client: NORTH });
    const { link } = await mailbox.next('employee2@example.ru');
    expect(outcome(await edit('hr', 'employee2', { email: ' EMPLOYEE2@example.ru', signature: '2' }))).toBe(
      'ok',
    );
    expect(outcome(await world.call('user.get', { token: tokenIn(link) }))).toBe('ok');
    const { rows } = await db().query(
      `select 1 from "outbox" where "payload" ->> 'template' = 'email_changed' and ("payload" ->> 'user_id')::bigint = $1`,
      [member('employee2').user_id],
    );
    expect(rows).toEqual([]);
  });
});

describe('a notice', () => {
  test('comes by mail as well, in the language of each, with its page, and as text only', async () => {
    await db().query(`update "app_user" set "language" = 'en' where "id" = $1`, [
      member('accountant').user_id,
    ]);
    await db().query(`update "app_user" set "email" = '' where "id" = $1`, [member('assistant').user_id]);
    const told = await callAs(world, 'hr', 'user.notify', {
      employee_ids: (['recruiter', 'accountant', 'assistant', 'director'] as const).map(
        (name) => member(name).employee_id,
      ),
      text: 'Собрание <b>в пять</b> {login}',
      text_eng: 'At five',
      route: '/uvacation/12',
    });
    expect(told.result).toEqual({ data: { told: 4 } });
    const [ru, en] = [
      await mailbox.next('recruiter@example.ru', 'Employee Gateway: новое сообщение'),
      await mailbox.next('accountant@example.ru', 'Employee Gateway: new notification'),
    ];
    expect(ru.text).toContain('Собрание <b>в пять</b> {login}');
    expect(ru.html).toContain('Собрание &lt;b&gt;в пять&lt;/b&gt; {login}');
    expect(en.text).toContain('At five');
    expect(ru.link).toBe(`${world.portal.origin}/portal/${NORTH}/uvacation/12`);
    expect(mailbox.letters.filter(({ to }) => to.startsWith('assistant@'))).toEqual([]);
  });

  test('that is refused reaches no mailbox', async () => {
    const before = mailbox.letters.length;
    const { employee_id } = member('clerk');
    const refused = await callAs(world, 'manager', 'user.notify', {
      employee_ids: [employee_id],
      text: 'Тайное',
    });
    expect(outcome(refused)).toBe('not_found');
    await callAs(world, 'hr', 'user.notify', { user_id: member('clerk').user_id, text: 'Явное' });
    expect((await mailbox.next('clerk@example.ru')).text).toContain('Явное');
    expect(mailbox.letters.length).toBe(before + 1);
  });
});

describe('an admin', () => {
  test('keeps e-mail, roles and access against hr, by whatever call; another admin may change them', async () => {
    const { user_id } = member('manager2');
    const alpha = world.company.organizations.alpha;
    const roles = [{ organization_id: alpha, roles: ['employee', 'admin'] }];
    expect(outcome(await edit('admin', 'manager2', { roles }))).toBe('ok');
    for (const data of [
      { email: 'hr@evil.example' },
      { login: 'mine' },
      { roles: [{ organization_id: alpha, roles: ['employee'] }] },
      { disabled: '1' },
      { password_doesnt_expire: '1' },
    ])
      expect([data, outcome(await edit('hr', 'manager2', data))]).toEqual([data, 'access_denied']);
    for (const data of [{ disabled: '1' }, { dismissal_date: '2026-01-01' }, { email: 'hr@evil.example' }])
      expect([data, outcome(await editPerson('hr', 'manager2', data))]).toEqual([data, 'access_denied']);
    const { employee_id } = member('manager2');
    const gone = await callAs(world, 'hr', 'table.del', { object: 'employee', data: { id: employee_id } });
    expect(outcome(gone)).toBe('access_denied');
    for (const method of ['user.restore', 'user.unlock'])
      expect(outcome(await callAs(world, 'hr', method, { id: user_id }))).toBe('access_denied');
    expect(outcome(await enter('manager2'))).toBe('ok');

    expect(outcome(await editPerson('hr', 'manager2', { position: 'Директор по людям' }))).toBe('ok');
    expect(outcome(await editPerson('hr', 'clerk', { dismissal_date: '2027-01-01' }))).toBe('ok');
    expect(outcome(await editPerson('admin', 'manager2', { dismissal_date: '2026-01-01' }))).toBe('ok');
    expect(outcome(await enter('manager2'))).toBe('wrong_login_or_password');
  });
});

describe('a person who is closed in the staff', () => {
  test('is out at once, and no device comes back when they are opened again', async () => {
    const token = await bearerOf('reviewer');
    const whoami = () => world.call('user.get', {}, { token });
    expect(outcome(await editPerson('hr', 'reviewer', { position: 'Аудитор' }))).toBe('ok');
    expect(outcome(await whoami())).toBe('ok');
    expect(outcome(await editPerson('hr', 'reviewer', { disabled: '1' }))).toBe('ok');
    expect(outcome(await whoami())).toBe('invalid_access_token');
    expect(outcome(await editPerson('hr', 'reviewer', { disabled: '0' }))).toBe('ok');
    expect(outcome(await whoami())).toBe('invalid_access_token');
    expect(outcome(await enter('reviewer'))).toBe('ok');
  });
});

describe('an account whose attempts are over', () => {
  test('is shown as locked to an admin alone, and no more once they forgive them', async () => {
    const { user_id } = member('stranger');
    const locked = async (by: Name) =>
      (await callAs(world, by, 'view.get', { object: 'user', filter: `id = ${user_id}` })).result?.data[0]
        ?.locked;
    for (let index = 0; index < 4; index += 1) await enter('stranger', 'Guess#1');
    expect(await locked('admin')).toBe('0');
    await enter('stranger', 'Guess#1');
    expect(await locked('admin')).toBe('1');
    expect(outcome(await enter('stranger'))).toBe('too_many_requests');
    const own = await callAs(world, 'clerk', 'view.get', { object: 'user', filter: 'locked = 1' });
    expect(outcome(own)).not.toBe('ok');
    expect(outcome(await callAs(world, 'clerk', 'user.unlock', { id: user_id }))).toBe('access_denied');
    expect(outcome(await callAs(world, 'admin', 'user.unlock', { id: user_id }))).toBe('ok');
    expect(await locked('admin')).toBe('0');
    expect(outcome(await enter('stranger'))).toBe('ok');
  });
});
