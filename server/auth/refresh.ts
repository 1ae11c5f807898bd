import { createHmac } from 'node:crypto';
import { writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { readConfig } from '../config.ts';
import { inTransaction, type Tx } from '../db/tx.ts';
import { actorOfSession } from './authenticate.ts';
import { endLeftAlone, isLeftAlone, PRESENCE, type Presence } from './idle.ts';
import { mayEnter } from './may-enter.ts';
import { endSessions, issueAccess, storeToken, type TokenRecord, tokenHash } from './tokens.ts';

/** Exchanges a refresh token for a new pair. A refusal must not roll back the ending of a stolen session. */
export const refreshByToken = async (token: string): Promise<TokenRecord> => {
  const tokens = await inTransaction((tx) => rotateTokens(tx, token));
  if (!tokens) throw refusal('invalid_refresh_token');
  return tokens;
};

/** The browser's silent refresh: its httpOnly cookie names the session, and only pages of ours may ask. */
export const refreshByCookie = async (context: CallContext): Promise<TokenRecord> => {
  const { cookieSession } = context;
  if (cookieSession === null) throw refusal('invalid_refresh_token');
  const actor = await actorOfSession(cookieSession, context.locale);
  if (!actor) throw refusal('invalid_refresh_token');
  return inTransaction((tx) => issueAccess(tx, cookieSession));
};

/** Ends sessions at their owner's wish; one that is over already is left as it was. */
export const signOut = (sessionIds: readonly number[]): Promise<void> =>
  inTransaction(async (tx) => {
    for (const session of await tx.rows<Ended>(OWNERS, [await endSessions(tx, sessionIds)]))
      await writeAudit(tx, {
        ...session,
        stream: `user:${session.user_id}`,
        action: 'sign_out',
        object_id: 'session',
        record_id: String(session.session_id),
        detail: {},
      });
  });

interface Ended extends Record<string, unknown> {
  session_id: number;
  user_id: number;
  client_id: number;
  employee_id: number | null;
  grant_id: number | null;
}

/** Owners of sessions, and the person each acted for. */
const OWNERS = `select s."id" as session_id, u."id" as user_id, u."client_id", s."grant_id",
    coalesce(g."employee_id", u."employee_id") as employee_id
  from "auth_session" s join "app_user" u on u."id" = s."user_id" left join "grant" g on g."id" = s."grant_id"
  where s."id" = any($1::bigint[]) order by s."id"`;

/** A refresh token used again within this time by a slow or parallel client gets the same successor. */
const REPLAY_GRACE_S = 30;

interface RefreshRow extends Presence {
  replaced_s: number | null;
  alive: boolean;
}

/**
 * Exchanges a refresh token. A replay within 30 s gets the same successor; a later replay means the token was
 * stolen or copied, and ends the whole session. Answers undefined when there is nothing to exchange.
 */
const rotateTokens = async (tx: Tx, token: string): Promise<TokenRecord | undefined> => {
  const [row] = await tx.rows<RefreshRow>(
    `select t."session_id", s."user_id", u."client_id", ${PRESENCE},
            extract(epoch from now() - t."replaced_at")::float8 as replaced_s,
            t."expires_at" > now() and s."ended_at" is null and s."expires_at" > now() and ${mayEnter()} as alive
     from "auth_token" t join "auth_session" s on s."id" = t."session_id" join "app_user" u on u."id" = s."user_id"
       left join "employee" e on e."id" = u."employee_id"
     where t."hash" = $1 and t."kind" = 'refresh' for update of t, s`,
    [tokenHash(token)],
  );
  if (!row?.alive) return undefined;
  if (isLeftAlone(row)) {
    await endLeftAlone(tx, row);
    return undefined;
  }
  if (row.replaced_s !== null && row.replaced_s > REPLAY_GRACE_S) {
    await endStolen(tx, row);
    return undefined;
  }
  const { REFRESH_TTL_S } = readConfig();
  const successor = successorOf(token);
  await tx.rows(`update "auth_token" set "replaced_at" = coalesce("replaced_at", now()) where "hash" = $1`, [
    tokenHash(token),
  ]);
  await storeToken(tx, row.session_id, 'refresh', successor, REFRESH_TTL_S);
  await tx.rows(
    `update "auth_session" set "last_seen" = now(), "expires_at" = now() + make_interval(secs => $2) where "id" = $1`,
    [row.session_id, REFRESH_TTL_S],
  );
  return { ...(await issueAccess(tx, row.session_id)), refresh_token: successor };
};

/** The one successor of a refresh token, derivable again without being stored. */
const successorOf = (token: string): string =>
  createHmac('sha256', readConfig().AUTH_SECRET)
    .update('refresh-successor:')
    .update(token)
    .digest('base64url');

const endStolen = async (tx: Tx, { session_id, user_id, client_id }: RefreshRow): Promise<void> => {
  await endSessions(tx, [session_id]);
  await writeAudit(tx, {
    client_id,
    stream: `user:${user_id}`,
    user_id,
    session_id,
    action: 'refresh_replayed',
    object_id: 'session',
    record_id: String(session_id),
    detail: {},
  });
};
