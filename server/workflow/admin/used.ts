import type { Actor } from '../../../lib/access/actor.ts';
import { refusal } from '../../call/call-error.ts';
import { type Db, db } from '../../db/tx.ts';
import { mustBeAdmin } from './admin-only.ts';

/** Whether a document was ever moved by a step. */
export const isUsed = async (at: Db, step_id: number): Promise<boolean> => {
  const rows = await at.rows('select 1 from "document_status" where "workflow_id" = $1 limit 1', [step_id]);
  return rows.length > 0;
};

/** The same, asked by whoever keeps the steps. Refuses: access_denied, not_found. */
export const askUsed = async (actor: Actor, step_id: number): Promise<boolean> => {
  mustBeAdmin(actor);
  const own = await db.rows('select 1 from "workflow" where "id" = $1 and "client_id" = $2', [
    step_id,
    actor.client_id,
  ]);
  if (own.length === 0) throw refusal('not_found');
  return isUsed(db, step_id);
};
