import type { Fields } from '../objects/object.ts';

/** A dictionary as its screen shows it. Its fields, rights and rows are those of its object; here is only what the object does not say. */
export interface Dictionary {
  /** Its screen: a route of its own, or its place below `dictionaries`. */
  readonly name: string;
  /** The object its rows are. */
  readonly object: string;
  /** Fields of the table in their order; by the first one a row is called. */
  readonly columns: readonly string[];
  /** Fields in which words are looked for. */
  readonly searched: readonly string[];
  /** Fields whose values narrow the list. */
  readonly narrowed?: readonly string[];
  /** Fields that tell a row of a file from every other. */
  readonly key: readonly string[];
  /** Values of a code that names one of many things the portal has, where its field does not list them. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Where the words of values stand, by field: `shell.role` has `shell.role.hr`. */
  readonly said?: Readonly<Record<string, string>>;
  /** What may stand in the field `detail`, by its place there: `type_hint.ru`. Whatever else stands there stays. */
  readonly detail?: Fields;
  /** Its rows are those of the object that have these values; a new row gets them without being asked. */
  readonly only?: Readonly<Record<string, string>>;
  /** The address that serves the thing a row describes; `{code}` is its code. */
  readonly takenAt?: string;
  /** The screen that explains how a row came about, and the field that names its person there. */
  readonly explained?: { readonly route: string; readonly by: string };
  /** Rows without a client are the portal's own and cannot be changed. */
  readonly shipped?: true;
}
