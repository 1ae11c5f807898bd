import type { Locale } from '../../lib/access/actor.ts';
import type { PrintFacts } from '../../lib/documents/print.ts';
import type { Tx } from '../db/tx.ts';
import type { StoredBytes } from '../store/store-bytes.ts';

/** A paper and its package that stand in the store and wait for their rows. */
export interface StoredPaper {
  readonly names: readonly string[];
  readonly paper: StoredBytes & { readonly original_name: string };
  readonly archive: StoredBytes & { readonly original_name: string };
}

/** Whose files are kept, and of which document. */
export interface KeptFor {
  readonly client_id: number;
  readonly user_id: number;
  readonly registrator_id: number;
  readonly document_object_id: string;
}

/** How papers are printed, sealed and kept: rooms above the families know it. */
export interface Workshop {
  /** `printed` hears when what follows is the seal. */
  readonly print: (facts: PrintFacts, locale: Locale, printed: () => Promise<void>) => Promise<StoredPaper>;
  readonly keep: (tx: Tx, paper: StoredPaper, to: KeptFor) => Promise<void>;
}

/** What a family does with one of its documents by itself. Its parts may run again and must then change nothing. */
export interface FamilyWork<Made> {
  /** Outside the transaction; undefined where nothing is left to do inside. */
  readonly outside: (clientId: number, id: number, workshop: Workshop) => Promise<Made | undefined>;
  readonly inside: (tx: Tx, clientId: number, id: number, made: Made, workshop: Workshop) => Promise<void>;
}
