import { expect, test } from 'vitest';
import { placesAsk } from '../../components/documents/list/list-asks.ts';
import { placesOf } from '../../components/documents/list/places.ts';
import { callAs } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['employee', 'employee2', 'manager', 'hr', 'reviewer']));

const placesFor = async (name: 'employee' | 'manager' | 'reviewer', mode: 'own' | 'sub' | 'rev') => {
  const { object, query } = placesAsk(mode);
  const answer = await callAs(world, name, 'view.get', { object, ...query });
  return placesOf((answer.result?.data ?? []) as { location: string }[]);
};

test('LIST-08: a manager chooses among the places of their people, each once, in order, and no others', async () => {
  const { db, people } = world.company;
  const work = async (id: number | null, location: string) =>
    db.query('update "employee" set "location" = $2 where "id" = $1', [id, location]);
  const reports = await db.query<{ id: string }>(
    `select "employee_id" as id from "subordination" where "manager_id" = $1 and not "disabled" order by 1`,
    [people.manager.employee_id],
  );
  const ids = reports.rows.map(({ id }) => Number(id));
  expect(ids.length).toBeGreaterThan(0);
  await db.query(`update "employee" set "location" = 'Чужое место'`);
  for (const [index, id] of ids.entries()) await work(id, `Место ${index + 1}`);
  await work(people.manager.employee_id, '');
  const own = ids.map((_, index) => `Место ${index + 1}`);
  const boss = await placesFor('manager', 'sub');
  expect(boss).toEqual(own.toSorted());
  expect(await placesFor('employee', 'sub')).not.toContain('Чужое место');
  expect(await placesFor('reviewer', 'rev')).toContain('Чужое место');
});
