import type { Actor } from '../../lib/access/actor.ts';
import { anyOf } from '../../lib/filter/filter.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { apart, type Tx } from '../db/tx.ts';
import { type Columns, parseRecord, type Wire } from './parse-record.ts';
import { referencesExist } from './references.ts';
import { rulesOf } from './rules.ts';
import { scopedRows } from './scoped-rows.ts';
import { addRecord, entryOf, prepareWrite, type Telling, writeScope } from './table.ts';

/** Rows of one statement. */
const AT_ONCE = 500;

/** Whether rows of an object may be added many at a time: none of them is asked what the one before it has changed. */
const isAddedAtOnce = (object: ObjectDefinition): boolean => {
  const { before = [], after = [], each_by_itself } = rulesOf(object.object_id);
  return each_by_itself === true || (before.length === 0 && after.length === 0);
};

/**
 * Adds many records of an object, as `addRecord` does one after the other, by a few statements for hundreds of them. Where
 * one of them is refused they are added one by one, and the index of that one goes with its refusal.
 */
export const addManyRecords = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  records: readonly Wire[],
  tell: Telling,
): Promise<void> => {
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const chunk = records.slice(from, from + AT_ONCE);
    const told = isAddedAtOnce(object) && (await addedTogether(tx, actor, object, chunk));
    if (told) for (const entry of told) await tell(tx, entry);
    else
      for (const [index, record] of chunk.entries())
        await addRecord(tx, actor, object, record, tell).catch(asRefusedRow(from + index));
  }
};

/** Why a record among many is refused. */
export class RefusedRow extends Error {
  readonly index: number;
  override readonly cause: CallError;

  constructor(index: number, cause: CallError) {
    super('a record among many is refused');
    this.index = index;
    this.cause = cause;
  }
}

/** Names the record that is refused; what fails otherwise fails the whole. */
export const asRefusedRow =
  (index: number) =>
  (error: unknown): never => {
    throw error instanceof CallError ? new RefusedRow(index, error) : error;
  };

/** Their audit entries; undefined where one of them is refused, and nothing of them is written. */
const addedTogether = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  records: readonly Wire[],
): Promise<readonly AuditEntry[] | undefined> => {
  if (!object.write?.add?.(actor)) return undefined;
  try {
    return await apart(tx, async (part) => {
      const rows = records.map((record) => ({
        ...parseRecord(object, record, 'add'),
        ...object.owned?.(actor),
      }));
      await referencesExist(part, actor, object, ...rows);
      await prepareWrite(part, actor, object);
      for (const ask of rulesOf(object.object_id).before ?? [])
        await Promise.all(rows.map((columns) => ask(part, actor, undefined, columns)));
      const ids = await insertAll(part, object, rows);
      await areInsideScope(part, actor, object, ids);
      return rows.map((columns, index) => entryOf(actor, object, ids[index] ?? 0, 'add', columns));
    });
  } catch {
    // Whatever failed, adding them one by one finds the wrong one.
    return undefined;
  }
};

/** Ids in the order of the rows; neighbours that say the same fields are inserted together. */
const insertAll = async (tx: Tx, object: ObjectDefinition, rows: readonly Columns[]) => {
  const ids: (number | string)[] = [];
  while (ids.length < rows.length) {
    const [first = {}] = rows.slice(ids.length, ids.length + 1);
    const names = Object.keys(first);
    const others = rows.slice(ids.length).findIndex((row) => Object.keys(row).join() !== names.join());
    const alike = rows.slice(ids.length, others < 0 ? rows.length : ids.length + others);
    const places = alike.map(
      (_, at) => `(${names.map((_name, place) => `$${at * names.length + place + 1}`).join(', ')})`,
    );
    const inserted = await tx.rows<{ id: number | string }>(
      `insert into "${object.tables[0]}" (${names.map((name) => `"${name}"`).join(', ')})
       values ${places.join(', ')} returning "id"`,
      alike.flatMap((row) => names.map((name) => row[name])),
    );
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
};

/** All of them must lie where the caller may write. */
const areInsideScope = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  ids: readonly (number | string)[],
): Promise<void> => {
  const inside = await scopedRows(tx, object, [writeScope(actor, object), anyOf('id', ids)], 'b0."id"');
  if (inside.length < ids.length) throw refusal('access_denied');
};
