import type { Actor } from '../../lib/access/actor.ts';
import type { DictionaryChange } from '../../lib/rpc/dictionaries.ts';
import { changesOf } from '../audit/changes.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { rowsById } from '../objects/read-rows.ts';
import { keptBy } from './keeping.ts';

/** Who changed a row and how, the newest first. Refuses: not_found, access_denied. */
export const historyOf = async (
  actor: Actor,
  { name, id }: { readonly name: string; readonly id: number | string },
): Promise<DictionaryChange[]> => {
  const { object } = keptBy(actor, name);
  const [row] = await rowsById(db, actor, object, [id]);
  if (!row) throw refusal('not_found');
  return changesOf(actor.client_id, `${object.object_id}:${id}`);
};
