import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import {
  type Columns,
  completeSave,
  type DocumentToSave,
  editRefusal,
  judgeEdit,
  takesMore,
} from '../../lib/documents/judge-save.ts';
import { availableSteps } from '../../lib/workflow/available.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { UNSENT_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { CallError, refusal, valueOrThrow } from '../call/call-error.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { parseRecord, type Wire } from '../objects/parse-record.ts';
import { rowsById } from '../objects/read-rows.ts';
import { referencesExist } from '../objects/references.ts';
import { idOf, isStale } from '../objects/table.ts';
import { loadAsked, loadUnderLocks } from './asked/load-asked.ts';
import { writeChange } from './change.ts';
import { auditDocument, insertDocument, updateDocument } from './document-rows.ts';
import { lineFiles, removeLineFiles } from './line-files.ts';
import { lineReferences, mergedLines, takenApart, writeLines } from './lines.ts';
import { namedElsewhere } from './named-people.ts';
import { type Owner, ownerOf, unsentAreFew } from './owner.ts';
import { lockDocuments, readDocument } from './read-document.ts';
import { loadHeldTo, loadType, readToday } from './rule-facts.ts';

/**
 * Prepares new documents of a family in status `empty`, all or nothing: for the caller, a report, or by hr for any
 * person of the organization; other people answer like unknown ids. Refuses: access_denied, unknown_field, validation,
 * too_many_drafts.
 */
export const addDocuments = async (tx: Tx, actor: Actor, family: Family, data: readonly Wire[]) =>
  rowsById(tx, actor, family.object, await makeDocuments(tx, actor, family, data));

/** The same without reading them back: their ids, in the order sent. */
export const makeDocuments = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  data: readonly Wire[],
): Promise<number[]> => {
  // A caller who may read none of a family makes none.
  if (family.scope(actor) === 'none') throw refusal('access_denied');
  const rules = await readRules(tx, actor.client_id);
  const asked: { sent: Sent; owner: Owner }[] = [];
  for (const record of data) {
    const sent = await parseSent(tx, actor, family, record, 'add');
    const employee_id = sent.columns.employee_id as number | undefined;
    asked.push({ sent, owner: await ownerOf(tx, actor, family, employee_id) });
  }
  const owners = asked.map(({ owner }) => owner);
  await unsentAreFew(tx, family, rules.parametersOf, owners);
  const ids: number[] = [];
  for (const { sent, owner } of asked)
    ids.push(await makeDocument(tx, actor, family, { sent, owner, rules }));
  return ids;
};

/** Load, complete and judge, write: each takes the value of the one before. */
const makeDocument = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  { sent, owner, rules }: { readonly sent: Sent; readonly owner: Owner; readonly rules: Rules },
): Promise<number> => {
  const doc: DocumentFacts = {
    id: 0,
    object_id: family.object_id,
    status_id: 'empty',
    creator_id: actor.employee_id,
    workflow_id: null,
    document_type: null,
    ...owner,
  };
  const parameters = rules.parametersOf(owner.organization_id);
  const steps = rules.stepsOf(family.object_id);
  if (availableSteps({ steps, parameters, actor, doc }).length === 0) throw refusal('access_denied');
  const before = blankRecord(owner);
  const loaded = await loadSave(tx, actor, family, { doc, before, sent, rules });
  const columns = valueOrThrow(completeSave(loaded));
  const id = await insertDocument(tx, actor, family, owner, columns);
  const written = await writeLines(tx, family, id, before, columns);
  await auditDocument(tx, actor, family, id, 'table.add', { ...sent.columns, ...written });
  return id;
};

/**
 * Changes the given fields of documents, all or nothing, where the workflow lets the caller edit; of a signed one only
 * fields decided beside what was signed. A decided one takes a `change_reason` in the record, which its history keeps
 * and of which its people are notified (decision 082). Refuses: not_found, not_editable, edited_by_another,
 * edited_elsewhere (by the caller, in another window), unknown_field, validation, leave_exceeds_balance.
 */
export const editDocuments = async (tx: Tx, actor: Actor, family: Family, data: readonly Wire[]) => {
  const ids = data.map((record) => Number(idOf(family.object, record)));
  await lockDocuments(tx, ids);
  const rules = await readRules(tx, actor.client_id);
  for (const [index, sent] of data.entries())
    await editDocument(tx, actor, family, ids[index] ?? 0, sent, rules);
  return rowsById(tx, actor, family.object, ids);
};

/** Load, complete, judge, write, effects: each takes the value of the one before. */
const editDocument = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  id: number,
  wire: Wire,
  rules: Rules,
): Promise<void> => {
  const { change_reason, ...record } = wire;
  const document = await readDocument(tx, actor, family, id);
  if (!document) throw refusal('not_found');
  const { facts: doc, record: before } = document;
  const judged = {
    steps: rules.stepsOf(family.object_id),
    parameters: rules.parametersOf(document.organization_id),
    actor,
    doc,
  };
  const closed = editRefusal(judged);
  if (closed) throw new CallError(closed);
  const isOwnEdit = document.editor_id !== null && document.editor_id === actor.real_employee_id;
  if (isStale(record, document.updated_at))
    throw refusal(isOwnEdit ? 'edited_elsewhere' : 'edited_by_another');
  const sent = await parseSent(tx, actor, family, record, 'edit');
  const loaded = await loadSave(tx, actor, family, { doc, before, sent, rules });
  const columns = valueOrThrow(completeSave(loaded));
  const balance = takesMore(family, doc, before, columns);
  const after = { ...before, ...columns };
  const held = balance
    ? await loadHeldTo(tx, actor.client_id, after, { employment: false, balance }, loaded)
    : {};
  const { changes, reason } = valueOrThrow(
    judgeEdit({ ...judged, family, before, columns, reason: change_reason, held }),
  );
  await updateDocument(tx, family, id, { ...columns, editor_id: actor.real_employee_id });
  const written = await writeLines(tx, family, id, before, columns);
  await removeLineFiles(tx, actor, family, id, before, columns);
  if (reason !== undefined && changes.length > 0)
    await writeChange(tx, actor, family, { document, reason, changes, annulled: false });
  await auditDocument(tx, actor, family, id, 'table.edit', {
    ...sent.columns,
    ...written,
    ...(reason === undefined ? {} : { change_reason: reason }),
  });
};

/** A document of its owner with nothing in it yet. */
export const blankRecord = ({ employee_id, organization_id }: Owner): DocumentRecord => ({
  id: null,
  employee_id,
  organization_id,
  document_type_id: null,
  start_date: null,
  end_date: null,
  days: null,
  comments: '',
  comments_eng: '',
});

/** A record from the wire: its columns, and its lines as they came. */
interface Sent {
  readonly columns: Columns;
  readonly lines: Wire;
}

/** Refuses: unknown_field, validation. A person and a type are judged by rules of their own. */
const parseSent = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  wire: Wire,
  mode: 'add' | 'edit',
): Promise<Sent> => {
  const { record, lines } = takenApart(family, wire);
  const columns = parseRecord(family.object, record, mode);
  const { employee_id: _person, document_type_id: _type, ...named } = columns;
  await referencesExist(tx, actor, family.object, named);
  return { columns, lines };
};

/** What a document that is to be kept is completed and judged by. */
const loadSave = async (
  tx: Tx,
  actor: Actor,
  family: Family,
  given: Pick<DocumentToSave, 'doc' | 'before'> & { readonly sent: Sent; readonly rules: Rules },
): Promise<DocumentToSave> => {
  const { doc, before, sent, rules } = given;
  const { lines, refused: wrongLines } = mergedLines(family, before, sent.lines);
  const columns = { ...sent.columns, ...lines };
  const record: DocumentRecord = { ...before, ...columns };
  const refused = [
    ...wrongLines,
    ...(await lineReferences(tx, actor, family, lines)),
    ...(await lineFiles(tx, family, before.id, lines)),
    ...(await namedElsewhere(tx, family, before.organization_id, before, lines)),
  ];
  const parameters = rules.parametersOf(doc.organization_id);
  const calendar = rules.calendarOf(doc.organization_id);
  const reading = { reader: actor, parameters };
  const [type, today, asked] = await Promise.all([
    loadType(tx, actor.client_id, record.document_type_id),
    readToday(tx),
    UNSENT_STATUSES.includes(doc.status_id)
      ? loadAsked(tx, { asks: family.completing }, record, reading)
      : loadUnderLocks(tx, family, record, reading),
  ]);
  return { family, actor, doc, before, columns, parameters, calendar, type, today, asked, refused };
};
