import { onSignal } from '../notifications/signals.ts';
import { tellOfMoves } from '../notifications/tell-of-moves.ts';
import { startBoss } from './boss.ts';
import { carryOut, type Effect, type Intention } from './effect.ts';
import { HOUSEKEEPING, startHousekeeping } from './housekeeping.ts';
import { startRelay } from './relay.ts';
import { removeFiles } from './remove-files.ts';
import type { Repeated } from './wakeable.ts';
import { startWorker } from './worker.ts';

/** What the outbox may ask for. A kind that is not here stays where it is, and the invariants report it. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  document_moved: tellOfMoves,
  files_removed: removeFiles,
};

/** Starts everything that works in the background; `stop` lets what runs now finish. */
export const startJobs = async (): Promise<{ stop(): Promise<void> }> => {
  const kinds = Object.keys(EFFECTS);
  const boss = await startBoss([...kinds, HOUSEKEEPING]);
  const workers = new Map<string, Repeated>(
    Object.entries(EFFECTS).map(([kind, effect]) => [
      kind,
      startWorker<Intention>(boss, kind, carryOut(boss, kind, effect)),
    ]),
  );
  const relay = startRelay(boss, kinds, (kind) => workers.get(kind)?.wake());
  const deaf = onSignal((signal) => {
    if (signal.kind === 'changed' || signal.kind === 'missed') relay.wake();
  });
  const housekeeping = startHousekeeping(boss);
  return {
    stop: async () => {
      deaf();
      await relay.stop();
      await Promise.all([...[...workers.values()].map((worker) => worker.stop()), housekeeping.stop()]);
      await boss.stop({ graceful: false });
    },
  };
};
