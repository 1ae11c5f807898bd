/** The filter after parsing: what the list engine compiles and what a row scope is written in. */
export type Literal = string | number | boolean | null;
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Filter =
  | { and: readonly Filter[] }
  | { or: readonly Filter[] }
  | { not: Filter }
  | { field: string; op: Comparison; value: Literal }
  | { field: string; in: readonly Literal[] }
  | { field: string; between: readonly [Literal, Literal] }
  /** SQL pattern: `%` any text, `_` one character, a backslash takes the next character as it is. */
  | { field: string; like: string; ci: boolean }
  | { field: string; isNull: true }
  | { field: string; within: Within };

/**
 * Rows of a table that name, by `column`, what a field holds: those in which one of the columns of `any` has its value.
 * Only scopes say so; no text of a filter can.
 */
export interface Within {
  readonly table: string;
  readonly column: string;
  readonly any: Readonly<Record<string, string | number>>;
}

/** Which rows: everything of the object, nothing, or those a filter names. */
export type Scope = 'all' | 'none' | Filter;

export const eq = (field: string, value: Literal): Filter => ({ field, op: '=', value });
export const anyOf = (field: string, values: readonly Literal[]): Filter => ({ field, in: values });
export const and = (...parts: readonly Filter[]): Filter => ({ and: parts });
export const or = (...parts: readonly Filter[]): Filter => ({ or: parts });
export const within = (field: string, rows: Within): Filter => ({ field, within: rows });

/** The rows of the one scope and those of the other. */
export const either = (a: Scope, b: Scope): Scope => {
  if (a === 'none' || b === 'all') return b;
  return b === 'none' || a === 'all' ? a : or(a, b);
};
