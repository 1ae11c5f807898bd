import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { portalOf } from '../../lib/access/portal.ts';
import { vacation } from '../../lib/documents/families/vacation/index.ts';
import type { CallError } from '../../server/call/call-error.ts';
import type { inTransaction } from '../../server/db/tx.ts';
import type { sweep } from '../../server/jobs/housekeeping.ts';
import type { tellOfMoves } from '../../server/notifications/tell-of-moves.ts';
import type { takeDueSteps } from '../../server/workflow/due-steps.ts';
import type { takePortalStep } from '../../server/workflow/portal-step.ts';
import { standOf, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { sharedCompany } from '../support/shared.ts';

const { company } = sharedCompany();
let server: {
  inTransaction: typeof inTransaction;
  sweep: typeof sweep;
  takeDueSteps: typeof takeDueSteps;
  takePortalStep: typeof takePortalStep;
  tellOfMoves: typeof tellOfMoves;
};
let step: number;

beforeAll(async () => {
  const [tx, housekeeping, due, portal, told] = await Promise.all([
    import('../../server/db/tx.ts'),
    import('../../server/jobs/housekeeping.ts'),
    import('../../server/workflow/due-steps.ts'),
    import('../../server/workflow/portal-step.ts'),
    import('../../server/notifications/tell-of-moves.ts'),
    import('../../server/object-rules.ts'),
  ]);
  server = { ...tx, ...housekeeping, ...due, ...portal, ...told };
  step = stepOf(company, 'system', 'approved', 'processed').id;
});
afterEach(() => detail({}));

/** The detail of the portal's step, as an admin writes it. */
const detail = (said: object, more = '') =>
  company.db.query(
    `with changed as (update "workflow" set "detail" = $2::jsonb ${more} where "id" = $1)
     update "client" set "rules_version" = "rules_version" + 1 where "id" = $3`,
    [step, JSON.stringify(said), company.clients.north],
  );

/** An approved vacation of the employee that ended so many days ago. */
const ended = async (days: number): Promise<number> => {
  const id = await addVacation(company, 'employee', 'approved');
  await company.db.query(
    `update "document" set "end_date" = (now() at time zone 'Europe/Moscow')::date - $2::int, "start_date" = '2020-01-01' where "id" = $1`,
    [id, days],
  );
  return id;
};

const statusOf = async (id: number) => (await standOf(company, id))?.status_id;

const lastMove = async (id: number) =>
  (
    await company.db.query(
      `select s."business_role", s."user_id", s."employee_id", s."grant_id", s."workflow_id"::int, a."user_id" as audited_user, a."session_id"
       from "document_status" s join "audit" a on a."stream" = 'document:' || s."registrator_id" and a."action" = 'move'
         and (a."detail"::json ->> 'seq')::int = s."seq"
       where s."registrator_id" = $1 order by s."seq" desc limit 1`,
      [id],
    )
  ).rows[0];

const take = (registrator_id: number, workflow_id = step, client_id = company.clients.north) =>
  server
    .inTransaction((tx) =>
      server.takePortalStep(tx, portalOf(client_id), vacation, { registrator_id, workflow_id }),
    )
    .then(
      () => 'ok',
      (error: Partial<CallError> & Error) => error.refusal?.reason ?? error.message,
    );

describe('a step whose day has come', () => {
  test('is taken by housekeeping, once, by nobody’s account, and the history says by whom', async () => {
    const over = await ended(2);
    const lasting = await ended(1);
    await detail({ after_days: '2', after: 'end_date' });
    await server.sweep();
    expect([await statusOf(over), await statusOf(lasting)]).toEqual(['processed', 'approved']);
    expect(await lastMove(over)).toEqual({
      business_role: 'system',
      user_id: null,
      employee_id: null,
      grant_id: null,
      workflow_id: step,
      audited_user: null,
      session_id: null,
    });
    await server.sweep();
    expect((await standOf(company, over))?.version).toBe(5);
  });

  test('is taken once by rounds that run at the same time', async () => {
    const ids = [await ended(3), await ended(3), await ended(3)];
    await detail({ after_days: '0', after: 'end_date' });
    await Promise.all([server.takeDueSteps(), server.takeDueSteps(), server.takeDueSteps()]);
    for (const id of ids)
      expect(await standOf(company, id)).toMatchObject({ status_id: 'processed', version: 5 });
  });

  test('is counted from the status where no day is named', async () => {
    const id = await addVacation(company, 'employee', 'approved');
    await company.db.query(
      `update "document" set "status_date" = now() - interval '3 days' where "id" = $1`,
      [id],
    );
    await detail({ after_days: '5' });
    await server.takeDueSteps();
    expect(await statusOf(id)).toBe('approved');
    await detail({ after_days: '3' });
    await server.takeDueSteps();
    expect(await statusOf(id)).toBe('processed');
  });

  test('waits for nobody’s day: without one, switched off, conditional or for another organization it is not taken', async () => {
    const id = await ended(9);
    const due = { after_days: '0', after: 'end_date' };
    await detail({});
    await server.takeDueSteps();
    await detail({ ...due, after: 'create_date' });
    await server.takeDueSteps();
    await detail({ ...due, when: 'vacation_schedule=1' });
    await server.takeDueSteps();
    await detail(due, ', "disabled" = true');
    await server.takeDueSteps();
    await detail(due, `, "disabled" = false, "organization_id" = ${company.organizations.beta}`);
    await server.takeDueSteps();
    await company.db.query('update "workflow" set "organization_id" = null where "id" = $1', [step]);
    expect(await statusOf(id)).toBe('approved');
  });

  test('is told to the owner, without an actor', async () => {
    const id = await ended(4);
    await detail({ after_days: '0', after: 'end_date' });
    await server.takeDueSteps();
    const { rows } = await company.db.query(
      `select "id"::int as outbox_id, "client_id"::int, "payload" from "outbox"
       where "kind" = 'document_moved' and ("payload" ->> 'registrator_id')::bigint = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    await server.inTransaction(async (tx) => server.tellOfMoves.inside?.(tx, rows));
    const { rows: told } = await company.db.query(
      'select "recipient_id", "author_id", "text" from "message" where "registrator_id" = $1',
      [id],
    );
    expect(told).toEqual([
      {
        recipient_id: String(company.people.employee.employee_id),
        author_id: null,
        text: expect.not.stringContaining('null'),
      },
    ]);
  });
});

describe('T14: the portal takes its own steps and nothing else', () => {
  test('a step of the system that names no day, where the document stands', async () => {
    const id = await addVacation(company, 'employee', 'approved');
    expect(await take(id)).toBe('ok');
    expect(await take(id)).toBe('status_mismatch');
  });

  test('no step of a person, no document elsewhere, no other client’s, none that is not due, none that is replaced', async () => {
    const id = await addVacation(company, 'employee', 'approved');
    expect(await take(id, stepOf(company, 'hr', 'approved', 'processed').id)).toBe('no_workflow_step');
    expect(await take(await addVacation(company, 'employee', 'agreed'))).toBe('status_mismatch');
    expect(await take(id, step, company.clients.south)).toBe('not_found');
    expect(await take(id, 0)).toBe('no_workflow_step');
    await detail({ after_days: '9', after: 'end_date' });
    expect(await take(id)).toBe('no_workflow_step');
    await detail({});
    await company.db.query('update "document" set "replaced" = true where "id" = $1', [id]);
    expect(await take(id)).toBe('access_denied');
    expect(await statusOf(id)).toBe('approved');
  });
});
