import type { RowsAddress, RowsState } from '../../lists/rows-address.ts';
import type { Paged } from '../../lists/use-paged.ts';
import type { ChangeRows } from '../../lists/use-rows-state.ts';
import type { DocumentRow } from '../document-row.ts';

/** The documents a list shows now, and the ways to others. */
export interface DocumentsInSight extends Paged<DocumentRow> {
  readonly address: RowsAddress;
  readonly state: RowsState;
  readonly change: ChangeRows;
  /** Whose documents the rows are: the reader's own alone, or others' as well. */
  readonly ownAlone: boolean;
}
