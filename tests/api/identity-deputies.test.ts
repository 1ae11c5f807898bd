import { beforeEach, describe, expect, test } from 'vitest';
import { setUpFactor } from '../support/authenticator.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome } from '../support/matrix-http.ts';
import { historyOf, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin([]));
beforeEach(async () => {
  await db().query('delete from "grant"');
  await db().query('delete from "deputy"');
  await db().query(`update "document" set "start_date" = '2031-01-01', "end_date" = '2031-01-14'`);
});

const db = () => world.company.db;
const member = (name: Name) => world.company.people[name];
const enter = async (name: Name): Promise<string> =>
  String(
    (await world.call('token.get', { login: name, password: PASSWORD, client: NORTH })).result?.access_token,
  );
const auth = async (name: Name, params: object): Promise<Answer> =>
  world.call('user.auth', params, { token: await enter(name) });
const names = (name: Name, deputy: Name, more: object = {}): Promise<Answer> =>
  auth(name, { action: 'setDeputy', deputy_employee_id: member(deputy).employee_id, ...more });
/** A vacation in a status, from business day `from` to `to`, counted from today. */
const away = async (
  name: Name,
  [from, to]: readonly [number, number],
  status = 'approved',
): Promise<number> => {
  const id = await addVacation(world.company, name, status);
  await db().query(
    `update "document" set "start_date" = (now() at time zone 'Europe/Moscow')::date + $2::int,
       "end_date" = (now() at time zone 'Europe/Moscow')::date + $3::int where "id" = $1`,
    [id, from, to],
  );
  return id;
};
interface Grant {
  id: number;
  employee_id: number;
  role: string;
  deputy: string;
  until: string | null;
  families: string[];
}
const grantsOf = async (token: string): Promise<Grant[]> =>
  ((await world.call('user.get', {}, { token })).result?.profile as { grants: Grant[] } | undefined)
    ?.grants ?? [];
const standsInFor = async (name: Name): Promise<[number, string][]> =>
  (await grantsOf(await enter(name))).map(({ employee_id, role }) => [employee_id, role]);
const agree = (token: string, id: number, call: Call = world.call): Promise<Answer> =>
  call(
    'table.add',
    { object: 'document_status', data: [moveBy(stepOf(world.company, 'manager', 'prepared', 'agreed'), id)] },
    { token },
  );
const actFor = async (deputy: Name): Promise<string> => {
  const token = await enter(deputy);
  const [grant] = await grantsOf(token);
  return String((await world.call('token.grant', { grant: grant?.id }, { token })).result?.access_token);
};
const forManager = (): [number, string] => [member('manager').employee_id, 'manager'];

describe('a deputy acts exactly while the person is away', () => {
  test.each<[string, readonly [number, number], string, boolean]>([
    ['in the middle of a vacation', [-3, 3], 'approved', true],
    ['on its first day', [0, 5], 'approved', true],
    ['on its last day', [-5, 0], 'approved', true],
    ['while it is processed', [-1, 1], 'processed', true],
    ['the day after', [-5, -1], 'approved', false],
    ['the day before', [1, 5], 'approved', false],
    ['while it still waits for the manager', [-1, 1], 'prepared', false],
    ['while it still waits for hr', [-1, 1], 'agreed', false],
    ['when it was declined', [-1, 1], 'declined', false],
  ])('%s', async (_when, days, status, acts) => {
    expect(outcome(await names('manager', 'clerk'))).toBe('ok');
    await away('manager', days, status);
    expect(await standsInFor('clerk')).toEqual(acts ? [forManager()] : []);
    expect(await standsInFor('employee2')).toEqual([]);
  });

  test('approves on the person’s behalf, and at the end of the absence is out on both processes', async () => {
    await names('manager', 'clerk');
    const vacation = await away('manager', [-3, 2]);
    const [first, other] = [
      await addVacation(world.company, 'employee', 'prepared'),
      await addVacation(world.company, 'employee', 'prepared'),
    ];
    const token = await actFor('clerk');
    expect(outcome(await agree(token, first))).toBe('ok');
    expect((await historyOf(world.company, first)).at(-1)).toMatchObject({
      employee_id: member('clerk').employee_id,
      behalf_employee_id: member('manager').employee_id,
    });
    await db().query(
      `update "document" set "end_date" = (now() at time zone 'Europe/Moscow')::date - 1 where "id" = $1`,
      [vacation],
    );
    for (const call of world.both)
      expect(outcome(await agree(token, other, call))).toBe('invalid_access_token');
    expect((await historyOf(world.company, other)).length).toBe(2);
  });

  test('or within given days, absence or not, for the given families', async () => {
    await names('manager', 'clerk', {
      date_from: '2020-01-01',
      date_to: '2100-01-01',
      families: ['vacation'],
    });
    expect(await grantsOf(await enter('clerk'))).toMatchObject([
      {
        employee_id: member('manager').employee_id,
        families: ['vacation'],
        until: '2100-01-01',
        deputy: '1',
      },
    ]);
    await names('manager', 'clerk', { date_from: '2020-01-01', date_to: '2020-02-01' });
    await away('manager', [-1, 1]);
    expect(await standsInFor('clerk')).toEqual([]);
  });

  test('never for a document of the deputy’s own', async () => {
    await names('manager', 'employee');
    await away('manager', [-1, 1]);
    const mine = await addVacation(world.company, 'employee', 'prepared');
    const colleagues = await addVacation(world.company, 'employee2', 'prepared');
    const waiting = await world.call('grant.waiting', {}, { token: await enter('employee') });
    const groups = (waiting.result?.data ?? []) as unknown as { rows: { id: number }[] }[];
    const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toContain(colleagues);
    expect(ids).not.toContain(mine);
    const token = await actFor('employee');
    expect(outcome(await agree(token, mine))).toBe('access_denied');
    expect(outcome(await agree(token, colleagues))).toBe('ok');
  });
});

describe('a chain', () => {
  test('reaches the deputy’s deputy while both are away, and nobody further', async () => {
    await names('manager', 'clerk');
    await names('clerk', 'reviewer');
    await names('reviewer', 'accountant');
    await away('manager', [-1, 1]);
    expect(await standsInFor('reviewer')).toEqual([]);
    const clerks = await away('clerk', [-1, 1]);
    expect(await standsInFor('reviewer')).toContainEqual(forManager());
    await away('reviewer', [-1, 1]);
    expect(await standsInFor('accountant')).not.toContainEqual(forManager());
    await db().query(`update "document" set "end_date" = "start_date" where "id" = $1`, [clerks]);
    expect(await standsInFor('reviewer')).not.toContainEqual(forManager());
    expect(await standsInFor('clerk')).toContainEqual(forManager());
  });

  test('does not come back to its first person, in whatever order the two have named each other', async () => {
    await names('manager', 'manager2');
    await names('manager2', 'manager');
    await away('manager', [-1, 1]);
    await away('manager2', [-1, 1]);
    expect(await standsInFor('manager')).toEqual([[member('manager2').employee_id, 'manager']]);
    expect(await standsInFor('manager2')).toEqual([forManager()]);
  });

  test('has what its rules have in common only', async () => {
    await names('manager', 'clerk', { families: ['vacation'] });
    await names('clerk', 'reviewer');
    await away('manager', [-1, 1]);
    await away('clerk', [-1, 1]);
    const chained = (await grantsOf(await enter('reviewer'))).find(
      (grant) => grant.employee_id === member('manager').employee_id,
    );
    expect(chained?.families).toEqual(['vacation']);
  });
});

describe('naming a deputy', () => {
  test('another one takes the place of the first at once; taking back ends it on both processes', async () => {
    await names('manager', 'clerk');
    await away('manager', [-1, 1]);
    const old = await actFor('clerk');
    expect(outcome(await names('manager', 'reviewer'))).toBe('ok');
    for (const call of world.both)
      expect(outcome(await call('user.get', {}, { token: old }))).toBe('invalid_access_token');
    const next = await actFor('reviewer');
    expect(outcome(await world.call('user.get', {}, { token: next }))).toBe('ok');
    expect(outcome(await auth('manager', { action: 'removeDeputy' }))).toBe('ok');
    for (const call of world.both)
      expect(outcome(await call('user.get', {}, { token: next }))).toBe('invalid_access_token');
    expect(outcome(await auth('manager', { action: 'removeDeputy' }))).toBe('not_found');
  });

  test.each<[string, Name, object]>([
    ['oneself', 'manager', {}],
    ['somebody of another organization', 'stranger', {}],
    ['somebody of another client', 'southerner', {}],
    ['somebody without an account', 'director', {}],
    ['somebody for families there are not', 'clerk', { families: ['salary'] }],
    ['somebody for a day that is none', 'clerk', { date_from: '2026-02-30' }],
    [
      'somebody for days that end before they begin',
      'clerk',
      { date_from: '2026-02-02', date_to: '2026-02-01' },
    ],
  ])('not %s', async (_whom, deputy, more) => {
    await names('manager', 'clerk');
    expect(outcome(await names('manager', deputy, more))).toBe('validation');
    const { rows } = await db().query(
      'select "deputy_employee_id"::int as id from "deputy" where not "disabled"',
    );
    expect(rows).toEqual([{ id: member('clerk').employee_id }]);
  });

  test('whoever acts for somebody names their own deputy, not that person’s', async () => {
    await names('manager', 'clerk');
    await away('manager', [-1, 1]);
    const token = await actFor('clerk');
    const named = { action: 'setDeputy', deputy_employee_id: member('reviewer').employee_id };
    expect(outcome(await world.call('user.auth', named, { token }))).toBe('ok');
    const { rows } = await db().query(
      'select "employee_id"::int as of, "deputy_employee_id"::int as is from "deputy" where not "disabled" order by "id"',
    );
    expect(rows).toEqual([
      { of: member('manager').employee_id, is: member('clerk').employee_id },
      { of: member('clerk').employee_id, is: member('reviewer').employee_id },
    ]);
  });

  test('ten times at once leaves one deputy', async () => {
    const token = await enter('manager');
    const deputies = ['clerk', 'reviewer'] as const;
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? world.other : world.call)(
          'user.auth',
          { action: 'setDeputy', deputy_employee_id: member(deputies[index % 2] ?? 'clerk').employee_id },
          { token },
        ),
      ),
    );
    const { rows } = await db().query('select 1 from "deputy" where not "disabled"');
    expect(rows.length).toBe(1);
  });

  test('is told to both, and to nobody else', async () => {
    await names('manager', 'clerk');
    const seen = async (name: Name) =>
      (await world.call('view.get', { object: 'deputy' }, { token: await enter(name) })).result?.data.length;
    expect(await seen('manager')).toBe(1);
    expect(await seen('clerk')).toBe(1);
    expect(await seen('employee')).toBe(0);
    expect(await seen('hr')).toBe(0);
  });
});

describe('what waits for the absent person', () => {
  test('is shown to the deputy with whom it is for, and only while it is theirs to do', async () => {
    await names('manager', 'clerk');
    const id = await addVacation(world.company, 'employee', 'prepared');
    const waiting = async (name: Name) =>
      (await world.call('grant.waiting', {}, { token: await enter(name) })).result?.data as {
        grant: Grant;
        rows: { id: number }[];
      }[];
    expect(await waiting('clerk')).toEqual([]);
    await away('manager', [-1, 1]);
    const [group, ...more] = await waiting('clerk');
    expect(more).toEqual([]);
    expect(group?.grant.employee_id).toBe(member('manager').employee_id);
    expect(group?.rows.map((row) => row.id)).toContain(id);
    expect(await waiting('employee2')).toEqual([]);
    const acting = await world.call('grant.waiting', {}, { token: await actFor('clerk') });
    expect(acting.result?.data).toEqual([]);
  });

  test('is judged by how the absent person stands in the company, not the deputy', async () => {
    const { rows: steps } = await db().query<{ id: number }>(
      `insert into "workflow" ("client_id", "object_id", "business_role", "status_id", "next_status_id", "detail")
       values ($1, 'vacation', 'manager', 'agreed', 'approved', '{"second_level":"1"}') returning "id"::int`,
      [member('manager').client_id],
    );
    const under = (manager: Name) =>
      db().query(
        `update "subordination" set "manager_id" = $2 where "employee_id" = $1 and "type" = 'direct'`,
        [member('manager').employee_id, member(manager).employee_id],
      );
    const waiting = async (name: Name) => {
      const answer = await world.call('grant.waiting', {}, { token: await enter(name) });
      const groups = (answer.result?.data ?? []) as unknown as { rows: { id: number }[] }[];
      return groups.flatMap(({ rows }) => rows.map(({ id }) => id));
    };
    const id = await addVacation(world.company, 'employee', 'agreed');
    try {
      await under('manager2');
      // The deputy is the manager's manager; the absent person is not.
      await names('manager', 'manager2');
      await away('manager', [-1, 1]);
      expect(await waiting('manager2')).not.toContain(id);
      // The absent person is the manager's manager; the deputy manages no one.
      await names('manager2', 'clerk');
      await away('manager2', [-1, 1]);
      expect(await waiting('clerk')).toContain(id);
    } finally {
      await under('director');
      await db().query('update "workflow" set "disabled" = true where "id" = $1', [steps[0]?.id]);
    }
  });
});

test('whoever has a second factor names a deputy with it only: a session alone gives nobody access', async () => {
  const token = await enter('clerk');
  await setUpFactor(world.call, token);
  const set = () =>
    world.call(
      'user.auth',
      { action: 'setDeputy', deputy_employee_id: member('deputy').employee_id },
      { token },
    );
  const rules = async () => (await db().query('select 1 from "deputy"')).rows.length;
  await db().query('update "auth_session" set "proved_at" = null');
  expect([outcome(await set()), await rules()]).toEqual(['proof_required', 0]);
  await db().query('update "auth_session" set "proved_at" = now()');
  expect([outcome(await set()), await rules()]).toEqual(['ok', 1]);
});
