import { describe, expect, test } from 'vitest';
import { stepsOf } from '../support/matrix-company.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'manager', 'reviewer', 'hr', 'admin']));

const step = (role: string, from: string, to: string) => stepOf(world.company, role, from, to);
const move = (name: Name, ...data: object[]) => moveAs(world, name, ...data);
const history = (id: number) => historyOf(world.company, id);
const document = (id: number) => standOf(world.company, id);

/** A day that a move was made on must not come from the caller. */
const ANCIENT = '1999-01-01T00:00:00Z';

describe('a step is taken as the dictionary has it', () => {
  test('T14: no status is skipped, and no step of another status, object, client or organization is taken', async () => {
    const { db, clients, organizations } = world.company;
    const id = await addVacation(world.company, 'employee', 'draft');
    const foreign = stepsOf(world.company, clients.south, 'vacation').find(
      (each) => each.business_role === 'employee' && each.status_id === 'draft',
    );
    const { rows: overtime } = await db.query<{ id: number }>(
      `select "id"::int from "workflow" where "client_id" = $1 and "object_id" = 'overtime' and "business_role" = 'employee' limit 1`,
      [clients.north],
    );
    const made = async (row: object) => {
      const columns = {
        client_id: clients.north,
        object_id: 'vacation',
        business_role: 'employee',
        status_id: 'draft',
        next_status_id: 'approved',
        ...row,
      };
      const names = Object.keys(columns);
      const { rows } = await db.query<{ id: number }>(
        `insert into "workflow" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"::int`,
        Object.values(columns),
      );
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
      expect([
        workflow_id,
        reason,
        outcome(
          await move('employee', { object_id: 'vacation', registrator_id: id, workflow_id, status_id }),
        ),
      ]).toEqual([workflow_id, reason, reason]);
    expect((await history(id)).length).toBe(1);
    await db.query(
      `delete from "workflow" where "client_id" = $1 and "status_id" = 'draft' and "next_status_id" = 'approved'`,
      [clients.north],
    );
  });

  test('nothing else that the caller says is kept: step, marks, organization and moment are the server’s', async () => {
    const { db, people, organizations } = world.company;
    const id = await addVacation(world.company, 'employee', 'prepared');
    const agree = step('manager', 'prepared', 'agreed');
    await db.query(`update "workflow" set "indicators" = 'marked' where "id" = $1`, [agree.id]);
    const answer = await move(
      'manager',
      moveBy(agree, id, {
        indicators: 'forged',
        organization_id: organizations.beta,
        create_date: ANCIENT,
        comments: ' море ',
      }),
    );
    await db.query(`update "workflow" set "indicators" = '' where "id" = $1`, [agree.id]);
    const said = outcome(answer);
    // Comparing may refuse what differs; what passes is the server's own.
    if (said === 'ok') {
      expect((await history(id)).at(-1)).toMatchObject({
        seq: 3,
        workflow_id: agree.id,
        indicators: 'marked',
        organization_id: organizations.alpha,
        user_id: people.manager.user_id,
        employee_id: people.manager.employee_id,
        behalf_employee_id: null,
        comments: 'море',
      });
      const { rows } = await db.query<{ recent: boolean }>(
        `select bool_and("create_date" > now() - interval '1 minute') as recent from "document_status" where "registrator_id" = $1 and "seq" = 3`,
        [id],
      );
      expect(rows[0]?.recent).toBe(true);
      expect(await document(id)).toMatchObject({ indicators: 'marked', workflow_id: agree.id });
    } else expect((await history(id)).length).toBe(2);
  });

  test.each([
    'seq',
    'user_id',
    'employee_id',
    'behalf_employee_id',
    'grant_id',
    'from_status_id',
    'business_role',
    'reject',
    'id',
    'version',
  ])('a move that names its %s is refused', async (field) => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    expect(
      outcome(await move('manager', moveBy(step('manager', 'prepared', 'agreed'), id, { [field]: 1 }))),
    ).toBe('unknown_field');
    expect((await history(id)).length).toBe(2);
  });

  test('history is neither edited nor deleted by anybody', async () => {
    const id = await addVacation(world.company, 'employee', 'agreed');
    const { rows } = await world.company.db.query<{ id: number }>(
      'select "id"::int from "document_status" where "registrator_id" = $1',
      [id],
    );
    for (const name of ['hr', 'admin', 'manager'] as const)
      for (const method of ['table.edit', 'table.del'])
        expect(
          outcome(
            await callAs(world, name, method, {
              object: 'document_status',
              data: [{ id: rows[0]?.id, ...(method === 'table.edit' ? { comments: 'x' } : {}) }],
            }),
          ),
        ).toBe('access_denied');
    expect((await history(id)).length).toBe(3);
  });

  test('the whole way of a vacation leaves one row of history, one of audit and one intention per step', async () => {
    const { db } = world.company;
    const added = await callAs(world, 'employee', 'table.add', {
      object: 'vacation',
      data: {
        document_type_id: world.company.types[world.company.clients.north],
        start_date: '2099-03-02',
        end_date: '2099-03-15',
      },
    });
    const id = Number(added.result?.data[0]?.id);
    const way: [Name, string, string, string][] = [
      ['employee', 'employee', 'empty', 'draft'],
      ['employee', 'employee', 'draft', 'prepared'],
      ['manager', 'manager', 'prepared', 'agreed'],
      ['reviewer', 'reviewer', 'agreed', 'approved'],
      ['hr', 'hr', 'approved', 'processed'],
    ];
    for (const [name, role, from, to] of way)
      expect([to, outcome(await move(name, moveBy(step(role, from, to), id)))]).toEqual([to, 'ok']);
    expect((await history(id)).map((row) => row.status_id)).toEqual(way.map(([, , , to]) => to));
    const { rows: audit } = await db.query(
      `select "seq", "action" from "audit" where "stream" = $1 order by "seq"`,
      [`document:${id}`],
    );
    expect(audit.map((row) => row.action)).toEqual(['table.add', ...way.map(() => 'move')]);
    const { rows: outbox } = await db.query(
      `select 1 from "outbox" where "kind" = 'document_moved' and ("payload"->>'registrator_id')::bigint = $1`,
      [id],
    );
    expect(outbox).toHaveLength(way.length);
  });
});

test('who forgot the reason is told so in the words of the type, in both languages; who gave it is not', async () => {
  const { db, clients } = world.company;
  const id = await addVacation(world.company, 'employee', 'draft');
  const say = (comments: string) =>
    db.query(
      `update "document" set "comments" = $2, "document_type_id" =
         (select "id" from "document_type" where "client_id" = $3 and "code" = 'unpaid' and "object_id" = 'vacation')
       where "id" = $1`,
      [id, comments, clients.north],
    );
  const send = moveBy(step('employee', 'draft', 'prepared'), id);
  await say('');
  const [field] = (await move('employee', send)).error?.data.fields ?? [];
  expect([field?.field, field?.code]).toEqual(['comments', 'document/comment-hint']);
  expect(field?.message).toMatch(/^[А-Яа-яёЁ ,.:-]+$/);
  expect(field?.message_eng).toMatch(/^[A-Za-z’' ,.:-]+$/);
  await say('семья');
  expect(outcome(await move('employee', send))).toBe('ok');
});
