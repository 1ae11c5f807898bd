import type { LineColumn } from '../../../lib/documents/form.ts';

/** Why a column of lines stays in sight: a line is not complete without it, or something in it is wrong. */
export type WhyShown = 'needed' | 'wrong';

/** A column with its place among all of them, and why it is not to be hidden. */
export interface PlacedColumn extends LineColumn {
  readonly place: number;
  readonly isShown: boolean;
  /** Some line asks for it; one that no line asks for is neither shown nor offered. */
  readonly isAsked: boolean;
  readonly why: WhyShown | undefined;
}

interface Standing {
  /** What the person has chosen to see; null is everything. */
  readonly chosen: readonly string[] | null;
  readonly needs: readonly string[];
  /** Columns in which something is wrong now. */
  readonly wrong: ReadonlySet<string>;
  /** Columns that every line leaves out: a rate where all sums are in the currency of the organization. */
  readonly unasked: ReadonlySet<string>;
}

/** The columns of lines that are shown: those the user chose, and those that may not be hidden now. */
export const placedColumns = (
  columns: readonly LineColumn[],
  { chosen, needs, wrong, unasked }: Standing,
): readonly PlacedColumn[] =>
  columns.map((column, place) => {
    const { field } = column.control;
    const why = needs.includes(field) ? 'needed' : wrong.has(field) ? 'wrong' : undefined;
    const isAsked = why !== undefined || !unasked.has(field);
    const isChosen = why !== undefined || (chosen?.includes(field) ?? true);
    return { ...column, place, why, isAsked, isShown: isAsked && isChosen };
  });

/** The columns of lines that all of them leave out; none of a document without lines. */
export const unaskedColumns = (
  columns: readonly LineColumn[],
  places: readonly string[],
  unasked: readonly string[],
): ReadonlySet<string> =>
  new Set(
    columns.flatMap(({ control: { field } }) =>
      places.length > 0 && places.every((place) => unasked.includes(`${place}.${field}`)) ? [field] : [],
    ),
  );

/**
 * What is kept of a choice: a column that is in sight for its error alone was not chosen, one that was not offered
 * stays as it was chosen before.
 */
export const keptChoice = (
  fields: readonly string[] | null,
  columns: readonly PlacedColumn[],
  before: readonly string[] | null,
): readonly string[] | null => {
  const forced = columns.flatMap(({ why, control: { field } }) =>
    why === 'wrong' && before?.includes(field) === false ? [field] : [],
  );
  const unoffered = columns.flatMap(({ isAsked, control: { field } }) =>
    !isAsked && (before?.includes(field) ?? true) ? [field] : [],
  );
  return fields && [...fields.filter((field) => !forced.includes(field)), ...unoffered];
};
