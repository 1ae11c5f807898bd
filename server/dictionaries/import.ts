import type { Actor } from '../../lib/access/actor.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { writeAuditOfRows } from '../audit/audit-many.ts';
import { readBeside } from '../beside/read-beside.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';
import { addRecord, editRecord, type Telling } from '../objects/table.ts';
import type { ReadTable } from '../users/import/read-table.ts';
import { TABLE } from '../users/import/readers.ts';
import { type FileVerdict, type Judged, judgeFile } from './judge-file.ts';
import { keptBy } from './keeping.ts';

interface Imported {
  readonly written: boolean;
  readonly verdicts: readonly FileVerdict[];
}

/** The audit is told of so many rows at a time. */
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
 * Writes a file into a dictionary: all of it or, where one row is refused, nothing. Rows are judged anew by what is true
 * then, whatever a preview said.
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
      };
      for (const [index, verdict] of verdicts.entries()) {
        const refused = await refusalOfRow(tx, actor, object, verdict, tell);
        if (refused) {
          verdicts[index] = { ...verdict, outcome: 'refused', changes: [], fields: refused };
          throw new KeptBack();
        }
        if (told.length === TOLD_AT_ONCE) await writeAuditOfRows(tx, told.splice(0));
      }
      await writeAuditOfRows(tx, told);
      return { written: true, verdicts };
    });
  } catch (error) {
    if (error instanceof KeptBack) return { written: false, verdicts };
    throw error;
  }
};

class KeptBack extends Error {}

const refusalOfRow = async (
  tx: Tx,
  actor: Actor,
  object: ObjectDefinition,
  { outcome, record }: Judged,
  tell: Telling,
): Promise<readonly FieldRefusal[] | undefined> => {
  try {
    if (outcome === 'add') await addRecord(tx, actor, object, record, tell);
    if (outcome === 'change') await editRecord(tx, actor, object, record, tell);
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.refusal.fields ?? [{ field: '', code: 'field/wrong' }];
  }
};
