import type { Actor } from '../../lib/access/actor.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import type { Wire } from './parse-record.ts';
import { rulesOf } from './rules.ts';
import { addRecords, deleteRecords, editRecords } from './table.ts';
import { objectOrRefuse } from './view.ts';

/**
 * table.add: rows of a dictionary, or what the object's room makes of them: a document, a move. Only what can `begin` takes
 * that: invalid_params.
 */
export const addRows = (
  tx: Tx,
  actor: Actor,
  object_id: string,
  data: readonly Wire[],
  begin: boolean,
): Promise<unknown[]> => {
  const rules = rulesOf(object_id);
  if (begin && !rules.begin) throw refusal('invalid_params', { field: 'begin' });
  const add = begin ? rules.begin : rules.add;
  return add ? add(tx, actor, data) : addRecords(tx, actor, objectOrRefuse(object_id), data);
};

export const editRows = (tx: Tx, actor: Actor, object_id: string, data: readonly Wire[]) =>
  rulesOf(object_id).edit?.(tx, actor, data) ?? editRecords(tx, actor, objectOrRefuse(object_id), data);

/** table.del: a row of a dictionary for good, or as the object's room has it. */
export const delRows = (tx: Tx, actor: Actor, object_id: string, data: readonly Wire[]) =>
  rulesOf(object_id).del?.(tx, actor, data) ?? deleteRecords(tx, actor, objectOrRefuse(object_id), data);
