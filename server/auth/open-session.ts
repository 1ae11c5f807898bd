import type { SecondFactorMethod } from '../../lib/identity/second-factor.ts';
import { writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { CallContext } from '../call/context.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { issueTokens, type TokenRecord } from './tokens.ts';

/** The browser or program a session belongs to. */
export interface Device {
  readonly address: string;
  readonly fingerprint: string;
  readonly userAgent: string;
  /** Hash of the browser's mark; '' for a browser without one, and for a program. */
  readonly browser: string;
  /** Came from a page of the portal: the session ends with idleness, as one of an integration does not. */
  readonly fromOwnPage?: boolean;
}

/** How a session was opened. */
export type Origin = 'password' | 'ldap' | 'sso' | 'restore';

/** Ways that lead through a browser by their nature. */
const INTERACTIVE: ReadonlySet<Origin> = new Set(['sso', 'restore']);

/**
 * The one place a session is born, by whatever pathway: the caller has checked who it is and that the account may
 * enter. Leaves its row of audit.
 */
export const openSession = async (
  tx: Tx,
  account: { readonly id: number; readonly client_id: number },
  device: Device,
  how: { readonly origin: Origin; readonly factor?: SecondFactorMethod; readonly sso?: unknown },
): Promise<{ tokens: TokenRecord; session_id: number }> => {
  const [session] = await tx.rows<Row<'auth_session', 'id'>>(
    `insert into "auth_session" ("user_id", "fingerprint", "user_agent", "address", "origin", "sso", "in_browser", "expires_at", "proved_at", "browser")
     values ($1, $2, $3, $4, $5, $6::json, $7, now() + make_interval(secs => $8), case when $9 then now() end, $10) returning "id"`,
    [
      account.id,
      device.fingerprint.slice(0, 128),
      device.userAgent.slice(0, 300),
      device.address.slice(0, 64),
      how.origin,
      how.sso === undefined ? null : JSON.stringify(how.sso),
      device.fromOwnPage === true || INTERACTIVE.has(how.origin),
      readConfig().REFRESH_TTL_S,
      how.factor !== undefined,
      device.browser,
    ],
  );
  if (!session) throw refusal('system_error');
  await writeAudit(tx, {
    client_id: account.client_id,
    stream: `user:${account.id}`,
    user_id: account.id,
    session_id: session.id,
    action: 'sign_in',
    object_id: 'session',
    record_id: String(session.id),
    detail: {
      address: device.address,
      origin: how.origin,
      ...(how.factor ? { second_factor: how.factor } : {}),
    },
  });
  return { tokens: await issueTokens(tx, session.id), session_id: session.id };
};

/** Where a call comes from. */
export interface Sender {
  readonly fingerprint: string;
  readonly address: string;
}

/** Sessions that were told of already; all are forgotten together, so that no number of them fills the memory. */
const MOST_TOLD = 10_000;
const told = new Set<number>();

/**
 * Warns the operator, once for each session of a process, of a token that comes from another device than the one its
 * session began on. It is refused nothing: a screen or a language changes the device as well (AMB-042).
 */
export const watchDevice = (
  session: { readonly session_id: number; readonly user_id: number; readonly fingerprint: string },
  { fingerprint, address }: Sender,
): void => {
  const { session_id, user_id } = session;
  if (session.fingerprint === '' || session.fingerprint === fingerprint || told.has(session_id)) return;
  if (told.size >= MOST_TOLD) told.clear();
  told.add(session_id);
  log.warn({ session_id, user_id, address }, 'a token came from another device than its session began on');
};

/** Whose session an entry opens, and how it came. */
export interface Entered {
  readonly account: { readonly id: number; readonly client_id: number };
  readonly origin: Origin;
  readonly factor?: SecondFactorMethod;
  readonly sso?: unknown;
}

/** A code of the second factor that came with a token, counted: how many tries are left after it. */
export interface TypedCode {
  readonly code: string;
  readonly left: number;
}

/** The call of a browser told from others. */
export type Entering = CallContext & Device;
