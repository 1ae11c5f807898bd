import { deliverLetters } from '../mail/deliver.ts';
import { MAIL } from '../mail/queue.ts';
import { onSignal } from '../notifications/signals.ts';
import { tellOfMoves } from '../notifications/tell-of-moves.ts';
import { SIGNATURE_TIMESTAMP, stampSignatures } from '../signing/jobs/timestamps.ts';
import { makeCopies } from '../signing/jobs/visual.ts';
import { startBoss } from './boss.ts';
import { carryOut, type Effect } from './effect.ts';
import { HOUSEKEEPING, startHousekeeping } from './housekeeping.ts';
import { startRelay } from './relay.ts';
import { removeFiles } from './remove-files.ts';
import { startWorker } from './worker.ts';

/** What the outbox may ask for. A kind that is not here stays where it is, and the invariants report it. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  document_moved: tellOfMoves,
  document_signed: makeCopies,
  files_removed: removeFiles,
  [SIGNATURE_TIMESTAMP]: stampSignatures,
  [MAIL]: deliverLetters,
};

/** What runs when the process stops may take so long; then it is given up and done again by whoever comes next. */
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
