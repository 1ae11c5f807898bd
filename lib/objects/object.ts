import type { Actor } from '../access/actor.ts';
import type { Role } from '../access/roles.ts';
import type { Filter, Scope } from '../filter/filter.ts';

/** How a value looks on the wire: flag '0'/'1', day YYYY-MM-DD, time HH:MM, moment ISO 8601 UTC, decimal and json as text. */
export type Kind =
  | 'id'
  | 'code'
  | 'text'
  | 'flag'
  | 'day'
  | 'time'
  | 'moment'
  | 'integer'
  | 'decimal'
  | 'json';

/** At most so many digits after the point. */
export interface Money {
  readonly places: number;
}

/** How a text is written beside its length; judged by `formats.ts`. */
export type Format = 'email' | 'phone';

/**
 * One field of an object, under the name it has everywhere.
 * A field without `from` and `computed` is a column; the others exist only in the view.
 */
export interface Field {
  readonly kind: Kind;
  /** A column of another table, reached through the reference `ref` of this object. */
  readonly from?: { readonly ref: string; readonly table: string; readonly column: string };
  /** Computed by the database: the expression is in `object-rules.ts` of its server room. */
  readonly computed?: true;
  /** Read where it is asked for by name, never sorted nor filtered by: a json as the text it is, or any kind as what it says. */
  readonly asked?: 'text' | 'value';
  /** Which of an object's tables holds the column; the first one when absent. */
  readonly table?: string;
  /** Rows of a table of their own that hang on this one, at most so many: read where they are asked for, never sorted by. */
  readonly lines?: {
    readonly object: ObjectDefinition;
    readonly parent: string;
    readonly max: number;
    /** The fields they are shown by, in their order, and the room each takes at least, in rem. */
    readonly columns: Readonly<Record<string, number>>;
    /** Which of them are read as one. */
    readonly reads: readonly (readonly string[])[];
  };
  /** The column, where it is not called as the field. */
  readonly column?: string;
  /** What the specification calls this column, where that is not the field's name: every door knows it by both. */
  readonly alias?: string;
  /** The field it is an alias of. */
  readonly aliasOf?: string;
  /** Only these roles may read, filter, sort and count by it; all readers of the row when absent. */
  readonly read?: readonly Role[];
  /**
   * Rows in which the caller may read it; null in all others. Unless that is all rows, no caller filters or sorts by
   * it: that would reveal the value.
   */
  readonly readIn?: (actor: Actor) => Scope;
  /** `readIn` of the caller, once it is known who that is. */
  readonly shownIn?: Filter;
  /** When a caller may set it: on add, on edit, both, or never (the server owns it). */
  readonly write?: 'add' | 'edit' | 'always';
  readonly required?: boolean;
  /** Only documents of these types have it, `child_*` is all that begin so; in others it is neither shown nor taken. */
  readonly when?: { readonly types: readonly string[] };
  /** A value that its rules let through, where not every value of its kind is one. */
  readonly example?: string;
  /** A day of what has happened: none after today. */
  readonly happened?: true;
  /** A text of exactly so many digits; spaces between them are left out. */
  readonly digits?: number;
  /** Longest text in characters. */
  readonly max?: number;
  /** How a text that is not empty is written: `formats.ts`. */
  readonly format?: Format;
  /** The only values there are. */
  readonly values?: readonly string[];
  /** May be null; a code, text or json that may not is stored as ''. */
  readonly nullable?: boolean;
  /** A decimal that is a sum of money or a rate, more than zero: taken as people type it, shown without zeros at its end. */
  readonly money?: Money;
  /** Object whose id the value must name, or whose code where the field is one, within the caller's client. */
  readonly references?: string;
  /** The family whose document the value names; its rules judge which. */
  readonly links?: string;
  /** Its family has a control of its own that chooses it. */
  readonly picked?: true;
  /** An id of a line that names a file of its document: the file goes with the last line that names it. */
  readonly file?: true;
}

export type Fields = Readonly<Record<string, Field>>;

export interface ObjectDefinition {
  readonly object_id: string;
  /** Physical tables; the second and further share the first one's id. */
  readonly tables: readonly [string, ...string[]];
  /** Its table is a view: its rows are those of other tables, put together. */
  readonly view?: true;
  readonly fields: Fields;
  /** Rows of `tables[0]` that are this object at all, e.g. documents of one family. */
  readonly discriminator?: { readonly column: string; readonly value: string | boolean };
  /** Which rows the caller may read. The only place that says so. */
  readonly scope: (actor: Actor) => Scope;
  /** Default order of a list. */
  readonly order: { readonly field: string; readonly desc: boolean };
  /** Who may add, edit, delete rows through table.*; absent = no caller. */
  readonly write?: {
    readonly add?: (actor: Actor) => boolean;
    readonly edit?: (actor: Actor) => boolean;
    readonly del?: (actor: Actor) => boolean;
    /** Rows a caller may edit or delete; the read scope when absent. */
    readonly scope?: (actor: Actor) => Scope;
  };
  /** Columns of a written row that the audit tells; all of them when absent. */
  readonly audited?: readonly string[];
  /** Columns the server fills on add, from the caller. */
  readonly owned?: (actor: Actor) => Readonly<Record<string, number | null>>;
  /** Documents are written and moved by their own rules, not by the dictionary engine. */
  readonly document?: true;
  /** Readable without signing in (the scope is asked with the client only). */
  readonly publicScope?: (client_id: number) => Scope;
}

/** The same fields, those with an alias under that as well. */
export const underEveryName = (fields: Fields): Fields =>
  Object.values(fields).some(({ alias }) => alias)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, { alias, ...field }]) => [
          [name, field] as const,
          ...(alias ? [[alias, { ...field, column: field.column ?? name, aliasOf: name }] as const] : []),
        ]),
      )
    : fields;

/** Fields the caller may read somewhere; the only catalogue a filter, an order or a select is checked against. */
export const readableFields = (object: ObjectDefinition, actor: Actor): Fields =>
  Object.fromEntries(
    Object.entries(underEveryName(object.fields)).flatMap(([name, field]) => {
      if (field.read && !field.read.some((role) => actor.roles.includes(role))) return [];
      const rows = field.readIn?.(actor) ?? 'all';
      if (rows === 'none') return [];
      return [[name, rows === 'all' ? field : { ...field, shownIn: rows }] as const];
    }),
  );
