import { networkOf } from '../../lib/identity/network.ts';
import type { Row } from '../db/row.ts';
import { type Db, inTransaction, type Tx } from '../db/tx.ts';

export interface Limit {
  readonly attempts: number;
  readonly windowS: number;
  /** Every window that was used up makes the next one twice as long, up to eight hours. */
  readonly grows?: true;
  /** Every attempt restarts the window: it ends only after so long without one, as a directory's lock does. */
  readonly slides?: true;
}

/** After so many wrong passwords or codes an account is shown as locked. */
const ACCOUNT_ATTEMPTS = 5;

export const PASSWORD_LIMIT: Limit = { attempts: ACCOUNT_ATTEMPTS, windowS: 15 * 60, grows: true };

export const CODE_LIMIT: Limit = { attempts: ACCOUNT_ATTEMPTS, windowS: 15 * 60 };

const MOST_DOUBLINGS = 5;
/** How long a used-up window is remembered after its end. */
const MEMORY = `interval '1 day'`;

/** How many windows before this one were used up in a row; $3 attempts, $4 whether the limit grows. */
const NEXT_ROUND = `(case when $4::boolean and l."count" >= $3::int and l."expires_at" > now() - ${MEMORY}
  then least(l."rounds" + 1, ${MOST_DOUBLINGS}) else 0 end)`;

/** Counts an attempt while one is left; a refused one writes nothing. The account that used its last is marked. */
const TAKE = `with taken as (
    insert into "rate_limit" as l ("key", "user_id", "count", "expires_at")
    values ($1, $5::bigint, 1, now() + make_interval(secs => $2))
    on conflict ("key") do update set
      "count" = case when l."expires_at" <= now() then 1 else l."count" + 1 end,
      "rounds" = case when l."expires_at" > now() then l."rounds" else ${NEXT_ROUND} end,
      "expires_at" = case when l."expires_at" > now() and l."count" + 1 <> $3 and not $6::boolean then l."expires_at"
        else now() + make_interval(secs => $2 * 2 ^ (case when l."expires_at" > now() then l."rounds" else ${NEXT_ROUND} end)) end
    where l."expires_at" <= now() or l."count" < $3
    returning "count", "expires_at"),
  locked as (
    update "app_user" u set "locked_until" = greatest(u."locked_until", t."expires_at")
    from taken t where u."id" = $5::bigint and t."count" >= $3)
  select "count" from taken`;

const WAIT = `select greatest(1, ceil(extract(epoch from "expires_at" - now())))::int as wait from "rate_limit" where "key" = $1`;

/**
 * Counts one attempt under `key` in a single atomic statement, before the secret is looked at: parallel guesses over
 * any number of processes never pass the limit. The last one allowed starts the waiting time; a refused one writes
 * nothing. Answers the seconds to wait, 0 when the attempt may go on, and how many are left after it. `user_id` is the
 * account whose secret is tried, where there is one.
 */
export const takeAttempt = (
  key: string,
  limit: Limit,
  user_id?: number,
): Promise<{ wait: number; left: number }> =>
  inTransaction(async (tx) => {
    const [row] = await tx.rows<Row<'rate_limit', 'count'>>(TAKE, [
      key.slice(0, 300),
      limit.windowS,
      limit.attempts,
      limit.grows === true,
      user_id ?? null,
      limit.slides === true,
    ]);
    if (row) return { wait: 0, left: Math.max(0, limit.attempts - row.count) };
    const [held] = await tx.rows<{ wait: number }>(WAIT, [key.slice(0, 300)]);
    return { wait: held?.wait ?? limit.windowS, left: 0 };
  });

/** The same without how many are left: the seconds to wait, or 0. */
export const countAttempt = async (key: string, limit: Limit, user_id?: number): Promise<number> =>
  (await takeAttempt(key, limit, user_id)).wait;

/** Gives back attempts that were no guesses after all. */
export const giveBackAttempts = (keys: readonly string[]): Promise<unknown> =>
  inTransaction((tx) =>
    tx.rows(
      'update "rate_limit" set "count" = greatest("count" - 1, 0) where "key" = any($1) and "expires_at" > now()',
      [keys.map((key) => key.slice(0, 300))],
    ),
  );

/** A right secret clears what was counted for it. */
export const clearAttempts = (key: string): Promise<unknown> =>
  inTransaction((tx) => forgetAttempts(tx, key));

/** The same within the transaction that takes the secret. */
export const forgetAttempts = async (tx: Tx, key: string): Promise<void> => {
  const [row] = await tx.rows<Row<'rate_limit', 'user_id'>>(
    'delete from "rate_limit" where "key" = $1 returning "user_id"',
    [key.slice(0, 300)],
  );
  if (row?.user_id != null) await settleLock(tx, row.user_id);
};

const PASSWORD = 'password:';

/**
 * The counter of a stranger's attempts at a password: by what was typed and by the address. Not by the account: that
 * would reveal that a login and an e-mail belong together.
 */
export const passwordKey = (client: string, typed: string, address: string): string =>
  `${PASSWORD}${networkOf(address)}:${client}:${typed}`;

/** The same for a browser that has been in this account before: attempts made elsewhere do not hold it up. */
export const browserKey = (user_id: number, browser: string): string =>
  `${PASSWORD}browser:${user_id}:${browser}`;

/** The same for a signed-in caller. */
export const sessionKey = (session_id: number): string => `${PASSWORD}session:${session_id}`;

/** Where the attempts at a code of the second factor are counted. */
export const codeKey = (user_id: number): string => `second_factor:user:${user_id}`;

/** Whether an account waits for its attempts at a password, from one place at least, or at a code; as SQL of `app_user`. */
export const waitsForAttempts = (account: string): string =>
  `coalesce(${account}."locked_until" > now(), false)`;

/** Clears what was counted against an account from whatever address: everything, or what was tried as its password. */
export const forgetAttemptsOf = async (
  tx: Tx,
  userId: number,
  of: 'all' | 'password' = 'all',
): Promise<void> => {
  await tx.rows(`delete from "rate_limit" where "user_id" = $1 and starts_with("key", $2)`, [
    userId,
    of === 'all' ? '' : PASSWORD,
  ]);
  await settleLock(tx, userId);
};

/** The account is locked as long as what is still counted against it says. */
const settleLock = (tx: Tx, userId: number): Promise<unknown> =>
  tx.rows(
    `update "app_user" u set "locked_until" = (select max(l."expires_at") from "rate_limit" l
       where l."user_id" = u."id" and l."expires_at" > now() and l."count" >= ${ACCOUNT_ATTEMPTS})
     where u."id" = $1 and u."locked_until" is not null`,
    [userId],
  );

/** Deletes counters that hold up no attempt and are past their memory; called by a job. */
export const sweepAttempts = (db: Db): Promise<unknown> =>
  db.rows(`delete from "rate_limit" where "expires_at" < now() - ${MEMORY}`);
