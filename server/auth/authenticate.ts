import type { Actor, Locale } from '../../lib/access/actor.ts';
import { effectiveRoles } from '../../lib/access/effective-roles.ts';
import type { StoredRole } from '../../lib/access/roles.ts';
import { actingRoles } from '../../lib/identity/grants.ts';
import { db } from '../db/tx.ts';
import { factorRoles, mustChangePassword, owedBy } from './gate.ts';
import { type GrantRow, grantFacts, lentNow } from './grant-facts.ts';
import { type Caused, maySessionGoOn, PRESENCE, type Presence } from './idle.ts';
import { mayEnter } from './may-enter.ts';
import { tokenHash } from './tokens.ts';
import { type Sender, watchDevice } from './watch-device.ts';

type Above = { manager_id: number; type: string }[] | null;

interface SessionRow extends Presence {
  fingerprint: string;
  login: string;
  client_code: string;
  employee_id: number | null;
  organization_id: number | null;
  must_change: boolean;
  roles: StoredRole[] | null;
  manager_as_employee: string | null;
  factor_roles: string | null;
  above: Above;
  grant_id: number | null;
  /** The grant the session acts by, with the managers of the person acted for. */
  grant: (GrantRow & { above: Above }) | null;
}

const above = (employee: string): string =>
  `(select json_agg(json_build_object('manager_id', m."manager_id", 'type', m."type")) from "subordination" m where m."employee_id" = ${employee} and not m."disabled")`;

/**
 * The row of a live session with who it belongs to, and whom they act for. Ended, expired, disabled or dismissed: no
 * row, at once and on every pathway; one that was left alone is ended when it is met. One statement, indexed all the way.
 */
const session =
  (): string => `select u."id" as user_id, s."id" as session_id, s."fingerprint", u."login", u."client_id", c."code" as client_code, ${PRESENCE},
    u."employee_id", e."organization_id", ${mustChangePassword()} as must_change, ${factorRoles()} as factor_roles,
    (select array_agg(r."role") from "user_role" r where r."user_id" = u."id" and r."organization_id" = e."organization_id") as roles,
    (select p."value" from "parameter" p where p."client_id" = u."client_id" and p."code" = 'manager_as_employee') as manager_as_employee,
    ${above('u."employee_id"')} as above, s."grant_id",
    case when s."grant_id" is not null then (
      select (${grantFacts()})::jsonb || jsonb_build_object('above', ${above('g."employee_id"')})
      from "grant" g join "employee" o on o."id" = g."employee_id" where g."id" = s."grant_id") end as grant
  from "auth_session" s
  join "app_user" u on u."id" = s."user_id"
  join "client" c on c."id" = u."client_id"
  left join "employee" e on e."id" = u."employee_id"
  where s."ended_at" is null and s."expires_at" > now() and ${mayEnter()}`;

/** Who a bearer token belongs to; undefined for every token that opens nothing. */
export const actorOfToken = async (
  token: string,
  locale: Locale,
  caused: Caused = 'in-background',
  sender?: Sender,
): Promise<Actor | undefined> => {
  if (token.length < 20 || token.length > 200) return undefined;
  const [row] = await db.rows<SessionRow & Record<string, unknown>>(
    `${session()} and s."id" = (select t."session_id" from "auth_token" t where t."hash" = $1 and t."kind" = 'access' and t."expires_at" > now())`,
    [tokenHash(token)],
  );
  if (!row || !(await maySessionGoOn(row, caused))) return undefined;
  if (sender) watchDevice(row, sender);
  return actorOf(row, locale);
};

/** Who a session of the cookie belongs to. */
export const actorOfSession = async (
  sessionId: number,
  locale: Locale,
  caused: Caused = 'in-background',
): Promise<Actor | undefined> => {
  const [row] = await db.rows<SessionRow & Record<string, unknown>>(`${session()} and s."id" = $1`, [
    sessionId,
  ]);
  return row && (await maySessionGoOn(row, caused)) ? actorOf(row, locale) : undefined;
};

/** A session that acts by a grant opens nothing once that grant is not in force. */
const actorOf = (row: SessionRow, locale: Locale): Actor | undefined => {
  const { manager_as_employee } = row;
  const roles = effectiveRoles(row.roles ?? [], { manager_as_employee });
  const person: Actor = {
    user_id: row.user_id,
    session_id: row.session_id,
    login: row.login,
    client_id: row.client_id,
    client_code: row.client_code,
    employee_id: row.employee_id,
    organization_id: row.organization_id,
    real_employee_id: row.employee_id,
    grant_id: null,
    manager_ids: aboveAs(row.above, 'direct'),
    assisted_ids: aboveAs(row.above, 'assistant'),
    roles,
    locale,
    owes: owedBy({ ...row, roles }),
  };
  if (row.grant_id === null) return person;
  const acting = row.grant ? actingBy(person, row.grant, row.grant.above) : undefined;
  // What a role asks of whoever has it, it asks of whoever is lent it.
  return acting && { ...acting, owes: owedBy({ ...row, roles: [...person.roles, ...acting.roles] }) };
};

/** The same person while acting by a grant; undefined for one that is not in force. Never by two. */
export const actingBy = (person: Actor, grant: GrantRow, managers: Above): Actor | undefined => {
  const lent = lentNow(grant);
  return (
    lent && {
      ...person,
      employee_id: grant.employee_id,
      organization_id: grant.organization_id,
      grant_id: grant.id,
      manager_ids: aboveAs(managers, 'direct'),
      assisted_ids: [],
      roles: actingRoles(lent.role),
      ...(lent.families.length > 0 ? { families: lent.families } : {}),
    }
  );
};

const aboveAs = (above: Above, type: string): number[] =>
  (above ?? []).filter((each) => each.type === type).map((each) => each.manager_id);
