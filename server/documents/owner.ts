import { type Actor, holds } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { UNSENT_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Tx } from '../db/tx.ts';
import { CallError, refusal } from '../rpc/call-error.ts';

export interface Owner {
  employee_id: number;
  organization_id: number;
  manager_id: number | null;
}

/**
 * Whose document it will be, and under whom. A person has `unsent_documents_max` documents of a family that were not
 * sent; papers are put before people by hr and do not count. Refuses: access_denied, validation, too_many_drafts.
 */
export const ownerOf = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  parameters: Parameters,
  asked: number | undefined,
): Promise<Owner> => {
  const employeeId = asked ?? actor.employee_id;
  if (employeeId === null) throw refusal('access_denied');
  const max = numberOf(parameters, 'unsent_documents_max');
  const [row] = await tx.rows<Owner & { report: boolean; unsent: number } & Record<string, unknown>>(OWNER, [
    employeeId,
    actor.employee_id,
    family.object_id,
    UNSENT_STATUSES,
    max,
  ]);
  const allowed =
    row &&
    (row.employee_id === actor.employee_id ||
      (holds(actor, 'manager') && row.report) ||
      (holds(actor, 'hr') && row.organization_id === actor.organization_id));
  if (!row || !allowed)
    throw new CallError({ reason: 'validation', fields: [{ field: 'employee_id', code: 'field/wrong' }] });
  if (row.unsent >= max && !family.pushed) throw refusal('too_many_drafts', { max });
  return { employee_id: row.employee_id, organization_id: row.organization_id, manager_id: row.manager_id };
};

/** Unsent documents are counted no further than the limit. */
const OWNER = `select e."id" as employee_id, e."organization_id", m."manager_id",
    exists (select 1 from "subordination" s where s."employee_id" = e."id" and s."manager_id" = $2 and s."type" = 'direct' and not s."disabled") as report,
    (select count(*)::int from (select 1 from "document" d
      where d."employee_id" = e."id" and d."object_id" = $3 and d."status_id" = any($4::text[]) limit $5) u) as unsent
  from "employee" e left join lateral (
    select s."manager_id" from "subordination" s where s."employee_id" = e."id" and s."type" = 'direct' and not s."disabled" order by s."id" limit 1) m on true
  where e."id" = $1 and not e."disabled"`;
