import { describe, expect, test } from 'vitest';
import { callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import { NAMES, rolesOf } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(openWorld);

const LOGINS = NAMES.filter((name) => rolesOf(name).length > 0);
const systemStep = () => stepOf(world.company, 'system', 'approved', 'processed');

/** The portal's step marked as one for the owner, whatever their role. */
const asOwn = async (work: () => Promise<void>) => {
  const mark = (detail: string) =>
    world.company.db.query(
      `with changed as (update "workflow" set "detail" = $2::jsonb where "id" = $1)
       update "client" set "rules_version" = "rules_version" + 1 where "id" = $3`,
      [systemStep().id, detail, world.company.clients.north],
    );
  await mark('{"own":"1","after_days":"0"}');
  try {
    await work();
  } finally {
    await mark('{}');
  }
};

describe('T14: a step of the portal', () => {
  test('is taken by nobody’s hand: no role, no admin, no deputy, no owner, no other client', async () => {
    const before = await addVacation(world.company, 'employee', 'approved');
    for (const name of LOGINS) {
      const answer = await moveAs(world, name, moveBy(systemStep(), before));
      expect([name, outcome(answer)]).toEqual([
        name,
        expect.stringMatching(/^(access_denied|not_found|no_workflow_step)$/),
      ]);
    }
    const own = await addVacation(world.company, 'employee', 'approved');
    await asOwn(async () => {
      expect(outcome(await moveAs(world, 'employee', moveBy(systemStep(), own)))).toBe('access_denied');
    });
    expect(await standOf(world.company, before)).toMatchObject({ status_id: 'approved', version: 4 });
    expect(await historyOf(world.company, own)).toHaveLength(4);
  });

  test('is nobody’s to sign', async () => {
    const id = await addVacation(world.company, 'employee', 'approved');
    for (const name of ['employee', 'manager', 'hr', 'admin'] as const) {
      const params = { object_id: 'vacation', document_id: id, workflow_id: systemStep().id };
      const answer = await callAs(world, name, 'sign.prepare', params);
      expect([name, outcome(answer)]).toEqual([name, expect.stringMatching(/^(access_denied|not_found)$/)]);
    }
    expect(await historyOf(world.company, id)).toHaveLength(4);
  });

  test('is offered to nobody who may read the document', async () => {
    const id = await addVacation(world.company, 'employee', 'approved');
    for (const name of ['employee', 'manager', 'hr', 'reviewer', 'accountant'] as const) {
      const params = { object: 'vacation', filter: `id = ${id}`, select: 'steps' };
      const answer = await callAs(world, name, 'view.get', params);
      const steps = (answer.result?.data?.[0]?.steps ?? []) as { business_role: string }[];
      expect([name, steps.map((step) => step.business_role)]).not.toEqual([
        name,
        expect.arrayContaining(['system']),
      ]);
    }
  });

  test('is not reached by saying that one is the portal, nor that a move follows from another', async () => {
    const id = await addVacation(world.company, 'employee', 'approved');
    for (const said of [{ business_role: 'system' }, { user_id: null }, { cause_id: 1 }])
      expect(outcome(await moveAs(world, 'hr', moveBy(systemStep(), id, said)))).toBe('unknown_field');
    const effects = await callAs(world, 'admin', 'view.get', { object: 'document_effect' });
    expect(outcome(effects)).toBe('unknown_object');
  });
});

test('the history tells a move of the portal by its role, without a person', async () => {
  const { db, people } = world.company;
  const id = await addVacation(world.company, 'employee', 'approved');
  await db.query(
    `with h as (insert into "document_status" ("object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id",
         "business_role", "organization_id", "cause_id") values ('vacation', $1, 5, 'approved', 'processed', $2, 'system', $3, 7))
     update "document" set "status_id" = 'processed', "workflow_id" = $2, "version" = 5 where "id" = $1`,
    [id, systemStep().id, people.employee.organization_id],
  );
  for (const name of ['employee', 'manager', 'hr'] as const) {
    const params = { object: 'document_status', filter: `registrator_id = ${id} and seq = 5` };
    const answer = await callAs(world, name, 'view.get', params);
    expect(answer.result?.data).toEqual([
      expect.objectContaining({
        business_role: 'system',
        user_id: null,
        employee_id: null,
        employee_name: '',
        cause_id: 7,
      }),
    ]);
  }
});
