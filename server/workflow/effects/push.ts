import type { Push } from '../../../lib/documents/effects.ts';
import { statusOf } from '../../../lib/workflow/document.ts';
import { refusal } from '../../call/call-error.ts';
import { lockMovable } from '../movable.ts';
import { bring } from './bring.ts';
import { type CarryOut, touchable } from './carrying.ts';

/** Moves siblings by the very step of the move, unjudged (AMB-104). Refuses: status_mismatch for one that stands elsewhere. */
export const push: CarryOut<Push> = async (tx, carrying, { documents }) => {
  const { mover, step, row } = carrying.cause;
  for (const sibling of documents) {
    const document = await lockMovable(tx, mover.client_id, touchable(carrying, sibling));
    const { object_id, status_id } = document.facts;
    if (object_id !== row.object_id || statusOf(status_id) !== row.from_status_id)
      throw refusal('status_mismatch');
    await bring(tx, carrying.cause, document, step);
  }
};
