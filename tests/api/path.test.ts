import { afterEach, describe, expect, test } from 'vitest';
import type { DocumentPath } from '../../lib/workflow/path-shape.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld([
    'employee',
    'manager',
    'reviewer',
    'hr',
    'accountant',
    'admin',
    'stranger',
    'candidate',
    'southerner',
  ]),
);

interface Row {
  readonly id: number;
  readonly path: DocumentPath;
  readonly steps: readonly {
    readonly id: number;
    readonly business_role: string;
    readonly next_status_id: string;
  }[];
}

const view = async (name: Name, params: object): Promise<Row[]> => {
  const answer = await callAs(world, name, 'view.get', params);
  expect(outcome(answer)).toBe('ok');
  return answer.result?.data as unknown as Row[];
};
const rowOf = async (name: Name, id: number, object = 'vacation'): Promise<Row | undefined> =>
  (await view(name, { object, filter: `id = ${id}` }))[0];
const told = (path: DocumentPath | undefined) =>
  path?.stops.map((stop) => `${stop.status_id} ${stop.role ?? '-'}`);
const familyPath = async (name: Name) =>
  (await callAs(world, name, 'workflow.path', { object: 'vacation' })).result as unknown as
    | { path: DocumentPath; statuses: string[] }
    | undefined;

const AGREED = ['agreed hr', 'approved hr', 'processed -'];

/** What the administrator has changed, to be put back. */
const added: number[] = [];
const disabled: number[] = [];
const change = async (method: string, object: string, data: object) => {
  const answer = await callAs(world, 'admin', method, { object, data });
  expect(outcome(answer)).toBe('ok');
  return Number(answer.result?.data[0]?.id);
};
const disable = async (role: string, from: string, to: string): Promise<void> => {
  const { id } = stepOf(world.company, role, from, to);
  disabled.push(id);
  await change('table.edit', 'workflow', { id, disabled: '1' });
};
const addStep = async (business_role: string, status_id: string, next_status_id: string): Promise<void> => {
  const organization_id = world.company.organizations.alpha;
  const step = { object_id: 'vacation', business_role, status_id, next_status_id, organization_id };
  added.push(await change('table.add', 'workflow', step));
};
afterEach(async () => {
  for (const id of added.splice(0)) await change('table.del', 'workflow', { id });
  for (const id of disabled.splice(0)) await change('table.edit', 'workflow', { id, disabled: '0' });
});

describe('the way of a document', () => {
  test('is told to everybody who reads it, in roles and names of statuses', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    for (const name of ['employee', 'manager', 'hr', 'reviewer', 'accountant'] as const)
      expect([name, (await rowOf(name, id))?.path]).toEqual([
        name,
        {
          held_by: ['manager', 'hr'],
          behind: 1,
          stops: [
            {
              status_id: 'prepared',
              status_name: 'Подготовлен',
              status_name_eng: 'Prepared',
              role: 'manager',
            },
            { status_id: 'agreed', status_name: 'Согласован', status_name_eng: 'Agreed', role: 'hr' },
            { status_id: 'approved', status_name: 'Утверждён', status_name_eng: 'Approved', role: 'hr' },
            { status_id: 'processed', status_name: 'Обработан', status_name_eng: 'Processed', role: null },
          ],
        },
      ]);
    expect(told((await rowOf('manager', id, 'incomplete'))?.path)).toEqual(['prepared manager', ...AGREED]);
  });

  test('is told with what was just written', async () => {
    const data = { start_date: '2099-03-02', end_date: '2099-03-15' };
    const made = await callAs(world, 'employee', 'table.add', { object: 'vacation', data });
    const row = made.result?.data[0] as unknown as Row | undefined;
    expect(told(row?.path)?.slice(0, 2)).toEqual(['empty employee', 'draft employee']);
  });

  test('says of steps nothing that their rows would: no id, no mark, no condition', async () => {
    const readable = (await view('employee', { object: 'workflow', rowsPerPage: 'all' })).map(({ id }) => id);
    const hidden = stepOf(world.company, 'hr', 'agreed', 'approved').id;
    expect(readable).not.toContain(hidden);
    for (const status of ['draft', 'prepared', 'agreed', 'approved']) {
      const row = await rowOf('employee', await addVacation(world.company, 'employee', status));
      expect(readable).toEqual(expect.arrayContaining((row?.steps ?? []).map((step) => step.id)));
      expect(Object.keys(row?.path ?? {})).toEqual(['held_by', 'behind', 'stops']);
      for (const stop of row?.path.stops ?? [])
        expect(Object.keys(stop)).toEqual(['status_id', 'status_name', 'status_name_eng', 'role']);
    }
  });

  test('may be asked for alone or left out, but is no field to filter or sort by', async () => {
    const id = await addVacation(world.company, 'employee', 'draft');
    const filter = `id = ${id}`;
    const [alone] = await view('employee', { object: 'vacation', filter, select: 'id,path' });
    expect(Object.keys(alone ?? {})).toEqual(['id', 'path']);
    const [without] = await view('employee', { object: 'vacation', filter, select: 'id,steps' });
    expect(Object.keys(without ?? {})).toEqual(['id', 'steps']);
    for (const asked of [{ filter: "path = 'x'" }, { orderBy: 'path' }])
      expect(outcome(await callAs(world, 'employee', 'view.get', { object: 'vacation', ...asked }))).toBe(
        'unknown_field',
      );
  });

  test('is told to nobody who does not read the document', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    for (const name of ['stranger', 'candidate', 'southerner'] as const)
      expect([name, await rowOf(name, id)]).toEqual([name, undefined]);
  });
});

describe('words follow the dictionary', () => {
  test('a leg that is switched off is nobody’s: in the document, in the list and before there is a document', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    await disable('manager', 'prepared', 'agreed');
    expect((await rowOf('employee', id))?.path.held_by).toEqual(['hr']);
    const list = await view('employee', { object: 'vacation', filter: "status_id = 'prepared'" });
    expect(list.length).toBeGreaterThan(1);
    for (const row of list) expect(told(row.path)).toEqual(['prepared hr', ...AGREED]);
    expect(told((await familyPath('employee'))?.path)?.slice(2)).toEqual(['prepared hr', ...AGREED]);
    expect((await rowOf('manager', id))?.steps.map((step) => step.next_status_id)).toEqual([
      'draft',
      'declined',
    ]);
  });

  test('legs of an organization lead its documents, whose buttons say the same', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const abroad = await addVacation(world.company, 'stranger', 'prepared');
    for (const role of ['manager', 'hr']) await disable(role, 'prepared', 'agreed');
    await addStep('accountant', 'prepared', 'accepted');
    await addStep('reviewer', 'accepted', 'agreed');
    const way = ['prepared accountant', 'accepted reviewer', ...AGREED];
    expect(told((await rowOf('employee', id))?.path)).toEqual(way);
    const row = await rowOf('accountant', id);
    expect([row?.path.held_by, row?.steps.map((step) => step.business_role)]).toEqual([
      ['accountant'],
      ['accountant'],
    ]);
    expect(told((await familyPath('employee'))?.path)?.slice(2)).toEqual(way);
    expect((await familyPath('employee'))?.statuses).toContain('accepted');
    expect((await rowOf('stranger', abroad))?.path).toMatchObject({ held_by: [], stops: [{ role: null }] });
    expect((await familyPath('stranger'))?.statuses).not.toContain('accepted');
  });

  test('a status that an administrator made is called what they call it', async () => {
    const status = await callAs(world, 'admin', 'table.add', {
      object: 'status',
      data: { id: 'weighed', name: 'Взвешен', name_eng: 'Weighed' },
    });
    expect(outcome(status)).toBe('ok');
    const id = await addVacation(world.company, 'employee', 'prepared');
    for (const role of ['manager', 'hr']) await disable(role, 'prepared', 'agreed');
    await addStep('manager', 'prepared', 'weighed');
    await addStep('hr', 'weighed', 'agreed');
    expect((await rowOf('employee', id))?.path.stops[1]).toEqual({
      status_id: 'weighed',
      status_name: 'Взвешен',
      status_name_eng: 'Weighed',
      role: 'hr',
    });
  });
});

describe('the way of a family', () => {
  test('is that of a new document, with every status one may come to', async () => {
    const family = await familyPath('employee');
    expect(told(family?.path)).toEqual(['empty employee', 'draft employee', 'prepared manager', ...AGREED]);
    expect(family?.statuses.toSorted()).toEqual([
      'agreed',
      'approved',
      'declined',
      'draft',
      'prepared',
      'processed',
    ]);
  });

  test('is told to nobody who reads none of the family, nor of what is no family', async () => {
    const asked = (name: Name, object: string) => callAs(world, name, 'workflow.path', { object });
    expect(outcome(await asked('candidate', 'vacation'))).toBe('access_denied');
    for (const object of ['status', 'nothing', '__proto__'])
      expect(outcome(await asked('employee', object))).toBe('unknown_object');
  });
});
