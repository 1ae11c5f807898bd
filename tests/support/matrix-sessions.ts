import { freshToken, tokenHash } from '../../server/auth/tokens.ts';
import type { Company } from './matrix-company.ts';
import type { Name } from './matrix-people.data.ts';

/**
 * Opens a session for each name as a sign-in by password of an integration leaves it; answers their access tokens. It
 * takes no time for a hash: signing in itself has tests of its own.
 */
export const signedIn = async (
  { db, people }: Company,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> => {
  const tokens = names.map((name) => [name, freshToken()] as const);
  const sessions = tokens.map(([name, token]) => ({
    user_id: people[name].user_id,
    access: tokenHash(token).toString('hex'),
    refresh: tokenHash(freshToken()).toString('hex'),
  }));
  await db.query(SESSIONS, [JSON.stringify(sessions)]);
  return Object.fromEntries(tokens);
};

const SESSIONS = `
  with wanted as (
    select * from json_to_recordset($1::json) as w("user_id" bigint, "access" text, "refresh" text)
  ), session as (
    insert into "auth_session" ("user_id", "user_agent", "address", "expires_at")
    select "user_id", 'node', '127.0.0.1', now() + interval '1 day' from wanted returning "id", "user_id"
  )
  insert into "auth_token" ("hash", "session_id", "kind", "expires_at")
  select decode(t."hash", 'hex'), s."id", t."kind", now() + t."life"
  from session s join wanted w using ("user_id"),
    lateral (values (w."access", 'access', interval '30 minutes'), (w."refresh", 'refresh', interval '1 day'))
      as t("hash", "kind", "life")`;
