import type { Actor } from '../../lib/access/actor.ts';
import type { Tx } from '../db/tx.ts';
import type { Wire } from './parse-record.ts';
import { addRows, delRows, editRows } from './write.ts';

/** How rows of an object come to say what they are to say. */
export interface RowChanges {
  readonly added?: readonly Wire[];
  /** By id, the changed fields. */
  readonly changed?: readonly Wire[];
  readonly removed?: readonly { readonly id: number | string }[];
}

/**
 * Writes what differs between the rows there are and those to be kept, as an admin would in the table: judged, audited, all
 * or nothing. Rows that go make room for those that come.
 */
export const keepRows = async (
  tx: Tx,
  actor: Actor,
  object_id: string,
  { added = [], changed = [], removed = [] }: RowChanges,
): Promise<void> => {
  if (removed.length > 0)
    await delRows(
      tx,
      actor,
      object_id,
      removed.map(({ id }) => ({ id })),
    );
  if (changed.length > 0) await editRows(tx, actor, object_id, changed);
  if (added.length > 0) await addRows(tx, actor, object_id, added, false);
};
