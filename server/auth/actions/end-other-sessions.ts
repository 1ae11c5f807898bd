import type { Actor } from '../../../lib/access/actor.ts';
import { auditBy } from '../../audit/audit.ts';
import type { Writing } from '../../call/context.ts';
import type { Tx } from '../../db/tx.ts';
import { endSessionsOf } from '../tokens.ts';

/** Signs the person out everywhere but here; answers how many sessions ended. */
export const endOtherSessions = async (_input: object, { tx, actor }: Writing) => {
  const ended = await endOthers(tx, actor);
  await auditBy(tx, actor, 'end_other_sessions', [`user:${actor.user_id}`, 'session', actor.session_id], {
    ended,
  });
  return { data: { ended } };
};

/** Ends every session of the person but the one at hand, with their tokens; answers how many. */
export const endOthers = async (tx: Tx, actor: Actor): Promise<number> =>
  (await endSessionsOf(tx, actor.user_id, actor.session_id)).length;
