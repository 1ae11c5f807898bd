import type { Actor } from '../../lib/access/actor.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { writeAuditOfRows } from '../audit/audit-many.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal } from '../call/call-error.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';
import { addManyRecords, asRefusedRow, RefusedRow } from '../objects/add-many.ts';
import type { Wire } from '../objects/parse-record.ts';
import { editRecord, type Telling } from '../objects/table.ts';
import type { ReadTable } from '../users/import/read-table.ts';
import { TABLE } from '../users/import/readers.ts';
import { type FileVerdict, type Judged, judgeFile } from './judge-file.ts';
import { keptBy } from './keeping.ts';

interface Imported {
  readonly written: boolean;
  readonly verdicts: readonly FileVerdict[];
}

/** Rows that one statement adds to the audit. */
const TOLD_AT_ONCE = 500;

/** A file of a dictionary as a table of texts, read beside. Refuses: import_unreadable, import_too_many, files_busy. */
export const readDictionaryFile = async (bytes: Uint8Array, by: string): Promise<ReadTable> => {
  const table = await readBeside(TABLE, bytes, { by });
  if (!table) throw refusal('import_unreadable');
  return table;
};

/** What a file would do to a dictionary now. Writes nothing. Refuses: not_found, access_denied, unknown_field, validation. */
export const previewFile = async (
  actor: Actor,
  name: string,
  table: ReadTable,
): Promise<readonly FileVerdict[]> => judgeFile(db, actor, name, table);

/**
 * Writes a file into a dictionary: all of it or, where one row is refused, nothing. Rows are judged again by what is
 * true then, whatever a preview said.
 */
export const writeFile = async (actor: Actor, name: string, table: ReadTable): Promise<Imported> => {
  const { object, may } = keptBy(actor, name);
  if (!may.add || !may.edit) throw refusal('access_denied');
  let verdicts: Judged[] = [];
  try {
    return await inTransaction(async (tx) => {
      // Two files of one dictionary are judged one after the other.
      await tx.rows(
        `select pg_advisory_xact_lock(hashtextextended('import:' || $1::text || ':' || $2::text, 0))`,
        [object.object_id, actor.client_id],
      );
      await tx.rows(`select set_config('portal.written_by', 'file', true)`);
      verdicts = await judgeFile(tx, actor, name, table);
      if (verdicts.some(({ outcome }) => outcome === 'refused')) return { written: false, verdicts };
      const told: AuditEntry[] = [];
      const tell: Telling = async (_tx, entry) => {
        told.push(entry);
        if (told.length === TOLD_AT_ONCE) await writeAuditOfRows(tx, told.splice(0));
      };
      await writeLines(tx, actor, object, verdicts, tell);
      await writeAuditOfRows(tx, told);
      return { written: true, verdicts };
    });
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    const { fields } = error.cause.refusal;
    // A refusal without a field is of the whole row: hr may not enter their own days, for one.
    if (!fields) throw error.cause;
    const at = error.index;
    return {
      written: false,
      verdicts: verdicts.map((one, index) =>
        index === at ? { ...one, outcome: 'refused', changes: [], fields } : one,
      ),
    };
  }
};

/** Writes what lines would do, in their order; those that follow one another and add are added together. */
const writeLines = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  verdicts: readonly Judged[],
  tell: Telling,
): Promise<void> => {
  let added: { readonly at: number; readonly record: Wire }[] = [];
  const writeAdded = async (): Promise<void> => {
    const lines = added;
    added = [];
    await addManyRecords(
      tx,
      actor,
      object,
      lines.map(({ record }) => record),
      tell,
    ).catch((error: unknown) => {
      throw error instanceof RefusedRow ? new RefusedRow(lines[error.index]?.at ?? 0, error.cause) : error;
    });
  };
  for (const [at, { outcome, record }] of verdicts.entries()) {
    if (outcome === 'add') added.push({ at, record });
    if (outcome !== 'change') continue;
    await writeAdded();
    await editRecord(tx, actor, object, record, tell).catch(asRefusedRow(at));
  }
  await writeAdded();
};
