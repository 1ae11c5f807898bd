import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { tokenRecord } from '../../lib/rpc/sign-in.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';

export type TokenRecord = z.infer<typeof tokenRecord>;

/** Tokens are stored as SHA-256 only: a reader of the table holds no token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A secret of 256 random bits, in 43 characters that an address and a cookie may carry. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** Keeps the hash of a token for its seconds; one that is kept already stays as it is. */
export const storeToken = (
  tx: Tx,
  sessionId: number,
  kind: 'access' | 'refresh',
  token: string,
  seconds: number,
) =>
  tx.rows(
    `insert into "auth_token" ("hash", "session_id", "kind", "expires_at")
     values ($1, $2, $3, now() + make_interval(secs => $4)) on conflict ("hash") do nothing`,
    [tokenHash(token), sessionId, kind, seconds],
  );

/** An access token for a session that has been checked; its refresh token stays as it is. */
export const issueAccess = async (tx: Tx, sessionId: number): Promise<TokenRecord> => {
  const access = freshToken();
  const { ACCESS_TTL_S } = readConfig();
  await storeToken(tx, sessionId, 'access', access, ACCESS_TTL_S);
  return { access_token: access, refresh_token: null, token_type: 'Bearer', expires_in: ACCESS_TTL_S };
};

/** A pair for a new session. */
export const issueTokens = async (tx: Tx, sessionId: number): Promise<TokenRecord> => {
  const refresh = freshToken();
  await storeToken(tx, sessionId, 'refresh', refresh, readConfig().REFRESH_TTL_S);
  return { ...(await issueAccess(tx, sessionId)), refresh_token: refresh };
};

/** Deletes tokens past their life; called by a job. */
export const sweepTokens = (db: Db) =>
  db.rows(`delete from "auth_token" where "expires_at" < now() - interval '1 day'`);

/** What a session keeps of its provider when it is over, as SQL: nothing that could be shown to the provider. */
const WITHOUT_ID_TOKEN = `("sso" - 'id_token')`;

/** The same for sessions whose time was up; called by a job. */
export const sweepIdTokens = (db: Db) =>
  db.rows(
    `update "auth_session" set "sso" = ${WITHOUT_ID_TOKEN} where "expires_at" < now() and "sso" ? 'id_token'`,
  );

/**
 * Ends sessions with all their tokens; answers those that were still open. Every process hears of it and closes what
 * they have open.
 */
export const endSessions = async (tx: Tx, sessionIds: readonly number[]): Promise<number[]> => {
  const ended = await tx.rows<Row<'auth_session', 'id'>>(
    `update "auth_session" set "ended_at" = now(), "sso" = ${WITHOUT_ID_TOKEN} where "id" = any($1::bigint[]) and "ended_at" is null
     returning "id", pg_notify('portal_session', json_build_object('id', "id")::text)`,
    [sessionIds],
  );
  await tx.rows('delete from "auth_token" where "session_id" = any($1::bigint[])', [sessionIds]);
  return ended.map(({ id }) => id);
};

/** The same for all sessions of a person, but the one at hand where there is one. */
export const endSessionsOf = async (tx: Tx, userId: number, except?: number): Promise<number[]> => {
  const open = await tx.rows<Row<'auth_session', 'id'>>(
    `select "id" from "auth_session"
     where "user_id" = $1 and "id" is distinct from $2 and "ended_at" is null and "expires_at" > now()`,
    [userId, except ?? null],
  );
  return endSessions(
    tx,
    open.map(({ id }) => id),
  );
};
