import type { Reason } from '../../lib/kernel/errors.data.ts';
import { comparedEmail } from '../../lib/users/email.ts';
import { db, inTransaction } from '../db/tx.ts';
import { CallError, refusal, tooMany } from '../rpc/call-error.ts';
import { clearAttempts, countAttempt, giveBackAttempts, PASSWORD_LIMIT, passwordKey } from './limits.ts';
import { mayEnter } from './may-enter.ts';
import { type Device, openSession } from './open-session.ts';
import { hashPassword, isOutdated } from './password.ts';
import { isBlockedByPassword } from './password-age.ts';
import { askSecondFactor, countCode, methodsOf, takeCode } from './second-factor.ts';
import { addressKey, countFromAddress } from './spraying.ts';
import type { TokenRecord } from './tokens.ts';
import { whosePassword } from './whose-password.ts';

export interface SignIn extends Device {
  readonly login: string;
  readonly password: string;
  readonly client: string;
  /** A code of the second factor, when there is one. */
  readonly code: string | undefined;
}

interface Account {
  id: number;
  client_id: number;
  login: string;
  password_hash: string;
  may_enter: boolean;
}

/**
 * Checks login (or e-mail) and password and opens a session. A wrong login, a wrong password and a closed account
 * give the same answer in the same time; attempts are counted before the password is checked. A person with a second
 * factor gives its code as well: a missing code costs no attempt, a right one is used up with the session. Refuses:
 * wrong_login_or_password, missing_secret_code, wrong_secret_code, too_many_requests, busy, directory_unavailable;
 * account_blocked when the password was right.
 */
export const signIn = async (input: SignIn): Promise<{ tokens: TokenRecord; session_id: number }> => {
  const login = comparedEmail(input.login);
  const account = await findAccount(input.client, login);
  const who = account ? `user:${account.id}` : `${input.client}:${login}`;
  const key = passwordKey(who, input.address);
  const wait = await countAttempt(key, PASSWORD_LIMIT);
  if (wait > 0) throw tooMany(wait);

  await countFromAddress(input.client, input.address).catch(unlooked([key], 'too_many_requests'));

  const counted = [key, addressKey(input.address)];
  const origin = await whosePassword(account, input.client, input.password, login).catch(
    unlooked(counted, 'busy'),
  );
  if (!account || !origin || !account.may_enter) throw refusal('wrong_login_or_password');

  await clearAttempts(key);
  await giveBackAttempts(counted);
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

/** A password nobody has looked at was no guess: an attempt refused for this reason counts against nobody. */
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

const findAccount = async (client: string, login: string): Promise<Account | undefined> => {
  const [account] = await db.rows<Account>(
    `select u."id", u."client_id", u."login", u."password_hash",
            ${mayEnter()} as may_enter
     from "app_user" u join "client" c on c."id" = u."client_id" left join "employee" e on e."id" = u."employee_id"
     where c."code" = $1 and (u."login" = $2 or (lower(u."email") = $2 and $2 <> ''))
     order by (u."login" = $2) desc limit 1`,
    [client, login],
  );
  return account;
};
