import '../object-rules.ts';
import { db } from '../db/tx.ts';
import { familyWork } from '../families/work.ts';
import { deliverLetters } from '../mail/deliver.ts';
import { onSignal } from '../notifications/signals.ts';
import { tellHandedOver } from '../notifications/tell-handed-over.ts';
import { tellOfMoves } from '../notifications/tell-of-moves.ts';
import type { Effect } from '../outbox/effect.ts';
import type { IntentionKind } from '../outbox/intend.ts';
import { workshop } from '../signing/copies/sealed-paper.ts';
import { makeCopies } from '../signing/copies/visual.ts';
import { stampSignatures } from '../signing/timestamps/timestamps.ts';
import { fileStore } from '../store/store.ts';
import { unnamed } from '../store/sweep.ts';
import { startBoss } from './boss.ts';
import { carryOut } from './carry-out.ts';
import { HOUSEKEEPING, startHousekeeping } from './housekeeping.ts';
import { startRelay } from './relay.ts';
import { startWorker } from './worker.ts';

/**
 * The bytes of files whose rows are gone or marked; a name that is gone already is fine. The people of one paper share
 * its bytes: they stay as long as one row names them.
 */
const removeFiles: Effect = {
  outside: async (intentions) => {
    const store = await fileStore();
    const names = intentions.flatMap(({ payload }) => payload.names as readonly string[]);
    for await (const name of unnamed(db, names)) await store.remove(name);
  },
};

/** What becomes of each intention. One of a kind that is not here, of another version, stays; the invariants report it. */
const EFFECTS: Readonly<Record<IntentionKind, Effect>> = {
  document_moved: tellOfMoves,
  document_signed: makeCopies,
  family_work: familyWork(workshop),
  files_removed: removeFiles,
  handed_over: tellHandedOver,
  signature_timestamp: stampSignatures,
  mail: deliverLetters,
};

/** What runs when the process stops may take so long; then it is given up, and another process does it again. */
const GRACE_MS = 8_000;

/** Starts everything that works in the background; `stop` lets what runs now finish. */
export const startJobs = async (): Promise<{ stop(): Promise<void> }> => {
  const kinds = Object.keys(EFFECTS);
  const boss = await startBoss([...kinds, HOUSEKEEPING]);
  const wakes = new Map<string, () => void>();
  for (const [kind, effect] of Object.entries(EFFECTS))
    wakes.set(kind, await startWorker(boss, kind, carryOut(effect)));
  const relay = startRelay(boss, kinds, (kind) => wakes.get(kind)?.());
  const deaf = onSignal((signal) => {
    if (['changed', 'intended', 'missed'].includes(signal.kind)) relay.wake();
  });
  const housekeeping = await startHousekeeping(boss);
  return {
    stop: async () => {
      deaf();
      await Promise.all([relay.stop(), housekeeping.stop()]);
      await boss.stop({ timeout: GRACE_MS });
    },
  };
};
