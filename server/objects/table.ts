import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../lib/access/actor.ts';
import { anyOf, type Scope } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { DECIMAL } from '../../lib/settings/read.ts';
import { type AuditEntry, byActor, writeAudit } from '../audit/audit.ts';
import { CallError, refusal, wrongField } from '../call/call-error.ts';
import { stillReferredTo } from '../call/referred-to.ts';
import type { Tx } from '../db/tx.ts';
import { compileDiscriminator, compileScope, fromClause, statementOf } from './compile.ts';
import { type Columns, parseRecord, type Wire } from './parse-record.ts';
import { rowsById } from './read-rows.ts';
import { referencesExist } from './references.ts';
import { rulesOf } from './rules.ts';

/**
 * Adds dictionary records, all or nothing, and answers the full rows in the order sent.
 * Refuses: access_denied, unknown_field, validation.
 */
export const addRecords = async (tx: Tx, actor: Actor, object: ObjectDefinition, data: readonly Wire[]) => {
  const ids: (number | string)[] = [];
  for (const record of data) ids.push(await addRecord(tx, actor, object, record));
  return rowsById(tx, actor, object, ids);
};

/** How a row is audited: at once, or later together with many others. */
export type Telling = (tx: Tx, entry: AuditEntry) => Promise<void>;

/** One of them; answers its id. */
export const addRecord = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  record: Wire,
  tell: Telling = writeAudit,
): Promise<number | string> => {
  if (!object.write?.add?.(actor)) throw refusal('access_denied');
  const columns = { ...parseRecord(object, record, 'add'), ...object.owned?.(actor) };
  await referencesExist(tx, actor, object, columns);
  await prepareWrite(tx, actor, object);
  for (const ask of rulesOf(object.object_id).before ?? []) await ask(tx, actor, undefined, columns);
  const id = await insert(tx, object, columns);
  await insideScope(tx, actor, object, id, columns);
  await tell(tx, entryOf(actor, object, id, 'add', columns));
  for (const follow of rulesOf(object.object_id).after ?? []) await follow(tx, undefined, columns);
  return id;
};

/**
 * Changes the given fields of records, all or nothing. A stale `updated_at` refuses (edited_by_another); a row
 * the caller may not write answers like one that does not exist (not_found).
 */
export const editRecords = async (tx: Tx, actor: Actor, object: ObjectDefinition, data: readonly Wire[]) => {
  const ids: (number | string)[] = [];
  for (const record of data) ids.push(await editRecord(tx, actor, object, record));
  return rowsById(tx, actor, object, ids);
};

/** One of them; answers its id. */
export const editRecord = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  record: Wire,
  tell: Telling = writeAudit,
): Promise<number | string> => {
  if (!object.write?.edit?.(actor)) throw refusal('access_denied');
  const id = idOf(object, record);
  const before = await lockRow(tx, actor, object, id);
  if (isStale(record, before.updated_at)) throw refusal('edited_by_another');
  const columns = parseRecord(object, record, 'edit');
  await referencesExist(tx, actor, object, columns);
  await prepareWrite(tx, actor, object);
  for (const ask of rulesOf(object.object_id).before ?? []) await ask(tx, actor, before, columns);
  await update(tx, object, id, columns);
  await insideScope(tx, actor, object, id, columns);
  await tell(tx, entryOf(actor, object, id, 'edit', { ...columns, was: changedIn(object, before, columns) }));
  for (const follow of rulesOf(object.object_id).after ?? []) await follow(tx, before, columns);
  return id;
};

/** Deletes records by id, all or nothing. A row that others refer to is refused (used_elsewhere). */
export const deleteRecords = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  data: readonly Wire[],
) => {
  if (!object.write?.del?.(actor)) throw refusal('access_denied');
  const deleted: { id: number | string }[] = [];
  for (const record of data) {
    const id = idOf(object, record);
    const before = await lockRow(tx, actor, object, id);
    await prepareWrite(tx, actor, object);
    for (const ask of rulesOf(object.object_id).before ?? []) await ask(tx, actor, before, undefined);
    await tx
      .rows(`delete from "${object.tables[0]}" where "id" = $1`, [id])
      .catch(stillReferredTo('used_elsewhere'));
    await writeAudit(tx, entryOf(actor, object, id, 'del', before));
    for (const follow of rulesOf(object.object_id).after ?? []) await follow(tx, before, undefined);
    deleted.push({ id });
  }
  return deleted;
};

/** What the rooms of the domain tell the database before rows of an object are written. */
export const prepareWrite = async (tx: Tx, actor: Actor, object: ObjectDefinition): Promise<void> => {
  for (const prepare of rulesOf(object.object_id).prepare ?? []) await prepare(tx, actor);
};

/** The id of a record to change; anything that cannot be one answers like a row that does not exist. */
export const idOf = (object: ObjectDefinition, record: Wire): number | string => {
  const { id } = record;
  if (typeof id !== 'string' && typeof id !== 'number') throw refusal('not_found');
  if (object.fields.id?.kind === 'code') {
    if (typeof id === 'string' && id.length <= 60) return id;
  } else if (/^\d{1,15}$/.test(String(id))) return Number(id);
  throw refusal('not_found');
};

/** Whether a record was read before its row changed: the moment it names is not the stored one, or is none. */
export const isStale = (record: Wire, stored: unknown): boolean => {
  const given = record.updated_at;
  if (given === undefined || given === null) return false;
  return typeof given !== 'string' || Date.parse(given) !== Date.parse(String(stored));
};

export const writeScope = (actor: Actor, object: ObjectDefinition): Scope =>
  object.write?.scope?.(actor) ?? object.scope(actor);

/** Locks a row the caller may write; any other answers like one that does not exist. Refuses: not_found. */
export const lockRow = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  id: number | string,
): Promise<Columns> => {
  const statement = statementOf(object);
  const where = [
    compileDiscriminator(statement),
    compileScope(statement, writeScope(actor, object)),
    compileScope(statement, anyOf('id', [id])),
  ];
  const [row] = await tx.rows<Columns>(
    `select b0.* from ${fromClause(statement)} where ${where.join(' and ')} for update of b0`,
    statement.values,
  );
  if (!row) throw refusal('not_found');
  return row;
};

/**
 * What was written must lie where the caller may write: no row gets into another tenant. The answer is that of a
 * reference to nothing, so that it does not tell whether the other row is there.
 */
const insideScope = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  id: number | string,
  columns: Columns,
): Promise<void> => {
  await lockRow(tx, actor, object, id).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    const references = Object.keys(columns).filter((name) => object.fields[name]?.references);
    // Rows lie where an id says; codes of dictionaries are the client's own by now.
    const reference = references.find((name) => object.fields[name]?.kind === 'id') ?? references[0];
    throw reference ? wrongField(reference) : refusal('access_denied');
  });
};

const insert = async (tx: Tx, object: ObjectDefinition, columns: Columns): Promise<number | string> => {
  const names = Object.keys(columns);
  const [row] = await tx
    .rows<{ id: number | string }>(
      `insert into "${object.tables[0]}" (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
      Object.values(columns),
    )
    .catch(duplicate(columns));
  if (!row) throw refusal('system_error');
  return row.id;
};

const update = async (
  tx: Tx,
  object: ObjectDefinition,
  id: number | string,
  columns: Columns,
): Promise<void> => {
  const names = Object.keys(columns);
  const sets = names.map((name, index) => `"${name}" = $${index + 2}`);
  if (object.fields.updated_at) sets.push('"updated_at" = now()');
  if (sets.length === 0) return;
  await tx
    .rows(`update "${object.tables[0]}" set ${sets.join(', ')} where "id" = $1`, [
      id,
      ...Object.values(columns),
    ])
    .catch(duplicate(columns));
};

const UNIQUE = '23505';
const NATURAL_KEYS = ['code', 'alias', 'name', 'number', 'employee_id', 'date', 'date_from', 'id'];

const duplicate =
  (columns: Columns) =>
  (error: { code?: string }): never => {
    if (error.code !== UNIQUE) throw error;
    throw wrongField(NATURAL_KEYS.find((name) => name in columns) ?? 'id', 'field/duplicate');
  };

export const entryOf = (
  actor: Actor,
  object: ObjectDefinition,
  id: number | string,
  verb: string,
  detail: Columns,
): AuditEntry => ({
  ...byActor(actor),
  stream: `${object.object_id}:${id}`,
  action: `table.${verb}`,
  object_id: object.object_id,
  record_id: String(id),
  detail: told(object, detail),
});

/** The old values of the fields that a change gave another one. */
const changedIn = (object: ObjectDefinition, before: Columns, after: Columns): Columns =>
  told(
    object,
    Object.fromEntries(
      Object.keys(after)
        .filter((name) => !isSame(before[name], after[name]))
        .map((name) => [name, before[name]]),
    ),
  );

/** Whether a column holds what is written into it: numbers by what they are worth, json by what it says. */
const isSame = (stored: unknown, written: unknown): boolean => {
  if (stored === written) return true;
  if (stored === null || written === null) return false;
  if (typeof stored === 'object') return isDeepStrictEqual(stored, JSON.parse(String(written)));
  return DECIMAL.test(String(stored)) && DECIMAL.test(String(written))
    ? Number(stored) === Number(written)
    : String(stored) === String(written);
};

/** Bytes are audited by their SHA-256: what was stored can be checked years later, and the trail stays small. */
const told = ({ audited }: ObjectDefinition, detail: Columns): Columns =>
  Object.fromEntries(
    Object.entries(detail)
      .filter(([name]) => name === 'was' || (audited?.includes(name) ?? true))
      .map(([name, value]) => [
        name,
        value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
      ]),
  );
