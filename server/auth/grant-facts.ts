import { isOneself } from '../../lib/access/actor.ts';
import { effectiveRoles } from '../../lib/access/effective-roles.ts';
import type { Role, StoredRole } from '../../lib/access/roles.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { ABSENCES } from '../../lib/families/identities.ts';
import type { DeputyRule } from '../../lib/identity/deputies.ts';
import { actingRoles, type GrantFacts, type Lent, lentBy } from '../../lib/identity/grants.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { refusal, wrongField } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import { heldDays, holdsOn } from '../db/held-days.ts';
import type { Row } from '../db/row.ts';
import type { BeforeWrite } from '../objects/rules.ts';
import { requireProof } from './proof.ts';

/** A grant as it is read for a decision, with the person it is for. */
export interface GrantRow extends Omit<GrantFacts, 'families' | 'owner_roles' | 'rules'> {
  readonly id: number;
  readonly employee_id: number;
  readonly organization_id: number;
  readonly department: string;
  readonly families: string;
  /** As they are stored; the client's parameters say what they work as. */
  readonly owner_roles: readonly StoredRole[];
  readonly deputy_id: number | null;
  readonly rules: readonly (Omit<DeputyRule, 'families'> & { readonly families: string })[] | null;
}

/** Statuses of an accepted absence: no decision about it is open. */
const ACCEPTED = ['approved', 'accepted', 'confirmed', 'processed', 'closed'];

const today = (): string => `(now() at time zone '${readConfig().BUSINESS_TZ}')::date`;

/** The last day of the accepted absence of `employee` that runs today, by the database's clock. */
const absentUntil = (employee: string): string =>
  `(select max(case when ${heldDays('d')} is null then d."end_date" else ${today()} end) from "document" d
    where d."employee_id" = ${employee} and d."object_id" in (${ABSENCES.map((name) => `'${name}'`).join(', ')}) and not d."replaced"
      and d."status_id" in (${ACCEPTED.map((status) => `'${status}'`).join(', ')})
      and ${today()} between d."start_date" and d."end_date"
      and ${holdsOn('d', today())})`;

const rules = (): string =>
  `(select json_agg(json_build_object('employee_id', r."employee_id", 'deputy_employee_id', r."deputy_employee_id",
        'families', r."families", 'own_documents', r."own_documents", 'date_from', r."date_from", 'date_to', r."date_to", 'disabled', r."disabled",
        'absent_until', ${absentUntil('r."employee_id"')}) order by r."id" = g."via_deputy_id")
    from "deputy" r where r."id" in (g."deputy_id", g."via_deputy_id"))`;

/**
 * What decides about a grant, as JSON in SQL over `"grant" g`, the account `"app_user" u` of its holder and the
 * person it is for, `"employee" o`. The judgement itself is `lentBy`.
 */
export const grantFacts = (): string =>
  `json_build_object('id', g."id", 'employee_id', g."employee_id", 'organization_id', g."organization_id",
    'department', o."department", 'role', g."role", 'families', g."families", 'own_documents', g."own_documents", 'date_from', g."date_from", 'date_to', g."date_to",
    'disabled', g."disabled", 'deputy_id', g."deputy_id", 'today', ${today()},
    'owner_fine', g."user_id" = u."id" and not o."disabled" and o."organization_id" = g."organization_id"
      and (o."dismissal_date" is null or o."dismissal_date" >= ${today()})
      and g."employee_id" is distinct from u."employee_id"
      and exists (select 1 from "organization" x where x."id" = g."organization_id" and x."client_id" = u."client_id" and not x."disabled")
      and not exists (select 1 from "app_user" x where x."employee_id" = o."id" and x."disabled"),
    'owner_roles', (select coalesce(json_agg(distinct x."role"), '[]') from "user_role" x join "app_user" a on a."id" = x."user_id"
      where a."employee_id" = o."id" and x."organization_id" = g."organization_id"),
    'rules', case when g."deputy_id" is null then null
      when (select count(*) from "deputy" r where r."id" in (g."deputy_id", g."via_deputy_id"))
        = 1 + (g."via_deputy_id" is not null)::int then ${rules()}
      else '[]'::json end)`;

/** What a grant lends, with the roles one acts in by it. */
export interface LentRoles extends Lent {
  readonly roles: readonly Role[];
}

/** What a grant lends now; undefined for one that is not in force. */
export const lentNow = (row: GrantRow, parameters: Parameters): LentRoles | undefined => {
  const owner_roles = effectiveRoles(row.owner_roles, parameters);
  const lent = lentBy({
    ...row,
    families: split(row.families),
    owner_roles,
    rules: row.rules?.map((rule) => ({ ...rule, families: split(rule.families) })) ?? null,
  });
  return lent && { ...lent, roles: actingRoles(lent.role, owner_roles) };
};

const split = (families: string): string[] => families.split(',').filter(Boolean);

/**
 * A grant is for another person of the same organization, with its days in order and for families that exist. An admin
 * proves themselves before adding one, and gives none to themselves; taking one back needs no proof.
 */
export const grantIsSound: BeforeWrite = async (tx, actor, before, after) => {
  if (!after) return;
  await requireProof(tx, actor);
  const whole = { ...before, ...after };
  if (String(whole.date_from) > String(whole.date_to))
    throw wrongField('date_to', 'document/ends-before-start');
  const families = String(whole.families ?? '')
    .split(',')
    .filter(Boolean);
  if (families.some((family) => !familyOf(family))) throw wrongField('families', 'field/wrong');
  const [person] = await tx.rows<Row<'employee', 'organization_id'> & { own: boolean }>(
    `select e."organization_id", exists (select 1 from "app_user" u where u."id" = $2 and u."employee_id" = e."id") as own
     from "employee" e where e."id" = $1`,
    [whole.employee_id, whole.user_id],
  );
  const [holder] = await tx.rows<Row<'app_user', 'employee_id'>>(
    'select "employee_id" from "app_user" where "id" = $1',
    [whole.user_id],
  );
  if (whole.user_id === actor.user_id || isOneself(actor, holder?.employee_id)) throw refusal('own_record');
  if (!person || person.own) throw wrongField('employee_id', 'field/wrong');
  after.organization_id = person.organization_id;
};
