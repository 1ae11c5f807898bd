import type { DismissalPlan, TakeBackInput } from '../../lib/rpc/dismissal.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { giveGrants } from './actions/set-deputy.ts';

type Ended = NonNullable<DismissalPlan['back']>['lent'][number];

/**
 * Deputies and grants that a dismissal ended and that were not given again, each with why it cannot come back, or null
 * where it can.
 */
export const endedLent = (read: Db, dismissal_id: number): Promise<Ended[]> =>
  read.rows<Ended>(ENDED, [dismissal_id]);

/** A row disabled before its day, or ending on another day than the dismissal, was changed since. */
const ENDED = `
  select x."kind", x."id", r."principal" = d."employee_id" as of_leaver, e."id" as employee_id, e."name", e."name_eng",
    x."date_to"::text as until,
    case
      when e."disabled" or e."dismissal_date" < "business_day"() then 'left'
      when x."date_to" < "business_day"() then 'over'
      when x."kind" = 'deputy' and exists (select 1 from "deputy" o
        where o."employee_id" = r."principal" and o."id" <> x."id" and not o."disabled") then 'replaced'
      when r."disabled" and d."date" >= "business_day"() and coalesce(x."date_from" <= d."date", true) then 'changed'
      when not r."disabled" and r."date_to" <> greatest(d."date", x."date_from") then 'changed'
    end as refused
  from "dismissal" d
  cross join lateral jsonb_to_recordset(d."lent") as x("kind" text, "id" bigint, "date_from" date, "date_to" date)
  join lateral (
    select p."employee_id" as principal, p."deputy_employee_id" as holder, p."disabled", p."date_to"
    from "deputy" p where x."kind" = 'deputy' and p."id" = x."id"
    union all
    select g."employee_id", u."employee_id", g."disabled", g."date_to"
    from "grant" g join "app_user" u on u."id" = g."user_id" where x."kind" = 'grant' and g."id" = x."id"
  ) r on true
  join "employee" e on e."id" = case when r."principal" = d."employee_id" then r."holder" else r."principal" end
  where d."id" = $1 and (r."disabled" or r."date_to" is distinct from x."date_to")
  order by 1, 3, 5, 2`;

/** Gives back what a dismissal ended, as it stood before. */
export const restoreLent = async (
  tx: Tx,
  dismissal_id: number,
  named: NonNullable<TakeBackInput['restore']>,
): Promise<void> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('deputies', 7))`);
  const idsOf = (kind: Ended['kind']) => named.filter((each) => each.kind === kind).map(({ id }) => id);
  const given = await tx.rows<Row<'grant', 'user_id'>>(
    `update "grant" g set "date_to" = x."date_to", "disabled" = false, "updated_at" = now()
     from "dismissal" d cross join lateral jsonb_to_recordset(d."lent") as x("kind" text, "id" bigint, "date_to" date)
     where d."id" = $1 and x."kind" = 'grant' and g."id" = x."id" and g."id" = any($2::bigint[]) returning g."user_id"`,
    [dismissal_id, idsOf('grant')],
  );
  const rules = await tx.rows<Row<'deputy', 'id' | 'disabled'>>(
    `select "id", "disabled" from "deputy" where "id" = any($1::bigint[]) order by "id" for update`,
    [idsOf('deputy')],
  );
  await tx.rows(
    `update "deputy" p set "date_to" = x."date_to", "disabled" = false, "updated_at" = now()
     from "dismissal" d cross join lateral jsonb_to_recordset(d."lent") as x("kind" text, "id" bigint, "date_to" date)
     where d."id" = $1 and x."kind" = 'deputy' and p."id" = x."id" and p."id" = any($2::bigint[])`,
    [dismissal_id, rules.map(({ id }) => id)],
  );
  // The grants that followed from a rule ended with it.
  for (const { id, disabled } of rules) if (disabled) await giveGrants(tx, id);
  await tellRights(
    tx,
    given.map(({ user_id }) => user_id),
  );
};
