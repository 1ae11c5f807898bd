import type { Actor } from '../../lib/access/actor.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { auditBy, writeAudit } from '../audit/audit.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { type Db, db, inTransaction, type Tx } from '../db/tx.ts';
import { tellRights } from '../notifications/tell-rights.ts';
import { endRule } from './actions/remove-deputy.ts';

/** A deputy or a granted access that ends with an employment. */
export interface LentOfLeaver extends Record<string, unknown> {
  readonly kind: 'deputy' | 'grant';
  /** The leaver's rights are lent. */
  readonly of_leaver: boolean;
  /** The other person. */
  readonly employee_id: number;
  readonly name: string;
  readonly name_eng: string;
  /** The last day as it is set; null without an end. */
  readonly until: Day | null;
}

/** Deputies and grants that are in force or to come: of a person to others, and of others to the person. */
export const lentOfLeaver = (read: Db, employee_id: number): Promise<LentOfLeaver[]> =>
  read.rows<LentOfLeaver>(LENT, [employee_id]);

const LENT = `
  select x.kind, x.of_leaver, e."id" as employee_id, e."name", e."name_eng", x.until::text as until from (
    select 'deputy' as kind, "employee_id" = $1 as of_leaver,
      case when "employee_id" = $1 then "deputy_employee_id" else "employee_id" end as other, "date_to" as until
    from "deputy" where not "disabled" and $1 in ("employee_id", "deputy_employee_id")
      and coalesce("date_to", 'infinity') >= "business_day"()
    union all
    select 'grant', g."employee_id" = $1, case when g."employee_id" = $1 then u."employee_id" else g."employee_id" end, g."date_to"
    from "grant" g join "app_user" u on u."id" = g."user_id"
    where g."deputy_id" is null and not g."disabled" and g."date_to" >= "business_day"() and $1 in (g."employee_id", u."employee_id")
  ) x join "employee" e on e."id" = x.other order by 1, 2, 4`;

/** The same as they stand before a dismissal ends them, to be restored if it is taken back. */
export const keptLent = (tx: Tx, employee_id: number) =>
  tx.rows(
    `select 'deputy' as kind, "id", "date_from"::text, "date_to"::text from "deputy"
     where not "disabled" and $1 in ("employee_id", "deputy_employee_id") and coalesce("date_to", 'infinity') >= "business_day"()
     union all
     select 'grant', g."id", g."date_from"::text, g."date_to"::text from "grant" g join "app_user" u on u."id" = g."user_id"
     where g."deputy_id" is null and not g."disabled" and g."date_to" >= "business_day"() and $1 in (g."employee_id", u."employee_id")
     order by 1, 2`,
    [employee_id],
  );

/**
 * Lets no deputy or grant of a person last longer than the last day of work. A rule without days of its own works until
 * then as it is: `endLentOfDismissed` ends it.
 */
export const capLent = async (tx: Tx, actor: Actor, employee_id: number, last: Day): Promise<number> => {
  const capped = [
    ...(await tx.rows<{ user_id: number | null }>(CAP_GRANTS, [employee_id, last])),
    ...(await tx.rows<{ user_id: number | null }>(CAP_RULES, [employee_id, last])),
  ];
  await tellRights(
    tx,
    capped.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  );
  if (capped.length > 0)
    await auditBy(tx, actor, 'grant.capped', `employee:${employee_id}`, { last, count: capped.length });
  return capped.length;
};

const CAP_GRANTS = `update "grant" g set "date_to" = greatest($2::date, g."date_from"), "disabled" = g."date_from" > $2::date, "updated_at" = now()
  from "app_user" u where u."id" = g."user_id" and g."deputy_id" is null and not g."disabled" and g."date_to" > $2::date
    and $1 in (g."employee_id", u."employee_id") returning g."user_id"`;

const CAP_RULES = `update "deputy" set "date_to" = greatest($2::date, "date_from"), "disabled" = coalesce("date_from" > $2::date, false), "updated_at" = now()
  where not "disabled" and $1 in ("employee_id", "deputy_employee_id") and ("date_from" is not null or "date_to" is not null)
    and coalesce("date_to", 'infinity') > $2::date returning null::bigint as user_id`;

const BATCH = 100;

/** Starts from what is lent: there are always fewer such people than people who have left. */
const DUE = `
  select e."id", o."client_id" from (
    select "employee_id" as id from "deputy" where not "disabled"
    union select "deputy_employee_id" from "deputy" where not "disabled"
    union select "employee_id" from "grant" where "deputy_id" is null and not "disabled"
    union select u."employee_id" from "grant" g join "app_user" u on u."id" = g."user_id"
      where g."deputy_id" is null and not g."disabled"
  ) lent join "employee" e on e."id" = lent.id join "organization" o on o."id" = e."organization_id"
  where e."dismissal_date" < (now() at time zone $1)::date order by e."id" limit ${BATCH}`;

/** Ends deputies and grants of people whose last day of work is over, whichever way the day was entered. */
export const endLentOfDismissed = async (): Promise<void> => {
  const due = await db.rows<Row<'employee', 'id'> & { client_id: number }>(DUE, [readConfig().BUSINESS_TZ]);
  for (const { id, client_id } of due) await inTransaction((tx) => endLent(tx, client_id, id));
};

/** Ends all deputies and grants of a person and to a person at once. */
export const endLent = async (tx: Tx, client_id: number, employee_id: number): Promise<void> => {
  const principals = await tx.rows<Row<'deputy', 'employee_id'>>(
    'select "employee_id" from "deputy" where not "disabled" and $1 in ("employee_id", "deputy_employee_id") order by "employee_id"',
    [employee_id],
  );
  for (const { employee_id: principal } of principals) await endRule(tx, principal);
  const ended = await tx.rows<Row<'grant', 'user_id'>>(
    `update "grant" g set "disabled" = true, "updated_at" = now() from "app_user" u
     where u."id" = g."user_id" and g."deputy_id" is null and not g."disabled" and $1 in (g."employee_id", u."employee_id")
     returning g."user_id"`,
    [employee_id],
  );
  await tellRights(
    tx,
    ended.map(({ user_id }) => user_id),
  );
  if (principals.length + ended.length > 0)
    await writeAudit(tx, {
      client_id,
      stream: `employee:${employee_id}`,
      user_id: null,
      employee_id,
      action: 'grant.ended_by_dismissal',
      object_id: 'employee',
      record_id: String(employee_id),
      detail: { deputies: principals.length, grants: ended.length },
    });
};
