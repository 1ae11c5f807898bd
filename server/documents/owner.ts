import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { makesFor } from '../../lib/documents/makes-for.ts';
import { isOfCandidates, policyOf } from '../../lib/families/kinds.data.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { UNSENT_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import { deciderOf, decidesFor } from '../db/decider.ts';
import type { Db, Tx } from '../db/tx.ts';

export interface Owner {
  employee_id: number;
  organization_id: number;
  manager_id: number | null;
}

type PersonRow = Owner & { report: boolean; is_candidate: boolean };

/**
 * The owner and the manager of a new document of a family: candidates own those of their hiring, and papers that hr
 * puts before them. Refuses: access_denied, validation.
 */
export const ownerOf = async (
  tx: Db,
  actor: Actor,
  family: Pick<Family, 'kind' | 'made'>,
  asked: number | undefined,
): Promise<Owner> => {
  const employeeId = asked ?? actor.employee_id;
  if (employeeId === null) throw refusal('access_denied');
  const [row] = await tx.rows<PersonRow>(OWNER, [employeeId, actor.employee_id]);
  const isRight = row?.is_candidate !== true || isOfCandidates(family) || policyOf(family).pushed === true;
  if (!row || !isRight || !makesFor(actor, row, family)) throw wrongField('employee_id');
  return { employee_id: row.employee_id, organization_id: row.organization_id, manager_id: row.manager_id };
};

/** The same of any employee of a client, for a document that follows from another. Refuses: not_found. */
export const ownerWithin = async (tx: Db, clientId: number, employeeId: number): Promise<Owner> => {
  const [row] = await tx.rows<Owner & { client_id: number }>(OWNER, [employeeId, null]);
  if (row?.client_id !== clientId) throw refusal('not_found');
  return { employee_id: row.employee_id, organization_id: row.organization_id, manager_id: row.manager_id };
};

const OWNER = `select e."id" as employee_id, e."organization_id", e."is_candidate", o."client_id", ${deciderOf('e."id"')} as manager_id,
    ${decidesFor('$2::bigint', 'e."id"')} as report
  from "employee" e join "organization" o on o."id" = e."organization_id"
  where e."id" = $1 and not e."disabled"`;

/**
 * Limits a person to `unsent_documents_max` unsent documents of a family, as their organization has it; papers that hr
 * puts before people do not count. Calls that add for one person take turns, and the people of one call are locked in
 * ascending order. Refuses: too_many_drafts.
 */
export const unsentAreFew = async (
  tx: Tx,
  family: Family,
  parametersOf: (organization_id: number) => Parameters,
  owners: readonly Owner[],
): Promise<void> => {
  if (policyOf(family).pushed) return;
  const limits = new Map(
    owners.map(({ employee_id, organization_id }) => [
      employee_id,
      numberOf(parametersOf(organization_id), 'unsent_documents_max'),
    ]),
  );
  const asked = owners.map((owner) => owner.employee_id).sort((a, b) => a - b);
  const people = [...new Set(asked)];
  const [, counted] = await Promise.all([
    tx.rows(LOCK_UNSENT, [people]),
    tx.rows<{ employee_id: number; unsent: number }>(UNSENT, [
      people,
      family.object_id,
      UNSENT_STATUSES,
      Math.max(0, ...limits.values()),
    ]),
  ]);
  for (const { employee_id, unsent } of counted) {
    const max = limits.get(employee_id) ?? 0;
    if (unsent + asked.filter((each) => each === employee_id).length > max)
      throw refusal('too_many_drafts', { max });
  }
};

/** Locks in the order given. */
const LOCK_UNSENT = `select pg_advisory_xact_lock(hashtextextended('unsent:' || e::text, 0)) from unnest($1::bigint[]) e`;

/** Unsent documents are counted no further than the limit. */
const UNSENT = `select e as employee_id, (select count(*)::int from (select 1 from "document" d
    where d."employee_id" = e and d."object_id" = $2 and d."status_id" = any($3::text[]) limit $4) u) as unsent
  from unnest($1::bigint[]) e`;
