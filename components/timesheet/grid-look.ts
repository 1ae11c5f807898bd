/** The height of a row in pixels, with its line. */
export const ROW_PX = 49;

/** The last day of the first half has a stronger line. */
const HALF_INDEX = 14;

export const halfEdge = (index: number): string =>
  index === HALF_INDEX ? 'border-r-2! border-r-line-strong!' : '';

const EDGES = 'border-b border-line';

/** The name stays in sight at the left, the sums at the right. */
export const NAME_CELL = `sticky left-0 z-3 content-center ${EDGES} border-r px-4 whitespace-nowrap`;

const SUM = `sticky z-3 content-center ${EDGES} border-r bg-surface px-2 text-right text-ink-2`;

export const SUM_CELLS: readonly string[] = [
  `${SUM} right-[128px] border-l border-l-line-strong`,
  `${SUM} right-[66px]`,
  `${SUM} right-0 border-r-0 bg-sunken`,
];
