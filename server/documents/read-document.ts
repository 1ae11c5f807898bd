import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { anyOf, eq, type Scope } from '../../lib/filter/filter.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import type { Db } from '../db/tx.ts';
import { column, compileDiscriminator, compileScope, fromClause, statementOf } from '../objects/compile.ts';
import { documentFactsOf } from './facts.ts';

/** A document with everything rules and rights ask about it. */
export interface LoadedDocument {
  record: DocumentRecord;
  facts: DocumentFacts;
  version: number;
  updated_at: string;
  editor_id: number | null;
  number: string;
  files_count: number;
  client_id: number;
  organization_id: number;
  document_type_code: string;
}

/** Joined fields that rights and rules ask about. */
const JUDGED: readonly string[] = ['document_type_code', 'detail'];

/**
 * One document of a family inside the caller's scope, or undefined: not yours and not there are the same.
 * `locking` where its answer decides a write and the row is not locked yet.
 */
export const readDocument = (
  db: Db,
  actor: Actor,
  family: Family,
  id: number,
  locking?: 'locking',
): Promise<LoadedDocument | undefined> => readWithin(db, family, family.scope(actor), id, locking);

/** The same within any scope, for what is no caller's reading. */
export const readWithin = async (
  db: Db,
  family: Family,
  scope: Scope,
  id: number,
  locking?: 'locking',
): Promise<LoadedDocument | undefined> => (await readAllWithin(db, family, scope, [id], locking))[0];

/** Several documents of a family by their ids, in no order; those out of scope are left out. Locked in the order given. */
export const readAllWithin = async (
  db: Db,
  family: Family,
  scope: Scope,
  ids: readonly number[],
  locking?: 'locking',
): Promise<LoadedDocument[]> => {
  const statement = statementOf(family.object);
  // Of names that people read, those alone that the printed form says.
  const joined = [...JUDGED, ...(family.print?.says ?? [])];
  const columns = Object.entries(family.object.fields)
    .filter(([name, field]) => !field.from || joined.includes(name))
    .map(([name, field]) => `${column(statement, name, field)} as "${name}"`);
  const [only] = ids;
  const where = [
    compileDiscriminator(statement),
    compileScope(statement, ids.length === 1 && only !== undefined ? eq('id', only) : anyOf('id', ids)),
    compileScope(statement, scope),
  ];
  // Sent together and run in this order: what is read is read under the lock.
  const [, rows] = await Promise.all([
    Promise.all((locking ? ids : []).map((id) => db.rows(LOCK, [id]))),
    db.rows<Record<string, unknown>>(
      `select ${columns.join(', ')} from ${fromClause(statement)} where ${where.join(' and ')}`,
      statement.values,
    ),
  ]);
  return rows.map((row) => ({
    record: row as unknown as DocumentRecord,
    facts: documentFactsOf(row),
    version: Number(row.version),
    updated_at: String(row.updated_at),
    editor_id: row.editor_id === null ? null : Number(row.editor_id),
    number: String(row.number),
    files_count: Number(row.files_count),
    client_id: Number(row.client_id),
    organization_id: Number(row.organization_id),
    document_type_code: String(row.document_type_code ?? ''),
  }));
};

/** Locks a document's row for the rest of the transaction; several are locked in ascending order by the caller. */
export const lockDocument = async (db: Db, id: number): Promise<void> => {
  await db.rows(LOCK, [id]);
};

const LOCK = 'select 1 from "document" where "id" = $1 for update';

/**
 * Locks several documents in ascending order and then their employees, in ascending order as well: the rules of a move
 * lock the employee, and two calls over the same people may name them in any order.
 */
export const lockDocuments = async (db: Db, ids: readonly number[]): Promise<void> => {
  const ascending = [...new Set(ids)].sort((a, b) => a - b);
  for (const id of ascending) await lockDocument(db, id);
  if (ascending.length > 1)
    await db.rows(
      `select 1 from "employee" where "id" in (select "employee_id" from "document" where "id" = any($1::bigint[]))
       order by "id" for no key update`,
      [ascending],
    );
};
