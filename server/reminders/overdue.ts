import type { Actor } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { incomplete } from '../../lib/registry/derived.ts';
import { forInbox } from '../../lib/workflow/for-decision.ts';
import { overdueAlternatives, overdueFor, type Patience } from '../../lib/workflow/overdue.ts';
import type { PathRole } from '../../lib/workflow/path.ts';
import { valueOrThrow } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';
import { documentFactsOf, FACT_KEYS, MORE_KEYS } from '../documents/facts.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';
import { readManagersAbove } from '../workflow/managers-above.ts';
import type { Round } from './round.ts';

/** So many are counted and no more: beyond it a count says "many". */
export const COUNTED_MAX = 200;

/** A document that waits too long, and the role in which it waits for the person. */
export interface Overdue {
  readonly id: number;
  readonly role: PathRole;
}

/**
 * What of a person's inbox waits too long, the longest first, up to `COUNTED_MAX`: found by the indexes of the inbox,
 * each row judged by the predicate of the click.
 */
export const readOverdue = async (
  db: Db,
  actor: Actor,
  patience: readonly Patience[],
  { rules: { parametersOf, everyParameters, stepsOf }, day, holderOf }: Round,
): Promise<Overdue[]> => {
  const among = overdueAlternatives(patience, {
    actor,
    parameters: everyParameters,
    today: day,
    holderOf,
  });
  if (among.length === 0) return [];
  const input = { select: 'id', orderBy: 'status_date', sort: 'asc', rowsPerPage: COUNTED_MAX } as const;
  const { keys: found } = valueOrThrow(
    await readList(db, {
      ...listQuery(incomplete, actor, input),
      also: forInbox(actor.employee_id),
      among,
      keys: [...FACT_KEYS, ...MORE_KEYS, 'status_date', 'due_date'],
    }),
  );
  const documents = found.map(documentFactsOf);
  const steps = stepsOf(...new Set(documents.map((doc) => doc.object_id)));
  const above = await readManagersAbove(
    db,
    steps,
    documents.map((doc) => doc.manager_id),
  );
  return documents.flatMap((doc, index) => {
    const { status_date, due_date } = found[index] ?? {};
    const waited = {
      since: businessDay(String(status_date)),
      due_date: (due_date ?? null) as Day | null,
      today: day,
    };
    const holder = holderOf(above ? { ...doc, above_ids: above(doc.manager_id) } : doc);
    const role = overdueFor(
      patience,
      { doc, actor, parameters: parametersOf(doc.organization_id) },
      waited,
      holder,
    );
    return role ? [{ id: doc.id, role }] : [];
  });
};
