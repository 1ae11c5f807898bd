import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TeamReach } from '../../lib/access/team-reach.ts';
import { teamCalendarInput } from '../../lib/rpc/team-calendar.ts';
import { actorOf } from '../support/matrix-actor.ts';
import { foundCompany } from '../support/matrix-company.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';

const own = shared(ownProcess);
let owner: Client;
const compile = shared(
  async () => (await import('../../server/calendar/team/team-statement.ts')).teamStatement,
);
beforeAll(async () => {
  await import('../../server/object-rules.ts');
  owner = new Client({ connectionString: own.database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
});

test('the absences of people on some days are led to by the index of their days', async () => {
  const company = await foundCompany(own.database.url);
  const hr = actorOf(company, 'hr');
  await owner.query(
    `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "status_id", "start_date", "end_date")
     select $1, $2, 'vacation', 'T-' || n, (array(select "id" from "employee" where "organization_id" = $2))[1 + n % 10], 'approved',
       date '2020-01-01' + n % 3000, date '2020-01-05' + n % 3000 from generate_series(1, 20000) n`,
    [hr.client_id, hr.organization_id],
  );
  await owner.query('analyze "document"');
  await company.close();
  const reach: TeamReach = {
    client_id: hr.client_id,
    whole: hr.organization_id,
    self: hr.employee_id,
    leads: [],
    under: [],
  };
  const asked = teamCalendarInput.parse({ first: '2028-01-01', last: '2028-01-31' });
  const { sql, values } = compile(hr, reach, asked);
  const { rows } = await owner.query(`explain ${sql}`, [...values]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/using document_employee_id_start_date_end_date_idx on document b0/);
  expect(plan).not.toMatch(/Seq Scan on document\b/);
});
