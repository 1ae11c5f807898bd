/** A list of so many rows needs no pages. */
export const LEAST_ROWS = 10;

const USUAL = [LEAST_ROWS, 25, 50, 100];

/** The page sizes a person may choose from: the client's own and the usual ones. */
export const pageSizes = (standard: number): number[] =>
  [...new Set([standard, ...USUAL])].toSorted((a, b) => a - b);
