import { inTransaction, type Tx } from '../db/tx.ts';
import type { Work } from './worker.ts';

/** One intention of the outbox, as its job carries it. */
export interface Intention {
  readonly outbox_id: number;
  readonly client_id: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What becomes of intentions of one kind. Its parts may run again and must then change nothing. */
export interface Effect<Made = unknown> {
  /** Outside the database, before the transaction; what it makes is handed to the inside. */
  outside?(intentions: readonly Intention[]): Promise<Made>;
  /** Inside the transaction that also marks the intentions as done. */
  inside?(tx: Tx, intentions: readonly Intention[], made?: Made): Promise<void>;
  /** Once it is committed. */
  readonly after?: (intentions: readonly Intention[]) => void;
}

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
