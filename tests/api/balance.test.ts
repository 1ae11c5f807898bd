import { afterAll, beforeAll, expect, test } from 'vitest';
import { one } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, stepOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld, type World } from '../support/matrix-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(['employee', 'hr']);
  const { db, people } = world.company;
  await db.query(
    `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
     values ($1, 2028, '2028-01-01', 28, 28, '2020-01-01')`,
    [people.employee.employee_id],
  );
});
afterAll(() => world?.close());

/** A fortnight of the employee in 2028, of a type with these flags. */
const fortnight = async (detail: object, status: string): Promise<number> => {
  const { db, people } = world.company;
  const type = await one(
    db,
    `insert into "document_type" ("client_id", "code", "name", "object_id", "detail")
     values ($1, 'leave-' || gen_random_uuid(), 'Отпуск', 'vacation', $2) returning "id"`,
    [people.employee.client_id, JSON.stringify(detail)],
  );
  const id = await addVacation(world.company, 'employee', status);
  await db.query('update "document" set "document_type_id" = $2 where "id" = $1', [id, type]);
  return id;
};

const balance = async (): Promise<unknown> => {
  const answer = await world.call(
    'view.get',
    { object: 'vacation_limit', filter: 'period = 2028', select: 'days_limit,days_planned,days_rest' },
    { token: world.token('employee') },
  );
  return answer.result?.data[0];
};

const send = async (id: number) =>
  moveAs(world, 'employee', moveBy(stepOf(world.company, 'employee', 'draft', 'prepared'), id));

test('unpaid and study leave take nothing from the days of the year; paid leave does, and is held to them', async () => {
  await fortnight({ check_limit: '1' }, 'agreed');
  await fortnight({ limit_free: '1' }, 'agreed');
  await fortnight({ limit_free: 1 }, 'processed');
  expect(await balance()).toEqual({ days_limit: '28.00', days_planned: '14', days_rest: '14.00' });

  expect(outcome(await send(await fortnight({ check_limit: '1' }, 'draft')))).toBe('ok');
  await fortnight({ limit_free: '0' }, 'agreed');
  expect(await balance()).toMatchObject({ days_planned: '28', days_rest: '0.00' });
  const paid = await send(await fortnight({ check_limit: '1' }, 'draft'));
  expect(paid.error?.data.fields?.map(({ code }) => code)).toEqual([
    'vacation/balance',
    'vacation/year-limit',
  ]);
  expect(outcome(await send(await fortnight({ limit_free: '1' }, 'draft')))).toBe('ok');
});
