import type { Actor } from '../../lib/access/actor.ts';
import type { SecondFactorMethod } from '../../lib/identity/second-factor.ts';
import { refusal } from '../call/call-error.ts';
import { codeKey, forgetAttempts } from '../call/limits.ts';
import type { Tx } from '../db/tx.ts';
import { queueLetter } from '../outbox/letter.ts';
import { accountFor, tellAccount } from './own-actor.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { methodsOf } from './second-factor.ts';
import { endSessionsOf } from './tokens.ts';

/** What was taken from an account, and how many sessions of its owner ended with it. */
export interface Dropped {
  readonly methods: readonly SecondFactorMethod[];
  readonly ended: number;
}

/**
 * Takes the whole second factor from an account its caller has locked: authenticator, passkeys and recovery codes.
 * Challenges under way are over, every session of the owner ends, and the owner gets a letter. Undefined where there
 * was none. The caller judges who may do it and writes it down.
 */
export const takeFactors = async (
  tx: Tx,
  { id, client_id }: { readonly id: number; readonly client_id: number },
): Promise<Dropped | undefined> => {
  const methods = await methodsOf(tx, id);
  if (methods.length === 0) return undefined;
  await tx.rows(
    `update "app_user" set "two_factor" = '', "totp_secret" = '', "updated_at" = now() where "id" = $1`,
    [id],
  );
  await tx.rows('delete from "passkey" where "user_id" = $1', [id]);
  await forgetRecoveryCodes(tx, id);
  await forgetAttempts(tx, codeKey(id));
  await tx.rows('update "auth_challenge" set "used_at" = now() where "user_id" = $1 and "used_at" is null', [
    id,
  ]);
  const ended = await endSessionsOf(tx, id);
  await queueLetter(tx, client_id, { template: 'factor_dropped', user_id: id });
  return { methods, ended: ended.length };
};

/**
 * An admin takes away the second factor of a person who lost it, never their own: that is removed with a code of it.
 * Refuses: access_denied, not_found, proof_required, second_factor_is_off.
 */
export const dropFactor = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  if (id === actor.user_id) throw refusal('access_denied');
  await accountFor(tx, actor, id);
  const dropped = await takeFactors(tx, { id, client_id: actor.client_id });
  if (!dropped) throw refusal('second_factor_is_off');
  await tellAccount(tx, actor, id, 'second_factor.drop', { ...dropped });
};
