import type { BusinessRole } from '../access/roles.ts';
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

/** A stop on the way of a document: who acts while it has this status. */
export interface PathStop {
  readonly status_id: string;
  readonly role: BusinessRole;
}

export interface DocumentListDefinition {
  readonly columns: readonly ListColumn[];
  /** The usual way of the family, for the path drawn in lists and the steps ahead; what may really be done comes from the workflow. */
  readonly path: readonly PathStop[];
}

/** The columns a list has in a mode, in order. */
export const columnsIn = (list: DocumentListDefinition, mode: Mode): readonly ListColumn[] =>
  list.columns.filter((column) => !column.modes || column.modes.includes(mode));
