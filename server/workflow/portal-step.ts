import type { Portal } from '../../lib/access/portal.ts';
import { heldBy, heldToRefusal } from '../../lib/documents/counting.ts';
import type { Family } from '../../lib/documents/family.ts';
import { eq } from '../../lib/filter/filter.ts';
import type { Day } from '../../lib/kernel/day.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import { refusedToPortal } from '../../lib/workflow/portal-step.ts';
import { CallError } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { businessDay, loadHeldTo } from '../documents/rule-facts.ts';
import { followMove, keepMove, loadMove } from './transition.ts';
import type { MoveRow } from './write-move.ts';

/**
 * Takes a step of the role `system` with a document of a family, judged under its lock. Refuses: not_found,
 * no_workflow_step, status_mismatch, access_denied, and what its balance or its effects refuse.
 */
export const takePortalStep = async (
  tx: Tx,
  portal: Portal,
  family: Family,
  asked: { readonly registrator_id: number; readonly workflow_id: number },
): Promise<MoveRow & Followed> => {
  const { client_id } = portal;
  const move = await loadMove(tx, client_id, { family, scope: eq('client_id', client_id) }, asked);
  const { step, document, parameters, today } = move;
  const { record, facts: doc } = document;
  const closed = refusedToPortal({ step, doc, parameters, dates: datesOf(record), today });
  if (closed) throw new CallError(closed);
  const held = await loadHeldTo(tx, client_id, record, heldBy(family, step), move);
  const refused = heldToRefusal(family, record, held);
  if (refused) throw new CallError(refused);
  const judged = { ...move, changes: {}, comments: '', warnings: [], mark: undefined, signed: false };
  return followMove(tx, portal, await keepMove(tx, portal, judged));
};

const datesOf = (record: Readonly<Record<string, unknown>>) => {
  const day = (name: string) => (record[name] ?? null) as Day | null;
  return {
    status_date: businessDay(String(record.status_date)),
    start_date: day('start_date'),
    end_date: day('end_date'),
    due_date: day('due_date'),
  };
};
