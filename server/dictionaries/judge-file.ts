import type { Actor } from '../../lib/access/actor.ts';
import { detailAt, detailOf, detailWith } from '../../lib/dictionaries/detail.ts';
import type { Dictionary } from '../../lib/dictionaries/dictionary.ts';
import { onlyFilter } from '../../lib/dictionaries/only.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import { CallError, refusal } from '../call/call-error.ts';
import type { Db } from '../db/tx.ts';
import { type Columns, parseRecord, type Wire } from '../objects/parse-record.ts';
import { scopedRows } from '../objects/scoped-rows.ts';
import type { ReadTable } from '../users/import/read-table.ts';
import { saidValue, wireOfCell } from './cells.ts';
import { columnTitled, type FileColumn, fileColumns } from './columns.ts';
import { describeDictionary } from './describe.ts';
import { keptBy } from './keeping.ts';
import { type NamedRows, namedRows } from './named-rows.ts';

/** One line of a file: what it would do to the dictionary, and what is wrong with it, cell by cell. */
export interface FileVerdict {
  /** Its number in the file, the head being 1. */
  readonly row: number;
  /** What the row is called. */
  readonly name: string;
  readonly outcome: 'add' | 'change' | 'same' | 'refused';
  /** Every value that is written, beside what it is now; of a row that is added, those that are not empty. */
  readonly changes: readonly { readonly field: string; readonly was: unknown; readonly is: unknown }[];
  readonly fields: readonly FieldRefusal[];
}

export interface Judged extends FileVerdict {
  readonly record: Wire;
}

/** What a file would do to a dictionary, line by line, by what is true now. Refuses: not_found, access_denied, unknown_field, validation. */
export const judgeFile = async (
  from: Db,
  actor: Actor,
  name: string,
  { rows: [head = [], ...body], from1904 = false }: ReadTable,
): Promise<Judged[]> => {
  const { dictionary, object } = keptBy(actor, name);
  const described = await describeDictionary(actor, name);
  const columns = fileColumns(described);
  const titled = head.map((title) => (title.trim() === '' ? undefined : knownTitle(columns, title)));
  // A part of the key that may be empty is empty where the file has no such column.
  const missing = dictionary.key.find(
    (key) =>
      !titled.some((column) => column?.name === key) &&
      columns.find((column) => column.name === key)?.field.nullable !== true,
  );
  if (missing !== undefined)
    throw new CallError({ reason: 'validation', fields: [{ field: missing, code: 'field/required' }] });
  const facts: Facts = {
    named: await namedRows(
      from,
      actor,
      columns.map(({ field }) => field),
    ),
    from1904,
    stored: await storedRows(from, actor, object, dictionary),
    seen: new Set(),
    object,
    dictionary,
    described,
  };
  return body.flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cells = titled.flatMap((column, at) => (column ? [[column, line[at] ?? ''] as const] : []));
    return [judgeLine(index + 2, cells, facts)];
  });
};

/** An unknown title is a mistake: the values below it would be lost without a word. */
const knownTitle = (columns: readonly FileColumn[], title: string): FileColumn => {
  const column = columnTitled(columns, title);
  if (!column) throw refusal('unknown_field', { field: title.slice(0, 60) });
  return column;
};

/** What the lines of one file are judged by. */
interface Facts {
  readonly named: ReadonlyMap<string, NamedRows>;
  readonly from1904: boolean;
  /** The rows of each key that no line has spoken of yet. */
  readonly stored: ReadonlyMap<string, Columns[]>;
  readonly seen: Set<string>;
  readonly object: ObjectDefinition;
  readonly dictionary: Dictionary;
  readonly described: DictionaryDescription;
}

type Cells = readonly (readonly [column: FileColumn, cell: string])[];

const judgeLine = (row: number, cells: Cells, facts: Facts): Judged => {
  const { dictionary, described, named } = facts;
  const { wire, detail, wrong } = readCells(cells, facts);
  const first = described.fields.find(({ name }) => name === described.columns[0]);
  const name = String((first && saidValue(first, wire[first.name], named)) ?? wire.code ?? '');
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
  const rows = facts.stored.get(key) ?? [];
  if (rows.length === 0 && facts.seen.has(key))
    return refused([{ field: dictionary.key.at(-1) ?? 'id', code: 'field/duplicate' }]);
  facts.seen.add(key);
  try {
    if (rows.length === 0) return { row, name, fields: [], ...addition(wire, detail, facts) };
    const changes = rows.map((before) => changeOf(before, wire, detail, facts));
    const same = changes.findIndex(({ outcome }) => outcome === 'same');
    const [chosen] = changes.splice(Math.max(same, 0), 1);
    rows.splice(Math.max(same, 0), 1);
    return { row, name, fields: [], ...(chosen ?? addition(wire, detail, facts)) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return refused(error.refusal.fields ?? [{ field: error.refusal.reason, code: 'field/wrong' }]);
  }
};

/** What the cells of a line say of its row and of its json, and what is wrong with them. */
const readCells = (cells: Cells, { named, from1904 }: Facts) => {
  const wrong: FieldRefusal[] = [];
  const wire: Record<string, unknown> = {};
  const detail: Record<string, unknown> = {};
  for (const [{ field, part }, cell] of cells) {
    if (part !== 'value') continue;
    const [, organization = ''] =
      cells.find(([other]) => other.part === 'organization' && other.field === field) ?? [];
    const read = wireOfCell(field, cell, { named, organization, from1904 });
    if (!read.ok) wrong.push(read.error);
    else if (read.value !== null || !isLeftOut(field))
      (field.in_detail ? detail : wire)[field.name] = read.value;
  }
  return { wire, detail, wrong };
};

type Outcome = Pick<Judged, 'outcome' | 'changes' | 'record'>;

const addition = (wire: Wire, detail: Wire, facts: Facts): Outcome => {
  const { object, dictionary } = facts;
  const record = withoutFrozen(
    object,
    {
      ...wire,
      ...dictionary.only,
      ...(Object.keys(detail).length > 0 && { detail: detailWith({}, detail) }),
    },
    'add',
  );
  const columns = parseRecord(object, record, 'add');
  const changes = saidChanges(undefined, columns, detail, facts).filter(({ is }) => !isNothing(is));
  return { outcome: 'add', changes, record };
};

const changeOf = (before: Columns, wire: Wire, detail: Wire, facts: Facts): Outcome => {
  const said = {
    ...wire,
    ...(Object.keys(detail).length > 0 && { detail: detailWith(detailOf(before.detail), detail) }),
  };
  const columns = parseRecord(facts.object, withoutFrozen(facts.object, said, 'edit'), 'edit');
  const changed = Object.fromEntries(
    Object.entries(columns).filter(([field, value]) => !isSame(before[field], value)),
  );
  const changes = saidChanges(before, changed, detail, facts);
  return {
    outcome: Object.keys(changed).length > 0 ? 'change' : 'same',
    changes,
    record: { ...changed, id: before.id },
  };
};

/** Columns that are written as a preview says them: what a json holds place by place, what is named by its name. */
const saidChanges = (
  before: Columns | undefined,
  columns: Columns,
  detail: Wire,
  { described, dictionary, named }: Facts,
): FileVerdict['changes'] =>
  Object.entries(columns).flatMap(([name, is]) => {
    if (Object.hasOwn(dictionary.only ?? {}, name)) return [];
    if (name === 'detail') return detailChanges(before, detail);
    const field = described.fields.find((each) => each.name === name);
    const said = (value: unknown) => (field ? saidValue(field, value, named) : value);
    return [{ field: name, was: said(before?.[name]) ?? null, is: said(is) }];
  });

const detailChanges = (before: Columns | undefined, detail: Wire): FileVerdict['changes'] => {
  const kept = detailOf(before?.detail);
  return Object.entries(detail)
    .map(([place, is]) => ({ field: place, was: detailAt(kept, place) ?? null, is }))
    .filter(({ was, is }) => !(isNothing(was) && isNothing(is)) && String(was) !== String(is));
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || value === '0';

/** An empty cell of a number that there always is leaves it as it is. */
const isLeftOut = ({ kind, nullable, required }: DictionaryField): boolean =>
  !nullable && !required && (kind === 'integer' || kind === 'decimal');

/** Fields that only an addition may set are left out of a change. */
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
): Promise<ReadonlyMap<string, Columns[]>> => {
  const scope = object.write?.scope?.(actor) ?? object.scope(actor);
  const only = onlyFilter(dictionary.only) ?? 'all';
  const rows = await scopedRows<Columns>(from, object, [scope, only], 'b0.*');
  return Map.groupBy(rows, (row) => keyOf(dictionary, row));
};
