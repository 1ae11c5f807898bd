import type { Actor } from '../../lib/access/actor.ts';
import { networkOf } from '../../lib/identity/network.ts';
import { comparedEmail } from '../../lib/kernel/email.ts';
import { tooMany, wrongField } from '../call/call-error.ts';
import { countAttempt, forgetAttemptsOf, type Limit } from '../call/limits.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';
import { queueLetter } from '../outbox/letter.ts';
import { KNOWN_S } from './browser-mark.ts';
import { accountFor, tellAccount } from './own-actor.ts';
import { tokenHash } from './tokens.ts';

/** How long a link counts as fresh, and so the longest wait for another one. */
const FRESH_S = 10 * 60;
const BY_SENDER: Limit = { attempts: 20, windowS: FRESH_S };
const BY_MAILBOX: Limit = { attempts: 3, windowS: 3_600 };
const BY_MAILBOX_LATER: Limit = { attempts: 1, windowS: FRESH_S };

/**
 * Asks for a link. Nothing is looked up here: the job that writes the letter finds the owner of the mailbox, if any, so
 * the answer and its time are the same for every mailbox. A mailbox gets three letters an hour and then one in ten
 * minutes: a stranger who asks keeps the owner from none but a second link. An address, or a browser that has been
 * signed in here, asks twenty times in ten minutes. Refuses: too_many_requests, alike for all.
 */
export const askForLink = async (asked: {
  readonly email: string;
  readonly client: string;
  readonly address: string;
  /** Hash of the browser's mark. */
  readonly browser: string;
}): Promise<void> => {
  const email = comparedEmail(asked.email);
  const mailbox = `${asked.client}:${email}`;
  const wait =
    (await countAttempt(await senderKey(asked), BY_SENDER)) ||
    ((await countAttempt(`restore:mailbox:${mailbox}`, BY_MAILBOX)) &&
      (await countAttempt(`restore:later:${mailbox}`, BY_MAILBOX_LATER)));
  if (wait > 0) throw tooMany(wait);
  await inTransaction((tx) =>
    queueLetter(tx, 0, { template: 'restore', client: asked.client, email, by_admin: false }),
  );
};

/**
 * The owner of a link that is over asks for another in one press. As with `askForLink` nothing is looked up here: the
 * job finds the owner, so that the answer is the same for an invented link. Refuses: too_many_requests.
 */
export const askForLinkAgain = async ({
  token,
  ...asked
}: {
  readonly token: string;
  readonly address: string;
  /** Hash of the browser's mark. */
  readonly browser: string;
}): Promise<void> => {
  const link = tokenHash(token).toString('hex');
  const wait =
    (await countAttempt(await senderKey(asked), BY_SENDER)) ||
    (await countAttempt(`restore:link:${link}`, BY_MAILBOX_LATER));
  if (wait > 0) throw tooMany(wait);
  await inTransaction((tx) => queueLetter(tx, 0, { template: 'link_again', link }));
};

/** Requests are counted by browser, if an account has signed in there, else by address. */
const senderKey = async ({
  browser,
  address,
}: {
  readonly browser: string;
  readonly address: string;
}): Promise<string> => {
  const known =
    browser !== '' &&
    (await db.rows(
      `select 1 from "auth_session" where "browser" = $1 and "create_date" > now() - make_interval(secs => $2) limit 1`,
      [browser, KNOWN_S],
    ));
  return known && known.length > 0 ? `restore:browser:${browser}` : `restore:address:${networkOf(address)}`;
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
  if (email.trim() === '') throw wrongField('email', 'user/no-email');
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
 * Leaves the old mailbox of an account, if there was one: links sent there open nothing any more, and a letter says so
 * there.
 */
export const leaveMailbox = async (
  tx: Tx,
  { id, client_id, email }: { readonly id: number; readonly client_id: number; readonly email: string },
): Promise<void> => {
  await endLinks(tx, id);
  if (email.trim() !== '')
    await queueLetter(tx, client_id, { template: 'email_changed', user_id: id, email });
};
