import type { Actor } from '../../lib/access/actor.ts';
import { detailOf, detailWith } from '../../lib/dictionaries/detail.ts';
import type { Dictionary } from '../../lib/dictionaries/dictionary.ts';
import { onlyFilter } from '../../lib/dictionaries/only.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { writeAuditOfRows } from '../audit/audit-many.ts';
import { readBeside } from '../beside/read-beside.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { type Db, db, inTransaction, type Tx } from '../db/tx.ts';
import { type Columns, parseRecord, type Wire } from '../objects/parse-record.ts';
import { scopedRows } from '../objects/scoped-rows.ts';
import { addRecord, editRecord, type Telling } from '../objects/table.ts';
import { TABLE } from '../users/import/readers.ts';
import { fieldTitled, fileColumns, type NamedRows, NOBODY_NAMED, wireOfCell } from './columns.ts';
import { describeDictionary } from './describe.ts';
import { keptBy } from './keeping.ts';
import { namedRows } from './named-rows.ts';

/** One line of a file: what it would do to the dictionary, and what is wrong with it, cell by cell. */
export interface FileVerdict {
  /** Its number in the file, the head being 1. */
  readonly row: number;
  /** What the row is called. */
  readonly name: string;
  readonly outcome: 'add' | 'change' | 'same' | 'refused';
  readonly changes: readonly { readonly field: string; readonly was: unknown; readonly is: unknown }[];
  readonly fields: readonly FieldRefusal[];
}

interface Judged extends FileVerdict {
  readonly record: Wire;
}

interface Imported {
  readonly written: boolean;
  readonly verdicts: readonly FileVerdict[];
}

/** The audit is told of so many rows at a time. */
const TOLD_AT_ONCE = 500;

/** A file of a dictionary as a table of texts, read beside. Refuses: import_unreadable, import_too_many, files_busy. */
export const readDictionaryFile = async (bytes: Uint8Array, by: string): Promise<string[][]> => {
  const table = await readBeside(TABLE, bytes, { by });
  if (!table) throw refusal('import_unreadable');
  return table.rows;
};

/** What a file would do to a dictionary now. Writes nothing. Refuses: not_found, access_denied, unknown_field, validation. */
export const previewFile = async (
  actor: Actor,
  name: string,
  table: readonly (readonly string[])[],
): Promise<readonly FileVerdict[]> => judgeFile(db, actor, name, table);

/**
 * Writes a file into a dictionary: all of it or, where one row is refused, nothing. Rows are judged anew by what is true
 * then, whatever a preview said.
 */
export const writeFile = async (
  actor: Actor,
  name: string,
  table: readonly (readonly string[])[],
): Promise<Imported> => {
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

const judgeFile = async (
  from: Db,
  actor: Actor,
  name: string,
  [head = [], ...body]: readonly (readonly string[])[],
): Promise<Judged[]> => {
  const { dictionary, object } = keptBy(actor, name);
  const described = await describeDictionary(actor, name);
  const columns = fileColumns(described);
  const titled = head.map((title) => (title.trim() === '' ? undefined : knownTitle(columns, title)));
  // A part of the key that may be empty is empty where the file has no such column.
  const missing = dictionary.key.find(
    (key) =>
      !titled.some((field) => field?.name === key) &&
      columns.find((field) => field.name === key)?.nullable !== true,
  );
  if (missing !== undefined)
    throw new CallError({ reason: 'validation', fields: [{ field: missing, code: 'field/required' }] });
  const named = await namedRows(from, actor, columns);
  const stored = await storedRows(from, actor, object, dictionary);
  const seen = new Set<string>();
  return body.flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = titled.flatMap((field, at) => (field ? [[field, line[at] ?? ''] as const] : []));
    return [judgeLine({ row: index + 2, cells, named, stored, seen, object, dictionary, described })];
  });
};

/** A title nobody knows is a mistake: what stands below it would be lost without a word. */
const knownTitle = (columns: readonly DictionaryField[], title: string): DictionaryField => {
  const field = fieldTitled(columns, title);
  if (!field) throw refusal('unknown_field', { field: title.slice(0, 60) });
  return field;
};

interface Line {
  readonly row: number;
  readonly cells: readonly (readonly [field: DictionaryField, cell: string])[];
  readonly named: ReadonlyMap<string, NamedRows>;
  readonly stored: ReadonlyMap<string, Columns>;
  readonly seen: Set<string>;
  readonly object: ObjectDefinition;
  readonly dictionary: Dictionary;
  readonly described: DictionaryDescription;
}

const judgeLine = ({ row, cells, named, stored, seen, object, dictionary, described }: Line): Judged => {
  const wrong: FieldRefusal[] = [];
  const wire: Record<string, unknown> = {};
  const detail: Record<string, unknown> = {};
  for (const [field, cell] of cells) {
    const value = wireOfCell(field, cell, named.get(field.references?.object ?? '') ?? NOBODY_NAMED);
    if (value === undefined) wrong.push({ field: field.name, code: 'field/wrong' });
    else if (value !== null || !isLeftOut(field)) (field.in_detail ? detail : wire)[field.name] = value;
  }
  const name = String(wire[described.columns[0] ?? ''] ?? wire.code ?? '');
  const refused = (fields: readonly FieldRefusal[]): Judged => ({
    row,
    name,
    outcome: 'refused',
    changes: [],
    fields,
    record: {},
  });
  if (wrong.length > 0) return refused(wrong);
  const key = keyOf(dictionary, wire);
  if (seen.has(key)) return refused([{ field: dictionary.key.at(-1) ?? 'id', code: 'field/duplicate' }]);
  seen.add(key);
  const before = stored.get(key);
  try {
    const said = {
      ...wire,
      ...(before ? {} : dictionary.only),
      ...(Object.keys(detail).length > 0 && { detail: detailWith(detailOf(before?.detail), detail) }),
    };
    const columns = parseRecord(
      object,
      withoutFrozen(object, said, before ? 'edit' : 'add'),
      before ? 'edit' : 'add',
    );
    const changes = Object.entries(columns)
      .filter(([field, value]) => !before || !isSame(before[field], value))
      .map(([field, is]) => ({ field, was: before?.[field] ?? null, is }));
    const record = before
      ? { ...Object.fromEntries(changes.map(({ field, is }) => [field, is])), id: before.id }
      : said;
    const outcome = !before ? 'add' : changes.length > 0 ? 'change' : 'same';
    return { row, name, outcome, changes: before ? changes : [], fields: [], record };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return refused(error.refusal.fields ?? [{ field: error.refusal.reason, code: 'field/wrong' }]);
  }
};

/** An empty cell of a number that there always is leaves it as it is. */
const isLeftOut = ({ kind, nullable, required }: DictionaryField): boolean =>
  !nullable && !required && (kind === 'integer' || kind === 'decimal');

/** What may be said only once is left out of a change; it is the key then, and the same. */
const withoutFrozen = (object: ObjectDefinition, wire: Wire, mode: 'add' | 'edit'): Wire =>
  Object.fromEntries(
    Object.entries(wire).filter(([name]) => {
      const write = object.fields[name]?.write;
      return write === 'always' || write === mode;
    }),
  );

const isSame = (stored: unknown, written: unknown): boolean => {
  if (stored === written) return true;
  if (stored !== null && typeof stored === 'object')
    return JSON.stringify(stored) === JSON.stringify(JSON.parse(String(written)));
  const [one, other] = [String(stored ?? ''), String(written ?? '')];
  return one === other || (one !== '' && other !== '' && Number(one) === Number(other));
};

const keyOf = ({ key }: Dictionary, row: Wire): string =>
  JSON.stringify(key.map((name) => String(row[name] ?? '')));

/** The rows there are, by their keys. */
const storedRows = async (
  from: Db,
  actor: Actor,
  object: ObjectDefinition,
  dictionary: Dictionary,
): Promise<ReadonlyMap<string, Columns>> => {
  const scope = object.write?.scope?.(actor) ?? object.scope(actor);
  const only = onlyFilter(dictionary.only) ?? 'all';
  const rows = await scopedRows<Columns>(from, object, [scope, only], 'b0.*');
  return new Map(rows.map((row) => [keyOf(dictionary, row), row]));
};
