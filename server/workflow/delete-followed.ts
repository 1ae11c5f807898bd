import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { deleteDocuments } from '../documents/delete.ts';
import { readDocument } from '../documents/read-document.ts';
import { readToday } from '../documents/rule-facts.ts';
import type { Wire } from '../objects/parse-record.ts';
import { idOf } from '../objects/table.ts';
import { writeMark } from './effects/mark.ts';
import { lockWithTouched, touchedBy } from './effects/reach.ts';

/**
 * Deletes documents one after the other and marks what their family says on others, all or nothing. Refuses what
 * deleting refuses, and edited_by_another where something came within reach meanwhile.
 */
export const deleteFollowed = async (tx: Tx, actor: Actor, family: Family, data: readonly Wire[]) => {
  const { gone } = family.effects ?? {};
  if (!gone) return deleteDocuments(tx, actor, family, data);
  const { client_id } = actor;
  const ids = data.map((record) => Number(idOf(family.object, record)));
  const locked = await lockWithTouched(
    tx,
    client_id,
    ids.map((id) => ({ family, id })),
  );
  const { parametersOf, calendarOf } = await readRules(tx, client_id);
  const today = await readToday(tx);
  const rows: { id: number }[] = [];
  for (const [index, record] of data.entries()) {
    const id = ids[index] ?? 0;
    // What the caller may not see is refused as what is not there, before anything is said of what it touches.
    const document = await readDocument(tx, actor, family, id);
    const touched = document ? await touchedBy(tx, client_id, family, document.record, locked) : [];
    rows.push(...(await deleteDocuments(tx, actor, family, [record])));
    if (!document) continue;
    const parameters = parametersOf(document.organization_id);
    const calendar = calendarOf(document.organization_id);
    const facts = { today, calendar, parameters, document_type: document.document_type_code, touched };
    for (const marked of gone(document.record, facts)) {
      if (!locked.has(marked.document))
        throw new Error(`deleting document ${id} touches ${marked.document}, which was not named`);
      await writeMark(tx, actor, marked, `document:${id}`);
    }
  }
  return rows;
};
