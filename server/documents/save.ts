import type { Actor } from '../../lib/access/actor.ts';
import type { Mover } from '../../lib/access/portal.ts';
import { completeDocument } from '../../lib/documents/complete.ts';
import { outsideEmployment } from '../../lib/documents/employment.ts';
import type { FactBag } from '../../lib/documents/facts.ts';
import type { Family } from '../../lib/documents/family.ts';
import { decidedFields } from '../../lib/documents/moments.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { asksReason, availableSteps, canDecide, canEdit, isDecided } from '../../lib/workflow/available.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import { heldRoles, isOwner } from '../../lib/workflow/held-roles.ts';
import { UNSENT_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { type Columns, parseRecord, type Wire } from '../objects/parse-record.ts';
import { rowsById } from '../objects/read-rows.ts';
import { referencesExist } from '../objects/references.ts';
import { idOf, isStale } from '../objects/table.ts';
import { loadAsked, loadUnderLocks } from './asked/load-asked.ts';
import { changesOf, reasonOf, withoutReason, writeChange } from './change.ts';
import { staysInBalance } from './counting.ts';
import { lineFiles, removeLineFiles } from './line-files.ts';
import { lineReferences, mergedLines, takenApart, writeLines } from './lines.ts';
import { namedElsewhere } from './named-people.ts';
import { nextNumber } from './number.ts';
import { type Owner, ownerOf, unsentAreFew } from './owner.ts';
import { type LoadedDocument, lockDocuments, readDocument } from './read-document.ts';
import { loadType, readToday } from './rule-facts.ts';

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
  const ids: number[] = [];
  const rules = await readRules(tx, actor.client_id);
  const steps = rules.stepsOf(family.object_id);
  const asked: { columns: Columns; lines: Wire; owner: Owner }[] = [];
  for (const sent of data) {
    const { record, lines } = takenApart(family, sent);
    const columns = parseRecord(family.object, record, 'add');
    await referencesExist(tx, actor, family.object, named(columns));
    asked.push({
      columns,
      lines,
      owner: await ownerOf(tx, actor, family, columns.employee_id as number | undefined),
    });
  }
  const owners = asked.map(({ owner }) => owner);
  await unsentAreFew(tx, family, rules.parametersOf, owners);
  for (const { columns, lines, owner } of asked) {
    const facts: DocumentFacts = {
      id: 0,
      object_id: family.object_id,
      status_id: 'empty',
      creator_id: actor.employee_id,
      workflow_id: null,
      document_type: null,
      ...owner,
    };
    const parameters = rules.parametersOf(owner.organization_id);
    if (availableSteps({ steps, parameters, actor, doc: facts }).length === 0) throw refusal('access_denied');
    const blank = blankRecord(owner);
    const whole = await completed(tx, { actor, family, facts }, blank, { columns, lines }, rules);
    const id = await insertDocument(tx, actor, family, owner, whole);
    const written = await writeLines(tx, family, id, blank, whole);
    await auditDocument(tx, actor, family, id, 'table.add', { ...columns, ...written });
    ids.push(id);
  }
  return ids;
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
  const steps = rules.stepsOf(family.object_id);
  for (const [index, sent] of data.entries()) {
    const id = ids[index] ?? 0;
    const { record, reason: given } = withoutReason(sent);
    const document = await readDocument(tx, actor, family, id);
    if (!document) throw refusal('not_found');
    const parameters = rules.parametersOf(document.organization_id);
    const judged = { steps, parameters, actor, doc: document.facts };
    const decided = !canEdit(judged) && canDecide(judged) ? decidedFields(family) : undefined;
    if (!decided && !canEdit(judged)) throw refusal('not_editable');
    if (isStale(record, document.updated_at)) throw refusal(staleFor(actor, document));
    const { record: own, lines } = takenApart(family, record);
    const columns = parseRecord(family.object, own, 'edit');
    await referencesExist(tx, actor, family.object, named(columns));
    const whole = await completed(
      tx,
      { actor, family, facts: document.facts },
      document.record,
      { columns, lines },
      rules,
    );
    if (decided && Object.keys(whole).some((name) => !decided.includes(name))) throw refusal('not_editable');
    const changes = changesOf(family, document.record, whole);
    const taken = isDecided(document.facts);
    const needed = asksReason(judged) && changes.some(({ field }) => !decidedFields(family).includes(field));
    const reason = reasonOf(given, { taken, needed }, parameters);
    await staysInBalance(tx, {
      family,
      record: { ...document.record, ...whole },
      before: document.record,
      status_id: document.facts.status_id,
      clientId: actor.client_id,
      parameters,
      calendar: rules.calendarOf(document.facts.organization_id),
    });
    await updateDocument(tx, family, id, { ...whole, editor_id: actor.real_employee_id });
    const written = await writeLines(tx, family, id, document.record, whole);
    await removeLineFiles(tx, actor, family, id, document.record, whole);
    if (reason !== undefined && changes.length > 0)
      await writeChange(tx, actor, family, { document, reason, changes, annulled: false });
    await auditDocument(tx, actor, family, id, 'table.edit', {
      ...columns,
      ...written,
      ...(reason === undefined ? {} : { change_reason: reason }),
    });
  }
  return rowsById(tx, actor, family.object, ids);
};

const staleFor = (actor: Actor, { editor_id }: LoadedDocument): 'edited_by_another' | 'edited_elsewhere' =>
  editor_id !== null && editor_id === actor.real_employee_id ? 'edited_elsewhere' : 'edited_by_another';

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

/** What a document names beside its person and its type, which are judged by rules of their own. */
const named = ({ employee_id: _person, document_type_id: _type, ...columns }: Columns): Columns => columns;

/** The columns to store: what was given, completed by the family's rules. Refuses validation. */
const completed = async (
  tx: Tx,
  { actor, family, facts }: { actor: Actor; family: Family; facts: DocumentFacts },
  before: DocumentRecord,
  sent: { columns: Columns; lines: Wire },
  { parametersOf, calendarOf }: Rules,
): Promise<Columns> => {
  const { lines, refused: wrongLines } = mergedLines(family, before, sent.lines);
  const columns: Columns = { ...sent.columns, ...lines };
  const merged: DocumentRecord = { ...before, ...columns };
  const refused: FieldRefusal[] = [
    ...wrongLines,
    ...(await lineReferences(tx, actor, family, lines)),
    ...(await lineFiles(tx, family, before.id, lines)),
    ...(await namedElsewhere(tx, family, before.organization_id, before, lines)),
  ];
  const parameters = parametersOf(facts.organization_id);
  const reading = { reader: actor, parameters };
  const [type, today, asked] = await Promise.all([
    loadType(tx, actor.client_id, merged.document_type_id),
    readToday(tx),
    UNSENT_STATUSES.includes(facts.status_id)
      ? loadAsked(tx, { asks: family.completing }, merged, reading)
      : loadUnderLocks(tx, family, merged, reading),
  ]);
  const isTypeHere =
    type?.object_id === family.object_id &&
    (!('document_type_id' in columns) || (!type.disabled && isOf(merged.organization_id, type)));
  if (merged.document_type_id !== null && !isTypeHere)
    refused.push({ field: 'document_type_id', code: 'field/wrong' });
  const longest = numberOf(parameters, 'comment_length');
  for (const field of ['comments', 'comments_eng'] as const)
    if ([...merged[field]].length > longest)
      refused.push({ field, code: 'document/comment-too-long', values: { max: longest } });
  const given = new Set(Object.keys(columns));
  const circumstances = {
    type,
    parameters,
    calendar: calendarOf(facts.organization_id),
    today,
    byHr: heldRoles(actor, facts).includes('hr'),
    byOwner: isOwner(actor, facts),
    isNew: facts.status_id === 'empty',
  };
  const { patch, refusals } = completeDocument(family, merged, given, { ...circumstances, ...asked }, before);
  refused.push(...refusals, ...changedOutside(family, before, { ...merged, ...patch }, asked));
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
  return { ...columns, ...patch };
};

/**
 * A sent document may not be moved to days on which its person does not work here; a draft is judged when it is sent.
 */
const changedOutside = (
  family: Family,
  before: DocumentRecord,
  after: DocumentRecord,
  { employment }: FactBag,
): FieldRefusal[] =>
  UNSENT_STATUSES.includes(String(before.status_id ?? 'empty'))
    ? []
    : outsideEmployment(family, after, employment).filter(({ field }) => after[field] !== before[field]);

/** A type may be kept for one organization of the client. */
const isOf = (organizationId: unknown, type: { organization_id: number | null }): boolean =>
  type.organization_id === null || type.organization_id === organizationId;

/** Writes a new document in status `empty` as it is said; answers its id. */
export const insertDocument = async (
  tx: Tx,
  actor: Mover,
  family: Family,
  owner: Owner,
  columns: Columns,
): Promise<number> => {
  const [common, own] = byTable(family, columns);
  const row: Columns = {
    ...common,
    ...owner,
    client_id: actor.client_id,
    object_id: family.object_id,
    number: await nextNumber(owner.organization_id, family),
    creator_id: actor.employee_id,
    editor_id: actor.real_employee_id,
  };
  const names = Object.keys(row);
  const [made] = await tx.rows<{ id: number }>(
    `insert into "document" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
    Object.values(row),
  );
  if (!made) throw refusal('system_error');
  if (family.table) {
    const ownNames = ['id', ...Object.keys(own)];
    await tx.rows(
      `insert into "${family.table}" (${ownNames.map((name) => `"${name}"`).join(', ')}) values (${ownNames.map((_, index) => `$${index + 1}`).join(', ')})`,
      [made.id, ...Object.values(own)],
    );
  }
  return made.id;
};

/** Writes other values of a document. */
export const updateDocument = async (tx: Tx, family: Family, id: number, columns: Columns): Promise<void> => {
  const [common, own] = byTable(family, columns);
  await setColumns(tx, 'document', id, common, true);
  if (family.table) await setColumns(tx, family.table, id, own, false);
};

const setColumns = async (
  tx: Tx,
  table: string,
  id: number,
  columns: Columns,
  touch: boolean,
): Promise<void> => {
  const sets = Object.keys(columns).map((name, index) => `"${name}" = $${index + 2}`);
  if (touch) sets.push('"updated_at" = now()');
  if (sets.length > 0)
    await tx.rows(`update "${table}" set ${sets.join(', ')} where "id" = $1`, [
      id,
      ...Object.values(columns),
    ]);
};

/** What a document says, by the columns of all documents and those of its family's own table; lines are in neither. */
export const byTable = (family: Family, columns: Columns): [common: Columns, own: Columns] => {
  const ofTable = (own: boolean) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, value]) => {
        const field = family.object.fields[name];
        if (field?.lines) return [];
        const isOwn = family.table !== undefined && field?.table === family.table;
        return isOwn === own ? [[field?.column ?? name, value]] : [];
      }),
    );
  return [ofTable(false), ofTable(true)];
};

/** Writes what was done with a document to its stream. */
export const auditDocument = (
  tx: Tx,
  actor: Mover,
  family: Family,
  id: number,
  action: string,
  detail: Columns,
) =>
  writeAudit(tx, {
    ...byActor(actor),
    stream: `document:${id}`,
    action,
    object_id: family.object_id,
    record_id: String(id),
    detail: withoutUntold(family, detail),
  });

const withoutUntold = ({ untold = [] }: Family, detail: Columns): Columns =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, untold.includes(name) ? '…' : value]),
  );
