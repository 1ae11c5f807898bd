import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import type { AccessCompare, AccessPerson, AccessTable, AccessWhy } from '../../lib/reach/answer.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import { stepsNamed } from '../support/matrix-actors.ts';
import { one, PASSWORD } from '../support/matrix-company.ts';
import { addDocument } from '../support/matrix-family.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { LOGINS, type Name, rolesOf } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { statusesOf } from '../support/matrix-way.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { sampleOf } from '../support/whole.ts';

const SIGNED_IN = [...LOGINS, 'southerner'] as const satisfies readonly Name[];

const world = shared(() => openWorld(SIGNED_IN));
const told = async <Told>(method: string, params: unknown): Promise<Told> => {
  const answer = await callAs(world, 'admin', method, params);
  expect(outcome(answer), JSON.stringify(params)).toBe('ok');
  return answer.result?.data as unknown as Told;
};
const employeeId = (name: Name) => world.company.people[name].employee_id;
const person = (name: Name) => told<AccessPerson>('access.person', { employee_id: employeeId(name) });
const why = (name: Name, id: number, object = 'vacation') =>
  told<AccessWhy>('access.why', { employee_id: employeeId(name), object, id });

interface Seen {
  readonly sees: boolean;
  readonly steps: readonly string[];
}

/** A document as the caller's list shows it: whether it is there, and its buttons. */
const seenBy = async (token: string, id: number, object: string): Promise<Seen> => {
  const answer = await world.call('view.get', { object, filter: `id = ${id}` }, { token });
  const [row] = answer.result?.data ?? [];
  const steps = ((row?.steps ?? []) as { next_status_id: string; reject: string }[]).map(
    ({ next_status_id, reject }) => `${next_status_id} ${reject}`,
  );
  return { sees: row !== undefined, steps: [...new Set(steps)].sort() };
};

const saidOf = ({ sees, steps }: AccessWhy['hats'][number]): Seen => ({
  sees,
  steps: [
    ...new Set(
      steps
        .filter(({ offered }) => offered)
        .map(({ next_status_id, reject }) => `${next_status_id} ${reject ? '1' : '0'}`),
    ),
  ].sort(),
});

describe('why somebody sees a document', () => {
  test('is told as their own list has it, with the buttons it offers, for everybody and in every status', async () => {
    const owners = ['employee', 'clerk', 'manager', 'hr', 'stranger'] as const;
    for (const status of sampleOf(['draft', 'prepared', 'agreed', 'approved', 'declined'], 2))
      for (const owner of sampleOf(owners, 3)) {
        const id = await addVacation(world.company, owner, status);
        for (const name of LOGINS) {
          const { hats, ...verdict } = await why(name, id);
          const [self] = hats.filter(({ grant }) => grant === null);
          const seen = await seenBy(world.token(name), id, 'vacation');
          const where = `${name}, vacation of ${owner}, ${status}`;
          expect(self && saidOf(self), where).toEqual(seen);
          expect(self?.acts, where).toBe(seen.steps.length > 0);
          expect(
            self?.rules.some(({ holds }) => holds),
            where,
          ).toBe(seen.sees);
          expect(verdict.sees, where).toBe(hats.some(({ sees }) => sees));
        }
      }
  });

  test('is told as their own list has it for a document of every family', async () => {
    for (const { object_id, kind } of sampleOf(FAMILIES, 5))
      for (const status of statusesOf(stepsNamed(object_id)).filter((_, index) => index % 3 === 0)) {
        const { owner } = policyOf({ kind });
        const id = await addDocument(world.company, object_id, owner, status);
        for (const name of LOGINS) {
          const [self] = (await why(name, id, object_id)).hats;
          const seen = await seenBy(world.token(name), id, object_id);
          const where = `${name}, ${object_id}, ${status}`;
          expect(self?.sees, where).toBe(seen.sees);
          expect(
            self?.rules.some(({ holds }) => holds),
            where,
          ).toBe(seen.sees);
          expect(self?.acts, where).toBe(seen.steps.length > 0);
        }
      }
  });

  test('names the rule that holds: an own document, a report, an organization with its role', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const holding = async (name: Name) =>
      (await why(name, id)).hats[0]?.rules
        .filter(({ holds }) => holds)
        .map(({ level, roles }) => ({ level, roles }));
    expect(await holding('employee')).toEqual([{ level: 'own', roles: ['employee', 'manager'] }]);
    expect(await holding('manager')).toEqual([{ level: 'reports', roles: ['manager'] }]);
    expect(await holding('assistant')).toEqual([{ level: 'assisted', roles: ['assistant'] }]);
    expect((await holding('hr'))?.map(({ level }) => level)).toEqual(['organization']);
  });

  test('says what fails of each rule where nobody of theirs lets them in', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const { sees, acts, hats } = await why('clerk', id);
    expect({ sees, acts }).toEqual({ sees: false, acts: false });
    const failing = (level: string) =>
      hats[0]?.rules.find((rule) => rule.level === level)?.failing.map(({ code }) => code);
    expect(failing('own')).toEqual(['own']);
    expect(failing('reports')).toEqual(['role', 'reports']);
    expect(failing('organization')).toEqual(['role']);
    const abroad = await why('stranger_hr', id);
    expect(
      abroad.hats[0]?.rules.find(({ level }) => level === 'organization')?.failing.map(({ code }) => code),
    ).toEqual(['organization']);
  });

  test('tells of a grant what is seen and done while acting by it, and until when', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const { sees, acts, hats } = await why('deputy', id);
    expect({ sees, acts }).toEqual({ sees: true, acts: true });
    const [self, granted] = hats;
    expect(self).toMatchObject({ grant: null, sees: false, acts: false });
    expect(granted?.grant).toMatchObject({
      employee_id: employeeId('manager'),
      role: 'manager',
      until: '2100-01-01',
    });
    const signed = await world.call(
      'token.get',
      { login: 'deputy', password: PASSWORD, client: 'north' },
      {},
    );
    const acting = await world.call(
      'token.grant',
      { grant: granted?.grant?.id },
      { token: String(signed.result?.access_token) },
    );
    expect(granted && saidOf(granted)).toEqual(
      await seenBy(String(acting.result?.access_token), id, 'vacation'),
    );
  });

  test('knows whoever left and does not come in any more, and whoever has no account', async () => {
    const id = await addVacation(world.company, 'clerk', 'approved');
    const { db } = world.company;
    await db.query(`update "employee" set "dismissal_date" = current_date - 2 where "id" = $1`, [
      employeeId('clerk'),
    ]);
    await db.query(
      `update "parameter" set "value" = '30' where "client_id" = $1 and "code" = 'dismissal_period'`,
      [world.company.clients.north],
    );
    const left = await why('clerk', id);
    expect(left.person.state).toBe('reads');
    expect(left).toMatchObject({ sees: true, acts: false });
    expect(await person('clerk')).toMatchObject({
      person: { state: 'reads', roles: [{ role: 'employee' }] },
    });
    await db.query(`update "app_user" set "disabled" = true where "employee_id" = $1`, [employeeId('clerk')]);
    expect((await why('clerk', id)).hats).toMatchObject([{ none: 'closed', sees: false, rules: [] }]);
    expect((await why('director', id)).hats).toMatchObject([{ none: 'no_account', sees: false }]);
    await db.query(`update "app_user" set "disabled" = false where "employee_id" = $1`, [
      employeeId('clerk'),
    ]);
    await db.query(`update "employee" set "dismissal_date" = null where "id" = $1`, [employeeId('clerk')]);
  });

  test('tells of the document which it is and whose, and nothing that stands in it', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    await world.company.db.query(`update "document" set "comments" = 'тайна отпуска' where "id" = $1`, [id]);
    const answer = await why('manager', id);
    expect(Object.keys(answer.document).sort()).toEqual([
      'id',
      'manager',
      'number',
      'object',
      'organization',
      'owner',
    ]);
    expect(JSON.stringify(answer)).not.toContain('тайна');
  });
});

describe('the table of roles', () => {
  test('has every object for every role, and narrows by both', async () => {
    const whole = await told<AccessTable>('access.table', {});
    expect(whole.map(({ role }) => role)).toContain('user');
    for (const { role, rows } of whole)
      expect(rows.map(({ object }) => object).sort(), role).toEqual(
        allObjects()
          .map(({ object_id }) => object_id)
          .sort(),
      );
    const [hr] = await told<AccessTable>('access.table', { role: 'hr', object: 'vacation' });
    expect(hr?.rows).toHaveLength(1);
    expect(hr?.rows[0]?.read).toEqual([{ level: 'organization', conditions: [] }]);
    expect(hr?.rows[0]?.screens).toContain('uvacations');
    expect(hr?.rows[0]?.steps.length).toBeGreaterThan(0);
  });

  test('a step that is switched off is nobody’s in it from that moment on', async () => {
    const steps = async () =>
      (
        await told<AccessTable>('access.table', { role: 'reviewer', object: 'vacation' })
      )[0]?.rows[0]?.steps.map(({ id }) => id) ?? [];
    const [id] = await steps();
    const edit = (disabled: string) =>
      callAs(world, 'admin', 'table.edit', { object: 'workflow', data: [{ id, disabled }] });
    await edit('1');
    expect(await steps()).not.toContain(id);
    await edit('0');
    expect(await steps()).toContain(id);
  });
});

describe('one person, and two', () => {
  test('each right has the role or the grant behind it', async () => {
    const { person: hr, rows } = await person('hr');
    expect(hr.roles.map(({ role }) => role).sort()).toEqual([...rolesOf('hr')].sort());
    const vacation = rows.find(({ object }) => object === 'vacation');
    const causes = (level: string) => vacation?.read.find((way) => way.level === level)?.causes;
    expect(causes('organization')).toEqual([{ role: 'hr', grant_id: null }]);
    expect(causes('own')).toEqual([{ role: 'employee', grant_id: null }]);
    for (const row of rows)
      for (const way of [
        ...row.read,
        ...(row.add ?? []),
        ...(row.edit ?? []),
        ...(row.del ?? []),
        ...row.steps,
      ])
        expect(way.causes.length, row.object).toBeGreaterThan(0);
    const lent = await person('deputy');
    const grant_id = lent.person.held[0]?.id;
    expect(lent.person.held).toMatchObject([{ employee_id: employeeId('manager'), role: 'manager' }]);
    expect(
      lent.rows.find(({ object }) => object === 'vacation')?.read.find(({ level }) => level === 'reports'),
    ).toMatchObject({ whose: employeeId('manager'), causes: [{ role: 'manager', grant_id }] });
    expect((await person('manager')).person.lent).toMatchObject([{ id: grant_id, role: 'manager' }]);
  });

  test('what one of two has alone is told apart from what both have', async () => {
    const both = await told<AccessCompare>('access.compare', {
      first: employeeId('hr'),
      second: employeeId('employee'),
    });
    const vacation = both.rows.find(({ object }) => object === 'vacation');
    const sides = Object.fromEntries(vacation?.read.map(({ level, side }) => [level, side]) ?? []);
    expect(sides).toEqual({ organization: 'first', own: 'both' });
    expect(vacation?.differs).toBe(true);
    const same = await told<AccessCompare>('access.compare', {
      first: employeeId('employee'),
      second: employeeId('employee2'),
    });
    expect(same.rows.filter(({ differs }) => differs).map(({ object }) => object)).toEqual([]);
    const abroad = await told<AccessCompare>('access.compare', {
      first: employeeId('hr'),
      second: employeeId('stranger_hr'),
    });
    expect(
      abroad.rows.find(({ object }) => object === 'vacation')?.read.map(({ level, side }) => [level, side]),
    ).toEqual([
      ['organization', 'first'],
      ['own', 'both'],
      ['organization', 'second'],
    ]);
  });

  test('a look at somebody is told to them as a look at their card', async () => {
    const count = () =>
      one(
        world.company.db,
        `select coalesce(sum("count"), 0) from "card_view" where "employee_id" = $1 and "user_id" = $2`,
        [employeeId('employee2'), world.company.people.admin.user_id],
      );
    const before = await count();
    await person('employee2');
    await expect.poll(count).toBe(before + 1);
  });
});

describe('the table as a file', () => {
  const file = (name: Name, query: string) =>
    fetch(`${world.portal.origin}/api/access/export?${query}`, {
      headers: { authorization: `Bearer ${world.token(name)}` },
    });

  test('has the words of the screen: of roles, of a person, of two', async () => {
    const roles = await (await file('admin', 'format=csv&lang=en&role=hr&object=vacation')).text();
    expect(roles.split('\r\n')[1]).toMatch(/^HR;Time;Vacation;their organization;/);
    const one = await (await file('admin', `format=csv&lang=ru&person=${employeeId('hr')}`)).text();
    expect(one).toContain('Отпуск;Читает;организации alpha;роль: кадровая служба');
    const two = await (
      await file('admin', `format=csv&lang=ru&person=${employeeId('hr')}&with=${employeeId('employee')}`)
    ).text();
    expect(two).toContain('Отпуск;Читает;организации alpha;роль: кадровая служба;только hr');
    expect(two).toContain('Отпуск;Читает;свои;роль: сотрудник;у обоих');
    expect((await file('admin', '')).headers.get('content-type')).toContain('spreadsheetml');
  });

  test('is an admin’s alone, and takes no nonsense', async () => {
    expect((await file('hr', 'format=csv')).status).toBe(403);
    expect((await file('admin', 'format=pdf')).status).toBe(400);
    expect((await file('admin', 'person=999999999')).status).toBe(404);
    expect((await fetch(`${world.portal.origin}/api/access/export`)).status).toBe(401);
  });
});

describe('what is an admin’s alone', () => {
  test('nobody else asks', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const employee_id = employeeId('employee');
    const asked = [
      ['access.table', {}],
      ['access.person', { employee_id }],
      ['access.compare', { first: employee_id, second: employeeId('hr') }],
      ['access.why', { employee_id, object: 'vacation', id }],
    ] as const;
    for (const name of ['hr', 'manager', 'employee'] as const)
      for (const [method, params] of asked)
        expect(outcome(await callAs(world, name, method, params)), `${name} ${method}`).toBe('access_denied');
  });

  test('an admin of another client finds neither person nor document', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const employee_id = employeeId('employee');
    const own = employeeId('southerner');
    for (const [method, params] of [
      ['access.person', { employee_id }],
      ['access.compare', { first: own, second: employee_id }],
      ['access.why', { employee_id, object: 'vacation', id }],
      ['access.why', { employee_id: own, object: 'vacation', id }],
    ] as const)
      expect(outcome(await callAs(world, 'southerner', method, params)), method).toBe('not_found');
  });

  test('nonsense is refused', async () => {
    expect(outcome(await callAs(world, 'admin', 'access.table', { object: 'nothing' }))).toBe(
      'unknown_object',
    );
    expect(outcome(await callAs(world, 'admin', 'access.table', { role: 'king' }))).toBe('invalid_params');
    const employee_id = employeeId('employee');
    expect(
      outcome(await callAs(world, 'admin', 'access.why', { employee_id, object: 'status', id: 1 })),
    ).toBe('unknown_object');
    expect(
      outcome(
        await callAs(world, 'admin', 'access.why', { employee_id, object: 'vacation', id: 999_999_999 }),
      ),
    ).toBe('not_found');
    expect(outcome(await callAs(world, 'admin', 'access.person', { employee_id: 999_999_999 }))).toBe(
      'not_found',
    );
  });
});
