import type { Clashes } from '../away/use-clashes.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';

/** A column as the table draws it; its kind decides how much room it has, and where it folds. */
export interface ShownColumn {
  readonly key: string;
  readonly kind: string;
}

/** What a cell prints: a column of a document. */
export interface CellProps<Column extends ShownColumn> {
  column: Column;
  row: DocumentRow;
  href: string;
  clashes: Clashes;
}

/** What the table and the cards of the phone both need of a list. */
export interface RowsProps {
  rows: readonly DocumentRow[];
  hrefOf: (row: DocumentRow) => string;
  clashes: Clashes;
  chosen: ReadonlySet<unknown>;
  onSelect: (id: number, range: boolean) => void;
  cursor: number | null;
  onCursor: (id: number) => void;
  leaving: ReadonlySet<number>;
  busy: ReadonlySet<number>;
  onStep: (row: DocumentRow, step: RowStep) => void;
}
