import { isRightPassword } from '../../lib/identity/directory-answer.ts';
import { comparedEmail } from '../../lib/kernel/email.ts';
import type { Reason } from '../../lib/kernel/errors.data.ts';
import { CallError, refusal, tooMany } from '../call/call-error.ts';
import { clearAttempts, giveBackAttempts } from '../call/limits.ts';
import { db, inTransaction } from '../db/tx.ts';
import { log } from '../log.ts';
import { KNOWN_S } from './browser-mark.ts';
import { mayEnter } from './may-enter.ts';
import { type Device, type Origin, openSession } from './open-session.ts';
import { hashPassword, isBlockedByPassword, isOutdated } from './password.ts';
import { type Counted, countPassword, countWithCode, type Tried } from './password-attempts.ts';
import { askSecondFactor, countCode, isRightCode, methodsOf, takeCode } from './second-factor.ts';
import type { TokenRecord } from './tokens.ts';
import { whosePassword } from './whose-password.ts';

export interface SignIn extends Device {
  readonly login: string;
  readonly password: string;
  readonly client: string;
  /** A code of the second factor, when there is one. */
  readonly code: string | undefined;
  /** The session whose bearer came with the call. */
  readonly session: Tried['session'];
}

interface Account {
  id: number;
  client_id: number;
  login: string;
  password_hash: string;
  may_enter: boolean;
  known_browser: boolean;
}

type Opened = { tokens: TokenRecord; session_id: number };

/**
 * Checks login (or e-mail) and password and opens a session. A wrong login, a wrong password and a closed account
 * give the same answer in the same time; attempts are counted before the password is checked. A person with a second
 * factor gives its code as well: a missing code costs no attempt, a right one is used up with the session. Refuses:
 * wrong_login_or_password, missing_secret_code, wrong_secret_code, too_many_requests, busy, directory_unavailable;
 * account_blocked when the password was right, and what the directory says of an account it keeps out.
 */
export const signIn = async (input: SignIn): Promise<Opened> => {
  const typed = comparedEmail(input.login);
  const account = await findAccount(input, typed);
  const tried: Tried = { ...input, typed, account };
  const counted = await countPassword(tried);
  if (counted.wait > 0) return despiteWaiting(input, tried, account, counted);
  const origin = await judged(input, account, typed, counted.keys);
  if (!account || !origin) throw refusal('wrong_login_or_password');
  await forgive(counted, counted.keys);
  return enter(input, account, origin);
};

/**
 * Waits are for callers who fail: password and code of a second factor that are right together open, though account or
 * address wait. Everything else is answered by the wait, in the same time, so that neither of the two can be guessed
 * here; a code that was wrong beside the right password counts as anywhere. Refuses: too_many_requests, busy,
 * directory_unavailable.
 */
const despiteWaiting = async (
  input: SignIn,
  tried: Tried,
  account: Account | undefined,
  counted: Counted,
): Promise<Opened> => {
  const { code } = input;
  const refused = tooMany(counted.wait);
  const keys = code === undefined ? undefined : await countWithCode(tried);
  if (code === undefined || keys === undefined) throw refused;
  const isRight = await isRightCode(db, account?.id ?? 0, code);
  const origin = await judged(input, account, tried.typed, keys).catch((error: unknown) => {
    throw error instanceof CallError && !UNLOOKED.includes(error.refusal.reason) ? refused : error;
  });
  if (account && origin && !isRight) void countWrongCode(account.id);
  if (!account || !origin || !isRight) throw refused;
  await forgive(counted, keys);
  return enter(input, account, origin).catch((error: unknown) => {
    throw error instanceof CallError ? refused : error;
  });
};

/** Why a password was not looked at: the same for every login. */
const UNLOOKED: readonly Reason[] = ['busy', 'directory_unavailable'];

/** Not awaited: the answer takes no longer than that to a wrong password. */
const countWrongCode = async (user_id: number): Promise<void> => {
  try {
    if ((await methodsOf(db, user_id)).length > 0) await countCode(user_id);
  } catch (error) {
    if (!(error instanceof CallError)) log.warn({ err: error }, 'a wrong code was not counted');
  }
};

/**
 * Origin of a right password, of an account that may enter. Gives back an attempt whose password was not checked, or
 * was right and refused by the directory. Refuses what the directory says of its account.
 */
const judged = async (
  { client, password }: SignIn,
  account: Account | undefined,
  typed: string,
  counted: readonly string[],
): Promise<'password' | 'ldap' | undefined> => {
  const origin = await whosePassword(account, client, password, typed).catch(unlooked(counted, 'busy'));
  if (!account?.may_enter) return undefined;
  if (origin === undefined || origin === 'password' || origin === 'ldap') return origin;
  if (isRightPassword(origin)) await giveBackAttempts(counted);
  throw refusal(origin);
};

const forgive = async ({ own }: Counted, counted: readonly string[]): Promise<void> => {
  await clearAttempts(own);
  await giveBackAttempts(counted);
};

const enter = async (input: SignIn, account: Account, origin: Origin): Promise<Opened> => {
  if (origin === 'password') await judgeOwn(account, input.password);
  const methods = await methodsOf(db, account.id);
  if (methods.length === 0) return inTransaction((tx) => openSession(tx, account, input, { origin }));
  const { code } = input;
  if (code === undefined) return askSecondFactor(account.id, methods, { ...input, origin });
  const left = await countCode(account.id);
  return inTransaction(async (tx) => {
    const factor = await takeCode(tx, account.id, code, left);
    return openSession(tx, account, input, { origin, factor });
  });
};

/** A password that was not looked at was no guess: an attempt refused for this reason is given back. */
const unlooked =
  (counted: readonly string[], reason: Reason) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof CallError && error.refusal.reason === reason) await giveBackAttempts(counted);
    throw error;
  };

/** What holds for the portal's own password only: how old it may grow, and how it is hashed. Refuses: account_blocked. */
const judgeOwn = async (account: Account, password: string): Promise<void> => {
  if (await isBlockedByPassword(db, account.id)) throw refusal('account_blocked');
  if (isOutdated(account.password_hash)) await hashAnew(account, password);
};

/** The same password under today's settings; one that was changed meanwhile stays as it is. */
const hashAnew = async (account: Account, password: string): Promise<void> => {
  const made = await hashPassword(password);
  await inTransaction((tx) =>
    tx.rows('update "app_user" set "password_hash" = $3 where "id" = $1 and "password_hash" = $2', [
      account.id,
      account.password_hash,
      made,
    ]),
  );
};

const findAccount = async ({ client, browser }: SignIn, typed: string): Promise<Account | undefined> => {
  const [account] = await db.rows<Account>(
    `select u."id", u."client_id", u."login", u."password_hash",
            ${mayEnter()} as may_enter,
            $3 <> '' and exists (select 1 from "auth_session" s where s."user_id" = u."id" and s."browser" = $3
              and s."create_date" > now() - make_interval(secs => ${KNOWN_S})) as known_browser
     from "app_user" u join "client" c on c."id" = u."client_id" left join "employee" e on e."id" = u."employee_id"
     where c."code" = $1 and (u."login" = $2 or (lower(u."email") = $2 and $2 <> ''))
     order by (u."login" = $2) desc limit 1`,
    [client, typed, browser],
  );
  return account;
};
