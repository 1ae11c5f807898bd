import type { Actor } from '../../lib/access/actor.ts';
import type { Db, Tx } from '../db/tx.ts';
import { refusal } from '../rpc/call-error.ts';
import { methodsOf } from './second-factor.ts';

const PROOF_S = 10 * 60;

/**
 * Lets only somebody go on who has proved themselves in this session within ten minutes, when they have a second
 * factor to do it with. For what a stolen session must not be enough for. Refuses: proof_required.
 */
export const requireProof = async (db: Db, actor: Actor): Promise<void> => {
  const methods = await methodsOf(db, actor.user_id);
  if (methods.length === 0) return;
  const proved = await db.rows(
    `select 1 from "auth_session" where "id" = $1 and "proved_at" > now() - make_interval(secs => $2)`,
    [actor.session_id, PROOF_S],
  );
  if (proved.length === 0) throw refusal('proof_required', { methods });
};

/** The person has proved themselves in this session now. */
export const markProved = (tx: Tx, actor: Actor) =>
  tx.rows('update "auth_session" set "proved_at" = now() where "id" = $1', [actor.session_id]);
