import type { Actor } from '../../../lib/access/actor.ts';
import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import { lengthOf } from '../../../lib/calendar/day-count.ts';
import { vacationCorrection as family } from '../../../lib/documents/families/vacation-correction/index.ts';
import type { correctionMethods } from '../../../lib/documents/families/vacation-correction/methods.ts';
import type { PartsInput, PartsOf } from '../../../lib/documents/families/vacation-correction/rpc.ts';
import { sharedOut } from '../../../lib/documents/families/vacation-correction/shared-out.ts';
import { restOf } from '../../../lib/documents/families/vacation-correction/taken.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import { parentsText } from '../../../lib/leave/parents.ts';
import { LEAVES } from '../../../lib/leave/statuses.data.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Handlers } from '../../call/handler.ts';
import { readRules } from '../../client/rules.ts';
import type { Tx } from '../../db/tx.ts';
import { lockDocuments, readAllWithin } from '../../documents/read-document.ts';
import { blankRecord, editDocuments } from '../../documents/save.ts';
import { beginDocuments } from '../../workflow/begin.ts';
import { deleteFollowed } from '../../workflow/delete-followed.ts';
import { loadCorrection } from './corrected.ts';

/** What the calls of corrections lead to. */
export const handlers = {
  'correction.parts': (input, { tx, actor }) => writeParts(tx, actor, input),
} satisfies Handlers<typeof correctionMethods>;

/**
 * Writes the drafts of all parts of a correction: those that are there are changed, new ones begun, the ones that go
 * deleted. The days of the leaves are shared out among them in their order. Refuses: not_found for a leave the caller
 * may not read, validation for leaves of several people, and whatever changing, beginning and deleting are refused for.
 */
const writeParts = async (tx: Tx, actor: Actor, input: PartsInput): Promise<PartsOf> => {
  const employee_id = await ownerOfLeaves(tx, actor, input.parents);
  const { parts, comments } = input;
  await lockCorrections(tx, employee_id, input.parents);
  const replaced = await replacedBy(tx, actor, employee_id, input);
  const fields = parts.map(({ start_date, end_date }, index) => ({
    start_date,
    end_date,
    replaced_vacation_ids: replaced[index],
    ...(comments === undefined ? {} : { comments }),
  }));
  if (input.gone?.length)
    await deleteFollowed(
      tx,
      actor,
      family,
      input.gone.map((id) => ({ id })),
    );
  const kept = parts.flatMap(({ id, updated_at }, index) =>
    id === undefined ? [] : [{ id, ...(updated_at === undefined ? {} : { updated_at }), ...fields[index] }],
  );
  if (kept.length > 0) await editDocuments(tx, actor, family, kept);
  const fresh = parts.flatMap(({ id }, index) =>
    id === undefined ? [{ employee_id, ...fields[index] }] : [],
  );
  const made: number[] = [];
  // One after the other: each counts those before it.
  for (const one of fresh)
    for (const { id } of await beginDocuments(tx, actor, family, [one])) made.push(Number(id));
  return { data: parts.map(({ id }) => ({ id: id ?? made.shift() ?? 0 })) };
};

/** Whose leaves they are. Refuses: not_found, validation. */
const ownerOfLeaves = async (tx: Tx, actor: Actor, ids: readonly number[]): Promise<number> => {
  const found = await Promise.all(
    LEAVES.map(async (object_id) => {
      const of = familyOf(object_id);
      return of ? readAllWithin(tx, of, of.scope(actor), ids) : [];
    }),
  );
  const leaves = found.flat();
  const [first] = leaves;
  if (!first || leaves.length < new Set(ids).size) throw refusal('not_found');
  const { employee_id } = first.record;
  if (new Set(ids).size < ids.length || leaves.some(({ record }) => record.employee_id !== employee_id))
    throw wrongField('parents');
  return employee_id;
};

/** Everything that parts of these leaves may touch, in the one order of locks. */
const lockCorrections = async (tx: Tx, employee_id: number, parents: readonly number[]): Promise<void> => {
  const rows = await tx.rows<{ id: number }>(
    `select "id" from "document" where "employee_id" = $1 and "object_id" = $2`,
    [employee_id, family.object_id],
  );
  await lockDocuments(tx, [...parents, ...rows.map(({ id }) => id)]);
};

/** The leaves and days that each part takes. */
const replacedBy = async (
  tx: Tx,
  actor: Actor,
  employee_id: number,
  { parents, parts }: PartsInput,
): Promise<readonly string[]> => {
  const rules = await readRules(tx, actor.client_id);
  const parameters = rules.parametersOf(actor.organization_id);
  const asked = {
    ...blankRecord({ employee_id, organization_id: actor.organization_id ?? 0, manager_id: null }),
    replaced_vacation_ids: parentsText(parents.map((id) => ({ id }))),
  };
  const known = await loadCorrection(tx, asked, { reader: actor, parameters });
  const rule = countRuleOf(
    { object_id: family.object_id, document_type: known.leaves[0]?.type ?? null },
    parameters,
  );
  const calendar = rules.calendarOf(actor.organization_id);
  return sharedOut(
    parts.map(({ start_date, end_date }) => lengthOf(start_date, end_date, rule, calendar)),
    known.leaves.map((leave) => ({ id: leave.id, days: restOf(leave, known.parts) })),
  ).map(parentsText);
};
