import type { Actor } from '../../lib/access/actor.ts';
import type { Family } from '../../lib/documents/family.ts';
import { type Line, linesOf } from '../../lib/documents/lines.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { Field } from '../../lib/objects/object.ts';
import type { DocumentRecord } from '../../lib/workflow/document-record.ts';
import type { Tx } from '../db/tx.ts';
import { parseLines } from '../objects/parse-lines.ts';
import type { Columns, Wire } from '../objects/parse-record.ts';
import { referredTo } from '../objects/references.ts';

type Lines = NonNullable<Field['lines']>;

/** The fields of a family that hold lines. */
const linesFields = (family: Family): readonly (readonly [name: string, lines: Lines])[] =>
  Object.entries(family.object.fields).flatMap(([name, { lines }]) =>
    lines ? [[name, lines] as const] : [],
  );

/** A record from the wire without its lines, and the lines apart. */
export const takenApart = (family: Family, record: Wire): { record: Wire; lines: Wire } => {
  const names = linesFields(family).map(([name]) => name);
  const [rest, lines] = [false, true].map((isLines) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name) === isLines)),
  );
  return { record: rest ?? {}, lines: lines ?? {} };
};

/**
 * Sent lines over the stored ones, by the name of their field: a named line keeps what was not sent of it, a stored
 * line that is not named goes. A line of another document is refused like an unknown one. Fields that were not sent are
 * left out.
 */
export const mergedLines = (
  family: Family,
  before: DocumentRecord,
  sent: Wire,
): { lines: Readonly<Record<string, readonly Line[]>>; refused: readonly FieldRefusal[] } => {
  const refused: FieldRefusal[] = [];
  const lines = Object.fromEntries(
    linesFields(family).flatMap(([name, definition]) => {
      if (!Object.hasOwn(sent, name)) return [];
      const parsed = parseLines(name, definition, sent[name]);
      refused.push(...parsed.refused);
      const kept = new Map(linesOf(before, name).map((line) => [line.id, line]));
      return [
        [
          name,
          parsed.lines.map((line, index) => laidOver(definition, kept, line, `${name}.${index}`, refused)),
        ],
      ];
    }),
  );
  return { lines, refused };
};

/** Refuses, by place, what lines name and the client's dictionaries do not have. */
export const lineReferences = async (
  tx: Tx,
  actor: Pick<Actor, 'client_id'>,
  family: Family,
  columns: Columns,
): Promise<FieldRefusal[]> => {
  const refused: FieldRefusal[] = [];
  for (const [name, { object }] of linesFields(family))
    for (const [field, { references }] of Object.entries(object.fields)) {
      if (!references || !Object.hasOwn(columns, name)) continue;
      const lines = linesOf(columns, name);
      const named = lines.map((line) => line[field]).filter((value) => typeof value === 'number');
      if (named.length === 0) continue;
      const { table, only } = referredTo(references);
      const known = await tx.rows<{ id: number }>(
        `select t."id" from "${table}" t where ${CLIENT_OF[references] ?? 't."client_id"'} = $1 and t."id" = any($2::bigint[])${only}`,
        [actor.client_id, named],
      );
      const ids = new Set(known.map(({ id }) => id));
      refused.push(
        ...lines.flatMap((line, index): FieldRefusal[] =>
          typeof line[field] === 'number' && !ids.has(line[field])
            ? [{ field: `${name}.${index}.${field}`, code: 'field/wrong' }]
            : [],
        ),
      );
    }
  return refused;
};

/** Tables whose rows belong to a client through another. */
const CLIENT_OF: Readonly<Record<string, string>> = {
  employee: '(select o."client_id" from "organization" o where o."id" = t."organization_id")',
};

const laidOver = (
  { object }: Lines,
  kept: ReadonlyMap<number | null, Line>,
  line: Line,
  place: string,
  refused: FieldRefusal[],
): Line => {
  const there = line.id === null ? undefined : kept.get(line.id);
  if (line.id !== null && !there) refused.push({ field: `${place}.id`, code: 'field/wrong' });
  const empty = Object.fromEntries(
    Object.entries(object.fields).flatMap(([name, field]) =>
      field.from || field.computed || name === 'id' ? [] : [[name, emptyOf(field)]],
    ),
  );
  return { ...empty, ...there, ...line };
};

const emptyOf = ({ kind, nullable, values }: Field): unknown => {
  if (kind === 'flag') return false;
  return nullable || values || !['text', 'code'].includes(kind) ? null : '';
};

/** What became of one line, for the audit: fields that are new or changed, or all it said when it went. */
export interface LineChange {
  readonly id: number | null;
  readonly was?: Columns;
  readonly is?: Columns;
}

/**
 * Writes the lines of a locked document as they are to be, in their order; answers what became of each. Gone lines are
 * deleted, changed ones updated, new ones added in one statement each.
 */
export const writeLines = async (
  tx: Tx,
  family: Family,
  documentId: number,
  before: DocumentRecord,
  after: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, readonly LineChange[]>>> => {
  const changes: Record<string, readonly LineChange[]> = {};
  for (const [name, lines] of linesFields(family))
    if (Object.hasOwn(after, name))
      changes[name] = await writeEach(tx, lines, documentId, linesOf(before, name), linesOf(after, name));
  return Object.fromEntries(Object.entries(changes).filter(([, each]) => each.length > 0));
};

const writeEach = async (
  tx: Tx,
  { object, parent }: Lines,
  documentId: number,
  before: readonly Line[],
  after: readonly Line[],
): Promise<readonly LineChange[]> => {
  const table = object.tables[0];
  const stored = Object.entries(object.fields).flatMap(([name, field]) =>
    field.from || field.computed || ['id', parent, 'sort'].includes(name) ? [] : [name],
  );
  const said = (line: Line): Columns => Object.fromEntries(stored.map((name) => [name, line[name] ?? null]));
  const there = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  const changes: LineChange[] = gone.map((line) => ({ id: line.id, was: said(line) }));
  if (gone.length > 0)
    await tx.rows(`delete from "${table}" where "${parent}" = $1 and "id" = any($2::bigint[])`, [
      documentId,
      gone.map(({ id }) => id),
    ]);
  const rows = after.map((line, index) => ({ line, sort: index + 1 }));
  const added = rows.filter(({ line }) => line.id === null);
  const changed = rows.flatMap(({ line, sort }) => {
    const was = there.get(line.id);
    if (!was) return [];
    const names = stored.filter((name) => !isSame(was[name], line[name]));
    const moved = Number(was.sort) !== sort;
    if (names.length === 0 && !moved) return [];
    const of = (from: Line, place: unknown) => ({
      ...Object.fromEntries(names.map((name) => [name, from[name] ?? null])),
      ...(moved ? { sort: place } : {}),
    });
    changes.push({ id: line.id, was: of(was, was.sort), is: of(line, sort) });
    return [{ id: line.id, sort, ...said(line) }];
  });
  const record = `"sort" int, ${stored.map((name) => `"${name}" text`).join(', ')}`;
  const cast = (name: string) => `r."${name}"::${typeOf(object.fields[name])}`;
  if (changed.length > 0)
    await tx.rows(
      `update "${table}" t set "sort" = r."sort", ${stored.map((name) => `"${name}" = ${cast(name)}`).join(', ')}
       from json_to_recordset($2::json) as r("id" bigint, ${record}) where t."id" = r."id" and t."${parent}" = $1`,
      [documentId, JSON.stringify(changed)],
    );
  if (added.length > 0) {
    const made = await tx.rows<{ id: number; sort: number }>(
      `insert into "${table}" ("${parent}", "sort", ${stored.map((name) => `"${name}"`).join(', ')})
       select $1, r."sort", ${stored.map(cast).join(', ')} from json_to_recordset($2::json) as r(${record})
       order by r."sort" returning "id", "sort"`,
      [documentId, JSON.stringify(added.map(({ line, sort }) => ({ sort, ...said(line) })))],
    );
    for (const { line, sort } of added)
      changes.push({ id: made.find((row) => row.sort === sort)?.id ?? null, is: { ...said(line), sort } });
  }
  return changes;
};

/** Decimals are compared by value: PostgreSQL gives them the digits of their column. */
const isSame = (a: unknown, b: unknown): boolean => {
  const [one, other] = [a ?? null, b ?? null];
  if (typeof one === 'string' && typeof other === 'string' && DECIMAL.test(one) && DECIMAL.test(other))
    return plain(one) === plain(other);
  return one === other;
};
const DECIMAL = /^-?\d+(\.\d+)?$/;
const plain = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

const TYPES: Readonly<Record<Field['kind'], string>> = {
  id: 'bigint',
  code: 'text',
  text: 'text',
  flag: 'boolean',
  day: 'date',
  time: 'text',
  moment: 'timestamptz',
  integer: 'int',
  decimal: 'numeric',
  json: 'jsonb',
};
const typeOf = (field: Field | undefined): string => TYPES[field?.kind ?? 'text'];
