import type { Tx } from '../db/tx.ts';

/**
 * Whoever writes accounts of a client waits here for the others until the end of the transaction: an e-mail is given
 * once, and two admins cannot take the last roles of an admin from each other.
 */
export const lockUsers = (tx: Tx, client_id: number): Promise<unknown> =>
  tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`users:${client_id}`]);
