import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, outcome } from '../support/matrix-http.ts';
import { moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { startPortal } from '../support/portal.ts';
import { callerOf } from '../support/matrix-http.ts';
import { NORTH } from '../support/matrix-company.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(['employee', 'manager', 'manager2', 'reviewer', 'hr', 'deputy', 'admin', 'stranger_hr']);
});
afterAll(() => world?.close());

const step = (role: string, from: string, to: string) => stepOf(world.company, role, from, to);
const move = (name: Name, ...data: object[]): Promise<Answer> => world.call('table.add', { object: 'document_status', data }, { token: world.token(name) });

interface History {
  seq: number;
  from_status_id: string;
  status_id: string;
  workflow_id: number;
  user_id: number;
  employee_id: number;
  organization_id: number;
  indicators: string;
  behalf_employee_id: number | null;
  comments: string;
}
const history = async (id: number): Promise<History[]> =>
  (
    await world.company.db.query<History>(
      `select "seq", "from_status_id", "status_id", "workflow_id"::int, "user_id"::int, "employee_id"::int, "organization_id"::int, "indicators", "behalf_employee_id"::int, "comments"
       from "document_status" where "registrator_id" = $1 order by "seq"`,
      [id],
    )
  ).rows;
const document = async (id: number) =>
  (await world.company.db.query<{ status_id: string; version: number; workflow_id: number; indicators: string }>('select "status_id", "version", "workflow_id"::int, "indicators" from "document" where "id" = $1', [id])).rows[0];

/** A day that a move was made on must not come from the caller. */
const ANCIENT = '1999-01-01T00:00:00Z';

describe('twenty people press the same button at once', () => {
  test('the vacation moves once, everybody else is told that it has moved', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await addVacation(world.company, 'employee', 'prepared');
      const agree = moveBy(step('manager', 'prepared', 'agreed'), id);
      const answers = await Promise.all(Array.from({ length: 20 }, () => move('manager', agree)));
      expect(answers.map((answer) => answer.error?.code ?? 'moved').sort()).toEqual([...Array.from({ length: 19 }, () => -32711), 'moved'].sort());
      expect((await history(id)).map((row) => [row.seq, row.status_id])).toEqual([[1, 'draft'], [2, 'prepared'], [3, 'agreed']]);
      expect(await document(id)).toMatchObject({ status_id: 'agreed', version: 3 });
    }
  });

  test('on different buttons, over two processes: exactly one of them wins, the history has no hole', async () => {
    const second = await startPortal({ databaseUrl: world.url });
    try {
      const other = callerOf(second.origin, NORTH);
      const id = await addVacation(world.company, 'employee', 'prepared');
      const moves: [Name, object][] = [
        ['manager', moveBy(step('manager', 'prepared', 'agreed'), id)],
        ['manager', moveBy(step('manager', 'prepared', 'declined'), id)],
        ['employee', moveBy(step('employee', 'prepared', 'draft'), id)],
        ['hr', moveBy(step('hr', 'prepared', 'agreed'), id)],
        ['hr', moveBy(step('hr', 'prepared', 'declined'), id)],
      ];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const [name, record] = moves[index % moves.length] as [Name, object];
          return (index % 2 ? other : world.call)('table.add', { object: 'document_status', data: [record] }, { token: world.token(name) });
        }),
      );
      expect(answers.filter((answer) => answer.result).length).toBe(1);
      expect(new Set(answers.filter((answer) => answer.error).map(outcome))).toEqual(new Set(['status_mismatch']));
      const rows = await history(id);
      expect(rows.map((row) => row.seq)).toEqual([1, 2, 3]);
      rows.slice(1).forEach((row, index) => expect(row.from_status_id).toBe(rows[index]?.status_id));
    } finally {
      await second.stop();
    }
  });

  test('back and forth for a while, the cache always says what the history says', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => addVacation(world.company, 'employee', 'draft')));
    const tries = ids.flatMap((id) =>
      Array.from({ length: 15 }, (_, index) => async () => {
        const record = index % 2 ? moveBy(step('employee', 'prepared', 'draft'), id) : moveBy(step('employee', 'draft', 'prepared'), id);
        return move('employee', record);
      }),
    );
    await Promise.all(tries.map((each) => each()));
    for (const id of ids) {
      const rows = await history(id);
      expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
      expect(await document(id)).toMatchObject({ status_id: rows.at(-1)?.status_id, version: rows.length, workflow_id: rows.at(-1)?.workflow_id });
    }
  });
});

describe('several vacations in one call', () => {
  test('are moved all, in the order sent, in whatever order they are sent by two people at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => addVacation(world.company, 'employee', 'prepared')));
    const agree = (list: number[]) => list.map((id) => moveBy(step('manager', 'prepared', 'agreed'), id));
    const answers = await Promise.all([move('manager', ...agree(ids)), move('manager', ...agree([...ids].reverse())), move('hr', ...[...ids].reverse().map((id) => moveBy(step('hr', 'prepared', 'agreed'), id)))]);
    const won = answers.filter((answer) => answer.result);
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => answer.error).map(outcome)).toEqual(['status_mismatch', 'status_mismatch']);
    const sent = answers.indexOf(won[0] as Answer) === 0 ? ids : [...ids].reverse();
    expect(won[0]?.result?.data.map((row) => row.registrator_id)).toEqual(sent);
    for (const id of ids) expect((await history(id)).length).toBe(3);
  });

  test('stay where they are when one of them may not be moved', async () => {
    const mine = await addVacation(world.company, 'employee', 'prepared');
    const others = await addVacation(world.company, 'clerk', 'prepared');
    const moved = await addVacation(world.company, 'employee', 'agreed');
    const agree = step('manager', 'prepared', 'agreed');
    const before = await fingerprint(world.company.db);
    for (const [wrong, reason] of [
      [moveBy(agree, others), 'not_found'],
      [moveBy(agree, 999_999_999), 'not_found'],
      [moveBy(agree, moved), 'status_mismatch'],
      [moveBy(agree, mine), 'status_mismatch'],
      [moveBy(agree, mine, { workflow_id: 999_999 }), 'no_workflow_step'],
      [moveBy(agree, mine, { status_id: 'approved' }), 'status_mismatch'],
      [moveBy(agree, mine, { comments: 'я'.repeat(257) }), 'validation'],
    ] as const) {
      const sent = reason === 'status_mismatch' && wrong.registrator_id === mine && wrong.status_id === 'agreed' ? [moveBy(agree, mine), wrong] : [moveBy(agree, await addPrepared()), wrong];
      const now = await fingerprint(world.company.db);
      expect([reason, outcome(await move('manager', ...sent))]).toEqual([reason, reason]);
      expect(await fingerprint(world.company.db)).toEqual(now);
    }
    expect(before).toBeDefined();
    expect((await history(mine)).length).toBe(2);
  });

  const addPrepared = () => addVacation(world.company, 'employee2', 'prepared');
});

describe('nobody approves their own vacation', () => {
  test('not a manager who is their own manager, not by a record of the company that says so, not in a batch', async () => {
    const { db, people } = world.company;
    const id = await addVacation(world.company, 'manager', 'prepared');
    await db.query('update "document" set "manager_id" = "employee_id" where "id" = $1', [id]);
    await db.query('insert into "subordination" ("employee_id", "manager_id") values ($1, $1)', [people.manager.employee_id]);
    const agree = moveBy(step('manager', 'prepared', 'agreed'), id);
    expect(outcome(await move('manager', agree))).toBe('access_denied');
    const other = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await move('manager', moveBy(step('manager', 'prepared', 'agreed'), other), agree))).toBe('access_denied');
    const batch = await world.call('batch', [{ method: 'table.add', params: { object: 'document_status', data: [agree] } }], { token: world.token('manager') });
    expect((batch.result?.data[0]?.error as Answer['error'])?.data.reason).toBe('access_denied');
    const row = await world.call('view.get', { object: 'vacation', filter: `id = ${id}`, select: 'steps' }, { token: world.token('manager') });
    expect((row.result?.data[0]?.steps as { business_role: string }[]).map((each) => each.business_role)).toEqual(['employee']);
    expect((await history(id)).length).toBe(2);
    await db.query('delete from "subordination" where "employee_id" = "manager_id"');
  });

  test('nobody is made their own manager', async () => {
    const { people } = world.company;
    for (const name of ['hr', 'admin'] as const) {
      const add = await world.call('table.add', { object: 'subordination', data: { employee_id: people.hr.employee_id, manager_id: people.hr.employee_id, type: 'direct' } }, { token: world.token(name) });
      expect(outcome(add)).toBe('validation');
      const edit = await world.call('table.edit', { object: 'subordination', data: { id: people.hr.subordination_id, manager_id: people.hr.employee_id } }, { token: world.token(name) });
      expect(outcome(edit)).toBe('validation');
    }
  });

  test('a reviewer cannot approve theirs; another reviewer or hr can', async () => {
    const id = await addVacation(world.company, 'reviewer', 'agreed');
    expect(outcome(await move('reviewer', moveBy(step('reviewer', 'agreed', 'approved'), id)))).toBe('access_denied');
    expect(outcome(await move('hr', moveBy(step('hr', 'agreed', 'approved'), id)))).toBe('ok');
  });

  test('a manager cannot take hr’s or the reviewer’s step for a report, nor the step of the system', async () => {
    const prepared = await addVacation(world.company, 'employee', 'prepared');
    const approved = await addVacation(world.company, 'employee', 'approved');
    expect(outcome(await move('manager', moveBy(step('hr', 'prepared', 'agreed'), prepared)))).toBe('access_denied');
    for (const name of ['manager', 'hr', 'employee'] as const) expect(outcome(await move(name, moveBy(step('system', 'approved', 'processed'), approved)))).toBe('access_denied');
  });

  test('hr may be hr of their own vacation, as the specification has it', async () => {
    const id = await addVacation(world.company, 'hr', 'agreed');
    expect(outcome(await move('hr', moveBy(step('hr', 'agreed', 'approved'), id)))).toBe('ok');
  });

  test('a deputy whose grant is not switched on sees and moves nothing of the manager’s', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await move('deputy', moveBy(step('manager', 'prepared', 'agreed'), id)))).toBe('not_found');
    const list = await world.call('view.get', { object: 'vacation', rowsPerPage: 'all' }, { token: world.token('deputy') });
    expect(list.result?.data.every((row) => row.employee_id === world.company.people.deputy.employee_id)).toBe(true);
    const profile = await world.call('user.get', {}, { token: world.token('deputy') });
    expect((profile.result?.profile as { roles: string[] }).roles).toEqual(['user', 'employee']);
  });
});

describe('a step is taken as the dictionary has it', () => {
  test('no status is skipped, and no step of another status, object, client or organization is taken', async () => {
    const { db, clients, organizations } = world.company;
    const id = await addVacation(world.company, 'employee', 'draft');
    const foreign = world.company.steps[clients.south]?.find((each) => each.business_role === 'employee' && each.status_id === 'draft');
    const { rows: overtime } = await db.query<{ id: number }>(`select "id"::int from "workflow" where "client_id" = $1 and "object_id" = 'overtime' and "business_role" = 'employee' limit 1`, [clients.north]);
    const made = async (row: object) => {
      const columns = { client_id: clients.north, object_id: 'vacation', business_role: 'employee', status_id: 'draft', next_status_id: 'approved', ...row };
      const names = Object.keys(columns);
      const { rows } = await db.query<{ id: number }>(`insert into "workflow" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"::int`, Object.values(columns));
      return rows[0]?.id;
    };
    const own = made;
    for (const [workflow_id, status_id, reason] of [
      [foreign?.id, 'prepared', 'no_workflow_step'],
      [overtime[0]?.id, 'prepared', 'no_workflow_step'],
      [await own({ disabled: true }), 'approved', 'no_workflow_step'],
      [await own({ organization_id: organizations.beta }), 'approved', 'no_workflow_step'],
      [await own({ detail: { hide_from_grid: '1' } }), 'approved', 'no_workflow_step'],
      [await own({ detail: { when: 'overtime_dayoff=1' } }), 'approved', 'no_workflow_step'],
      [await own({ detail: { when: 'what?' } }), 'approved', 'no_workflow_step'],
      [await own({ business_role: 'manager', detail: { second_level: '1' } }), 'approved', 'access_denied'],
      [step('employee', 'prepared', 'draft').id, 'draft', 'status_mismatch'],
      [step('employee', 'empty', 'draft').id, 'draft', 'status_mismatch'],
      [step('employee', 'draft', 'prepared').id, 'agreed', 'status_mismatch'],
      [step('employee', 'draft', 'prepared').id, '', 'status_mismatch'],
      [0, 'prepared', 'no_workflow_step'],
    ] as const)
      expect([workflow_id, reason, outcome(await move('employee', { object_id: 'vacation', registrator_id: id, workflow_id, status_id }))]).toEqual([workflow_id, reason, reason]);
    expect((await history(id)).length).toBe(1);
    await db.query(`delete from "workflow" where "client_id" = $1 and "status_id" = 'draft' and "next_status_id" = 'approved'`, [clients.north]);
  });

  test('nothing else that the caller says is kept: step, marks, organization and moment are the server’s', async () => {
    const { db, people, organizations } = world.company;
    const id = await addVacation(world.company, 'employee', 'prepared');
    const agree = step('manager', 'prepared', 'agreed');
    await db.query(`update "workflow" set "indicators" = 'marked' where "id" = $1`, [agree.id]);
    const answer = await move('manager', moveBy(agree, id, { indicators: 'forged', organization_id: organizations.beta, create_date: ANCIENT, comments: ' море ' }));
    await db.query(`update "workflow" set "indicators" = '' where "id" = $1`, [agree.id]);
    const said = outcome(answer);
    // Comparing may refuse what differs; what passes is the server's own.
    if (said === 'ok') {
      expect((await history(id)).at(-1)).toMatchObject({ seq: 3, workflow_id: agree.id, indicators: 'marked', organization_id: organizations.alpha, user_id: people.manager.user_id, employee_id: people.manager.employee_id, behalf_employee_id: null, comments: 'море' });
      const { rows } = await db.query<{ recent: boolean }>(`select bool_and("create_date" > now() - interval '1 minute') as recent from "document_status" where "registrator_id" = $1 and "seq" = 3`, [id]);
      expect(rows[0]?.recent).toBe(true);
      expect(await document(id)).toMatchObject({ indicators: 'marked', workflow_id: agree.id });
    } else expect((await history(id)).length).toBe(2);
  });

  test.each(['seq', 'user_id', 'employee_id', 'behalf_employee_id', 'grant_id', 'from_status_id', 'business_role', 'reject', 'id', 'version'])('a move that names its %s is refused', async (field) => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await move('manager', moveBy(step('manager', 'prepared', 'agreed'), id, { [field]: 1 })))).toBe('unknown_field');
    expect((await history(id)).length).toBe(2);
  });

  test('history is neither edited nor deleted by anybody', async () => {
    const id = await addVacation(world.company, 'employee', 'agreed');
    const { rows } = await world.company.db.query<{ id: number }>('select "id"::int from "document_status" where "registrator_id" = $1', [id]);
    for (const name of ['hr', 'admin', 'manager'] as const)
      for (const method of ['table.edit', 'table.del']) expect(outcome(await world.call(method, { object: 'document_status', data: [{ id: rows[0]?.id, ...(method === 'table.edit' ? { comments: 'x' } : {}) }] }, { token: world.token(name) }))).toBe('access_denied');
    expect((await history(id)).length).toBe(3);
  });

  test('the whole way of a vacation leaves one row of history, one of audit and one intention per step', async () => {
    const { db } = world.company;
    const added = await world.call('table.add', { object: 'vacation', data: { document_type_id: world.company.types[world.company.clients.north], start_date: '2099-03-02', end_date: '2099-03-15' } }, { token: world.token('employee') });
    const id = Number(added.result?.data[0]?.id);
    const way: [Name, string, string, string][] = [
      ['employee', 'employee', 'empty', 'draft'],
      ['employee', 'employee', 'draft', 'prepared'],
      ['manager', 'manager', 'prepared', 'agreed'],
      ['reviewer', 'reviewer', 'agreed', 'approved'],
      ['hr', 'hr', 'approved', 'processed'],
    ];
    for (const [name, role, from, to] of way) expect([to, outcome(await move(name, moveBy(step(role, from, to), id)))]).toEqual([to, 'ok']);
    expect((await history(id)).map((row) => row.status_id)).toEqual(way.map(([, , , to]) => to));
    const { rows: audit } = await db.query(`select "seq", "action" from "audit" where "stream" = $1 order by "seq"`, [`document:${id}`]);
    expect(audit.map((row) => row.action)).toEqual(['table.add', ...way.map(() => 'move')]);
    const { rows: outbox } = await db.query(`select 1 from "outbox" where "kind" = 'document_moved' and ("payload"->>'registrator_id')::bigint = $1`, [id]);
    expect(outbox).toHaveLength(way.length);
  });
});
