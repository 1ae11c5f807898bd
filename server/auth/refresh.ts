import { writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { inTransaction } from '../db/tx.ts';
import { actorOfSession } from './authenticate.ts';
import { rotateTokens } from './rotate-tokens.ts';
import { endSessions, issueAccess, type TokenRecord } from './tokens.ts';

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
