import type { Profile } from '../../lib/rpc/sign-in.ts';
import { refusal } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { type Db, db, inTransaction, type Tx } from '../db/tx.ts';
import { actorOfSession } from './authenticate.ts';
import { asBrowser } from './browser-mark.ts';
import {
  type Challenge,
  type ChallengeKind,
  countTry,
  findChallenge,
  openIn,
  takeChallenge,
} from './challenge.ts';
import { sessionCookie } from './cookie.ts';
import { mayEnter } from './may-enter.ts';
import type { Entered, Entering, TypedCode } from './open-session.ts';
import { type Device, openSession } from './open-session.ts';
import { isBlockedByPassword } from './password.ts';
import { readProfile } from './profile.ts';
import { askSecondFactor, countCode, methodsOf, takeCode } from './second-factor.ts';
import { enterBySso } from './sso/entry.ts';
import type { TokenRecord } from './tokens.ts';

type RestoreLink = Challenge<{ readonly by_admin: boolean; readonly email: string }>;

interface Account {
  id: number;
  client_id: number;
}

/**
 * What a restore link needs before it is taken. It is of the browser that opens it first: in another one it is over. A
 * person with a second factor gives its code, which is counted against the person and the link before it is checked.
 * Undefined when no code is needed or the link does not exist. Refuses: link_expired, account_blocked,
 * missing_secret_code, too_many_requests.
 */
const countLinkCode = async (
  token: string,
  code: string | undefined,
  device: Device,
): Promise<TypedCode | undefined> => {
  const link: RestoreLink | undefined = await findChallenge(db, 'restore', token);
  if (!link) return undefined;
  const account = await accountOf(db, link);
  if (!(await openIn('restore', token, device.browser))) throw refusal('link_expired');
  const methods = await methodsOf(db, account.id);
  if (methods.length === 0) return undefined;
  if (code === undefined)
    return askSecondFactor(account.id, methods, { ...device, origin: 'restore', link: link.id });
  const left = await countCode(account.id);
  if (!(await countTry('restore', token))) throw refusal('link_expired');
  return { code, left };
};

/**
 * A restore link stands for the password, for nothing else: an account that may not enter, or whose mailbox is another
 * one by now, answers like a link that is over, a second factor is still asked for, and where an old password has
 * blocked the account only the link of an admin opens. Refuses: link_expired, account_blocked, wrong_secret_code.
 */
const enterByLink = async (
  tx: Tx,
  link: RestoreLink,
  _context: Device,
  typed: TypedCode | undefined,
): Promise<Entered> => {
  const account = await accountOf(tx, link);
  const entered = { account, origin: 'restore' } as const;
  if ((await methodsOf(tx, account.id)).length === 0) return entered;
  if (!typed) throw refusal('link_expired');
  return { ...entered, factor: await takeCode(tx, account.id, typed.code, typed.left) };
};

const accountOf = async (by: Db, { user_id, payload }: RestoreLink): Promise<Account> => {
  const [account] = await by.rows<Account>(
    `select u."id", u."client_id"
     from "app_user" u left join "employee" e on e."id" = u."employee_id" where u."id" = $1 and u."email" = $2 and ${mayEnter()}`,
    [user_id, payload.email],
  );
  if (!account) throw refusal('link_expired');
  if (!payload.by_admin && (await isBlockedByPassword(by, account.id))) throw refusal('account_blocked');
  return account;
};

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
