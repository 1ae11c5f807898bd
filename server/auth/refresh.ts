import type { Actor } from '../../lib/access/actor.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { inTransaction } from '../db/tx.ts';
import { refusal } from '../rpc/call-error.ts';
import type { CallContext } from '../rpc/context.ts';
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

export const signOut = (actor: Actor): Promise<void> =>
  inTransaction(async (tx) => {
    await endSessions(tx, [actor.session_id]);
    await writeAudit(tx, {
      ...byActor(actor),
      stream: `user:${actor.user_id}`,
      action: 'sign_out',
      object_id: 'session',
      record_id: String(actor.session_id),
      detail: {},
    });
  });
