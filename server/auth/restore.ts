import type { Actor } from '../../lib/access/actor.ts';
import { networkOf } from '../../lib/identity/network.ts';
import { comparedEmail } from '../../lib/users/email.ts';
import { inTransaction, type Tx } from '../db/tx.ts';
import { queueLetter } from '../mail/queue.ts';
import { CallError, tooMany } from '../rpc/call-error.ts';
import { accountFor, tellAccount } from './account-for.ts';
import { countAttempt, forgetAttemptsOf, type Limit } from './limits.ts';

const BY_ADDRESS: Limit = { attempts: 20, windowS: 3_600 };
const BY_ACCOUNT: Limit = { attempts: 3, windowS: 3_600 };

/**
 * Somebody asks for a link. Nothing is looked up here: who has this mailbox, if anybody, is found out by the job that
 * writes the letter, so the answer and its time are the same for everybody. Refuses: too_many_requests, just so.
 */
export const askForLink = async (asked: {
  readonly email: string;
  readonly client: string;
  readonly address: string;
}): Promise<void> => {
  const email = comparedEmail(asked.email);
  for (const [key, limit] of [
    [`restore:address:${networkOf(asked.address)}`, BY_ADDRESS],
    [`restore:mailbox:${asked.client}:${email}`, BY_ACCOUNT],
  ] as const) {
    const wait = await countAttempt(key, limit);
    if (wait > 0) throw tooMany(wait);
  }
  await inTransaction((tx) =>
    queueLetter(tx, 0, { template: 'restore', client: asked.client, email, by_admin: false }),
  );
};

/**
 * Forgets the attempts counted against an account, whatever they were of. Refuses: access_denied, not_found,
 * proof_required.
 */
export const unlockUser = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  await accountFor(tx, actor, id);
  await forgetAttemptsOf(tx, id);
  await tellAccount(tx, actor, id, 'user.unlock');
};

/**
 * Has a person mailed a link to set a password, also one who is blocked by an old password. Refuses: access_denied,
 * not_found, proof_required, validation when there is no mailbox to write to.
 */
export const restoreUser = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const { email } = await accountFor(tx, actor, id);
  if (email.trim() === '')
    throw new CallError({ reason: 'validation', fields: [{ field: 'email', code: 'user/no-email' }] });
  await queueLetter(tx, actor.client_id, { template: 'restore', user_id: id, by_admin: true });
  await tellAccount(tx, actor, id, 'user.restore');
};

/** Ends every restore link of a person that is under way. */
export const endLinks = (tx: Tx, user_id: number): Promise<unknown> =>
  tx.rows(
    `update "auth_challenge" set "used_at" = now() where "user_id" = $1 and "kind" = 'restore' and "used_at" is null`,
    [user_id],
  );

/**
 * The mailbox of an account is another one from now on: links sent to the one before, if there was any, open nothing,
 * and its owner is told.
 */
export const leaveMailbox = async (
  tx: Tx,
  { id, client_id, email }: { readonly id: number; readonly client_id: number; readonly email: string },
): Promise<void> => {
  await endLinks(tx, id);
  if (email.trim() !== '')
    await queueLetter(tx, client_id, { template: 'email_changed', user_id: id, email });
};
