import type { HandedOver } from '../../lib/rpc/handed-over.ts';
import type { Db } from '../db/tx.ts';

/** A document that waits for the decision of a manager. */
interface WaitingDocument extends Record<string, unknown> {
  readonly id: number;
  readonly employee_id: number;
  readonly manager_id: number;
}

/** Documents that wait for the decision of some people as managers. */
export const readWaitingFor = (db: Db, people: readonly number[]): Promise<WaitingDocument[]> =>
  db.rows<WaitingDocument>(WAITING, [people]);

/**
 * Where documents go that waited for managers who cannot decide any more, or not once they have left: counted by the
 * next decider, null where that is hr. Empty for managers who go on deciding.
 */
export const readHandedOver = (db: Db, waiting: readonly WaitingDocument[]): Promise<HandedOver[]> =>
  waiting.length === 0
    ? Promise.resolve([])
    : db.rows<HandedOver>(HANDED, [
        waiting.map(({ employee_id }) => employee_id),
        waiting.map(({ manager_id }) => manager_id),
      ]);

const WAITING = `
  select d."id", d."employee_id", d."manager_id" from "document" d
  where d."manager_id" = any($1::bigint[]) and d."status_id" not in ('processed', 'closed')
    and "waits_for_manager"(d."client_id", d."organization_id", d."object_id", d."status_id")`;

const HANDED = `
  with gone as (
    select e."id", greatest("business_day"(), coalesce(e."dismissal_date" + 1, "business_day"())) as on_day
    from "employee" e where e."id" = any($2::bigint[])),
  next as (
    select g."id" as person_id, g.on_day, (
      select n."manager_id" from "deciders_of"(w.owner, g.on_day) n order by n."place" limit 1) as manager_id
    from unnest($1::bigint[], $2::bigint[]) as w(owner, manager) join gone g on g."id" = w.manager
    where not "acts_as_manager"(g."id", g.on_day))
  select x.person_id, x.manager_id, coalesce(m."name", '') as name, coalesce(m."name_eng", '') as name_eng,
    x.on_day::text as day, count(*)::int as count
  from next x left join "employee" m on m."id" = x.manager_id
  group by 1, 2, 3, 4, 5 order by 1, 2 nulls last`;
