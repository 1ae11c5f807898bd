import type { Actor } from '../../../lib/access/actor.ts';
import { reachesNobody, teamReach } from '../../../lib/access/team-reach.ts';
import { FEEDS_MAX, type FeedKind } from '../../../lib/calendar/feed.ts';
import type { CalendarFeed } from '../../../lib/rpc/calendar-feeds.ts';
import { auditBy } from '../../audit/audit.ts';
import { requireProof } from '../../auth/proof.ts';
import { freshToken, tokenHash } from '../../auth/tokens.ts';
import { refusal } from '../../call/call-error.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import { type Db, db, type Tx } from '../../db/tx.ts';

/** The signed-in person's own open addresses, the oldest first; a deputy sees their own, not those of the principal. */
export const ownFeeds = (actor: Actor): Promise<CalendarFeed[]> => openFeeds(db, actor);

/**
 * Opens an address for a calendar program. It outlives the session, so the caller must prove themselves, and may not
 * act for another person. Refuses: access_denied, proof_required, too_many_feeds.
 */
export const subscribe = async (
  tx: Tx,
  actor: Actor,
  kind: FeedKind,
): Promise<{ id: number; url: string }> => {
  const reach = teamReach(actor, { colleagues: true });
  if (actor.grant_id !== null || actor.employee_id === null || !reach || reachesNobody(reach))
    throw refusal('access_denied');
  await requireProof(tx, actor);
  await tx.rows('select 1 from "app_user" where "id" = $1 for update', [actor.user_id]);
  if ((await openFeeds(tx, actor)).length >= FEEDS_MAX) throw refusal('too_many_feeds', { max: FEEDS_MAX });
  const token = freshToken();
  const [row] = await tx.rows<Row<'calendar_feed', 'id'>>(
    'insert into "calendar_feed" ("user_id", "kind", "token_hash") values ($1, $2, $3) returning "id"',
    [actor.user_id, kind, tokenHash(token)],
  );
  if (!row) throw new Error('a feed that was opened has an id');
  await tell(tx, actor, 'calendar_feed.open', row.id, { kind });
  return { id: row.id, url: `${readConfig().APP_ORIGIN}/api/calendar/${token}.ics` };
};

/**
 * Ends an address at once. An address of another person, an ended one and an unknown one are refused alike: not_found.
 */
export const unsubscribe = async (tx: Tx, actor: Actor, id: number): Promise<{ id: number }> => {
  const [row] = await tx.rows<Row<'calendar_feed', 'kind'>>(
    `update "calendar_feed" set "revoked_at" = now() where "id" = $1 and "user_id" = $2 and "revoked_at" is null returning "kind"`,
    [id, actor.user_id],
  );
  if (!row) throw refusal('not_found');
  await tell(tx, actor, 'calendar_feed.end', id, { kind: row.kind });
  return { id };
};

const openFeeds = (from: Db, { user_id }: Actor): Promise<CalendarFeed[]> =>
  from.rows<CalendarFeed>(
    `select "id", "kind", to_json("create_date")#>>'{}' as create_date, to_json("last_used")#>>'{}' as last_used
     from "calendar_feed" where "user_id" = $1 and "revoked_at" is null order by "id"`,
    [user_id],
  );

const tell = (tx: Tx, actor: Actor, action: string, id: number, detail: Record<string, unknown>) =>
  auditBy(tx, actor, action, [`user:${actor.user_id}`, 'calendar_feed', id], detail);
