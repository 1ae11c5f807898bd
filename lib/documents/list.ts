import type { Mode } from '../routes/route.ts';

/** A column of a document list; its heading is `documents.columns.<key>`. */
export interface ListColumn {
  readonly key: string;
  /** View fields the cell prints; the first one sorts. */
  readonly fields: readonly string[];
  readonly kind:
    | 'person'
    | 'document'
    | 'period'
    | 'number'
    | 'status'
    | 'holder'
    | 'moment'
    | 'text'
    | 'away';
  /** Shown unless the person hides it. */
  readonly shown: boolean;
  /** Only in these modes; all when absent. */
  readonly modes?: readonly Mode[];
}

export interface DocumentListDefinition {
  readonly columns: readonly ListColumn[];
}

/** The columns a list has in a mode, in order. */
export const columnsIn = (list: DocumentListDefinition, mode: Mode): readonly ListColumn[] =>
  list.columns.filter((column) => !column.modes || column.modes.includes(mode));
