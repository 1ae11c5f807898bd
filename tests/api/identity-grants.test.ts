import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NORTH, one, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin(['employee', 'manager', 'admin', 'hr']));
/** The grant of the company: `deputy` for `manager`, as a manager. */
let given: number;

beforeAll(async () => {
  given = await one(db(), 'select "id" from "grant" where "user_id" = $1', [member('deputy').user_id]);
});
beforeEach(async () => {
  await db().query(
    `update "grant" set "disabled" = false, "families" = '', "role" = 'manager', "date_from" = '2020-01-01', "date_to" = '2100-01-01' where "id" = $1`,
    [given],
  );
});

const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];
const enter = async (name: Name, client = NORTH): Promise<string> =>
  String((await world.call('token.get', { login: name, password: PASSWORD, client })).result?.access_token);
const act = (token: string, grant: number | null, call: Call = world.call): Promise<Answer> =>
  call('token.grant', { grant }, { token });
const actAs = async (name: Name, grant: number): Promise<string> =>
  String((await act(await enter(name), grant)).result?.access_token);
interface Profile {
  id: number;
  employee_id: number;
  organization_id: number;
  roles: string[];
  grant_id: number | null;
  grants: { id: number; employee_id: number; role: string; deputy: string; until: string | null }[];
}
const profile = async (token: string, call: Call = world.call): Promise<Profile> => {
  const answer = await call('user.get', {}, { token });
  if (!answer.result) throw new Error(outcome(answer));
  return answer.result.profile as Profile;
};
const move = (token: string, id: number, role: string, from: string, to: string): Promise<Answer> =>
  world.call(
    'table.add',
    { object: 'document_status', data: [moveBy(stepOf(world.company, role, from, to), id)] },
    { token },
  );
const read = (token: string, object: string, filter = '') =>
  world.call('view.get', { object, filter, rowsPerPage: 'all' }, { token });
const addGrant = (user: Name, employee: Name, role = 'manager'): Promise<number> =>
  one(
    db(),
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
     values ($1, $2, $3, $4, '2020-01-01', '2100-01-01') returning "id"`,
    [member(user).user_id, member(employee).employee_id, member(employee).organization_id, role],
  );
const removeGrant = (id: number) => db().query('delete from "grant" where "id" = $1', [id]);

describe('ROLE-08: rows of grants', () => {
  const rowsOf = async (token: string, method: 'view.get' | 'table.get') => {
    const { result, error } = await world.call(method, { object: 'grant' }, { token });
    return error ? error.data.reason : result?.data.map(({ id }) => id).toSorted();
  };

  test('are all of the client to an admin, one’s own to others, none to who holds none or acts by one', async () => {
    const other = await addGrant('employee2', 'manager');
    try {
      const [deputy, employee2, employee, admin] = await Promise.all(
        (['deputy', 'employee2', 'employee', 'admin'] as const).map((name) => enter(name)),
      );
      for (const method of ['view.get', 'table.get'] as const) {
        expect(await rowsOf(String(admin), method)).toEqual(expect.arrayContaining([given, other]));
        expect(await rowsOf(String(deputy), method)).toEqual([given]);
        expect(await rowsOf(String(employee2), method)).toEqual([other]);
        expect(await rowsOf(String(employee), method)).toEqual([]);
      }
      expect(await rowsOf(await actAs('deputy', given), 'view.get')).toEqual([]);
      const edited = await world.call(
        'table.edit',
        { object: 'grant', data: { id: other, date_to: '2101-01-01' } },
        { token: String(employee2) },
      );
      expect(outcome(edited)).toBe('access_denied');
    } finally {
      await removeGrant(other);
    }
  });
});

describe('acting by a grant', () => {
  test('changes employee, organization and roles, lists the same grants, and back again (EX-160)', async () => {
    const own = await enter('deputy');
    const before = await profile(own);
    expect(before).toMatchObject({ grant_id: null, roles: ['user', 'employee'] });
    expect(before.grants.map((grant) => grant.id)).toEqual([given]);
    const acting = String((await act(own, given)).result?.access_token);
    expect(outcome(await world.call('user.get', {}, { token: own }))).toBe('invalid_access_token');
    const during = await profile(acting);
    expect(during).toMatchObject({
      id: before.id,
      employee_id: member('manager').employee_id,
      organization_id: member('manager').organization_id,
      roles: ['user', 'employee', 'manager'],
      grant_id: given,
    });
    expect(during.grants).toEqual(before.grants);
    const back = String((await act(acting, null)).result?.access_token);
    expect(await profile(back)).toEqual(before);
    expect(outcome(await world.call('user.get', {}, { token: acting }))).toBe('invalid_access_token');
  });

  test('T30: the history and the audit of a move name both people and the grant (EX-159)', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const token = await actAs('deputy', given);
    expect(outcome(await move(token, id, 'manager', 'prepared', 'agreed'))).toBe('ok');
    expect((await historyOf(world.company, id)).at(-1)).toMatchObject({
      user_id: member('deputy').user_id,
      employee_id: member('deputy').employee_id,
      behalf_employee_id: member('manager').employee_id,
    });
    const { rows } = await db().query(
      `select "user_id"::int, "employee_id"::int, "grant_id"::int from "audit" where "stream" = $1 order by "seq" desc limit 1`,
      [`document:${id}`],
    );
    expect(rows[0]).toEqual({
      user_id: member('deputy').user_id,
      employee_id: member('manager').employee_id,
      grant_id: given,
    });
  });

  test('T30: one’s own document stays out of reach by the grant of one’s own manager, and a colleague’s does not', async () => {
    const own = await addGrant('employee', 'manager');
    const token = await actAs('employee', own);
    const mine = await addVacation(world.company, 'employee', 'prepared');
    const other = await addVacation(world.company, 'employee2', 'prepared');
    expect(outcome(await move(token, mine, 'manager', 'prepared', 'agreed'))).toBe('access_denied');
    expect((await historyOf(world.company, mine)).length).toBe(2);
    const remove = await world.call('table.del', { object: 'vacation', data: [{ id: mine }] }, { token });
    expect(outcome(remove)).toBe('not_deletable');
    expect(outcome(await move(token, other, 'manager', 'prepared', 'agreed'))).toBe('ok');
    await removeGrant(own);
  });

  test('nor is it hr’s by a grant of hr', async () => {
    const own = await addGrant('employee', 'hr', 'hr');
    const token = await actAs('employee', own);
    const mine = await addVacation(world.company, 'employee', 'agreed');
    const other = await addVacation(world.company, 'employee2', 'agreed');
    expect(outcome(await move(token, mine, 'hr', 'agreed', 'approved'))).toBe('access_denied');
    const edit = { object: 'vacation', data: [{ id: mine, comments: 'x' }] };
    expect(outcome(await world.call('table.edit', edit, { token }))).toBe('not_editable');
    expect(outcome(await move(token, other, 'hr', 'agreed', 'approved'))).toBe('ok');
    await removeGrant(own);
  });

  test('T29: what concerns the account stays the real person’s', async () => {
    const token = await actAs('deputy', given);
    const { result } = await world.call('user.edit', { data: { language: 'ru' } }, { token });
    expect(result?.data).toEqual({ id: member('deputy').user_id });
    const users = await read(token, 'user');
    expect(users.result?.data.map((row) => row.id)).toEqual([member('deputy').user_id]);
  });
});

describe('T28: a grant that is not there', () => {
  test.each<[string, () => Promise<number>]>([
    ['of somebody else', async () => addGrant('reviewer', 'manager')],
    ['for a person of another client', async () => addGrant('deputy', 'southerner')],
    ['for oneself', async () => addGrant('deputy', 'deputy')],
    ['for a role the person does not hold', async () => addGrant('deputy', 'employee', 'hr')],
    ['of a role nobody lends', async () => addGrant('deputy', 'admin', 'admin')],
    ['unknown', async () => 999_999_999],
  ])('%s answers access_denied and leaves a trace', async (_what, make) => {
    const id = await make();
    const token = await enter('deputy');
    const before = await refusals();
    const answer = await act(token, id);
    expect([outcome(answer), answer.error?.code]).toEqual(['access_denied', -32707]);
    expect(await refusals()).toBe(before + 1);
    expect((await profile(token)).grant_id).toBeNull();
    await removeGrant(id);
  });

  const refusals = () =>
    one(db(), `select count(*) from "audit" where "stream" = $1 and "action" = 'refused.token.grant'`, [
      `refusal:${member('deputy').user_id}`,
    ]);

  test('grants do not nest: that of the person acted for is nobody else’s', async () => {
    const theirs = await addGrant('manager', 'hr', 'hr');
    const token = await actAs('deputy', given);
    expect(outcome(await act(token, theirs))).toBe('access_denied');
    expect((await profile(token)).grants.map((grant) => grant.id)).toEqual([given]);
    expect(outcome(await act(await enter('manager'), theirs))).toBe('ok');
    await removeGrant(theirs);
  });
});

describe('T31: a grant that ends while one acts by it', () => {
  const ways: readonly (readonly [string, string, string, () => number])[] = [
    [
      'is disabled',
      'update "grant" set "disabled" = true',
      'update "grant" set "disabled" = false',
      () => given,
    ],
    [
      'expires',
      `update "grant" set "date_to" = '2020-02-01'`,
      `update "grant" set "date_to" = '2100-01-01'`,
      () => given,
    ],
    [
      'is for somebody who was dismissed',
      'update "employee" set "dismissal_date" = current_date - 2',
      'update "employee" set "dismissal_date" = null',
      () => member('manager').employee_id,
    ],
    [
      'is for somebody whose account is disabled',
      'update "app_user" set "disabled" = true',
      'update "app_user" set "disabled" = false',
      () => member('manager').user_id,
    ],
  ];
  test.each(ways)(
    'because it %s opens nothing at the next call, on both processes',
    async (_why, end, mend, id) => {
      const token = await actAs('deputy', given);
      for (const call of world.both) expect((await profile(token, call)).grant_id).toBe(given);
      await db().query(`${end} where "id" = $1`, [id()]);
      for (const call of world.both) {
        const answer = await call('user.get', {}, { token });
        expect([outcome(answer), answer.error?.code]).toEqual(['invalid_access_token', -32708]);
      }
      const again = await enter('deputy');
      expect((await profile(again)).grants).toEqual([]);
      expect(outcome(await act(again, given))).toBe('access_denied');
      await db().query(`${mend} where "id" = $1`, [id()]);
      expect(outcome(await act(again, given))).toBe('ok');
    },
  );

  test('because the person is manager no more, or the row is gone, too', async () => {
    const own = await addGrant('deputy', 'manager');
    const token = await actAs('deputy', own);
    const role = [member('manager').user_id];
    await db().query(`delete from "user_role" where "user_id" = $1 and "role" = 'manager'`, role);
    for (const call of world.both)
      expect(outcome(await call('user.get', {}, { token }))).toBe('invalid_access_token');
    await db().query(
      `insert into "user_role" ("user_id", "organization_id", "role") values ($1, ${member('manager').organization_id}, 'manager')`,
      role,
    );
    for (const call of world.both) expect((await profile(token, call)).grant_id).toBe(own);
    const del = { object: 'grant', data: [{ id: own }] };
    expect(outcome(await callAs(world, 'admin', 'table.del', del))).toBe('ok');
    for (const call of world.both)
      expect(outcome(await call('user.get', {}, { token }))).toBe('invalid_access_token');
  });
});

describe('a grant for some families', () => {
  test('shows, moves and lists nothing of the others; of its own everything', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const token = await actAs('deputy', given);
    expect((await read(token, 'vacation', `id = ${id}`)).result?.data.length).toBe(1);
    await db().query(`update "grant" set "families" = 'vacation' where "id" = $1`, [given]);
    expect((await read(token, 'vacation', `id = ${id}`)).result?.data.length).toBe(1);
    expect((await read(token, 'incomplete', `id = ${id}`)).result?.data.length).toBe(1);
    await db().query(`update "grant" set "families" = 'btrip' where "id" = $1`, [given]);
    for (const object of ['vacation', 'incomplete', 'document_status', 'file', 'away'])
      expect((await read(token, object)).result?.data, object).toEqual([]);
    expect(outcome(await move(token, id, 'manager', 'prepared', 'agreed'))).toBe('not_found');
    const add = { object: 'vacation', data: [{ comments: 'x' }] };
    expect(outcome(await world.call('table.add', add, { token }))).toBe('access_denied');
    expect(outcome(await world.call('workflow.path', { object: 'vacation' }, { token }))).toBe(
      'access_denied',
    );
    const xlsx = await fetch(`${world.portal.origin}/api/export?object=vacation&fields=number`, {
      headers: { authorization: `Bearer ${token}`, 'x-client': NORTH },
    });
    expect(Buffer.from(await xlsx.arrayBuffer()).includes(`M-${id}`)).toBe(false);
    expect((await historyOf(world.company, id)).length).toBe(2);
    await db().query(`update "grant" set "families" = '' where "id" = $1`, [given]);
    expect(outcome(await move(token, id, 'manager', 'prepared', 'agreed'))).toBe('ok');
  });
});

test('switching there and back is told with both names', async () => {
  const token = await actAs('deputy', given);
  await act(token, null);
  const { rows } = await db().query<{ action: string; detail: string; user_id: string; grant_id: string }>(
    `select "action", "detail", "user_id", "grant_id" from "audit" where "action" in ('grant.enter', 'grant.leave') order by "id" desc limit 2`,
  );
  const nameOf = async (name: Name) =>
    (await db().query('select "name" from "employee" where "id" = $1', [member(name).employee_id])).rows[0]
      ?.name;
  const names = { by: await nameOf('deputy'), for: await nameOf('manager') };
  expect(
    rows.map((row) => [row.action, JSON.parse(row.detail), Number(row.user_id), Number(row.grant_id)]),
  ).toEqual([
    ['grant.leave', names, member('deputy').user_id, given],
    ['grant.enter', names, member('deputy').user_id, given],
  ]);
});

describe('an admin keeps the grants', () => {
  const right = () => ({
    user_id: member('reviewer').user_id,
    employee_id: member('manager').employee_id,
    role: 'manager',
    families: 'vacation',
    date_from: '2026-01-01',
    date_to: '2027-01-01',
  });
  const add = (name: Name, more: object = {}) =>
    callAs(world, name, 'table.add', { object: 'grant', data: [{ ...right(), ...more }] });

  test('adds, changes and deletes one; its organization is that of the person', async () => {
    const made = (await add('admin')).result?.data[0];
    expect(made).toMatchObject({ organization_id: member('manager').organization_id, role: 'manager' });
    const edit = { object: 'grant', data: [{ id: made?.id, disabled: '1' }] };
    expect(outcome(await callAs(world, 'admin', 'table.edit', edit))).toBe('ok');
    const del = { object: 'grant', data: [{ id: made?.id }] };
    for (const name of ['manager', 'hr'] as const)
      expect(outcome(await callAs(world, name, 'table.del', del))).toBe('access_denied');
    expect(outcome(await callAs(world, 'admin', 'table.del', del))).toBe('ok');
  });

  test.each<[string, () => object]>([
    ['for oneself', () => ({ employee_id: member('reviewer').employee_id })],
    ['for another client', () => ({ employee_id: member('southerner').employee_id })],
    ['to another client', () => ({ user_id: member('southerner').user_id })],
    ['of a role nobody lends', () => ({ role: 'admin' })],
    ['of unknown families', () => ({ families: 'vacation,salary' })],
    ['that ends before it begins', () => ({ date_to: '2025-01-01' })],
  ])('none %s', async (_what, more) => {
    expect(outcome(await add('admin', more()))).toBe('validation');
  });

  test('nobody else does, and the organization is not for the caller to say', async () => {
    for (const name of ['hr', 'manager', 'employee'] as const) {
      expect(outcome(await add(name))).toBe('access_denied');
      expect((await read(world.token(name), 'grant')).result?.data).toEqual([]);
    }
    expect(outcome(await add('admin', { organization_id: member('southerner').organization_id }))).toBe(
      'unknown_field',
    );
  });
});

test('a role that wants a second factor wants it of whoever is lent the role; one goes back without', async () => {
  const demand = (roles: string) =>
    db().query(
      `update "parameter" set "value" = $2 where "code" = 'two_factor_required_roles' and "client_id" = $1`,
      [world.company.clients[NORTH], roles],
    );
  await demand('manager');
  const own = await enter('deputy');
  expect(outcome(await read(own, 'vacation'))).toBe('ok');
  const acting = String((await act(own, given)).result?.access_token);
  for (const call of world.both)
    expect(outcome(await call('view.get', { object: 'vacation' }, { token: acting }))).toBe(
      'second_factor_required',
    );
  const pending = await addVacation(world.company, 'employee', 'prepared');
  expect(outcome(await world.call('user.auth', { action: 'endOtherSessions' }, { token: acting }))).toBe(
    'second_factor_required',
  );
  expect(outcome(await act(acting, given))).toBe('second_factor_required');
  const back = await act(acting, null);
  expect(outcome(await read(String(back.result?.access_token), 'vacation'))).toBe('ok');
  const again = String(back.result?.access_token);
  const waiting = async () => (await world.call('grant.waiting', {}, { token: again })).text;
  expect(await waiting()).not.toContain(`"id":${pending},`);
  await demand('');
  expect(await waiting()).toContain(`"id":${pending},`);
  expect(outcome(await read(await actAs('deputy', given), 'vacation'))).toBe('ok');
});

describe('acting for hr', () => {
  const phoneOf = async (name: Name) =>
    (await db().query('select "phone" from "employee" where "id" = $1', [member(name).employee_id])).rows[0]
      ?.phone;
  const edit = (token: string, name: Name, phone: string) =>
    world.call(
      'table.edit',
      { object: 'employee', data: [{ id: member(name).employee_id, phone }] },
      { token },
    );

  test('keeps the staff, unless the grant is for some families only', async () => {
    const whole = await addGrant('deputy', 'hr', 'hr');
    expect(outcome(await edit(await actAs('deputy', whole), 'clerk', '+7 495 100-10-10'))).toBe('ok');
    expect(await phoneOf('clerk')).toBe('+7 495 100-10-10');
    await db().query(`update "grant" set "families" = 'vacation' where "id" = $1`, [whole]);
    expect(outcome(await edit(await actAs('deputy', whole), 'clerk', '+7 495 200-20-20'))).toBe(
      'access_denied',
    );
    expect(await phoneOf('clerk')).toBe('+7 495 100-10-10');
    await removeGrant(whole);
  });

  test('names expenses for the accountant, unless the grant is for some families only', async () => {
    const whole = await addGrant('deputy', 'accountant', 'accountant');
    const add = async (code: string) =>
      outcome(
        await world.call(
          'table.add',
          { object: 'expense_type', data: { code, name: 'Такси', name_eng: 'Taxi' } },
          { token: await actAs('deputy', whole) },
        ),
      );
    expect(await add('taxi_by_deputy')).toBe('ok');
    await db().query(`update "grant" set "families" = 'vacation' where "id" = $1`, [whole]);
    expect(await add('taxi_for_leaves')).toBe('access_denied');
    await removeGrant(whole);
  });

  test('adds people to the staff for hr, unless the grant is for some families only', async () => {
    const whole = await addGrant('deputy', 'hr', 'hr');
    const add = async () =>
      outcome(
        await world.call(
          'table.add',
          { object: 'employee', data: { number: '' } },
          { token: await actAs('deputy', whole) },
        ),
      );
    expect(await add()).toBe('validation');
    await db().query(`update "grant" set "families" = 'vacation' where "id" = $1`, [whole]);
    expect(await add()).toBe('access_denied');
    await removeGrant(whole);
  });

  test('keeps no accounts, for what is changed there would outlive the grant; hr does', async () => {
    const whole = await addGrant('deputy', 'hr', 'hr');
    const token = await actAs('deputy', whole);
    const { user_id } = member('clerk');
    const attempts = [
      ['user.edit', { id: user_id, data: { email: 'deputy.private@example.ru' } }],
      [
        'user.edit',
        {
          id: user_id,
          data: { roles: [{ organization_id: member('clerk').organization_id, roles: ['hr'] }] },
        },
      ],
      [
        'user.add',
        { data: { email: 'second.self@example.ru', employee_id: member('director').employee_id } },
      ],
    ] as const;
    for (const [method, params] of attempts)
      expect([method, outcome(await world.call(method, params, { token }))]).toEqual([
        method,
        'access_denied',
      ]);
    const form = new FormData();
    form.set('mode', 'all');
    form.set('file', new Blob(['email;name\r\n']), 'users.csv');
    const imported = await fetch(`${world.portal.origin}/api/users/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(await imported.text()).toContain('access_denied');
    const { rows } = await db().query(
      `select u."email", (select count(*)::int from "app_user" where "email" like 'second.self%') as added,
         (select string_agg("role", ',') from "user_role" r where r."user_id" = u."id") as roles
       from "app_user" u where u."id" = $1`,
      [user_id],
    );
    expect(rows).toEqual([{ email: 'clerk@example.ru', added: 0, roles: 'employee' }]);
    expect((await read(token, 'user')).result?.total).toBe(1);
    const own = await enter('hr');
    expect(Number((await read(own, 'user')).result?.total)).toBeGreaterThan(5);
    expect(
      outcome(await world.call('user.edit', { id: user_id, data: { language: 'en' } }, { token: own })),
    ).toBe('ok');
    await removeGrant(whole);
  });
});
