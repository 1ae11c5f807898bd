import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readConfig } from '../config.ts';
import type { Db, Tx } from '../db/tx.ts';
import { mayEnter } from './may-enter.ts';

export interface TokenRecord {
  access_token: string;
  refresh_token: string | null;
  token_type: 'Bearer';
  expires_in: number;
}

/** A refresh token used again within this time by a slow or parallel client gets the same successor. */
const REPLAY_GRACE_S = 30;

/** Tokens are stored as SHA-256 only: whoever reads the table holds no token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const fresh = (): string => randomBytes(32).toString('base64url');

/** The one successor of a refresh token, derivable again without being stored. */
const successorOf = (token: string): string =>
  createHmac('sha256', readConfig().AUTH_SECRET)
    .update('refresh-successor:')
    .update(token)
    .digest('base64url');

const store = (tx: Tx, sessionId: number, kind: 'access' | 'refresh', token: string, seconds: number) =>
  tx.rows(
    `insert into "auth_token" ("hash", "session_id", "kind", "expires_at")
     values ($1, $2, $3, now() + make_interval(secs => $4)) on conflict ("hash") do nothing`,
    [tokenHash(token), sessionId, kind, seconds],
  );

const accessOnly = async (tx: Tx, sessionId: number): Promise<TokenRecord> => {
  const access = fresh();
  const { ACCESS_TTL_S } = readConfig();
  await store(tx, sessionId, 'access', access, ACCESS_TTL_S);
  return { access_token: access, refresh_token: null, token_type: 'Bearer', expires_in: ACCESS_TTL_S };
};

/** A pair for a new session. */
export const issueTokens = async (tx: Tx, sessionId: number): Promise<TokenRecord> => {
  const refresh = fresh();
  await store(tx, sessionId, 'refresh', refresh, readConfig().REFRESH_TTL_S);
  return { ...(await accessOnly(tx, sessionId)), refresh_token: refresh };
};

/** An access token for a session whose cookie has been checked; its refresh token stays as it is. */
export const issueAccess = accessOnly;

/** Deletes tokens past their life; called by a job. */
export const sweepTokens = (db: Db) =>
  db.rows(`delete from "auth_token" where "expires_at" < now() - interval '1 day'`);

/**
 * Exchanges a refresh token. A replay within 30 s gets the same successor; a later replay means the token was
 * stolen or copied, and ends the whole session. Answers undefined when there is nothing to exchange.
 */
export const rotateTokens = async (tx: Tx, token: string): Promise<TokenRecord | undefined> => {
  const [row] = await tx.rows<{ session_id: number; replaced_s: number | null; alive: boolean }>(
    `select t."session_id", extract(epoch from now() - t."replaced_at")::float8 as replaced_s,
            t."expires_at" > now() and s."ended_at" is null and s."expires_at" > now() and ${mayEnter()} as alive
     from "auth_token" t join "auth_session" s on s."id" = t."session_id" join "app_user" u on u."id" = s."user_id"
       left join "employee" e on e."id" = u."employee_id"
     where t."hash" = $1 and t."kind" = 'refresh' for update of t, s`,
    [tokenHash(token)],
  );
  if (!row?.alive) return undefined;
  if (row.replaced_s !== null && row.replaced_s > REPLAY_GRACE_S) {
    await endSession(tx, row.session_id);
    return undefined;
  }
  const { REFRESH_TTL_S } = readConfig();
  const successor = successorOf(token);
  await tx.rows(`update "auth_token" set "replaced_at" = coalesce("replaced_at", now()) where "hash" = $1`, [
    tokenHash(token),
  ]);
  await store(tx, row.session_id, 'refresh', successor, REFRESH_TTL_S);
  await tx.rows(
    `update "auth_session" set "last_seen" = now(), "expires_at" = now() + make_interval(secs => $2) where "id" = $1`,
    [row.session_id, REFRESH_TTL_S],
  );
  return { ...(await accessOnly(tx, row.session_id)), refresh_token: successor };
};

/** Ends a session with all its tokens. */
export const endSession = async (tx: Tx, sessionId: number): Promise<void> => {
  await tx.rows(`update "auth_session" set "ended_at" = coalesce("ended_at", now()) where "id" = $1`, [
    sessionId,
  ]);
  await tx.rows(`delete from "auth_token" where "session_id" = $1`, [sessionId]);
};
