import { type Actor, holds } from '../../lib/access/actor.ts';
import { employee as employees } from '../../lib/objects/people.ts';
import type { UserAdd } from '../../lib/rpc/users.ts';
import { wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { addRecords } from '../objects/table.ts';

export interface Person {
  readonly employee_id: number;
  readonly organization_id: number;
}

/**
 * The person of a new account: an employee without one, or one who joins the staff with it. Only an admin opens an
 * account without a person. Refuses: validation.
 */
export const personFor = async (
  tx: Tx,
  actor: Actor,
  { employee_id, employee, email }: UserAdd['data'],
): Promise<Person | undefined> => {
  if (employee_id !== undefined) return unaccounted(tx, actor, employee_id);
  if (employee) {
    const record = {
      ...employee,
      email,
      organization_id:
        employee.organization_id === undefined ? actor.organization_id : employee.organization_id,
    };
    const [added] = await addRecords(tx, actor, employees, [record]);
    const { id, organization_id } = added as { id: number; organization_id: number };
    return { employee_id: id, organization_id };
  }
  if (!holds(actor, 'admin')) throw wrongField('employee_id', 'field/required');
  return undefined;
};

/** An employee the caller keeps who has no account; others are refused like unknown ids. */
export const unaccounted = async (tx: Tx, actor: Actor, employee_id: number): Promise<Person> => {
  const [row] = await tx.rows<Row<'employee', 'organization_id'> & { taken: boolean }>(
    `select e."organization_id", exists (select 1 from "app_user" u where u."employee_id" = e."id") as taken
     from "employee" e join "organization" o on o."id" = e."organization_id"
     where e."id" = $1 and o."client_id" = $2 and ($3 or e."organization_id" = $4) for update of e`,
    [employee_id, actor.client_id, holds(actor, 'admin'), actor.organization_id],
  );
  if (!row) throw wrongField('employee_id', 'field/wrong');
  if (row.taken) throw wrongField('employee_id', 'user/has-account');
  return { employee_id, organization_id: row.organization_id };
};
