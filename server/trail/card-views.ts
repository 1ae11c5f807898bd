import type { Actor } from '../../lib/access/actor.ts';
import { looksAs } from '../../lib/access/cards.ts';
import { type Db, inTransaction } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';

export type CardKind = 'card' | 'export';

/** Records that the caller looked at cards of others: a row for each of them and the day, with a count. */
export const keepCardViews = (actor: Actor, kind: CardKind, employees: readonly number[]): Promise<unknown> =>
  inTransaction((tx) =>
    tx.rows(KEEP, [
      [...new Set(employees)].toSorted((a, b) => a - b),
      businessDay(new Date().toISOString()),
      actor.user_id,
      actor.grant_id === null ? 0 : (actor.employee_id ?? 0),
      kind,
      looksAs(actor),
    ]),
  );

/** In the order of the people, so that two exports never wait for each other. */
const KEEP = `insert into "card_view" as v ("employee_id", "day", "user_id", "behalf_id", "kind", "role")
  select e, $2::date, $3, $4, $5, $6 from unnest($1::bigint[]) with ordinality as w(e, n) order by n
  on conflict ("employee_id", "day", "user_id", "behalf_id", "kind")
  do update set "count" = v."count" + 1, "role" = excluded."role", "last_at" = now()`;

/** A year is enough for later questions. */
export const sweepCardViews = (db: Db) =>
  db.rows(`delete from "card_view" where "day" < current_date - interval '1 year'`);
