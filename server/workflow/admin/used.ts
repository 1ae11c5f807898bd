import type { Db } from '../../db/tx.ts';

/** Whether a document was ever moved by a step. */
export const isUsed = async (at: Db, step_id: number): Promise<boolean> => {
  const rows = await at.rows('select 1 from "document_status" where "workflow_id" = $1 limit 1', [step_id]);
  return rows.length > 0;
};
