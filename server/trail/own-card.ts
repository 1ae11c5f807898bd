import { type Actor, holds } from '../../lib/access/actor.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import type { AuditDocuments, AuditOwn } from '../../lib/rpc/audit.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';

/** Days looked back. */
const DAYS = 30;

/**
 * The people who looked at the caller's own card, exported or changed it, a line per person and role, without addresses
 * (Labour Code, article 89; 152-FZ, article 14). Never for another person's card, also not while acting for them.
 * Refuses: access_denied.
 */
export const ownCard = async ({ real_employee_id, grant_id }: Actor): Promise<AuditOwn> => {
  if (real_employee_id === null || grant_id !== null) throw refusal('access_denied');
  const people = await db.rows<AuditOwn['people'][number]>(OWN, [real_employee_id, DAYS]);
  return { days: DAYS, people };
};

/** Of the streams of the card and of the account only changes by others are shown: sign-ins and checks are not. */
const OWN = `with seen as (
    select v."user_id", v."behalf_id", v."role", v."kind", v."count", v."last_at"
    from "card_view" v where v."employee_id" = $1 and v."day" > "business_day"() - $2::int
    union all
    select a."user_id", coalesce(g."employee_id", 0), '', 'change', 1, a."moment"
    from "audit" a left join "grant" g on g."id" = a."grant_id"
    where a."stream" = any(array(select 'user:' || u."id" from "app_user" u where u."employee_id" = $1) || ('employee:' || $1))
      and a."action" in ('table.edit', 'user.edit', 'scim.edit') and a."moment" > now() - make_interval(days => $2::int)
  )
  select coalesce(e."name", '') as name, coalesce(nullif(e."name_eng", ''), e."name", '') as name_eng, e."id" as employee_id,
    max(s."role") as role, coalesce(b."name", '') as behalf_name, coalesce(nullif(b."name_eng", ''), b."name", '') as behalf_name_eng,
    coalesce(sum(s."count") filter (where s."kind" = 'card'), 0)::int as card,
    coalesce(sum(s."count") filter (where s."kind" = 'export'), 0)::int as export,
    coalesce(sum(s."count") filter (where s."kind" = 'change'), 0)::int as change,
    max(s."last_at") as last
  from seen s left join "app_user" u on u."id" = s."user_id" left join "employee" e on e."id" = u."employee_id"
    left join "employee" b on b."id" = s."behalf_id"
  where u."employee_id" is distinct from $1
  group by s."user_id", e."id", b."id" order by last desc limit 100`;

/** The audit is an admin's. Refuses: access_denied. */
export const mayReadAudit = (actor: Actor): void => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
};

/** Documents of the client that have a number, with whose they are. Refuses: access_denied. */
export const findDocuments = async (actor: Actor, number: string): Promise<AuditDocuments> => {
  mayReadAudit(actor);
  return db.rows<AuditDocuments[number]>(FOUND, [
    actor.client_id,
    FAMILY_IDENTITIES.map(({ object_id }) => object_id),
    [...new Set([number, number.toUpperCase()])],
  ]);
};

/** By the index of numbers, which begins with the organization and the family. */
const FOUND = `select d."id", d."object_id", d."number", coalesce(e."name", '') as name, coalesce(nullif(e."name_eng", ''), e."name", '') as name_eng
  from "document" d left join "employee" e on e."id" = d."employee_id"
  where d."organization_id" in (select o."id" from "organization" o where o."client_id" = $1)
    and d."object_id" = any($2) and d."number" = any($3)
  order by d."id" desc limit 20`;
