import type { Actor } from '../../lib/access/actor.ts';
import { employee } from '../../lib/objects/people.ts';
import type { HandedOver } from '../../lib/rpc/handed-over.ts';
import type { Tx } from '../db/tx.ts';
import type { Wire } from '../objects/parse-record.ts';
import { editRows } from '../objects/write.ts';
import { readHandedOver, readWaitingFor } from './handed-over.ts';

/** Changed people; where managers among them cannot decide any more, what waited for them and where it goes. */
interface EditedPeople {
  readonly data: Awaited<ReturnType<typeof editRows>>;
  readonly handed_over?: HandedOver[];
}

/**
 * Changes records of people: the one way an employment ends, by the table of employees and by a dismissal alike. Refuses
 * what the rules of the object `employee` refuse.
 */
export const editPeople = async (tx: Tx, actor: Actor, data: readonly Wire[]): Promise<EditedPeople> => {
  const waiting = await readWaitingFor(tx, data.map(({ id }) => Number(id)).filter(Number.isSafeInteger));
  const rows = await editRows(tx, actor, employee.object_id, data);
  const handed_over = await readHandedOver(tx, waiting);
  return { data: rows, ...(handed_over.length > 0 ? { handed_over } : {}) };
};
