import type { Tx } from '../db/tx.ts';

/**
 * Writers of accounts of a client wait here for each other until the end of the transaction: an e-mail is given once,
 * and two admins cannot take the last roles of an admin from each other.
 */
export const lockUsers = (tx: Tx, client_id: number): Promise<unknown> =>
  tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`users:${client_id}`]);
