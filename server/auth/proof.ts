import type { Actor } from '../../lib/access/actor.ts';
import type { SecondFactorMethod } from '../../lib/identity/second-factor.ts';
import { refusal } from '../call/call-error.ts';
import type { Db, Tx } from '../db/tx.ts';
import { methodsOf } from './second-factor.ts';

const PROOF_S = 10 * 60;

/** What a person proves themselves with again: the second factor, or the password where there is none. */
export const proofsOf = async (
  db: Db,
  user_id: number,
): Promise<readonly (SecondFactorMethod | 'password')[]> => {
  const methods = await methodsOf(db, user_id);
  return methods.length > 0 ? methods : ['password'];
};

/**
 * Lets a caller go on who proved themselves in this session within ten minutes: with the second factor, or with the
 * password where there is none; then a sign-in of just now counts as well, but not one by a link of a letter. For what
 * a stolen session must not be enough for. Refuses: proof_required.
 */
export const requireProof = async (db: Db, actor: Actor): Promise<void> => {
  const methods = await proofsOf(db, actor.user_id);
  const proved = await db.rows(
    `select 1 from "auth_session" where "id" = $1 and ("proved_at" > now() - make_interval(secs => $2)
       or ($3 and "origin" <> 'restore' and "create_date" > now() - make_interval(secs => $2)))`,
    [actor.session_id, PROOF_S, methods.includes('password')],
  );
  if (proved.length === 0) throw refusal('proof_required', { methods });
};

/** The same for a person with a second factor; others are asked for nothing. Refuses: proof_required. */
export const requireFactorProof = async (db: Db, actor: Actor): Promise<void> => {
  if ((await methodsOf(db, actor.user_id)).length > 0) await requireProof(db, actor);
};

/** The person has proved themselves in this session now. */
export const markProved = (tx: Tx, actor: Actor) =>
  tx.rows('update "auth_session" set "proved_at" = now() where "id" = $1', [actor.session_id]);

/** What was proved by the password alone counts no longer, in whatever session: there is a second factor from now on. */
export const forgetProofs = (tx: Tx, user_id: number) =>
  tx.rows('update "auth_session" set "proved_at" = null where "user_id" = $1 and "proved_at" is not null', [
    user_id,
  ]);
