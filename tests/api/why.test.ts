import { describe, expect, test } from 'vitest';
import type { Why } from '../../lib/rpc/why.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld(['employee', 'manager', 'reviewer', 'hr', 'accountant', 'stranger', 'southerner']),
);

const asked = (name: Name, id: number, object = 'vacation') =>
  callAs(world, name, 'workflow.why', { object, id });
const why = async (name: Name, id: number): Promise<Why> => {
  const answer = await asked(name, id);
  expect(outcome(answer)).toBe('ok');
  return answer.result as unknown as Why;
};
const rowOf = async (name: Name, id: number): Promise<{ next_status_id: string }[]> => {
  const answer = await callAs(world, name, 'view.get', { object: 'vacation', filter: `id = ${id}` });
  return (answer.result?.data[0]?.steps ?? []) as { next_status_id: string }[];
};

describe('why a step is not for somebody', () => {
  test('an employee who waits for their manager reads that it is the manager’s turn, and their name', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const { steps, not_editable } = await why('employee', id);
    const agreeing = steps.find(({ role, reject }) => role === 'manager' && !reject);
    expect(agreeing).toMatchObject({ open: false, right: 'another_role' });
    expect(agreeing?.people).toHaveLength(1);
    expect(not_editable).toBe('not_yours');
  });

  test('names of hr are read by those who read staff, and are a role to an employee', async () => {
    const id = await addVacation(world.company, 'employee', 'agreed');
    const ofHr = ({ steps }: Why) =>
      steps.filter(({ role }) => role === 'hr').flatMap(({ people }) => people);
    const told = await why('employee', id);
    expect(told.steps.some(({ role }) => role === 'hr')).toBe(true);
    expect(ofHr(told)).toEqual([]);
    expect(ofHr(await why('reviewer', id))).not.toEqual([]);
  });

  test('what is said to be open is what the list offers, in every status and to everybody', async () => {
    for (const status of ['draft', 'prepared', 'agreed', 'approved'])
      for (const name of ['employee', 'manager', 'hr'] as const) {
        const id = await addVacation(world.company, 'employee', status);
        const [told, offered] = [await why(name, id), await rowOf(name, id)];
        const theirs = told.steps.filter(({ right }) => right === null);
        expect(new Set(theirs.map((step) => step.next_status_id)), `${name} ${status}`).toEqual(
          new Set(offered.map((step) => step.next_status_id)),
        );
      }
  });

  test('out of sight and not there are the same, and asking changes nothing', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    const before = await world.company.db.query('select * from "document" where "id" = $1', [id]);
    for (const name of ['stranger', 'southerner'] as const)
      expect(outcome(await asked(name, id)), name).toBe('not_found');
    expect(outcome(await asked('employee', 999_999_999))).toBe('not_found');
    expect(outcome(await asked('employee', id, 'nothing'))).toBe('unknown_object');
    await why('manager', id);
    expect((await world.company.db.query('select * from "document" where "id" = $1', [id])).rows).toEqual(
      before.rows,
    );
  });
});
