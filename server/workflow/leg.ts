import type { Mover } from '../../lib/access/portal.ts';
import { legOf } from '../../lib/workflow/leg.ts';
import { refusal } from '../call/call-error.ts';
import type { Rules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { lockMovable } from './movable.ts';
import { type MoveRow, writeMove } from './write-move.ts';

/**
 * Moves the request that carries the signatures of a document along with the document, which is locked and was just
 * moved by `row`, under the role of its step (AMB-154). Where the dictionary has no such leg an unsigned move goes
 * without; a signed one is refused: no_request_leg.
 */
export const moveLeg = async (
  tx: Tx,
  mover: Mover,
  rules: Rules,
  requestId: number,
  row: MoveRow,
  signed: boolean,
): Promise<void> => {
  const linked = await lockMovable(tx, mover.client_id, requestId);
  const step = legOf(rules.stepsOf('request'), linked.facts, row);
  if (step) {
    const cause = row.cause_id === null ? {} : { cause_id: row.cause_id };
    writeMove(tx, mover, { ...linked, ...cause, step, comments: '', warnings: [], silent: true });
    return;
  }
  if (signed)
    throw refusal('no_request_leg', {
      id: requestId,
      status: linked.facts.status_id,
      role: row.business_role,
    });
};
