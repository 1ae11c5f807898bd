import type { LineColumn } from '../../../lib/documents/form.ts';

/** Why a column of lines stays in sight: a line is not complete without it, or something in it is wrong. */
export type WhyShown = 'needed' | 'wrong';

/** A column with its place among all of them, and why it is not to be hidden. */
export interface PlacedColumn extends LineColumn {
  readonly place: number;
  readonly isShown: boolean;
  readonly why: WhyShown | undefined;
}

interface Standing {
  /** What the person has chosen to see; null is everything. */
  readonly chosen: readonly string[] | null;
  readonly needs: readonly string[];
  /** Columns in which something is wrong now. */
  readonly wrong: ReadonlySet<string>;
}

/** Which columns of lines are shown: those somebody wants to see, and those nobody may hide now. */
export const placedColumns = (
  columns: readonly LineColumn[],
  { chosen, needs, wrong }: Standing,
): readonly PlacedColumn[] =>
  columns.map((column, place) => {
    const { field } = column.control;
    const why = needs.includes(field) ? 'needed' : wrong.has(field) ? 'wrong' : undefined;
    return { ...column, place, why, isShown: why !== undefined || (chosen?.includes(field) ?? true) };
  });

/** What is kept of a choice: a column that is in sight for its error alone was not chosen. */
export const keptChoice = (
  fields: readonly string[] | null,
  columns: readonly PlacedColumn[],
  before: readonly string[] | null,
): readonly string[] | null => {
  const forced = columns.flatMap(({ why, control: { field } }) =>
    why === 'wrong' && before?.includes(field) === false ? [field] : [],
  );
  return fields?.filter((field) => !forced.includes(field)) ?? null;
};
