import type { Work } from '../../../lib/documents/effects.ts';
import { intendWork } from '../../outbox/intend.ts';
import type { CarryOut } from './carrying.ts';

/** Has the portal work on the moved document once the move is committed. */
export const work: CarryOut<Work> = (tx, { cause: { mover, row } }, { work: name }) =>
  intendWork(tx, mover.client_id, name, row.registrator_id);
