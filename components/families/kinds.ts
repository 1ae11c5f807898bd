import type { MasterData } from '../rpc/master.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { kindsOfPaper } from './request/kinds-of-paper.ts';

/** What a person looks for by name although it is a kind of the documents of a family. */
export interface FamilyKind {
  readonly code: string;
  /** Its row of a dictionary: `name` and `name_eng`. */
  readonly row: AnyRow;
  /** What the address of the form says to begin one. */
  readonly query: Readonly<Record<string, string>>;
}

/** Kinds that are begun by themselves, by family. */
const KINDS: Readonly<Record<string, (master: MasterData) => readonly FamilyKind[]>> = {
  request: kindsOfPaper,
};

export const kindsOf = (object_id: string, master: MasterData): readonly FamilyKind[] =>
  KINDS[object_id]?.(master) ?? [];
