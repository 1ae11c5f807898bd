/** A cell of the grid: a person by their place, and a day of the month from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1);

/** Where a key leads from a cell; undefined where it leads nowhere. */
export const placeAfter = (
  key: string,
  { row, column }: GridPlace,
  size: GridSize,
): GridPlace | undefined => {
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: size.columns - 1 };
  const step = STEPS[key];
  return step && { row: within(row + step[0], size.rows), column: within(column + step[1], size.columns) };
};
