import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { endSessionRows } from '../auth/end-session-rows.ts';
import type { Tx } from '../db/tx.ts';
import { beginDocuments } from '../documents/begin.ts';
import { deleteDocuments } from '../documents/delete.ts';
import { addDocuments, editDocuments } from '../documents/save.ts';
import { refusal } from '../rpc/call-error.ts';
import { parseMove, transitionAll } from '../workflow/transition.ts';
import type { Wire } from './parse-record.ts';
import { addRecords, deleteRecords, editRecords } from './table.ts';
import { objectOrRefuse } from './view.ts';

/**
 * table.add: a move for document_status, a document for a family, a row for a dictionary. Only a document can `begin`:
 * invalid_params.
 */
export const addRows = (
  tx: Tx,
  actor: Actor,
  object_id: string,
  data: readonly Wire[],
  begin: boolean,
): Promise<unknown[]> => {
  const family = familyOf(object_id);
  if (begin && !family) throw refusal('invalid_params', { field: 'begin' });
  if (family && begin) return beginDocuments(tx, actor, family, data);
  if (object_id === 'document_status') return transitionAll(tx, actor, data.map(parseMove));
  return family
    ? addDocuments(tx, actor, family, data)
    : addRecords(tx, actor, objectOrRefuse(object_id), data);
};

export const editRows = (tx: Tx, actor: Actor, object_id: string, data: readonly Wire[]) => {
  const family = familyOf(object_id);
  return family
    ? editDocuments(tx, actor, family, data)
    : editRecords(tx, actor, objectOrRefuse(object_id), data);
};

/** table.del: a session is not taken away but ended, a document by its rules, a row of a dictionary for good. */
export const delRows = (tx: Tx, actor: Actor, object_id: string, data: readonly Wire[]) => {
  if (object_id === 'session') return endSessionRows(tx, actor, data);
  const family = familyOf(object_id);
  return family
    ? deleteDocuments(tx, actor, family, data)
    : deleteRecords(tx, actor, objectOrRefuse(object_id), data);
};
