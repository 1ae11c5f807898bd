/** The selector of a cell. */
export const cellAddress = ({ key, column }: Place): string => `[data-cell="${CSS.escape(key)}:${column}"]`;

export const cellMark = ({ key, column }: Place): string => `${key}:${column}`;

/** The control of a cell; undefined for one that is only read. */
export const fieldIn = (cell: Element): HTMLElement | undefined =>
  cell.querySelector<HTMLElement>('input, textarea, button') ?? undefined;

/** The place that an element stands in; undefined outside of all cells. */
export const placeOf = (element: Element): { place: Place; cell: HTMLElement } | undefined => {
  const cell = element.closest<HTMLElement>('[data-cell]');
  const mark = cell?.dataset.cell;
  if (!cell || mark === undefined) return undefined;
  const at = mark.lastIndexOf(':');
  return { place: { key: mark.slice(0, at), column: Number(mark.slice(at + 1)) }, cell };
};

/** A place in the grid: by the key of its line, which stays with it wherever the line goes, and its column among all. */
export interface Place {
  readonly key: string;
  readonly column: number;
}
