import { folded } from '../kernel/folded.ts';
/** A column that pasted cells may be meant for. */
export interface PasteColumn {
  readonly field: string;
  /** What it is called in the head of a table. */
  readonly label: string;
  /** The value a text stands for; undefined where it stands for none of the column. */
  readonly read: (text: string) => string | number | undefined;
  /** Takes whatever is written: only what no other column understands is meant for it. */
  readonly takesAll: boolean;
}

/** What was pasted, as a table. */
export interface Pasted {
  readonly rows: readonly (readonly string[])[];
  /** The field of each column of it; null where it is for none. */
  readonly mapping: readonly (string | null)[];
}

/** The verdict on a pasted row: a line as it would be, or the cells that nothing can be made of. */
export interface PastedLine {
  readonly values: Readonly<Record<string, string | number>>;
  readonly wrong: readonly { readonly field: string; readonly text: string }[];
}

/** Cells as sheets put them on the clipboard: tabs between cells, quotes around what has lines or quotes of its own. */
export const cellsOf = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const close = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') close();
    else if (sign === '\n') {
      close();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  close();
  return rows.filter((row) => row.some((each) => each !== ''));
};

/**
 * A table with its columns recognised: by its head where it has one, else by what stands in it. A column goes to the
 * field that understands most of its cells, one column to a field; in doubt the first field wins.
 */
export const recognised = (
  cells: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
): Pasted => {
  const [head = [], ...below] = cells;
  const named = head.map(
    (text) => columns.find(({ label }) => folded(label) === folded(text))?.field ?? null,
  );
  if (below.length > 0 && named.some((field) => field !== null)) return { rows: below, mapping: named };
  const width = Math.max(0, ...cells.map((row) => row.length));
  const free = new Set(columns);
  const mapping = Array.from({ length: width }, (): string | null => null);
  const take = (isCandidate: (column: PasteColumn) => boolean) => {
    for (const index of mapping.keys()) {
      if (mapping[index] !== null) continue;
      const texts = cells.map((row) => row[index] ?? '').filter((text) => text !== '');
      const best = [...free]
        .filter(isCandidate)
        .map((column) => ({
          column,
          understood: texts.filter((text) => column.read(text) !== undefined).length,
        }))
        .filter(({ understood }) => understood * 2 >= texts.length && understood > 0)
        .toSorted((a, b) => b.understood - a.understood)[0];
      if (!best) continue;
      mapping[index] = best.column.field;
      free.delete(best.column);
    }
  };
  take(({ takesAll }) => !takesAll);
  take(({ takesAll }) => takesAll);
  return { rows: cells, mapping };
};

/** What each row of a table would be as a line. Empty cells say nothing. */
export const linesOfPasted = (
  { rows, mapping }: Pasted,
  columns: readonly PasteColumn[],
): readonly PastedLine[] =>
  rows.map((row) => {
    const values: Record<string, string | number> = {};
    const wrong: { field: string; text: string }[] = [];
    for (const [index, field] of mapping.entries()) {
      const text = row[index] ?? '';
      const column = columns.find((each) => each.field === field);
      if (!column || text === '') continue;
      const value = column.read(text);
      if (value === undefined) wrong.push({ field: column.field, text });
      else values[column.field] = value;
    }
    return { values, wrong };
  });
