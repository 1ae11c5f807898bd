import { describe, expect, test } from 'vitest';
import type { AuditOwn } from '../../lib/rpc/audit.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld(['admin', 'hr', 'manager', 'employee', 'employee2', 'clerk', 'southerner']),
);

const own = async (who: Name): Promise<AuditOwn['people']> =>
  ((await callAs(world, who, 'audit.own', {})).result?.data as unknown as AuditOwn | undefined)?.people ?? [];
const of = async (who: Name, whose: Name) =>
  (await own(who)).find(({ employee_id }) => employee_id === world.company.people[whose].employee_id);
const idOf = (name: Name) => world.company.people[name].employee_id;
const open = (who: Name, whose: Name, select?: string) =>
  callAs(world, who, 'view.get', {
    object: 'employee',
    filter: `id = ${idOf(whose)}`,
    rowsPerPage: 1,
    ...(select && { select }),
  });

/** Waits for rows that the portal writes after its answer. */
const comesTo = (what: () => Promise<unknown>) => expect.poll(what, { timeout: 60_000 });

describe('who looked at my card', () => {
  test('is told to the person: a line for hr, with how often', async () => {
    await open('hr', 'employee');
    await open('hr', 'employee');
    await comesTo(() => of('employee', 'hr')).toMatchObject({ role: 'hr', card: 2, export: 0, change: 0 });
  });

  test('says no address and no session', async () => {
    const [line] = await own('employee');
    expect(Object.keys(line ?? {}).sort()).toEqual([
      'behalf_name',
      'behalf_name_eng',
      'card',
      'change',
      'employee_id',
      'export',
      'last',
      'name',
      'name_eng',
      'role',
    ]);
  });

  test('counts an export that takes personal columns along, and none by names alone', async () => {
    const take = (columns: string) =>
      fetch(`${world.portal.origin}/api/export?object=employee&columns=${columns}`, {
        headers: { authorization: `Bearer ${world.token('hr')}` },
      });
    expect((await take('name,position')).status).toBe(200);
    expect((await take('name,phone,number')).status).toBe(200);
    await comesTo(() => of('employee2', 'hr')).toMatchObject({ card: 0, export: 1 });
  });

  test('counts the card of the account that an admin opens, and what was changed in the card', async () => {
    const { user_id } = world.company.people.clerk;
    const token = world.token('admin');
    await world.company.db.query(`update "app_user" set "email" = 'clerk@example.org' where "id" = $1`, [
      user_id,
    ]);
    await world.call('view.get', { object: 'user', filter: `id = ${user_id}`, rowsPerPage: 1 }, { token });
    await comesTo(() => of('clerk', 'admin')).toMatchObject({ role: 'admin', card: 1 });
    const changed = await callAs(world, 'hr', 'table.edit', {
      object: 'employee',
      data: [{ id: idOf('clerk'), location: 'Тверь' }],
    });
    expect(outcome(changed)).toBe('ok');
    expect(await of('clerk', 'hr')).toMatchObject({ change: 1 });
  });

  test('neither one’s own look nor a choice from a list by name is a look at a card', async () => {
    await open('manager', 'manager');
    await open('hr', 'manager', 'id,name,position');
    await open('hr', 'manager');
    await comesTo(() => own('manager')).toMatchObject([{ employee_id: idOf('hr'), card: 1 }]);
  });

  test('is nobody else’s: each is told of their own card alone, and the table is no object', async () => {
    expect(await of('employee', 'hr')).toMatchObject({ card: 2 });
    for (const who of ['hr', 'admin', 'employee2', 'southerner'] as const)
      expect((await own(who)).filter(({ card }) => card > 0)).toEqual([]);
    for (const who of ['hr', 'admin', 'employee'] as const)
      expect(outcome(await callAs(world, who, 'view.get', { object: 'card_view' }))).toBe('unknown_object');
    expect(outcome(await callAs(world, 'hr', 'audit.own', { employee_id: idOf('employee') }))).toBe(
      'invalid_params',
    );
  });

  test('whoever acts for a person looks in their own name, and is told nothing of that person’s card', async () => {
    const { people, organizations, db } = world.company;
    const { rows } = await db.query<{ id: string }>(
      `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to")
       values ($1, $2, $3, 'hr', '2020-01-01', '2099-01-01') returning "id"`,
      [people.clerk.user_id, people.hr.employee_id, organizations.alpha],
    );
    const entered = await callAs(world, 'clerk', 'token.grant', { grant: Number(rows[0]?.id) });
    const token = String((entered.result as { access_token?: unknown } | undefined)?.access_token);
    await world.call(
      'view.get',
      { object: 'employee', filter: `id = ${idOf('employee')}`, rowsPerPage: 1 },
      { token },
    );
    const { name } = (await of('employee', 'hr')) ?? {};
    await comesTo(() => of('employee', 'clerk')).toMatchObject({ card: 1, behalf_name: name });
    expect(outcome(await world.call('audit.own', {}, { token }))).toBe('access_denied');
  });

  test('a foreign card is neither opened nor noted', async () => {
    expect((await open('southerner', 'employee')).result?.data).toEqual([]);
    expect(await of('employee', 'southerner')).toBe(undefined);
  });
});
