import type { PrepareWrite } from '../../objects/rules.ts';

/** Tells the ledger whose limit it is going to append, for the rest of the transaction. */
export const nameAuthor: PrepareWrite = async (tx, actor) => {
  await tx.rows(`select set_config('portal.author', $1, true)`, [String(actor.real_employee_id ?? '')]);
};
