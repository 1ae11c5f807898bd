import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Simulated, SimulateInput, WorkflowFinding } from '../../lib/rpc/workflow-admin.ts';
import { stepsOf } from '../support/matrix-company.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'employee', 'manager', 'reviewer', 'hr', 'southerner']));
const lint = async (object = 'vacation'): Promise<WorkflowFinding[]> => {
  const answer = await callAs(world, 'admin', 'workflow.lint', { object });
  expect(outcome(answer)).toBe('ok');
  return (answer.result as unknown as { findings: WorkflowFinding[] }).findings;
};
const simulate = async (
  document: SimulateInput['document'],
  person?: SimulateInput['person'],
): Promise<Simulated> => {
  const answer = await callAs(world, 'admin', 'workflow.simulate', { object: 'vacation', document, person });
  expect(outcome(answer)).toBe('ok');
  return answer.result as unknown as Simulated;
};
const alpha = () => world.company.organizations.alpha;
const employeeId = (name: Name) => world.company.people[name].employee_id;
const stepId = (role: string, from: string, to: string): number =>
  Number(
    stepsOf(world.company, world.company.clients.north as number, 'vacation').find(
      (step) => step.business_role === role && step.status_id === from && step.next_status_id === to,
    )?.id,
  );
const edit = (data: Record<string, unknown>) =>
  callAs(world, 'admin', 'table.edit', { object: 'workflow', data: [data] });
const leads = ({ steps }: Simulated, role: string, to: string) =>
  steps.find((step) => step.role === role && step.next_status_id === to);

describe('the linter', () => {
  test('knows the steps of every family, who holds their roles, and that nobody changed them', async () => {
    for (const { object_id } of FAMILIES) {
      const codes = new Set((await lint(object_id)).map(({ code }) => code));
      for (const code of [
        'added',
        'removed',
        'changed',
        'unreachable',
        'dead_end',
        'no_word',
        'field_missing',
      ])
        expect(codes, `${object_id} ${code}`).not.toContain(code);
    }
  });

  test('a role that nobody of an organization has is named with the organization', async () => {
    const lacking = (await lint()).find(
      ({ code, values }) => code === 'nobody_holds' && values.role === 'reviewer',
    );
    expect(lacking?.values.organizations).toBe(String(world.company.organizations.beta));
    expect(lacking?.step_ids).toContain(stepId('reviewer', 'agreed', 'approved'));
  });

  test('a step that is switched off and one that is added are told as differences, until they are taken back', async () => {
    const id = stepId('reviewer', 'agreed', 'approved');
    expect(outcome(await edit({ id, disabled: '1' }))).toBe('ok');
    const added = await callAs(world, 'admin', 'table.add', {
      object: 'workflow',
      data: [
        {
          object_id: 'vacation',
          business_role: 'accountant',
          status_id: 'approved',
          next_status_id: 'opened',
        },
      ],
    });
    const own = Number(added.result?.data[0]?.id);
    const found = await lint();
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'changed',
        step_ids: [id],
        values: { role: 'reviewer', fields: 'disabled' },
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ code: 'added', severity: 'note', step_ids: [own] }),
    );
    expect(found[0]).toMatchObject({
      code: 'dead_end',
      severity: 'error',
      statuses: ['opened'],
      step_ids: [own],
    });
    await edit({ id, disabled: '0' });
    await callAs(world, 'admin', 'table.del', { object: 'workflow', data: [{ id: own }] });
    expect((await lint()).map(({ code }) => code)).not.toContain('added');
  });
});

describe('the simulator', () => {
  test('says of a kept document who could act, by name, and why somebody could not', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const told = await simulate({ id }, { employee_id: employeeId('hr') });
    expect(told.document).toMatchObject({ status_id: 'prepared', organization_id: alpha() });
    expect(leads(told, 'manager', 'agreed')).toMatchObject({
      absent: null,
      open: false,
      why: 'another_role',
      people: [told.document.manager],
    });
    expect(leads(told, 'hr', 'agreed')).toMatchObject({ open: true, why: null });
    expect(leads(told, 'hr', 'agreed')?.people).toHaveLength(1);
    expect(leads(told, 'employee', 'draft')?.people).toEqual([told.document.employee]);
    expect(told.path.stops.length).toBeGreaterThan(1);
  });

  test('what it says of a person is what the list offers them', async () => {
    for (const status of ['draft', 'prepared', 'agreed', 'approved'])
      for (const name of ['employee', 'manager', 'hr', 'reviewer'] as const) {
        const id = await addVacation(world.company, 'employee', status);
        const told = await simulate({ id }, { employee_id: employeeId(name) });
        const answer = await callAs(world, name, 'view.get', { object: 'vacation', filter: `id = ${id}` });
        const offered = (answer.result?.data[0]?.steps ?? []) as { next_status_id: string }[];
        expect(new Set(told.steps.filter(({ open }) => open).map((step) => step.next_status_id))).toEqual(
          new Set(offered.map((step) => step.next_status_id)),
        );
      }
  });

  test('an invented document is walked by an invented person', async () => {
    const document = { status_id: 'agreed', organization_id: alpha() };
    const owner = { roles: ['employee' as const], organization_id: alpha(), stands: 'owner' as const };
    const own = await simulate(document, owner);
    expect(own.document).toMatchObject({ number: null, employee: null, manager: null });
    expect(own.steps.every(({ open }) => open === false)).toBe(true);
    const reviewer = await simulate(document, { ...owner, roles: ['reviewer'], stands: 'other' });
    expect(leads(reviewer, 'reviewer', 'approved')).toMatchObject({ open: true });
    const ofHr = await simulate(document, { ...owner, roles: ['employee', 'hr'] });
    expect(leads(ofHr, 'hr', 'approved')).toMatchObject({ open: false, why: 'left_to_others' });
    const boss = await simulate(
      { ...document, status_id: 'prepared' },
      { ...owner, roles: ['manager'], stands: 'manager' },
    );
    expect(leads(boss, 'manager', 'agreed')).toMatchObject({ open: true });
  });

  test('a step that is switched off is told as such, and a person without an account enters nowhere', async () => {
    const id = stepId('reviewer', 'agreed', 'approved');
    await edit({ id, disabled: '1' });
    const told = await simulate(
      { status_id: 'agreed', organization_id: alpha(), employee_id: employeeId('employee') },
      { employee_id: employeeId('director') },
    );
    expect(leads(told, 'reviewer', 'approved')).toMatchObject({ absent: 'disabled', people: [] });
    expect(leads(told, 'hr', 'approved')).toMatchObject({ open: false, why: 'cannot_enter' });
    await edit({ id, disabled: '0' });
  });

  test('a kept document is found by its number and walks on to another status; nothing is written', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const read = async () =>
      (await world.company.db.query('select * from "document" where "id" = $1', [id])).rows;
    const history = async () =>
      (await world.company.db.query('select count(*) from "document_status"')).rows[0]?.count;
    const [before, moves] = [await read(), await history()];
    const told = await simulate({
      number: ` ${String(before[0].number).toLowerCase()} `,
      status_id: 'approved',
    });
    expect(told.document).toMatchObject({ number: before[0].number, status_id: 'approved' });
    expect(told.steps.map(({ role }) => role)).toEqual(['hr', 'system']);
    expect([await read(), await history()]).toEqual([before, moves]);
  });
});

describe('what is nobody else’s and not there', () => {
  test('only an admin asks', async () => {
    const document = { status_id: 'draft', organization_id: alpha() };
    for (const name of ['employee', 'manager', 'hr'] as const) {
      expect(outcome(await callAs(world, name, 'workflow.lint', { object: 'vacation' })), name).toBe(
        'access_denied',
      );
      expect(
        outcome(await callAs(world, name, 'workflow.simulate', { object: 'vacation', document })),
        name,
      ).toBe('access_denied');
    }
  });

  test('an admin of another client finds neither document, person, organization nor step', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const south = world.company.organizations.south;
    for (const params of [
      { document: { id } },
      { document: { status_id: 'draft', organization_id: alpha() } },
      { document: { status_id: 'draft', organization_id: south, employee_id: employeeId('employee') } },
      {
        document: { status_id: 'draft', organization_id: south },
        person: { employee_id: employeeId('employee') },
      },
      {
        document: { status_id: 'draft', organization_id: south },
        person: { roles: [], organization_id: alpha(), stands: 'other' },
      },
    ])
      expect(
        outcome(await callAs(world, 'southerner', 'workflow.simulate', { object: 'vacation', ...params })),
        JSON.stringify(params),
      ).toBe('not_found');
  });

  test('nonsense is refused', async () => {
    expect(outcome(await callAs(world, 'admin', 'workflow.lint', { object: 'nothing' }))).toBe(
      'unknown_object',
    );
    const bad = { object: 'vacation', document: { status_id: 'draft' } };
    expect(outcome(await callAs(world, 'admin', 'workflow.simulate', bad))).toBe('invalid_params');
    const lost = { object: 'vacation', document: { number: 'ОТ-999999' } };
    expect(outcome(await callAs(world, 'admin', 'workflow.simulate', lost))).toBe('not_found');
  });

  test('a step that moved a document keeps what it is; its flags may change', async () => {
    await addVacation(world.company, 'employee', 'agreed');
    const id = stepId('manager', 'prepared', 'agreed');
    expect(outcome(await edit({ id, next_status_id: 'approved' }))).toBe('used_elsewhere');
    expect(outcome(await edit({ id, editable: '1' }))).toBe('ok');
  });
});
