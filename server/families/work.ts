import type { Effect, Intention } from '../outbox/effect.ts';
import { fileStore } from '../store/store.ts';
import type { FamilyWork, StoredPaper, Workshop } from './family-work.ts';
import { makePaper, REQUEST_PAPER } from './request/make-paper.ts';

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
