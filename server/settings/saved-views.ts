import { refusal } from '../call/call-error.ts';
import type { BeforeWrite } from '../objects/rules.ts';

/** How many views of lists a person keeps. */
const SAVED_VIEWS_MAX = 200;

/** Views that one person saves at once are counted one after the other. Refuses: too_many_views. */
export const viewsAreFew: BeforeWrite = async (tx, actor, before, after) => {
  if (before || !after) return;
  const [, [row]] = await Promise.all([
    tx.rows(`select pg_advisory_xact_lock(hashtextextended('views:' || $1::text, 0))`, [actor.user_id]),
    tx.rows<{ kept: number }>(`select count(*)::int as kept from "user_filter" where "user_id" = $1`, [
      actor.user_id,
    ]),
  ]);
  if ((row?.kept ?? 0) >= SAVED_VIEWS_MAX) throw refusal('too_many_views', { max: SAVED_VIEWS_MAX });
};
