import { inTransaction } from '../db/tx.ts';
import type { Effect, Intention } from '../outbox/effect.ts';
import type { Work } from './worker.ts';

/** Carries out intentions and marks them done in one transaction; a job the queue hears of no more runs again. */
export const carryOut =
  (effect: Effect): Work<Intention> =>
  async (jobs) => {
    const intentions = jobs.map((job) => job.data);
    const made = await effect.outside?.(intentions);
    await inTransaction(async (tx) => {
      await effect.inside?.(tx, intentions, made);
      await tx.rows(
        'update "outbox" set "done_at" = now() where "id" = any($1::bigint[]) and "done_at" is null',
        [intentions.map((intention) => intention.outbox_id)],
      );
    });
    effect.after?.(intentions);
  };
