import type { Tx } from '../db/tx.ts';

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
