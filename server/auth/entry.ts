import type { Profile } from '../../lib/rpc/sign-in.ts';
import { refusal } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { inTransaction, type Tx } from '../db/tx.ts';
import { actorOfSession } from './authenticate.ts';
import { asBrowser } from './browser-mark.ts';
import { type Challenge, type ChallengeKind, takeChallenge } from './challenge.ts';
import { sessionCookie } from './cookie.ts';
import type { Entered, Entering, TypedCode } from './entered.ts';
import { openSession } from './open-session.ts';
import { readProfile } from './profile.ts';
import { countLinkCode, enterByLink } from './restore-entry.ts';
import { enterBySso } from './sso/entry.ts';
import type { TokenRecord } from './tokens.ts';

/** Judges a challenge just taken; a refusal leaves it untaken. Asks `mayEnter` again: time has passed. */
type Judge = (
  tx: Tx,
  challenge: Challenge<never>,
  context: Entering,
  typed: TypedCode | undefined,
) => Promise<Entered>;

/** The tokens that open the portal from an address. */
const ENTRIES: readonly (readonly [kind: ChallengeKind, judge: Judge])[] = [
  ['restore', enterByLink],
  ['sso_entry', enterBySso],
];

/**
 * Opens a session by a token of an address, once. A used, old, foreign or invented one is refused: link_expired. With a
 * second factor a link needs a code of it; a wrong one leaves the link for another try. The browser's cookie comes with
 * the answer to a page of ours.
 */
export const enterByToken = (
  token: string,
  code: string | undefined,
  context: CallContext,
): Promise<{ profile: Profile; token: TokenRecord }> =>
  asBrowser(context, (browser) => enterAs(token, code, { ...context, browser }));

const enterAs = async (
  token: string,
  code: string | undefined,
  context: Entering,
): Promise<{ profile: Profile; token: TokenRecord }> => {
  const typed = await countLinkCode(token, code, context);
  const opened = await inTransaction(async (tx) => {
    for (const [kind, judge] of ENTRIES) {
      const challenge = await takeChallenge<never>(tx, kind, token);
      if (!challenge) continue;
      const { account, ...how } = await judge(tx, challenge, context, typed);
      return openSession(tx, account, context, how);
    }
    throw refusal('link_expired');
  });
  const actor = await actorOfSession(opened.session_id, context.locale);
  if (!actor) throw refusal('link_expired');
  if (context.fromOwnPage) context.setCookie(await sessionCookie(opened.session_id));
  return { profile: await readProfile(actor), token: opened.tokens };
};
