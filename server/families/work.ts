import type { Locale } from '../../lib/access/actor.ts';
import type { PrintFacts } from '../../lib/documents/print.ts';
import type { Tx } from '../db/tx.ts';
import type { Effect, Intention } from '../outbox/effect.ts';
import { fileStore } from '../store/store.ts';
import type { StoredBytes } from '../store/store-bytes.ts';
import { makePaper, REQUEST_PAPER } from './request/make-paper.ts';

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

const WORKS: Readonly<Record<string, FamilyWork<StoredPaper>>> = { [REQUEST_PAPER]: makePaper };

interface Done {
  readonly work: FamilyWork<StoredPaper>;
  readonly client_id: number;
  readonly id: number;
  readonly made: StoredPaper;
}

/** Carries out what families intend; documents are locked in ascending order. */
export const familyWork = (workshop: Workshop): Effect<readonly Done[]> => ({
  outside: async (intentions) => {
    const done: Done[] = [];
    try {
      for (const asked of intentions) done.push(...(await workOn(asked, workshop)));
    } catch (error) {
      await forget(done);
      throw error;
    }
    return done;
  },
  inside: async (tx, _intentions, done = []) => {
    for (const { work, client_id, id, made } of [...done].sort((a, b) => a.id - b.id))
      await work.inside(tx, client_id, id, made, workshop);
  },
});

const workOn = async ({ client_id, payload }: Intention, workshop: Workshop): Promise<Done[]> => {
  const work = WORKS[String(payload.work)];
  const id = Number(payload.document_id);
  if (!work) throw new Error(`nobody does ${String(payload.work)}`);
  const made = await work.outside(client_id, id, workshop);
  return made ? [{ work, client_id, id, made }] : [];
};

/** What a batch made before it failed goes at once: it is made again. */
const forget = async (done: readonly Done[]): Promise<void> => {
  const store = await fileStore();
  for (const { made } of done) for (const name of made.names) await store.remove(name);
};
