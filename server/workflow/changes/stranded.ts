import type { Actor } from '../../../lib/access/actor.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { StrandedDocuments, StrandedList } from '../../../lib/rpc/workflow-changes.ts';
import { appliedTo, type StepChange } from '../../../lib/workflow/changes/change.ts';
import { strandedBy, targetsOf } from '../../../lib/workflow/changes/stranded.ts';
import { RESTING_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { type Rules, readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db } from '../../db/tx.ts';
import { familyAskedBy } from '../admin/admin-only.ts';
import { readDraft } from './kept.ts';

interface Asked {
  readonly client_id: number;
  readonly family: Family;
  readonly rules: Rules;
  readonly after: readonly Step[];
  readonly changes: readonly StepChange[];
}

/** Documents that stand where no step would lead on if all went by the new order, status by status. */
export const readStranded = async (
  at: Db,
  { client_id, family, rules, after, changes }: Asked,
): Promise<StrandedDocuments[]> => {
  const organizations = await organizationsOf(at, client_id);
  const before = rules.stepsOf(family.object_id);
  const places = strandedBy([...rules.statuses.keys()], after, {
    organizations,
    parametersOf: rules.parametersOf,
  });
  if (places.length === 0) return [];
  const rows = await at.rows<
    Row<'document', 'status_id' | 'organization_id'> & Pick<StrandedDocuments, 'documents' | 'oldest'>
  >(
    `select d."status_id", d."organization_id", count(*)::int as documents, min(d."status_date") as oldest
     from unnest($2::text[], $3::bigint[]) as p(status_id, organization_id)
     join "document" d on d."organization_id" = p.organization_id and d."object_id" = $1 and d."status_id" = p.status_id
     where not d."replaced"
     group by d."status_id", d."organization_id" order by d."organization_id"`,
    [
      family.object_id,
      places.map(({ status_id }) => status_id),
      places.map(({ organization_id }) => organization_id),
    ],
  );
  const counts = (status: string): boolean => family.counting?.statuses.includes(status) === true;
  return [...Map.groupBy(rows, ({ status_id }) => status_id)].map(([status_id, found]) => ({
    status_id,
    organizations: found.map(({ organization_id, documents }) => ({ organization_id, documents })),
    documents: found.reduce((sum, { documents }) => sum + documents, 0),
    oldest: found
      .map(({ oldest }) => oldest)
      .reduce((first, each) => (Date.parse(each) < Date.parse(first) ? each : first)),
    // A change of the workflow neither gives days nor takes any.
    targets: targetsOf(status_id, before, after, changes).filter(
      (target) => counts(target.status_id) === counts(status_id),
    ),
  }));
};

/** How many documents of an object are under way: in any of the statuses that they do not rest in. */
export const countUnderWay = async (
  at: Db,
  client_id: number,
  object_id: string,
  statuses: readonly string[],
): Promise<number> => {
  // Named one by one, they are ranges of an index.
  const under = statuses.filter((status) => status !== 'empty' && !RESTING_STATUSES.includes(status));
  const [row] = await at.rows<{ count: number }>(
    `select count(*)::int as count from "organization" o
     join "document" d on d."organization_id" = o."id" and d."object_id" = $2 and d."status_id" = any($3::text[])
     where o."client_id" = $1 and not d."replaced"`,
    [client_id, object_id, under],
  );
  return row?.count ?? 0;
};

const organizationsOf = async (at: Db, client_id: number): Promise<number[]> =>
  (
    await at.rows<Row<'organization', 'id'>>('select "id" from "organization" where "client_id" = $1', [
      client_id,
    ])
  ).map(({ id }) => id);

/** Documents that are listed one by one, at most. */
const TOLD_MAX = 200;

/**
 * The documents of a status that a draft would leave without a step: numbers and people alone, as an admin needs them to
 * choose where each goes. Refuses: access_denied, not_found.
 */
export const listStranded = async (actor: Actor, id: number, status_id: string): Promise<StrandedList> => {
  const draft = await readDraft(db, actor, id);
  const family = familyAskedBy(actor, draft.object_id);
  const rules = await readRules(db, actor.client_id);
  const after = appliedTo(draft.object_id, rules.stepsOf(draft.object_id), draft.changes);
  const { client_id } = actor;
  const stranded = await readStranded(db, { client_id, family, rules, after, changes: draft.changes });
  const organizations = stranded.find((each) => each.status_id === status_id)?.organizations ?? [];
  const rows = await db.rows<StrandedList['data'][number]>(
    `select d."id", d."number", e."name" as employee_name, e."name_eng" as employee_name_eng, d."status_date" as since
     from "document" d join "employee" e on e."id" = d."employee_id"
     where d."organization_id" = any($1::bigint[]) and d."object_id" = $2 and d."status_id" = $3 and not d."replaced"
     order by d."status_date", d."id" limit ${TOLD_MAX + 1}`,
    [organizations.map(({ organization_id }) => organization_id), draft.object_id, status_id],
  );
  return { data: rows.slice(0, TOLD_MAX), more: rows.length > TOLD_MAX };
};
