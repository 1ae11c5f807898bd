import type { BusinessRole } from '../../lib/access/roles.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { mayAct } from '../auth/may-enter.ts';
import type { Db } from '../db/tx.ts';

/** Roles that people are given in an organization besides hr and manager. */
const GIVEN = ['reviewer', 'accountant', 'recruiter'] as const satisfies readonly BusinessRole[];

/**
 * Roles with steps of some documents that no holder in their organization may act in today: the only one left, or is
 * disabled. The holders of a role, who are few, are looked at one by one: the planner would rather read all who may
 * act.
 */
export const readIdleRoles = async (
  db: Db,
  steps: readonly Step[],
  documents: readonly Pick<DocumentFacts, 'object_id' | 'organization_id'>[],
): Promise<(organization_id: number | null) => readonly BusinessRole[]> => {
  const objects = new Set(documents.map(({ object_id }) => object_id));
  const roles = GIVEN.filter((role) =>
    steps.some((step) => !step.disabled && step.business_role === role && objects.has(step.object_id)),
  );
  if (roles.length === 0) return () => [];
  const rows = await db.rows<{ organization_id: number; role: BusinessRole }>(
    `select o.id as organization_id, r.role from unnest($1::bigint[]) as o(id) cross join unnest($2::text[]) as r(role)
     where not exists (select 1 from "user_role" x, lateral (select from "app_user" u
         join "employee" e on e."id" = u."employee_id" and e."organization_id" = x."organization_id"
         where u."id" = x."user_id" and ${mayAct()} limit 1) holder
       where x."organization_id" = o.id and x."role" = r.role)
     order by r.role`,
    [
      [...new Set(documents.map(({ organization_id }) => organization_id))].filter((id) => id !== null),
      roles,
    ],
  );
  const byOrganization = Map.groupBy(rows, (row) => row.organization_id);
  return (id) => (id === null ? [] : (byOrganization.get(id) ?? []).map(({ role }) => role));
};
