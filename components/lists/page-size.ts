const USUAL = [10, 25, 50, 100];

/** The page sizes a person may choose from: the client's own and the usual ones. */
export const pageSizes = (standard: number): number[] =>
  [...new Set([standard, ...USUAL])].toSorted((a, b) => a - b);
