import { addDays } from '../../lib/kernel/day.ts';
import { type Company, one } from './matrix-company.ts';
import type { Name } from './matrix-people.data.ts';

/** The way a vacation has gone when it stands in a status: business role and next status of each step. */
const WAYS: Readonly<Record<string, readonly (readonly [role: string, to: string])[]>> = {
  empty: [],
  draft: [['employee', 'draft']],
  prepared: [
    ['employee', 'draft'],
    ['employee', 'prepared'],
  ],
  agreed: [
    ['employee', 'draft'],
    ['employee', 'prepared'],
    ['manager', 'agreed'],
  ],
  declined: [
    ['employee', 'draft'],
    ['employee', 'prepared'],
    ['manager', 'declined'],
  ],
  approved: [
    ['employee', 'draft'],
    ['employee', 'prepared'],
    ['manager', 'agreed'],
    ['hr', 'approved'],
  ],
  processed: [
    ['employee', 'draft'],
    ['employee', 'prepared'],
    ['manager', 'agreed'],
    ['hr', 'approved'],
    ['hr', 'processed'],
  ],
};

/** Every status a vacation can have. */
export const VACATION_STATUSES = Object.keys(WAYS);

const MONDAY = '2028-01-03';
const weeksTaken = new WeakMap<Company, number>();
let numbers = 0;

/** A fortnight that no other vacation of the company has: Monday to Sunday. */
export const nextFortnight = (company: Company): { start_date: string; end_date: string } => {
  const weeks = (weeksTaken.get(company) ?? 0) + 2;
  weeksTaken.set(company, weeks);
  const start_date = addDays(MONDAY, weeks * 7);
  return { start_date, end_date: addDays(start_date, 13) };
};

/** A vacation of somebody in a status, with the history that led there; answers its id. */
export const addVacation = async (company: Company, name: Name, status: string): Promise<number> => {
  const { db, people } = company;
  const owner = people[name];
  const steps = company.steps[owner.client_id] ?? [];
  const { start_date, end_date } = nextFortnight(company);
  numbers += 1;
  const id = await one(
    db,
    `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "creator_id",
       "document_type_id", "start_date", "end_date", "days", "comments")
     values ($1, $2, 'vacation', $3, $4, $5, $4, $6, $7, $8, 14, $9) returning "id"`,
    [
      owner.client_id,
      owner.organization_id,
      `M-${numbers}`,
      owner.employee_id,
      owner.manager_id,
      company.types[owner.client_id],
      start_date,
      end_date,
      `отпуск ${name}`,
    ],
  );
  await db.query(`insert into "vacation" ("id") values ($1)`, [id]);
  let from = 'empty';
  for (const [index, [role, to]] of (WAYS[status] ?? []).entries()) {
    const step = steps.find(
      (each) => each.business_role === role && each.status_id === from && each.next_status_id === to,
    );
    await db.query(
      `with h as (insert into "document_status" ("object_id", "registrator_id", "seq", "from_status_id", "status_id", "workflow_id",
           "business_role", "organization_id", "user_id", "employee_id")
         values ('vacation', $1, $2, $3, $4, $5, $6, $7, $8, $9))
       update "document" set "status_id" = $4, "workflow_id" = $5, "version" = $2 where "id" = $1`,
      [
        id,
        index + 1,
        from,
        to,
        step?.id,
        role,
        owner.organization_id,
        people.hr.user_id,
        people.hr.employee_id,
      ],
    );
    from = to;
  }
  return id;
};
