import type { AnyRow } from '../rpc/rows.ts';

/** What a person looks for by name although it is a kind of the documents of a family. */
export interface FamilyKind {
  readonly code: string;
  /** Its row of a dictionary: `name` and `name_eng`. */
  readonly row: AnyRow;
  /** What the address of the form says to begin one. */
  readonly query: Readonly<Record<string, string>>;
}
