import type { Db } from '../db/tx.ts';
import type { FileStore } from '../store/file-store.ts';

/** Something that must never be so, with the row it was seen at. */
export interface Violation {
  readonly invariant: string;
  readonly what: string;
}

export interface Question {
  readonly db: Db;
  readonly files: FileStore;
  /** Where the seals of the audit were put, when that can be asked. */
  readonly seals?: FileStore;
  /** How old an intention may be before it counts as undelivered. */
  readonly undoneAfterS: number;
  /** Moves that callers were told are done. */
  readonly journal?: AsyncIterable<string>;
}

/** A check finds its violations one by one, without ever holding a large table in memory. */
export type Invariant = (question: Question) => AsyncIterable<Violation>;
