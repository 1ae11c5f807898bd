import type { Mover } from '../../lib/access/portal.ts';
import type { Hire } from '../../lib/documents/effects.ts';
import { auditBy } from '../audit/audit.ts';
import { endLinks } from '../auth/restore.ts';
import { wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { lockUsers } from './lock-users.ts';
import { isStaffNumberTaken, nextStaffNumber } from './staff-numbers.ts';

/** Columns of a person that a hiring may say. */
const COLUMNS = ['position', 'department', 'hire_date', 'birth_date', 'phone', 'snils', 'inn'] as const;

/** Those that colleagues' cards have an English name for. */
const NAMED_BY_STAFF = ['position', 'department'] as const;

/** The English name that others of the organization have on their cards beside the same Russian one. */
const inEnglish = (name: (typeof NAMED_BY_STAFF)[number]): string =>
  `"${name}_eng" = coalesce((select max(s."${name}_eng") from "employee" s
     where s."organization_id" = "employee"."organization_id" and s."${name}" = $${COLUMNS.indexOf(name) + 3}::text and s."${name}" <> ''), '')`;

/**
 * Makes a candidate an employee: a number, what is known of them, the roles of one in place of those of a candidate.
 * Open sessions go on with the rights of an employee from the next call. Refuses: validation, also for a person who is
 * hired already.
 */
export const hirePerson = async (
  tx: Tx,
  mover: Mover,
  { employee_id, number: asked, number_at, values }: Hire,
): Promise<void> => {
  await lockUsers(tx, mover.client_id);
  const [person] = await tx.rows<Row<'employee', 'organization_id' | 'is_candidate'>>(
    'select "organization_id", "is_candidate" from "employee" where "id" = $1 for update',
    [employee_id],
  );
  if (!person?.is_candidate) throw wrongField('employee_id', 'user/hired');
  const number = asked.trim() || (await nextStaffNumber(tx, person.organization_id));
  if (await isStaffNumberTaken(tx, person.organization_id, number, employee_id))
    throw wrongField(number_at, 'user/number-taken');
  await tx.rows(
    `update "employee" set "is_candidate" = false, "disabled" = false, "number" = $2, "updated_at" = now(),
       ${COLUMNS.map((name, index) => `"${name}" = $${index + 3}`).join(', ')},
       ${NAMED_BY_STAFF.map(inEnglish).join(', ')} where "id" = $1`,
    [employee_id, number, ...COLUMNS.map((name) => values[name])],
  );
  const accounts = await tx.rows<Row<'app_user', 'id'>>(
    'update "app_user" set "disabled" = false, "updated_at" = now() where "employee_id" = $1 returning "id"',
    [employee_id],
  );
  for (const { id } of accounts)
    await becomesEmployee(tx, mover, id, person.organization_id, { employee_id, number });
};

const becomesEmployee = async (
  tx: Tx,
  mover: Mover,
  user_id: number,
  organization_id: number,
  detail: Record<string, unknown>,
): Promise<void> => {
  await tx.rows(`delete from "user_role" where "user_id" = $1 and "role" = 'candidate'`, [user_id]);
  await tx.rows(
    `insert into "user_role" ("user_id", "organization_id", "role") values ($1, $2, 'employee') on conflict do nothing`,
    [user_id, organization_id],
  );
  await endLinks(tx, user_id);
  await tellRights(tx, [user_id]);
  await auditBy(tx, mover, 'user.hire', `user:${user_id}`, detail);
};
