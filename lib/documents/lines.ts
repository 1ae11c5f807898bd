import type { Actor } from '../access/actor.ts';
import type { Scope } from '../filter/filter.ts';
import { id, integer } from '../objects/kinds.ts';
import type { Field, Fields, ObjectDefinition } from '../objects/object.ts';
import { documentKeys, renamedScope } from '../objects/through-document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';

/** Lines at most where a family says nothing else. */
export const LINES_MAX = 200;

/** What a family says of its lines: rows of a table of their own, in an order, that come and go with their document. */
export interface LinesInput {
  /** Their object and their table. */
  readonly object_id: string;
  /** The column that names the document. */
  readonly parent: string;
  readonly fields: Fields;
  /**
   * The fields by which they are filled in and read, in their order, and the room each takes at least, in rem; what is
   * left is shared out by it.
   */
  readonly columns: Readonly<Record<string, number>>;
  /**
   * Columns read as one, named by the first: a sum with its currency beside it, a text with its details below. Each
   * column by itself when absent.
   */
  readonly reads?: readonly (readonly string[])[];
  /** The columns that name a line: its first ones when absent. */
  readonly named?: readonly string[];
  /** Cells a new line copies from the one above. */
  readonly copies?: readonly string[];
  /** What else a new line after the others begins with. */
  readonly fresh?: (record: DocumentRecord, lines: readonly Line[]) => Readonly<Record<string, unknown>>;
  /** Columns a complete line needs: they are never hidden. */
  readonly needs?: readonly string[];
  /** Fields that mean something only together: when two people have changed them, all are of the one or of the other. */
  readonly together?: readonly (readonly string[])[];
  /** Cells of a line that the portal filled in: they count as no change in a merge. */
  readonly filled?: (cells: Readonly<Record<string, unknown>>) => readonly string[];
  /** They are few: each stands open to be filled in, not just the one where the cursor is. */
  readonly open?: true;
  /** As many as there may be; 200 where nothing is said. */
  readonly max?: number;
}

/** What a cell holds, as the wire spells it. Null is empty. */
export type CellValue = string | number | null;

/** A line as a form holds and sends it: by a key that stays with it while it is written, moved, merged and stored. */
export interface WireLine {
  readonly key: string;
  /** Null while it is not kept yet. */
  readonly id: number | null;
  readonly cells: Readonly<Record<string, CellValue>>;
}

/** A line as it is kept and rules see it: its own fields by name; null is one that is not kept yet. */
export interface Line {
  readonly id: number | null;
  readonly [field: string]: unknown;
}

/**
 * Lines as an object of their own: listed, filtered and exported with the rights of the document they hang on, written
 * with the document alone.
 */
export const linesObject = (
  { object_id, parent, fields }: LinesInput,
  scope: (actor: Actor) => Scope,
): ObjectDefinition => ({
  object_id,
  tables: [object_id],
  fields: {
    id: id(),
    [parent]: id(),
    sort: integer(),
    ...documentKeys(parent),
    ...fields,
  },
  scope: (actor) => renamedScope(scope(actor), parent),
  order: { field: 'id', desc: false },
  document: true,
});

/** The fields of lines that callers may write. */
export const writtenIn = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.write !== undefined);

/** The field of a document that holds its lines: sent and answered as a list, in their order. */
export const linesField = (input: LinesInput, object: ObjectDefinition): Field => ({
  kind: 'json',
  write: 'always',
  lines: {
    object,
    parent: input.parent,
    columns: input.columns,
    reads: input.reads ?? Object.keys(input.columns).map((name) => [name]),
    max: input.max ?? LINES_MAX,
  },
});

/** The lines of a record by the name of their field; none where there are none. */
export const linesOf = (record: Readonly<Record<string, unknown>>, name: string): readonly Line[] => {
  const lines = record[name];
  return Array.isArray(lines) ? (lines as readonly Line[]) : [];
};

/** The fields by which lines of a document name its files. */
export const fileFieldsOf = (
  fields: Fields,
): readonly {
  readonly name: string;
  readonly field: string;
  readonly lines: NonNullable<Field['lines']>;
}[] =>
  Object.entries(fields).flatMap(([name, { lines }]) =>
    lines
      ? Object.entries(lines.object.fields).flatMap(([field, { file }]) =>
          file ? [{ name, field, lines }] : [],
        )
      : [],
  );

type Said = Readonly<Record<string, unknown>>;

/** The files that lines of a document name, with the places where they do. */
export const namedFiles = (
  fields: Fields,
  said: Said,
): readonly { readonly place: string; readonly id: number }[] =>
  fileFieldsOf(fields).flatMap(({ name, field }) =>
    linesOf(said, name).flatMap((line, index) => {
      const id = line[field];
      return typeof id === 'number' ? [{ place: `${name}.${index}.${field}`, id }] : [];
    }),
  );

/** The files that hang on a document as a whole: no line names them, neither as it is kept nor as it is written. */
export const looseFiles = <File extends { readonly id: number }>(
  fields: Fields,
  files: readonly File[],
  ...said: readonly Said[]
): readonly File[] => {
  const named = new Set(said.flatMap((each) => namedFiles(fields, each).map(({ id }) => id)));
  return named.size === 0 ? files : files.filter(({ id }) => !named.has(id));
};
