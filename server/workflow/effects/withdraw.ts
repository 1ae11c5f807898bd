import type { Withdraw } from '../../../lib/documents/effects.ts';
import { byActor } from '../../audit/audit.ts';
import { removeRequests, requestsOf } from '../../documents/linked-request.ts';
import { type CarryOut, touchable } from './carrying.ts';

/**
 * Removes the requests of documents with their files; none is no failure (AMB-108). A signed one stays, and so does the
 * one that the move itself is signed on.
 */
export const withdraw: CarryOut<Withdraw> = async (tx, carrying, { documents }) => {
  const { mover, row, signed } = carrying.cause;
  const withdrawn: number[] = [];
  for (const document of documents) {
    const id = touchable(carrying, document);
    if (!signed || id !== row.registrator_id) withdrawn.push(...(await requestsOf(tx, id)));
  }
  await removeRequests(
    tx,
    withdrawn.sort((a, b) => a - b),
    byActor(mover),
    row.id,
  );
};
