import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { DismissalInput, DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { canDelete, isDecided } from '../../lib/workflow/available.ts';
import { NOT_HELD_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { wrongField } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';
import { deleteDocuments } from '../documents/delete.ts';
import { readDocument } from '../documents/read-document.ts';
import { documentsOutside } from '../workflow/outside-employment.ts';
import type { LeaverRow } from './leaver.ts';

type Touched = DismissalPlan['documents'][number];

/** Documents of a leaver with days after the last one, those the caller reads, in the order of their days. */
export const readTouched = async (
  db: Db,
  actor: Actor,
  { id, hire_date }: LeaverRow,
  last: Day,
): Promise<Touched[]> => {
  const rules = await readRules(db, actor.client_id);
  const found = await documentsOutside(db, id, { first: hire_date, last });
  const touched: Touched[] = [];
  for (const { family, document } of found) {
    const own = await readDocument(db, actor, family, document.facts.id);
    if (!own || (own.record.end_date ?? own.record.start_date ?? '') <= last) continue;
    const { facts, record, number, organization_id } = own;
    touched.push({
      id: facts.id,
      object_id: family.object_id,
      number,
      start_date: record.start_date,
      end_date: record.end_date,
      status_id: facts.status_id,
      whole: record.start_date !== null && record.start_date > last,
      annullable: canDelete({
        steps: rules.stepsOf(family.object_id),
        parameters: rules.parametersOf(organization_id),
        actor,
        doc: facts,
      }),
    });
  }
  return touched.sort((a, b) => (a.start_date ?? '').localeCompare(b.start_date ?? '') || a.id - b.id);
};

/** How many other documents of a leaver are under way. */
export const countUnderWay = async (
  db: Db,
  employee_id: number,
  touched: readonly Touched[],
): Promise<number> => {
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from "document" where "employee_id" = $1 and not "replaced"
       and "status_id" <> all($2::text[]) and "status_id" not in ('processed', 'closed') and "id" <> all($3::bigint[])`,
    [employee_id, [...NOT_HELD_STATUSES], touched.map(({ id }) => id)],
  );
  return row?.count ?? 0;
};

/** How documents that are given up are named afterwards. */
export const saidOf = (tx: Tx, ids: readonly number[]) =>
  tx.rows<Annulled>(
    `select "object_id", "number", "start_date"::text, "end_date"::text from "document" where "id" = any($1::bigint[]) order by "start_date", "id"`,
    [ids],
  );

type Annulled = NonNullable<DismissalPlan['back']>['annulled'][number];

/**
 * Annuls documents of a leaver with the reason of the dismissal, and notifies their people. Refuses: validation at
 * `annul.<index>` for a document of another owner or one not wholly after the last day, and what deleting refuses.
 */
export const annulOf = async (
  tx: Tx,
  actor: Actor,
  { employee_id, date }: Pick<DismissalInput, 'employee_id' | 'date'>,
  annul: NonNullable<DismissalInput['annul']>,
  reason: string,
): Promise<void> => {
  const found = await tx.rows<Row<'document', 'id' | 'object_id' | 'status_id'>>(
    `select "id", "object_id", "status_id" from "document"
     where "id" = any($1::bigint[]) and "employee_id" = $2 and "start_date" > $3::date`,
    [annul.map(({ id }) => id), employee_id, date],
  );
  const stray = annul.findIndex(({ id }) => !found.some((each) => each.id === id));
  if (stray >= 0) throw wrongField(`annul.${stray}`);
  for (const { id, object_id, status_id } of found.toSorted((a, b) => a.id - b.id)) {
    const family = familyOf(object_id);
    if (!family) throw wrongField('annul');
    const seen = annul.find((each) => each.id === id)?.seen ?? [];
    await deleteDocuments(tx, actor, family, [
      { id, seen: [...seen], ...(isDecided({ status_id }) ? { change_reason: reason } : {}) },
    ]);
  }
};
