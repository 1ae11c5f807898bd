import { type Company, one } from './matrix-company.ts';
import type { Name } from './matrix-people.data.ts';

let numbers = 0;

/** A paper that lies before somebody, published and not answered; answers its id. */
export const addPaper = async (company: Company, name: Name): Promise<number> => {
  const { db, people } = company;
  const owner = people[name];
  numbers += 1;
  const id = await one(
    db,
    `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "creator_id",
       "status_id", "comments")
     values ($1, $2, 'request_push_signed', $3, $4, $5, $6, 'notified', $7) returning "id"`,
    [
      owner.client_id,
      owner.organization_id,
      `P-${numbers}`,
      owner.employee_id,
      owner.manager_id,
      people.hr.employee_id,
      `документ ${name}`,
    ],
  );
  await db.query(`insert into "request_push_signed" ("id", "title") values ($1, 'Правила')`, [id]);
  return id;
};
