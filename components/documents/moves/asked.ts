import type { DocumentRow, RowStep } from '../document-row.ts';
import type { Warning } from './carried-warnings.ts';

export interface Asked {
  readonly rows: readonly DocumentRow[];
  /** Chosen as well, but without this step: they stay as they are. */
  readonly left: readonly DocumentRow[];
  readonly step: RowStep;
  /** What is to be read before it is taken. */
  readonly warnings?: readonly Warning[];
  /** The other decisions, where its author was warned: the window has everything to take them by. */
  readonly turn?: { readonly steps: readonly RowStep[]; readonly take: (step: RowStep) => void };
}
