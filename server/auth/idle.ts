import { idleLimit, idleOnServer, REPORT_MS } from '../../lib/identity/idle.ts';
import { writeAudit } from '../audit/audit.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { endSessions } from './tokens.ts';

/** Who caused a call: the person, or the page by itself (polls, events, refreshes), which keeps no session alive. */
export type Caused = 'by-person' | 'in-background';

/** Idle time of a session, and its limit. */
export interface Presence {
  readonly session_id: number;
  readonly user_id: number;
  readonly client_id: number;
  readonly in_browser: boolean;
  readonly idle_s: number;
  readonly auto_logout_time: string | null;
}

/** Idle time as columns of a statement over `"auth_session" s` that knows the limit otherwise. */
export const IDLE = `s."in_browser", extract(epoch from now() - s."active_at")::float8 as idle_s`;

/** The columns of `Presence` that a statement over `"auth_session" s` and `"app_user" u` reads along. */
export const PRESENCE = `${IDLE},
    case when s."in_browser" then (select p."value" from "parameter" p
      where p."client_id" = u."client_id" and p."code" = 'auto_logout_time') end as auto_logout_time`;

/** Whether a browser was left alone for longer than its client allows. Integrations have no such limit. */
export const isLeftAlone = (presence: Presence): boolean =>
  presence.in_browser && idleOnServer(presence.idle_s * 1_000, idleLimit(presence.auto_logout_time));

/** Ends a session that was left alone, with its row of audit; once, however many calls come upon it. */
export const endLeftAlone = async (tx: Tx, presence: Presence): Promise<void> => {
  const ended = await endSessions(tx, [presence.session_id]);
  if (ended.length === 0) return;
  await writeAudit(tx, {
    client_id: presence.client_id,
    stream: `user:${presence.user_id}`,
    user_id: presence.user_id,
    session_id: presence.session_id,
    action: 'idle_sign_out',
    object_id: 'session',
    record_id: String(presence.session_id),
    detail: { idle_s: Math.round(presence.idle_s) },
  });
};

/**
 * Whether the session may go on. One that was left alone ends here; one whose person is there is written down as
 * active, at most once a minute and without keeping the call waiting.
 */
export const maySessionGoOn = async (presence: Presence, caused: Caused): Promise<boolean> => {
  if (isLeftAlone(presence)) {
    await inTransaction((tx) => endLeftAlone(tx, presence));
    return false;
  }
  if (caused === 'by-person' && presence.idle_s * 1_000 >= REPORT_MS) void writeDown(presence.session_id);
  return true;
};

/** The shortest limit with its grace: no session that was seen later is left alone by any client's. */
const SHORTEST_S = 240;
const AT_ONCE = 500;

/** Ends idle sessions that no call came upon, so that owners do not see them in their list; called by a job. */
export const sweepLeftAlone = async (): Promise<void> => {
  const quiet = await db.rows<Presence>(
    `select s."id" as session_id, s."user_id", u."client_id", ${PRESENCE}
     from "auth_session" s join "app_user" u on u."id" = s."user_id"
     where s."in_browser" and s."ended_at" is null and s."expires_at" > now()
       and s."active_at" < now() - make_interval(secs => $1)
     order by s."active_at" limit $2`,
    [SHORTEST_S, AT_ONCE],
  );
  for (const presence of quiet.filter(isLeftAlone)) await inTransaction((tx) => endLeftAlone(tx, presence));
};

const underWay = new Set<number>();

const writeDown = async (session_id: number): Promise<void> => {
  if (underWay.has(session_id)) return;
  underWay.add(session_id);
  try {
    await inTransaction((tx) =>
      tx.rows(
        `update "auth_session" set "active_at" = now(), "last_seen" = now()
         where "id" = $1 and "active_at" <= now() - make_interval(secs => $2)`,
        [session_id, REPORT_MS / 1_000],
      ),
    );
  } catch (error) {
    log.warn({ err: error }, 'who is active could not be written down');
  } finally {
    underWay.delete(session_id);
  }
};
