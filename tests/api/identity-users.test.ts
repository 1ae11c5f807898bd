import { describe, expect, test } from 'vitest';
import { listenTo } from '../support/event-source.ts';
import { NORTH, PASSWORD, SOUTH } from '../support/matrix-company.ts';
import { type Answer, callAs, callerOf, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openTwin(['admin', 'hr', 'stranger_hr', 'employee', 'manager', 'deputy', 'southerner']),
);

const member = (name: Name) => world.company.people[name];
const organization = (name: 'alpha' | 'beta' | 'south') => world.company.organizations[name];
const as = (name: Name) => ({ token: world.token(name) });
const rowsOf = async (sql: string, values: unknown[] = []) =>
  (await world.company.db.query(sql, values)).rows as Record<string, unknown>[];

type Fields = Readonly<Record<string, unknown>>;
const add = (by: Name, data: Fields, more: Fields = {}): Promise<Answer> =>
  callAs(world, by, 'user.add', { ...more, data });
const edit = (by: Name, id: unknown, data: Fields): Promise<Answer> =>
  callAs(world, by, 'user.edit', { id, data });
const roles = (where: 'alpha' | 'beta' | 'south', ...names: string[]) => [
  { organization_id: organization(where), roles: names },
];
const rolesOf = async (user_id: unknown) =>
  (await rowsOf('select "role" from "user_role" where "user_id" = $1 order by "role"', [user_id])).map(
    ({ role }) => role,
  );
const fieldsOf = (answer: Answer) => answer.error?.data.fields?.map(({ field, code }) => [field, code]);
const idOf = (answer: Answer) => Number((answer.result as unknown as { id: number } | undefined)?.id);

let number = 0;
const newcomer = (more: Fields = {}) => {
  number += 1;
  return {
    email: `Newcomer${number}@Example.ru `,
    employee: { number: `U-${number}`, name: `Новиков Пётр ${number}`, hire_date: '2026-11-02' },
    ...more,
  };
};

describe('a new account', () => {
  test('is opened by hr for somebody who joins their organization, with an unknown password and an invitation', async () => {
    const answer = await add('hr', newcomer());
    expect(outcome(answer)).toBe('ok');
    const [row] = await rowsOf(
      `select u."login", u."email", u."must_change_password", e."organization_id"::int, e."number" from "app_user" u
       join "employee" e on e."id" = u."employee_id" where u."id" = $1`,
      [idOf(answer)],
    );
    expect(row).toEqual({
      login: 'newcomer1@example.ru',
      email: 'newcomer1@example.ru',
      must_change_password: true,
      organization_id: organization('alpha'),
      number: 'U-1',
    });
    expect(await rolesOf(idOf(answer))).toEqual(['employee']);
    expect(
      await rowsOf(`select "kind", "payload" from "outbox" where ("payload" ->> 'user_id')::bigint = $1`, [
        idOf(answer),
      ]),
    ).toEqual([{ kind: 'mail', payload: { template: 'invite', user_id: idOf(answer) } }]);
    const audit = await rowsOf('select "action", "user_id"::int, "detail" from "audit" where "stream" = $1', [
      `user:${idOf(answer)}`,
    ]);
    expect(audit.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['user.add', member('hr').user_id],
    ]);
    expect(JSON.stringify(audit)).not.toContain('argon2');
    const entered = await world.call('token.get', {
      login: 'newcomer1@example.ru',
      password: PASSWORD,
      client: NORTH,
    });
    expect(outcome(entered)).toBe('wrong_login_or_password');
  });

  test('belongs to an employee who had none, once', async () => {
    const director = member('director').employee_id;
    const answer = await add('hr', { email: 'boss@example.ru', employee_id: director });
    expect(outcome(answer)).toBe('ok');
    expect(fieldsOf(await add('hr', { email: 'boss2@example.ru', employee_id: director }))).toEqual([
      ['employee_id', 'user/has-account'],
    ]);
  });

  test('T46, T47: is one for an e-mail, however it is written; getExistID answers whose it is', async () => {
    const first = idOf(await add('hr', newcomer({ email: 'Taken@Example.ru' })));
    const again = newcomer({ email: ' tAKEN@example.RU' });
    const refused = await add('admin', again);
    expect([outcome(refused), refused.error?.code]).toEqual(['email_taken', -32717]);
    const known = await add('admin', again, { action: 'getExistID' });
    expect(known.result).toEqual({ id: first });
    expect(await rowsOf('select 1 from "employee" where "number" = $1', [again.employee.number])).toEqual([]);
    expect(outcome(await add('admin', newcomer({ email: 'clerk' })))).toBe('validation');
    const asLogin = await add('admin', newcomer({ login: 'Taken@example.ru' }));
    expect(fieldsOf(asLogin)).toEqual([['login', 'field/duplicate']]);
  });

  test('T77: is nobody’s twin: a login in other letters is the same login, and what is not seen stands in none', async () => {
    const id = idOf(await add('hr', newcomer({ login: 'ｔwin.one' })));
    expect(await rowsOf('select "login" from "app_user" where "id" = $1', [id])).toEqual([
      { login: 'twin.one' },
    ]);
    const given = newcomer({ login: 'twin.two' });
    const other = idOf(await add('hr', given));
    for (const change of [
      (login: string) => add('hr', newcomer({ login })),
      (login: string) => edit('hr', other, { login }),
    ]) {
      expect(fieldsOf(await change('Ｔwin.one'))).toEqual([['login', 'field/duplicate']]);
      for (const login of ['tw\u0456n.one', 'twin\u200b.one', 'twin.one\u202e', 'twin\u0000.one'])
        expect([login, fieldsOf(await change(login))]).toEqual([login, [['login', 'field/wrong']]]);
    }
    for (const email of ['tw\u0456n@example.ru', 'twin\u200b@example.ru'])
      expect([email, fieldsOf(await add('hr', newcomer({ email })))]).toEqual([
        email,
        [['email', 'user/email']],
      ]);
    for (const name of ['Ива\u0000н', 'Иван \ud800'])
      expect([
        name,
        outcome(await add('hr', newcomer({ employee: { number: 'U-T77', name, hire_date: '2026-11-02' } }))),
      ]).toEqual([name, 'validation']);
    const entered = await world.call('token.get', { login: 'ｅmployee', password: PASSWORD, client: NORTH });
    expect(outcome(entered)).toBe('ok');
  });

  test('VALID-05: without an organization is refused by the name of the field, and none is opened', async () => {
    const { employee, ...account } = newcomer();
    const count = async () => (await rowsOf('select "id" from "employee"')).length;
    const before = await count();
    for (const by of ['admin', 'hr'] as const) {
      const answer = await add(by, { ...account, employee: { ...employee, organization_id: null } });
      expect([by, answer.error?.data.fields]).toMatchObject([
        by,
        [
          {
            field: 'organization_id',
            code: 'field/required',
            message: 'Не заполнено поле «Организация»',
            message_eng: 'The field "Organization" is mandatory',
          },
        ],
      ]);
    }
    expect(await count()).toBe(before);
    const there = { ...employee, organization_id: organization('alpha') };
    expect(outcome(await add('admin', { ...account, employee: there }))).toBe('ok');
  });

  test('of ten parallel ones for one e-mail on two processes one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? world.other : world.call)(
          'user.add',
          { data: newcomer({ email: index % 3 ? 'race@example.ru' : 'RACE@example.ru' }) },
          as(index % 4 ? 'hr' : 'admin'),
        ),
      ),
    );
    expect(answers.map(outcome).sort()).toEqual([...Array(9).fill('email_taken'), 'ok']);
    expect(await rowsOf(`select 1 from "app_user" where "email" = 'race@example.ru'`)).toHaveLength(1);
  });

  test('is opened by nobody without the right, nor for somebody elsewhere', async () => {
    const director = member('director').employee_id;
    for (const login of ['employee', 'manager', 'deputy'] as const) {
      expect([login, outcome(await add(login, newcomer()))]).toEqual([login, 'access_denied']);
      const asked = await add(login, { email: 'clerk@example.ru' }, { action: 'getExistID' });
      expect([login, outcome(asked)]).toEqual([login, 'access_denied']);
    }
    for (const by of ['stranger_hr', 'southerner'] as const)
      expect(fieldsOf(await add(by, { email: 'x@example.ru', employee_id: director }))).toEqual([
        ['employee_id', 'field/wrong'],
      ]);
    const abroad = newcomer();
    expect(
      outcome(
        await add('hr', {
          ...abroad,
          employee: { ...abroad.employee, organization_id: organization('beta') },
        }),
      ),
    ).toBe('validation');
    expect(fieldsOf(await add('hr', { email: 'nobody@example.ru' }))).toEqual([
      ['employee_id', 'field/required'],
    ]);
    expect(outcome(await add('admin', { email: 'program@example.ru' }))).toBe('ok');
  });

  test('gets no role its maker may not give', async () => {
    for (const [by, given, expected] of [
      ['hr', roles('alpha', 'employee', 'admin'), 'access_denied'],
      ['hr', roles('beta', 'employee'), 'access_denied'],
      ['admin', roles('south', 'employee'), 'validation'],
      ['admin', [...roles('alpha', 'hr'), ...roles('alpha', 'admin')], 'validation'],
      ['hr', roles('alpha', 'employee', 'manager'), 'ok'],
      ['admin', [...roles('alpha', 'admin'), ...roles('beta', 'hr')], 'ok'],
    ] as const)
      expect([by, given, outcome(await add(by, newcomer({ roles: given })))]).toEqual([by, given, expected]);
  });
});

describe('an account', () => {
  test('is changed by hr inside the organization and by an admin in the client', async () => {
    const { user_id } = member('clerk');
    const answer = await edit('hr', user_id, {
      language: 'en',
      signature: '2',
      password_doesnt_expire: '1',
      roles: roles('alpha', 'employee', 'accountant'),
    });
    expect(outcome(answer)).toBe('ok');
    expect(await rolesOf(user_id)).toEqual(['accountant', 'employee']);
    const { result } = await callAs(world, 'hr', 'view.get', { object: 'user', filter: `id = ${user_id}` });
    expect(result?.data[0]).toMatchObject({
      language: 'en',
      signature: '2',
      password_doesnt_expire: '1',
      roles: 'accountant,employee',
      organization_id: organization('alpha'),
    });
    const [audit] = await rowsOf(
      `select "detail"::jsonb as detail from "audit" where "stream" = $1 and "action" = 'user.edit'`,
      [`user:${user_id}`],
    );
    expect(audit?.detail).toMatchObject({ before: { language: 'ru' }, after: { language: 'en' } });
    expect(outcome(await edit('admin', user_id, { roles: roles('alpha', 'employee') }))).toBe('ok');
    expect(outcome(await edit('admin', member('stranger').user_id, { signature: '0' }))).toBe('ok');
  });

  test('abroad, of another client or of an admin is not for hr; of another client not for an admin', async () => {
    const change = { signature: '3' };
    for (const [by, whose, expected] of [
      ['stranger_hr', 'clerk', 'not_found'],
      ['hr', 'stranger', 'not_found'],
      ['hr', 'southerner', 'not_found'],
      ['admin', 'southerner', 'not_found'],
      ['southerner', 'clerk', 'not_found'],
      ['hr', 'admin', 'access_denied'],
      ['employee', 'employee2', 'access_denied'],
      ['manager', 'employee', 'access_denied'],
    ] as const)
      expect([by, whose, outcome(await edit(by, member(whose).user_id, change))]).toEqual([
        by,
        whose,
        expected,
      ]);
    expect(outcome(await edit('employee', 999_999_999, change))).toBe('access_denied');
    expect(outcome(await edit('hr', 999_999_999, change))).toBe('not_found');
  });

  test('of oneself is not raised, neither by name nor without', async () => {
    for (const by of ['employee', 'hr', 'admin'] as const)
      for (const change of [
        { roles: roles('alpha', 'employee', 'hr', 'admin') },
        { password_doesnt_expire: '1' },
        { disabled: '1' },
        { email: 'other@example.ru' },
        { language: 'en', signature: '3' },
      ]) {
        expect([by, change, outcome(await edit(by, member(by).user_id, change))]).toEqual([
          by,
          change,
          'access_denied',
        ]);
        const unnamed = await callAs(world, by, 'user.edit', { data: change });
        expect([by, change, outcome(unnamed)]).toEqual([by, change, 'access_denied']);
      }
    expect(outcome(await callAs(world, 'employee', 'user.edit', { data: { language: 'ru' } }))).toBe('ok');
    expect(await rolesOf(member('employee').user_id)).toEqual(['employee']);
  });

  test('gets no admin from hr, no role abroad, and keeps roles in organizations not named', async () => {
    const { user_id } = member('employee2');
    expect(outcome(await edit('hr', user_id, { roles: roles('alpha', 'employee', 'admin') }))).toBe(
      'access_denied',
    );
    expect(outcome(await edit('hr', user_id, { roles: roles('beta', 'hr') }))).toBe('access_denied');
    expect(outcome(await edit('admin', user_id, { roles: roles('beta', 'reviewer') }))).toBe('ok');
    expect(outcome(await edit('hr', user_id, { roles: roles('alpha', 'employee', 'manager') }))).toBe('ok');
    expect(await rolesOf(user_id)).toEqual(['employee', 'manager', 'reviewer']);
    expect(
      await rowsOf('select 1 from "audit" where "stream" = $1', [`refusal:${member('hr').user_id}`]),
    ).not.toEqual([]);
  });

  test('keeps its e-mail and login to itself', async () => {
    const { user_id } = member('reviewer');
    expect(outcome(await edit('hr', user_id, { email: 'CLERK@example.ru' }))).toBe('email_taken');
    expect(outcome(await edit('hr', user_id, { email: 'reviewer@Example.ru' }))).toBe('ok');
    expect(fieldsOf(await edit('hr', user_id, { login: 'Clerk' }))).toEqual([['login', 'field/duplicate']]);
    expect(fieldsOf(await edit('hr', user_id, { email: 'Имя <a@b.ru>' }))).toEqual([['email', 'user/email']]);
  });

  test('read before somebody else changed it is not written over', async () => {
    const { user_id } = member('recruiter');
    const [before] = await rowsOf('select "updated_at" from "app_user" where "id" = $1', [user_id]);
    const updated_at = new Date(String(before?.updated_at)).toISOString();
    expect(
      outcome(await edit('hr', user_id, { roles: roles('alpha', 'employee', 'recruiter', 'manager') })),
    ).toBe('ok');
    expect(outcome(await edit('hr', user_id, { signature: '2', updated_at }))).toBe('edited_by_another');
  });

  test('T42: that is disabled is out at its next call on every process, and signs in anew once enabled', async () => {
    const { user_id } = member('accountant');
    const enter = () => world.call('token.get', { login: 'accountant', password: PASSWORD, client: NORTH });
    const token = String((await enter()).result?.access_token);
    expect(outcome(await world.other('user.get', {}, { token }))).toBe('ok');
    const live = await listenTo(world.second.origin, { authorization: `Bearer ${token}` });
    expect(outcome(await edit('hr', user_id, { disabled: '1' }))).toBe('ok');
    await live.ended;
    expect(outcome(await world.other('user.get', {}, { token }))).toBe('invalid_access_token');
    expect(outcome(await enter())).toBe('wrong_login_or_password');
    expect(outcome(await edit('hr', user_id, { disabled: '0' }))).toBe('ok');
    expect(outcome(await world.call('user.get', {}, { token }))).toBe('invalid_access_token');
    expect(outcome(await enter())).toBe('ok');
  });
});

test('the last admin of a client stays one, also when two take the role from each other at once', async () => {
  const south = callerOf(world.second.origin, SOUTH);
  const { user_id } = member('southerner');
  const second_admin = await callAs(world, 'southerner', 'user.add', {
    data: newcomer({ email: 'admin2@south.ru', roles: roles('south', 'admin') }),
  });
  const other = idOf(second_admin);
  await world.company.db.query(
    'update "app_user" set "password_hash" = (select "password_hash" from "app_user" where "id" = $2) where "id" = $1',
    [other, user_id],
  );
  const entered = await south('token.get', { login: 'admin2@south.ru', password: PASSWORD, client: SOUTH });
  const token = String(entered.result?.access_token);
  const take = { roles: roles('south', 'employee') };
  const answers = await Promise.all([
    edit('southerner', other, take),
    south('user.edit', { id: user_id, data: take }, { token }),
  ]);
  const admins = await rowsOf(
    `select r."user_id"::int from "user_role" r where r."organization_id" = $1 and r."role" = 'admin'`,
    [organization('south')],
  );
  const one = answers.map(outcome).filter((each) => each === 'ok').length;
  expect([one, admins.length], answers.map(outcome).join()).toEqual([1, 1]);
});

describe('a notice', () => {
  const notify = (by: Name, params: Fields) => callAs(world, by, 'user.notify', params);
  const text = 'Собрание в пять';

  test('reaches those named, with its page', async () => {
    const ids = [member('clerk').employee_id, member('employee').employee_id];
    const answer = await notify('hr', { employee_ids: ids, text, text_eng: 'At five', route: '/messages' });
    expect(answer.result).toEqual({ data: { told: 2 } });
    const read = await callAs(world, 'employee', 'view.get', {
      object: 'message',
      filter: `text = '${text}'`,
    });
    expect(read.result?.data).toMatchObject([{ text, text_eng: 'At five', route: '/messages' }]);
    expect(outcome(await notify('manager', { user_id: member('employee').user_id, text }))).toBe('ok');
    expect(outcome(await notify('admin', { user_id: member('stranger').user_id, text }))).toBe('ok');
  });

  test('goes out so many times an hour and sender', async () => {
    const allow = (value: string) =>
      rowsOf(`update "parameter" set "value" = $1 where "code" = 'notify_hourly_limit'`, [value]);
    await allow('3');
    await rowsOf('delete from "rate_limit"');
    const params = { employee_ids: [member('clerk').employee_id], text: 'Ещё раз' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => notify('hr', params)));
    expect(answers.filter((answer) => outcome(answer) === 'ok')).toHaveLength(3);
    expect(answers.filter((answer) => outcome(answer) === 'too_many_requests')).toHaveLength(5);
    expect(await rowsOf(`select 1 from "message" where "text" = 'Ещё раз'`)).toHaveLength(3);
    expect(outcome(await notify('admin', params))).toBe('ok');
    await allow('60');
    expect(outcome(await notify('hr', params))).toBe('ok');
  });

  test('is refused whole when one of those named is out of reach', async () => {
    for (const [by, whose] of [
      ['hr', 'stranger'],
      ['manager', 'clerk'],
      ['manager', 'director'],
      ['admin', 'southerner'],
      ['stranger_hr', 'employee'],
    ] as const) {
      const ids = [member(whose).employee_id, member('employee').employee_id];
      expect([by, whose, outcome(await notify(by, { employee_ids: ids, text: 'Тайное' }))]).toEqual([
        by,
        whose,
        'not_found',
      ]);
    }
    expect(await rowsOf(`select 1 from "message" where "text" = 'Тайное'`)).toEqual([]);
    expect(outcome(await notify('employee', { employee_ids: [member('clerk').employee_id], text }))).toBe(
      'access_denied',
    );
    for (const route of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])
      expect([route, outcome(await notify('hr', { user_id: member('clerk').user_id, text, route }))]).toEqual(
        [route, 'invalid_params'],
      );
  });
});

test('an admin does not close themselves through the staff; another admin does', async () => {
  const { employee_id, user_id, client_id } = member('admin');
  await rowsOf(
    `delete from "user_role" r using "app_user" u where u."id" = r."user_id" and u."client_id" = $1
       and r."role" = 'admin' and u."id" <> $2`,
    [client_id, user_id],
  );
  const close = (by: Name, fields: object) =>
    callAs(world, by, 'table.edit', { object: 'employee', data: [{ id: employee_id, ...fields }] });
  expect(outcome(await close('admin', { disabled: '1' }))).toBe('own_record');
  expect(outcome(await close('admin', { dismissal_date: '2020-01-31' }))).toBe('own_record');
  expect(
    await rowsOf('select "disabled", "dismissal_date" from "employee" where "id" = $1', [employee_id]),
  ).toEqual([{ disabled: false, dismissal_date: null }]);
  const other = member('hr');
  await rowsOf('insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, $3)', [
    other.user_id,
    other.organization_id,
    'admin',
  ]);
  expect(outcome(await close('hr', { dismissal_date: '2020-01-31' }))).toBe('ok');
  await rowsOf('update "employee" set "dismissal_date" = null where "id" = $1', [employee_id]);
  await rowsOf(`delete from "user_role" where "user_id" = $1 and "role" = 'admin'`, [other.user_id]);
});
