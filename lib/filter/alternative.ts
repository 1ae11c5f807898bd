import { and, eq, type Filter, or } from './filter.ts';

/**
 * One of several ways to pass: a condition, which an index leads to few rows by. With `each` it holds for one tuple of
 * values of some fields (codes or texts) at a time; no row has two of them, and an index has the rows of each in their
 * order.
 */
export interface Alternative {
  readonly filter: Filter;
  readonly each?: {
    readonly fields: readonly string[];
    readonly tuples: readonly (readonly string[])[];
  };
}

/** The same as one condition. */
export const filterOf = ({ filter, each }: Alternative): Filter =>
  each
    ? and(
        filter,
        or(
          ...each.tuples.map((tuple) =>
            and(...each.fields.map((field, index) => eq(field, tuple[index] ?? null))),
          ),
        ),
      )
    : filter;
