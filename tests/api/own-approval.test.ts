import { describe, expect, test } from 'vitest';
import type { DocumentPath } from '../../lib/workflow/path-shape.ts';
import { DECIDED_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { type Answer, callAs, outcome, said } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { upload } from '../support/upload.ts';

const world = shared(() =>
  openWorld(['employee', 'manager', 'manager2', 'reviewer', 'hr', 'recruiter', 'deputy', 'admin']),
);

const step = (role: string, from: string, to: string) => stepOf(world.company, role, from, to);
const move = (name: Name, ...data: object[]) => moveAs(world, name, ...data);
const history = (id: number) => historyOf(world.company, id);
const decidesOwn = (value: '0' | '1') => putParameter(world.company.db, 'hr_decides_own', value);
/** Runs while the recruiter is a second hr; afterwards hr is alone and decides no own documents. */
const withFellowHr = async (work: (fellow: number) => Promise<void>): Promise<void> => {
  const { db, people, organizations } = world.company;
  const { user_id } = people.recruiter;
  await db.query(`insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, 'hr')`, [
    user_id,
    organizations.alpha,
  ]);
  try {
    await work(user_id);
  } finally {
    await decidesOwn('0');
    await db.query('update "app_user" set "disabled" = false where "id" = $1', [user_id]);
    await db.query(`delete from "user_role" where "user_id" = $1 and "role" = 'hr'`, [user_id]);
  }
};

describe('T13: nobody approves their own vacation', () => {
  test('not a manager who is their own manager, not by a record of the company that says so, not in a batch', async () => {
    const { db, people } = world.company;
    const id = await addVacation(world.company, 'manager', 'prepared');
    await db.query('update "document" set "manager_id" = "employee_id" where "id" = $1', [id]);
    await db.query('insert into "subordination" ("employee_id", "manager_id") values ($1, $1)', [
      people.manager.employee_id,
    ]);
    const agree = moveBy(step('manager', 'prepared', 'agreed'), id);
    expect(outcome(await move('manager', agree))).toBe('access_denied');
    const other = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await move('manager', moveBy(step('manager', 'prepared', 'agreed'), other), agree))).toBe(
      'access_denied',
    );
    const batch = await callAs(world, 'manager', 'batch', [
      { method: 'table.add', params: { object: 'document_status', data: [agree] } },
    ]);
    expect((batch.result?.data[0]?.error as Answer['error'])?.data.reason).toBe('access_denied');
    const row = await callAs(world, 'manager', 'view.get', {
      object: 'vacation',
      filter: `id = ${id}`,
      select: 'steps',
    });
    expect(
      ((row.result?.data[0]?.steps ?? []) as { business_role: string }[]).map((each) => each.business_role),
    ).toEqual(['employee']);
    expect((await history(id)).length).toBe(2);
    await db.query('delete from "subordination" where "employee_id" = "manager_id"');
  });

  test('T17: hr makes nobody of another organization manager or assistant, whom an admin may', async () => {
    const { people, organizations } = world.company;
    const write = async (name: Name, verb: string, more: object) =>
      await callAs(world, name, `table.${verb}`, {
        object: 'subordination',
        data: { type: 'assistant', ...more },
      });
    const of = (manager: Name) => ({
      employee_id: people.clerk.employee_id,
      manager_id: people[manager].employee_id,
    });
    const fields = async (...given: Parameters<typeof write>) => {
      const { error, result } = await write(...given);
      return error?.data.fields?.map(({ field, code }) => `${field} ${code}`) ?? Number(result?.data[0]?.id);
    };
    const abroad = ['manager_id field/wrong'];
    expect(organizations.beta).toBe(people.stranger.organization_id);
    for (const type of ['direct', 'assistant'])
      expect(await fields('hr', 'add', { ...of('stranger'), type })).toEqual(abroad);
    expect(await fields('hr', 'add', { ...of('clerk'), manager_id: 999_999_999 })).toEqual(abroad);
    const id = await fields('hr', 'add', of('manager'));
    expect(await fields('hr', 'edit', { id, manager_id: people.stranger.employee_id })).toEqual(abroad);
    expect(await fields('admin', 'edit', { id, manager_id: people.stranger.employee_id })).toBe(id);
    expect(outcome(await write('admin', 'del', { id }))).toBe('ok');
  });

  test('T17, T25: hr learns neither numbers nor balances of another organization by what they may not write', async () => {
    const { db, people, organizations } = world.company;
    const write = async (name: Name, verb: string, object: string, data: object) =>
      await callAs(world, name, `table.${verb}`, { object, data });
    const person = (organization_id: number, number: string) => ({
      organization_id,
      number,
      name: number,
      hire_date: '2020-01-01',
    });
    const balance = (name: Name, period: number) => ({
      employee_id: people[name].employee_id,
      period,
      on_date: `${period}-01-01`,
      norma: 28,
      days_limit: 28,
      employee_start_date: '2020-01-01',
    });
    const balanceOf = async (name: Name, period: number): Promise<number> =>
      Number((await write('admin', 'add', 'vacation_limit', balance(name, period))).result?.data[0]?.id);
    await balanceOf('stranger', 2071);
    await balanceOf('employee', 2071);
    const own = await balanceOf('clerk', 2071);
    const { organization_id: here } = people.clerk;
    const { beta } = organizations;
    const clerk = people.clerk.employee_id;
    const pairs = [
      ['organization_id', 'add', 'employee', (number: string) => person(beta, number)],
      [
        'organization_id',
        'edit',
        'employee',
        (number: string) => ({ id: clerk, organization_id: beta, number }),
      ],
      ['employee_id', 'add', 'vacation_limit', (_: string, year: number) => balance('stranger', year)],
      [
        'employee_id',
        'edit',
        'vacation_limit',
        (_: string, year: number) => ({ id: own, ...balance('stranger', year) }),
      ],
    ] as const;
    for (const [field, verb, object, data] of pairs) {
      const there = await write('hr', verb, object, data('stranger', 2071));
      const free = await write('hr', verb, object, data('nobody has it', 2072));
      expect([verb, object, said(there)]).toEqual([verb, object, said(free)]);
      expect(there.error?.data.fields).toMatchObject([{ field, code: 'field/wrong' }]);
    }
    const codeOf = async (...given: Parameters<typeof write>) =>
      (await write(...given)).error?.data.fields?.map(({ code }) => code) ?? 'ok';
    for (const [name, organization_id] of [
      ['hr', here],
      ['admin', beta],
    ] as const) {
      const taken = organization_id === here ? 'employee' : 'stranger';
      expect(await codeOf(name, 'add', 'employee', person(organization_id, taken))).toEqual([
        'field/duplicate',
      ]);
      expect(await codeOf(name, 'add', 'employee', person(organization_id, `${taken} 2`))).toBe('ok');
      expect(await codeOf(name, 'add', 'vacation_limit', balance(taken, 2071))).toEqual(['field/duplicate']);
      expect(await codeOf(name, 'add', 'vacation_limit', balance(taken, 2072))).toBe('ok');
    }
    expect(
      await codeOf('hr', 'edit', 'employee', { id: clerk, organization_id: here, number: 'clerk' }),
    ).toBe('ok');
    const { rows } = await db.query(
      'select "organization_id"::int, "number" from "employee" where "id" = $1',
      [clerk],
    );
    expect(rows).toEqual([{ organization_id: here, number: 'clerk' }]);
  });

  test('nobody is made their own manager', async () => {
    const { people } = world.company;
    for (const name of ['hr', 'admin'] as const) {
      const add = await callAs(world, name, 'table.add', {
        object: 'subordination',
        data: {
          employee_id: people.clerk.employee_id,
          manager_id: people.clerk.employee_id,
          type: 'direct',
        },
      });
      expect(outcome(add)).toBe('validation');
      const edit = await callAs(world, name, 'table.edit', {
        object: 'subordination',
        data: { id: people.clerk.subordination_id, manager_id: people.clerk.employee_id },
      });
      expect(outcome(edit)).toBe('validation');
    }
  });

  test('a reviewer cannot approve theirs; another reviewer or hr can', async () => {
    const id = await addVacation(world.company, 'reviewer', 'agreed');
    expect(outcome(await move('reviewer', moveBy(step('reviewer', 'agreed', 'approved'), id)))).toBe(
      'access_denied',
    );
    expect(outcome(await move('hr', moveBy(step('hr', 'agreed', 'approved'), id)))).toBe('ok');
  });

  test('a manager cannot take hr’s or the reviewer’s step for a report, nor the step of the system', async () => {
    const prepared = await addVacation(world.company, 'employee', 'prepared');
    const approved = await addVacation(world.company, 'employee', 'approved');
    expect(outcome(await move('manager', moveBy(step('hr', 'prepared', 'agreed'), prepared)))).toBe(
      'access_denied',
    );
    for (const name of ['manager', 'hr', 'employee'] as const)
      expect(outcome(await move(name, moveBy(step('system', 'approved', 'processed'), approved)))).toBe(
        'access_denied',
      );
  });

  test('T30: hr leaves theirs to another hr who may enter; the only one decides it where a parameter says so, marked in the audit', async () => {
    const { db } = world.company;
    const seen = async (object: string, id: number) => {
      const params = { object, filter: `id = ${id}`, select: 'steps,path' };
      const [row] = (await callAs(world, 'hr', 'view.get', params)).result?.data ?? [];
      const steps = (row?.steps ?? []) as { next_status_id: string }[];
      return {
        held_by: (row?.path as DocumentPath | undefined)?.held_by,
        to: steps.map((each) => each.next_status_id),
      };
    };
    const id = await addVacation(world.company, 'hr', 'agreed');
    const approve = moveBy(step('hr', 'agreed', 'approved'), id);
    await withFellowHr(async (fellow) => {
      await decidesOwn('1');
      expect(await seen('vacation', id)).toEqual({ held_by: ['hr', 'reviewer'], to: ['declined'] });
      expect(await seen('incomplete', id)).toEqual({ held_by: undefined, to: [] });
      expect(outcome(await move('hr', approve))).toBe('access_denied');
      expect((await history(id)).length).toBe(3);
      await db.query('update "app_user" set "disabled" = true where "id" = $1', [fellow]);
      await decidesOwn('0');
      expect((await seen('vacation', id)).to).toEqual(['declined']);
      expect((await seen('incomplete', id)).to).toEqual([]);
      expect(outcome(await move('hr', approve))).toBe('access_denied');
      await decidesOwn('1');
      expect((await seen('vacation', id)).to).toEqual(['declined', 'approved']);
      expect((await seen('incomplete', id)).to).toEqual(['declined', 'approved']);
      expect(outcome(await move('hr', approve))).toBe('ok');
      const other = await addVacation(world.company, 'employee', 'agreed');
      expect(outcome(await move('hr', moveBy(step('hr', 'agreed', 'approved'), other)))).toBe('ok');
      const { rows } = await db.query<{ detail: string }>(
        `select "detail" from "audit" where "action" = 'move' and "stream" = any($1) order by "id" desc limit 2`,
        [[`document:${id}`, `document:${other}`]],
      );
      expect(rows.map(({ detail }) => JSON.parse(detail).own_document)).toEqual([undefined, true]);
    });
  });

  test('T13, T30: hr neither rewrites nor deletes theirs once it is sent, nor its files; another hr may, and the only one who decides theirs', async () => {
    const { db } = world.company;
    const stored = async (id: number) =>
      (await db.query('select "comments", "status_id" from "document" where "id" = $1', [id])).rows;
    const rewrite = async (name: Name, id: number) => {
      const token = world.token(name);
      const [{ status_id } = { status_id: '' }] = await stored(id);
      const why = DECIDED_STATUSES.includes(status_id) ? { change_reason: 'По заявлению' } : {};
      const edited = await world.call(
        'table.edit',
        { object: 'vacation', data: [{ id, comments: 'x', ...why }] },
        { token },
      );
      const file = await upload(world.portal.origin, token, {
        registrator_id: id,
        bytes: await pngOf(),
        also: why,
      });
      const params = { object: 'vacation', filter: `id = ${id}`, select: 'can_edit,can_delete' };
      const [row] = (await world.call('view.get', params, { token })).result?.data ?? [];
      const deleted = await world.call(
        'table.del',
        { object: 'vacation', data: [{ id, ...why }] },
        { token },
      );
      return {
        said: [edited, file, deleted].map((answer) => outcome(answer as Answer)),
        shown: [row?.can_edit, row?.can_delete],
      };
    };
    const kept = { said: ['not_editable', 'not_editable', 'not_deletable'], shown: ['0', '0'] };
    const free = { said: ['ok', 'ok', 'ok'], shown: ['1', '1'] };
    await withFellowHr(async (fellow) => {
      await decidesOwn('1');
      for (const status of ['prepared', 'agreed', 'approved', 'processed']) {
        const id = await addVacation(world.company, 'hr', status);
        const before = await stored(id);
        expect([status, await rewrite('hr', id)]).toEqual([status, kept]);
        expect(await stored(id)).toEqual(before);
        expect([status, await rewrite('recruiter', id)]).toEqual([status, free]);
      }
      expect(await rewrite('hr', await addVacation(world.company, 'hr', 'draft'))).toEqual(free);
      expect(await rewrite('hr', await addVacation(world.company, 'employee', 'processed'))).toEqual(free);
      await db.query('update "app_user" set "disabled" = true where "id" = $1', [fellow]);
      expect(await rewrite('hr', await addVacation(world.company, 'hr', 'processed'))).toEqual(free);
      await decidesOwn('0');
      expect(await rewrite('hr', await addVacation(world.company, 'hr', 'processed'))).toEqual(kept);
    });
  });

  test('T16: a step of the second level is for the manager of the manager, and nobody else of the company', async () => {
    const { db, clients, people } = world.company;
    const id = await addVacation(world.company, 'employee', 'agreed');
    const { rows } = await db.query<{ id: number }>(
      `insert into "workflow" ("client_id", "object_id", "business_role", "status_id", "next_status_id", "detail")
       values ($1, 'vacation', 'manager', 'agreed', 'approved', '{"second_level":"1"}') returning "id"::int`,
      [clients.north],
    );
    const workflow_id = rows[0]?.id ?? 0;
    const approve = { object_id: 'vacation', registrator_id: id, workflow_id, status_id: 'approved' };
    const above = people.manager2.employee_id;
    const { rows: before } = await db.query<{ id: number; manager_id: number }>(
      `select "id"::int, "manager_id"::int from "subordination" where "employee_id" = $1 and "type" = 'direct'`,
      [people.manager.employee_id],
    );
    try {
      expect(outcome(await move('manager', approve))).toBe('access_denied');
      expect(outcome(await move('manager2', approve))).toBe('not_found');
      await db.query('update "subordination" set "manager_id" = $2 where "id" = $1', [before[0]?.id, above]);
      const params = {
        object: 'vacation',
        filter: `second_manager_id = ${above}`,
        select: 'id,second_manager_id,steps,path',
      };
      const [row] =
        (await callAs(world, 'manager2', 'view.get', params)).result?.data?.filter(
          (each) => each.id === id,
        ) ?? [];
      expect(row?.second_manager_id).toBe(above);
      expect((row?.path as DocumentPath | undefined)?.held_by).toContain('second_manager');
      expect(((row?.steps ?? []) as { id: number }[]).map((each) => each.id)).toEqual([workflow_id]);
      expect(outcome(await move('manager2', approve))).toBe('ok');
      const { rows: taken } = await db.query(
        'select "business_role" from "document_status" where "registrator_id" = $1 order by "seq" desc limit 1',
        [id],
      );
      expect(taken).toEqual([{ business_role: 'second_manager' }]);
      const other = await addVacation(world.company, 'employee', 'agreed');
      const held = async () => {
        const of = { object: 'vacation', filter: `id = ${other}`, select: 'path' };
        const [own] = (await callAs(world, 'employee', 'view.get', of)).result?.data ?? [];
        return (own?.path as DocumentPath | undefined)?.held_by;
      };
      expect(await held()).toContain('second_manager');
      await db.query('update "subordination" set "disabled" = true where "id" = $1', [before[0]?.id]);
      expect(await held()).toEqual(['hr', 'reviewer']);
      const orphaned = { object: 'vacation', filter: `id = ${other}`, select: 'second_manager_id' };
      const seen = await callAs(world, 'employee', 'view.get', orphaned);
      expect(seen.result?.data).toEqual([{ second_manager_id: null }]);
    } finally {
      await db.query('update "subordination" set "disabled" = false where "id" = $1', [before[0]?.id]);
      await db.query('update "subordination" set "manager_id" = $2 where "id" = $1', [
        before[0]?.id,
        before[0]?.manager_id,
      ]);
      await db.query('update "workflow" set "disabled" = true where "id" = $1', [workflow_id]);
    }
  });

  test('a deputy whose grant is not switched on sees and moves nothing of the manager’s', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await move('deputy', moveBy(step('manager', 'prepared', 'agreed'), id)))).toBe(
      'not_found',
    );
    const list = await callAs(world, 'deputy', 'view.get', { object: 'vacation', rowsPerPage: 'all' });
    expect(
      list.result?.data.every((row) => row.employee_id === world.company.people.deputy.employee_id),
    ).toBe(true);
    const profile = await callAs(world, 'deputy', 'user.get', {});
    expect((profile.result?.profile as { roles: string[] } | undefined)?.roles).toEqual(['user', 'employee']);
  });
});

describe('T13: hr who would be the only one', () => {
  const editAccount = (by: Name, data: object) =>
    callAs(world, by, 'user.edit', { id: world.company.people.recruiter.user_id, data });
  const editRecord = (by: Name, data: object) =>
    callAs(world, by, 'table.edit', {
      object: 'employee',
      data: { id: world.company.people.recruiter.employee_id, ...data },
    });

  test('shuts out no fellow, takes over no account of theirs and moves or dismisses nobody of them', async () => {
    await withFellowHr(async () => {
      for (const data of [{ disabled: '1' }, { email: 'mine@example.ru' }, { login: 'mine' }])
        expect([data, outcome(await editAccount('hr', data))]).toEqual([data, 'access_denied']);
      for (const data of [{ disabled: '1' }, { dismissal_date: '2026-01-01' }, { email: 'mine@example.ru' }])
        expect([data, outcome(await editRecord('hr', data))]).toEqual([data, 'access_denied']);
      expect(outcome(await editAccount('hr', { language: 'en' }))).toBe('ok');
      expect(outcome(await editRecord('hr', { position: 'Специалист' }))).toBe('ok');
      expect(outcome(await editAccount('admin', { disabled: '1' }))).toBe('ok');
      expect(outcome(await editAccount('admin', { disabled: '0' }))).toBe('ok');
    });
  });

  test('makes nobody hr and takes that from nobody; an admin does', async () => {
    const { organizations } = world.company;
    const roles = (...given: string[]) => ({
      roles: [{ organization_id: organizations.alpha, roles: ['employee', ...given] }],
    });
    const employee = { number: 'P-13', name: 'Подставной Пётр', hire_date: '2026-03-02' };
    const add = (by: Name) =>
      callAs(world, by, 'user.add', { data: { email: 'puppet@example.ru', employee, ...roles('hr') } });
    expect(outcome(await add('hr'))).toBe('access_denied');
    expect(outcome(await editAccount('hr', roles('recruiter', 'hr')))).toBe('access_denied');
    await withFellowHr(async () => {
      expect(outcome(await editAccount('hr', roles('recruiter')))).toBe('access_denied');
      expect(outcome(await editAccount('hr', roles('recruiter', 'hr', 'reviewer')))).toBe('ok');
      expect(outcome(await editAccount('admin', roles('recruiter')))).toBe('ok');
      expect(outcome(await editAccount('admin', roles('recruiter', 'hr')))).toBe('ok');
    });
    const { rows } = await world.company.db.query('select 1 from "employee" where "number" = $1', ['P-13']);
    expect(rows).toEqual([]);
  });
});
