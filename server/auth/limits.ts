import { networkOf } from '../../lib/identity/network.ts';
import { type Db, inTransaction, type Tx } from '../db/tx.ts';

export interface Limit {
  readonly attempts: number;
  readonly windowS: number;
  /** Every window that was used up makes the next one twice as long, up to eight hours. */
  readonly grows?: true;
}

export const PASSWORD_LIMIT: Limit = { attempts: 5, windowS: 15 * 60, grows: true };

export const CODE_LIMIT: Limit = { attempts: 5, windowS: 15 * 60 };

const MOST_DOUBLINGS = 5;
/** How long a used-up window is remembered after its end. */
const MEMORY = `interval '1 day'`;

/** How many windows before this one were used up in a row; $3 attempts, $4 whether the limit grows. */
const NEXT_ROUND = `(case when $4::boolean and l."count" > $3::int and l."expires_at" > now() - ${MEMORY}
  then least(l."rounds" + 1, ${MOST_DOUBLINGS}) else 0 end)`;

/**
 * Counts one attempt under `key` in a single atomic statement, before the secret is looked at: parallel guesses
 * over any number of processes never pass the limit. The last one allowed begins the time to wait anew. Answers the
 * seconds to wait, 0 when the attempt may go on, and how many are left after it.
 */
export const takeAttempt = (key: string, limit: Limit): Promise<{ wait: number; left: number }> =>
  inTransaction(async (tx) => {
    const [row] = await tx.rows<{ count: number; wait: number }>(
      `insert into "rate_limit" as l ("key", "count", "expires_at") values ($1, 1, now() + make_interval(secs => $2))
       on conflict ("key") do update set
         "count" = case when l."expires_at" <= now() then 1 else l."count" + 1 end,
         "rounds" = case when l."expires_at" > now() then l."rounds" else ${NEXT_ROUND} end,
         "expires_at" = case when l."expires_at" > now() and l."count" + 1 <> $3 then l."expires_at"
           else now() + make_interval(secs => $2 * 2 ^ (case when l."expires_at" > now() then l."rounds" else ${NEXT_ROUND} end)) end
       returning "count", greatest(1, ceil(extract(epoch from "expires_at" - now())))::int as wait`,
      [key.slice(0, 300), limit.windowS, limit.attempts, limit.grows === true],
    );
    const count = row?.count ?? Number.POSITIVE_INFINITY;
    return {
      wait: count > limit.attempts ? (row?.wait ?? limit.windowS) : 0,
      left: Math.max(0, limit.attempts - count),
    };
  });

/** The same for who need not know how many are left: the seconds to wait, or 0. */
export const countAttempt = async (key: string, limit: Limit): Promise<number> =>
  (await takeAttempt(key, limit)).wait;

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
export const forgetAttempts = (tx: Tx, key: string): Promise<unknown> =>
  tx.rows(`delete from "rate_limit" where "key" = $1`, [key.slice(0, 300)]);

/** Where the attempts at a password are counted; `who` is `user:7`, or what was typed where there is no such account. */
export const passwordKey = (who: string, address: string): string => `password:${who}:${networkOf(address)}`;

/** Where the attempts at a code of the second factor are counted. */
export const codeKey = (user_id: number): string => `second_factor:user:${user_id}`;

/** Whether an account waits for its attempts at a password, from one address at least, or at a code; as SQL by its id. */
export const waitsForAttempts = (id: string): string =>
  `exists (select 1 from "rate_limit" l where l."expires_at" > now() and (
    (l."count" >= ${PASSWORD_LIMIT.attempts} and starts_with(l."key", 'password:user:' || ${id} || ':'))
    or (l."count" >= ${CODE_LIMIT.attempts} and l."key" = 'second_factor:user:' || ${id})))`;

/** Clears what was counted against an account from whatever address: everything, or what was tried as its password. */
export const forgetAttemptsOf = (tx: Tx, userId: number, of: 'all' | 'password' = 'all'): Promise<unknown> =>
  tx.rows(`delete from "rate_limit" where "key" ~ ('^' || $2::text || ':user:' || $1::bigint || '(:|$)')`, [
    userId,
    of === 'all' ? '[a-z_]+' : of,
  ]);

/** Deletes what nobody waits for and no longer counts against anybody; called by a job. */
export const sweepAttempts = (db: Db): Promise<unknown> =>
  db.rows(`delete from "rate_limit" where "expires_at" < now() - ${MEMORY}`);
