import type { BusinessRole } from '../../lib/access/roles.ts';
import { mayAct } from '../auth/may-enter.ts';
import type { Db } from '../db/tx.ts';

/** Roles that people are given in an organization besides hr and manager. */
const GIVEN = ['reviewer', 'accountant', 'recruiter'] as const satisfies readonly BusinessRole[];

/** Roles of some organizations that nobody there may act in today: their only holder left, or is disabled. */
export const readIdleRoles = async (
  db: Db,
  organization_ids: readonly (number | null)[],
): Promise<(organization_id: number | null) => readonly BusinessRole[]> => {
  const rows = await db.rows<{ organization_id: number; role: BusinessRole }>(
    `select o.id as organization_id, r.role from unnest($1::bigint[]) as o(id) cross join unnest($2::text[]) as r(role)
     where not exists (select 1 from "user_role" x join "app_user" u on u."id" = x."user_id"
       join "employee" e on e."id" = u."employee_id" and e."organization_id" = x."organization_id"
       where x."organization_id" = o.id and x."role" = r.role and ${mayAct()})
     order by r.role`,
    [[...new Set(organization_ids)].filter((id) => id !== null), GIVEN],
  );
  const byOrganization = Map.groupBy(rows, (row) => row.organization_id);
  return (id) => (id === null ? [] : (byOrganization.get(id) ?? []).map(({ role }) => role));
};
