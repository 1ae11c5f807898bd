import { afterEach, describe, expect, test } from 'vitest';
import type { HandedOver } from '../../lib/rpc/handed-over.ts';
import type { Why } from '../../lib/rpc/why.ts';
import type { DocumentPath } from '../../lib/workflow/path-shape.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld(['employee', 'manager', 'manager2', 'hr', 'admin', 'clerk', 'accountant']),
);

const sql = async (text: string, ...values: unknown[]) => (await world.company.db.query(text, values)).rows;
const idOf = (name: Name) => world.company.people[name].employee_id;
const userOf = (name: Name) => world.company.people[name].user_id;
const edit = (by: Name, object: string, data: object) => callAs(world, by, 'table.edit', { object, data });
const tripOf = (name: Name) => addDocument(world.company, 'btrip', name, 'prepared');
const agree = (by: Name, id: number) => {
  const step = stepOf(world.company, 'manager', 'prepared', 'agreed', 'btrip');
  return moveAs(world, by, moveBy(step, id, { object_id: 'btrip' }));
};
const managerOf = async (id: number) =>
  (await sql('select "manager_id"::int from "document" where "id" = $1', id))[0]?.manager_id;
const read = async (by: Name, id: number) => {
  const { result } = await callAs(world, by, 'view.get', {
    object: 'btrip',
    filter: `id = ${id}`,
    select: 'id,manager_id,steps,path',
  });
  const [row] = result?.data ?? [];
  return row as
    | {
        manager_id: number | null;
        steps: { next_status_id: string; business_role: string }[];
        path: DocumentPath;
      }
    | undefined;
};
const holders = async (by: Name, id: number) => (await read(by, id))?.path.held_by;
const waitsFor = async (by: Name, id: number) => {
  const { result } = await callAs(world, by, 'view.get', {
    object: 'incomplete',
    awaiting: '1',
    select: 'id',
    filter: `id = ${id}`,
  });
  return (result?.data.length ?? 0) > 0;
};
const namedBy = async (by: Name, id: number) => {
  const { result } = await callAs(world, by, 'workflow.why', { object: 'btrip', id });
  const why = result as unknown as Why | undefined;
  return why?.steps.find(({ next_status_id }) => next_status_id === 'agreed');
};

/** Puts a manager back as they were. */
const restored = async (name: Name) => {
  const { organization_id } = world.company.people[name];
  await sql('update "employee" set "disabled" = false, "dismissal_date" = null where "id" = $1', idOf(name));
  await sql('update "app_user" set "disabled" = false where "id" = $1', userOf(name));
  await sql(
    `insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, 'manager') on conflict do nothing`,
    userOf(name),
    organization_id,
  );
};
afterEach(async () => {
  await restored('manager');
  await restored('manager2');
});

const alpha = () => world.company.organizations.alpha;
/** Every way in which a manager cannot decide any more, by the door it is entered at. */
const ENDS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['dismissed', () => edit('hr', 'employee', { id: idOf('manager'), dismissal_date: '2026-01-01' })],
  ['disabled', () => edit('hr', 'employee', { id: idOf('manager'), disabled: '1' })],
  [
    'without an open account',
    () => callAs(world, 'hr', 'user.edit', { id: userOf('manager'), data: { disabled: '1' } }),
  ],
  [
    'no manager by role',
    () =>
      callAs(world, 'hr', 'user.edit', {
        id: userOf('manager'),
        data: { roles: [{ organization_id: alpha(), roles: ['employee'] }] },
      }),
  ],
  [
    'closed past every door',
    () => sql('update "app_user" set "disabled" = true where "id" = $1', userOf('manager')),
  ],
];

describe.each(ENDS)('a manager who is %s', (_end, end) => {
  test('is named by nothing: hr decides, is told and has it in the inbox; a manager who is back has it again', async () => {
    const id = await tripOf('employee');
    expect([await holders('employee', id), await waitsFor('hr', id)]).toEqual([['manager'], false]);
    const answer = await end();
    expect((answer as Answer).error).toBeUndefined();
    expect(await managerOf(id)).toBeNull();
    expect(await holders('employee', id)).toEqual(['hr']);
    expect(await waitsFor('hr', id)).toBe(true);
    expect((await read('hr', id))?.steps).toContainEqual(
      expect.objectContaining({ next_status_id: 'agreed', business_role: 'hr' }),
    );
    expect(await namedBy('hr', id)).toMatchObject({ role: 'hr', open: true, right: null });
    await restored('manager');
    expect([await holders('employee', id), await waitsFor('hr', id)]).toEqual([['manager'], false]);
    expect(outcome(await agree('hr', id))).toBe('access_denied');
  });
});

describe('hr in place of a manager', () => {
  test('decides, and the history says so; others of the organization do not', async () => {
    await edit('hr', 'employee', { id: idOf('manager'), disabled: '1' });
    const id = await tripOf('employee');
    await sql('update "document" set "manager_id" = "first_decider"("employee_id") where "id" = $1', id);
    for (const by of ['accountant', 'manager2', 'clerk'] as const)
      expect([by, outcome(await agree(by, id))]).not.toEqual([by, 'ok']);
    expect(outcome(await agree('hr', id))).toBe('ok');
    const [last] = await sql(
      'select "business_role" from "document_status" where "registrator_id" = $1 order by "seq" desc limit 1',
      id,
    );
    expect(last).toEqual({ business_role: 'hr' });
  });

  test('does not decide their own', async () => {
    const id = await tripOf('hr');
    await sql('update "document" set "manager_id" = null where "id" = $1', id);
    expect(outcome(await agree('hr', id))).toBe('access_denied');
  });

  test('a new document is made under whoever decides, not under whoever is named', async () => {
    await edit('hr', 'employee', { id: idOf('manager'), disabled: '1' });
    const { result } = await callAs(world, 'employee', 'table.add', {
      object: 'btrip',
      data: { goal: 'Встреча' },
    });
    expect(result?.data[0]).toMatchObject({ manager_id: null });
  });
});

describe('the next one above', () => {
  const above = async (name: Name, manager: Name) =>
    sql(
      'update "subordination" set "manager_id" = $2 where "id" = $1',
      world.company.people[name].subordination_id,
      idOf(manager),
    );
  afterEach(() => above('manager', 'director'));

  test('decides and acts on the click; the name on every screen is theirs', async () => {
    await above('manager', 'manager2');
    const id = await tripOf('employee');
    expect(outcome(await agree('manager2', id))).toBe('not_found');
    await edit('hr', 'employee', { id: idOf('manager'), disabled: '1' });
    expect([await managerOf(id), await waitsFor('manager2', id), await waitsFor('hr', id)]).toEqual([
      idOf('manager2'),
      true,
      false,
    ]);
    expect((await namedBy('employee', id))?.people).toHaveLength(1);
    expect(outcome(await agree('manager2', id))).toBe('ok');
  });

  test('a ring of managers who cannot decide ends at hr', async () => {
    await above('manager', 'manager2');
    await sql(
      'update "subordination" set "manager_id" = $2 where "id" = $1',
      world.company.people.manager2.subordination_id,
      idOf('manager'),
    );
    try {
      const id = await tripOf('employee');
      await edit('hr', 'employee', { id: idOf('manager'), disabled: '1' });
      expect(await managerOf(id)).toBe(idOf('manager2'));
      await edit('hr', 'employee', { id: idOf('manager2'), disabled: '1' });
      expect(await managerOf(id)).toBeNull();
    } finally {
      await sql(
        'update "subordination" set "manager_id" = $2 where "id" = $1',
        world.company.people.manager2.subordination_id,
        idOf('director'),
      );
    }
  });
});

test('the only reviewer of an organization who is disabled holds nothing', async () => {
  const id = await addDocument(world.company, 'vacation', 'employee', 'agreed');
  const held = async () => {
    const { result } = await callAs(world, 'employee', 'view.get', {
      object: 'vacation',
      filter: `id = ${id}`,
      select: 'path',
    });
    return (result?.data[0]?.path as DocumentPath | undefined)?.held_by;
  };
  expect(await held()).toEqual(['hr', 'reviewer']);
  await sql('update "app_user" set "disabled" = true where "id" = $1', userOf('reviewer'));
  expect(await held()).toEqual(['hr']);
  await sql('update "app_user" set "disabled" = false where "id" = $1', userOf('reviewer'));
  expect(await held()).toEqual(['hr', 'reviewer']);
});

describe('who ends as a manager', () => {
  const handed = (answer: Answer) =>
    (answer.result as unknown as { handed_over?: HandedOver[] } | undefined)?.handed_over;

  test.each([
    [
      'by a dismissal of today or before',
      () => edit('hr', 'employee', { id: idOf('manager'), dismissal_date: '2026-01-01' }),
    ],
    [
      'by a dismissal to come',
      () => edit('hr', 'employee', { id: idOf('manager'), dismissal_date: '2099-01-01' }),
    ],
    [
      'by a disabled account',
      () => callAs(world, 'hr', 'user.edit', { id: userOf('manager'), data: { disabled: '1' } }),
    ],
  ])('%s: the entry says what waited and where it goes', async (_how, end) => {
    await tripOf('employee');
    const told = handed(await end());
    expect(told).toMatchObject([{ person_id: idOf('manager'), manager_id: null, name: '' }]);
    expect(told?.[0]?.count).toBeGreaterThan(0);
  });

  test('a change that takes nothing from a manager tells nothing', async () => {
    await tripOf('employee');
    expect(
      handed(await edit('hr', 'employee', { id: idOf('manager'), position: 'Старший' })),
    ).toBeUndefined();
    expect(
      handed(await callAs(world, 'hr', 'user.edit', { id: userOf('manager'), data: { language: 'en' } })),
    ).toBeUndefined();
  });

  test('hr hears of what it is to decide', async () => {
    await tripOf('employee');
    await sql(`delete from "message" where "recipient_id" = 'hr'`);
    await edit('hr', 'employee', { id: idOf('manager'), disabled: '1' });
    await expect
      .poll(() => sql(`select "text" from "message" where "recipient_id" = 'hr' and "code" = 'notice'`), {
        timeout: 60_000,
      })
      .toHaveLength(1);
  });
});

describe('a manager is a person who can decide', () => {
  const codes = ({ error }: Answer) => error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
  const putUnder = (name: Name, manager: Name) =>
    edit('admin', 'subordination', {
      id: world.company.people[name].subordination_id,
      manager_id: idOf(manager),
    });
  const BARS: readonly (readonly [string, Name, () => Promise<unknown>])[] = [
    ['user/manager-no-account', 'director', async () => undefined],
    ['user/manager-role', 'accountant', async () => undefined],
    [
      'user/manager-left',
      'manager2',
      () => edit('hr', 'employee', { id: idOf('manager2'), dismissal_date: '2026-01-01' }),
    ],
    ['user/manager-left', 'manager2', () => edit('hr', 'employee', { id: idOf('manager2'), disabled: '1' })],
    [
      'user/manager-closed',
      'manager2',
      () => callAs(world, 'hr', 'user.edit', { id: userOf('manager2'), data: { disabled: '1' } }),
    ],
  ];

  test.each(BARS)('%s: %s is not named by adding nor by changing', async (code, manager, before) => {
    await before();
    const [row] = await sql('select count(*)::int as n from "subordination"');
    const add = await callAs(world, 'admin', 'table.add', {
      object: 'subordination',
      data: { employee_id: idOf('employee2'), manager_id: idOf(manager) },
    });
    expect(codes(add)).toEqual([`manager_id ${code}`]);
    expect(codes(await putUnder('employee', manager))).toEqual([`manager_id ${code}`]);
    expect(await sql('select count(*)::int as n from "subordination"')).toEqual([row]);
    expect(
      await sql(
        'select "manager_id"::int from "subordination" where "id" = $1',
        world.company.people.employee.subordination_id,
      ),
    ).toEqual([{ manager_id: idOf('manager') }]);
  });

  test('a manager who can is named, and an assistant need not decide', async () => {
    expect(outcome(await putUnder('employee', 'manager2'))).toBe('ok');
    expect(outcome(await putUnder('employee', 'manager'))).toBe('ok');
    const assist = await callAs(world, 'admin', 'table.add', {
      object: 'subordination',
      data: { employee_id: idOf('clerk'), manager_id: idOf('director'), type: 'assistant' },
    });
    expect(outcome(assist)).toBe('ok');
  });

  test('nobody stands above themselves, over however many others, by adding nor by changing', async () => {
    expect(outcome(await putUnder('manager2', 'manager'))).toBe('ok');
    try {
      expect(codes(await putUnder('manager', 'manager2'))).toEqual(['manager_id user/manager-cycle']);
      const add = await callAs(world, 'admin', 'table.add', {
        object: 'subordination',
        data: { employee_id: idOf('manager'), manager_id: idOf('manager2') },
      });
      expect(codes(add)).toEqual(['manager_id user/manager-cycle']);
      expect(add.error?.data.fields?.[0]?.message).toMatch(/→.*→/);
      expect(codes(await putUnder('manager', 'manager'))).toEqual(['manager_id user/own-manager']);
    } finally {
      await sql(
        'update "subordination" set "manager_id" = $2 where "id" = $1',
        world.company.people.manager2.subordination_id,
        idOf('director'),
      );
    }
  });
});
