/** One table of rights: rows are logins, columns are whose row it is, a cell says what may be done. */
export interface Grid {
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

/** One cell: `.` in the table means there is no such row and is left out. */
export interface Cell {
  readonly login: string;
  readonly column: string;
  /** Empty for `-`. */
  readonly rights: readonly string[];
}

/**
 * Reads a table as it is written: the first line names the columns, every other line a login and its cells.
 * A cell is `-` (nothing), `.` (no such row) or rights with commas between.
 */
export const gridOf = (text: string): Grid => {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const rows = new Map<string, string[]>();
  for (const [login = '', ...cells] of lines) {
    if (rows.has(login)) throw new Error(`${login} stands twice in a table of rights`);
    if (cells.length !== head.length)
      throw new Error(`${login} has ${cells.length} cells under ${head.length} columns`);
    rows.set(login, cells);
  }
  return { columns: head, rows };
};

export const cellsOf = (grid: Grid): Cell[] =>
  [...grid.rows].flatMap(([login, cells]) =>
    cells.flatMap((cell, index) => {
      const column = grid.columns[index] ?? '';
      return cell === '.' ? [] : [{ login, column, rights: cell === '-' ? [] : cell.split(',') }];
    }),
  );
