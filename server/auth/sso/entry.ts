import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import { db, type Tx } from '../../db/tx.ts';
import type { Challenge } from '../challenge.ts';
import { mayEnter } from '../may-enter.ts';
import type { Entered, Entering } from '../open-session.ts';

/** What a session keeps of the provider: who it was, and what it wants back at the exit. */
export interface SsoSession {
  readonly provider: string;
  readonly id_token: string;
  /** A second factor was shown there. */
  readonly mfa: boolean;
}

/** The last step of single sign-on: the browser that began it takes its session. */
export interface SsoEntry {
  readonly browser: string;
  readonly fingerprint: string;
  readonly sso: SsoSession;
}

/** Refuses with link_expired a browser that did not begin it and an account that was closed in between. */
export const enterBySso = async (
  tx: Tx,
  { id, user_id, payload }: Challenge<SsoEntry>,
  { browser, fingerprint }: Entering,
): Promise<Entered> => {
  if (browser === '' || browser !== payload.browser) throw refusal('link_expired');
  if (fingerprint !== payload.fingerprint) throw refusal('link_expired');
  const [account] = await tx.rows<Row<'app_user', 'id' | 'client_id'>>(
    `select u."id", u."client_id" from "app_user" u left join "employee" e on e."id" = u."employee_id"
     where u."id" = $1 and ${mayEnter()}`,
    [user_id],
  );
  if (!account) throw refusal('link_expired');
  // The session keeps it from here on.
  await tx.rows(`update "auth_challenge" set "payload" = '{}' where "id" = $1`, [id]);
  return { account, origin: 'sso', sso: payload.sso };
};

/** What a session keeps of its provider; undefined for one that was opened otherwise. */
export const ssoOf = async (sessionId: number): Promise<SsoSession | undefined> => {
  const [row] = await db.rows<{ sso: SsoSession | null }>(
    'select "sso" from "auth_session" where "id" = $1',
    [sessionId],
  );
  return row?.sso ?? undefined;
};
