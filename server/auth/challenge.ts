import type { Row } from '../db/row.ts';
import { type Db, inTransaction, type Tx } from '../db/tx.ts';
import { freshToken, tokenHash } from './tokens.ts';

/** What waits for its proof. */
export type ChallengeKind =
  | 'second_factor'
  | 'totp_setup'
  | 'passkey_register'
  | 'passkey_prove'
  | 'sso_state'
  | 'sso_entry'
  | 'restore';

const TRIES = 5;

/** A challenge as it was begun. */
export interface Challenge<Payload> {
  readonly id: number;
  readonly user_id: number | null;
  readonly session_id: number | null;
  readonly payload: Payload;
}

/**
 * Begins something that waits for its proof and answers the token that names it. A challenge opens nothing: it is no
 * session, no bearer and no cookie, and lives `seconds`.
 */
export const issueChallenge = async (
  tx: Tx,
  kind: ChallengeKind,
  about: { user_id?: number; session_id?: number; payload?: unknown },
  seconds: number,
  token = freshToken(),
): Promise<string> => {
  await tx.rows(
    `insert into "auth_challenge" ("kind", "hash", "user_id", "session_id", "payload", "expires_at")
     values ($1, $2, $3, $4, $5::json, now() + make_interval(secs => $6))`,
    [
      kind,
      tokenHash(token),
      about.user_id ?? null,
      about.session_id ?? null,
      JSON.stringify(about.payload ?? {}),
      seconds,
    ],
  );
  return token;
};

/** A challenge that may still be tried, as it stands: nothing is taken and nothing counted. */
export const findChallenge = async <Payload>(
  db: Db,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge<Payload> | undefined> => {
  const [row] = await db.rows<Challenge<Payload>>(
    `select "id", "user_id", "session_id", "payload" from "auth_challenge"
     where "hash" = $1 and "kind" = $2 and "used_at" is null and "expires_at" > now() and "attempts" < $3`,
    [tokenHash(token), kind, TRIES],
  );
  return row;
};

/** Takes a challenge, once: of any number of parallel takers one gets it. Undefined for a used, old or foreign one. */
export const takeChallenge = async <Payload>(
  tx: Tx,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge<Payload> | undefined> => {
  const [row] = await tx.rows<Challenge<Payload>>(
    `update "auth_challenge" set "used_at" = now()
     where "hash" = $1 and "kind" = $2 and "used_at" is null and "expires_at" > now()
     returning "id", "user_id", "session_id", "payload"`,
    [tokenHash(token), kind],
  );
  return row;
};

/** The same for one found before, of which only the id is still known: false when it is used or old by now. */
export const takeById = async (tx: Tx, kind: ChallengeKind, id: number): Promise<boolean> => {
  const taken = await tx.rows(
    `update "auth_challenge" set "used_at" = now()
     where "id" = $1 and "kind" = $2 and "used_at" is null and "expires_at" > now() returning "id"`,
    [id, kind],
  );
  return taken.length === 1;
};

/**
 * Counts a try at a challenge before it is looked at, in a transaction of its own, so that a later failure does not
 * undo it. False for a used, old or foreign one, and when it was tried too often.
 */
export const countTry = (kind: ChallengeKind, token: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    const tried = await tx.rows(
      `update "auth_challenge" set "attempts" = "attempts" + 1
       where "hash" = $1 and "kind" = $2 and "used_at" is null and "expires_at" > now() and "attempts" < $3
       returning "id"`,
      [tokenHash(token), kind, TRIES],
    );
    return tried.length === 1;
  });

/**
 * Gives a challenge that waits another token, which the caller alone knows: undefined once it is used, taken back or old.
 */
export const renewToken = async (
  tx: Tx,
  kind: ChallengeKind,
  id: number,
): Promise<{ token: string; expires_at: string } | undefined> => {
  const token = freshToken();
  const [row] = await tx.rows<Row<'auth_challenge', 'expires_at'>>(
    `update "auth_challenge" set "hash" = $3
     where "id" = $1 and "kind" = $2 and "used_at" is null and "expires_at" > now() returning "expires_at"`,
    [id, kind, tokenHash(token)],
  );
  return row && { token, expires_at: row.expires_at };
};

/**
 * Binds a challenge to the browser that opens it first, once: false for one that is used or old, and for one that another
 * browser has opened.
 */
export const openIn = (kind: ChallengeKind, token: string, browser: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    const opened = await tx.rows(
      `update "auth_challenge" set "payload" = "payload" || jsonb_build_object('browser', $3::text)
       where "hash" = $1 and "kind" = $2 and "used_at" is null and "expires_at" > now()
         and coalesce("payload" ->> 'browser', $3) = $3 returning "id"`,
      [tokenHash(token), kind, browser],
    );
    return opened.length === 1;
  });

/** Deletes challenges past their life; called by a job. Invitations stay longer, to ask for another by. */
export const sweepChallenges = (db: Db) =>
  db.rows(`delete from "auth_challenge" where "expires_at" < now() - case
    when "payload" ->> 'invites' = 'true' then interval '60 days' else interval '1 day' end`);
