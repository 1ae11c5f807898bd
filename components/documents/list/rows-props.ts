import type { Clashes } from '../away/use-clashes.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import type { Selection } from './selection.ts';

/** What the table and the cards of the phone both need of a list. */
export interface RowsProps {
  rows: readonly DocumentRow[];
  hrefOf: (row: DocumentRow) => string;
  clashes: Clashes;
  selection: Selection;
  onSelect: (id: number, range: boolean) => void;
  cursor: number | null;
  onCursor: (id: number) => void;
  leaving: ReadonlySet<number>;
  busy: ReadonlySet<number>;
  onStep: (row: DocumentRow, step: RowStep) => void;
}
