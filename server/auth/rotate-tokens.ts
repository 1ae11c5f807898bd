import { createHmac } from 'node:crypto';
import { writeAudit } from '../audit/audit.ts';
import { readConfig } from '../config.ts';
import type { Tx } from '../db/tx.ts';
import { endLeftAlone, isLeftAlone, PRESENCE, type Presence } from './idle.ts';
import { mayEnter } from './may-enter.ts';
import { endSessions, issueAccess, storeToken, type TokenRecord, tokenHash } from './tokens.ts';

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
export const rotateTokens = async (tx: Tx, token: string): Promise<TokenRecord | undefined> => {
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
