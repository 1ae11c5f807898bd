import { familyOf } from '../../../lib/documents/families.ts';
import { GRANT_ROLES } from '../../../lib/identity/grants.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import type { UserAuth } from '../../../lib/rpc/user-auth.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Writing } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { requireProof } from '../proof.ts';
import { endRule } from './remove-deputy.ts';

type Input = Extract<UserAuth, { action: 'setDeputy' }>;

/**
 * Sets the one deputy of the signed-in person (not of the person they act for); the former deputy is replaced.
 * Refuses: proof_required, access_denied, validation.
 */
export const setDeputy = async (input: Input, { tx, actor }: Writing) => {
  const { real_employee_id: person } = actor;
  if (person === null) throw refusal('access_denied');
  await requireProof(tx, actor);
  const wrong = wrongPart(input);
  if (wrong) throw wrongField(wrong);
  const ended = await endRule(tx, person);
  const [rule] = await tx.rows<Row<'deputy', 'id'>>(ADD, [
    person,
    input.deputy_employee_id,
    input.families.join(','),
    input.own_documents,
    input.date_from,
    input.date_to,
  ]);
  if (!rule) throw wrongField('deputy_employee_id');
  await giveGrants(tx, rule.id);
  await auditBy(tx, actor, 'deputy.set', [`user:${actor.user_id}`, 'deputy', rule.id], { ...input, ended });
  return { data: { id: rule.id } };
};

const wrongPart = ({ families, date_from, date_to }: Input): string | undefined => {
  if (families.some((family) => !familyOf(family))) return 'families';
  if (date_from !== null && !isDay(date_from)) return 'date_from';
  if (date_to !== null && !isDay(date_to)) return 'date_to';
  return date_from !== null && date_to !== null && date_to < date_from ? 'date_to' : undefined;
};

/** A colleague of the same organization with an account, not the person themselves; else no row. */
const ADD = `insert into "deputy" ("employee_id", "deputy_employee_id", "organization_id", "families", "own_documents", "date_from", "date_to")
  select p."id", d."id", p."organization_id", $3, $4, $5, $6 from "employee" p
    join "employee" d on d."organization_id" = p."organization_id" and d."id" <> p."id" and not d."disabled" and not d."is_candidate"
  where p."id" = $1 and d."id" = $2
    and exists (select 1 from "app_user" u where u."employee_id" = d."id" and not u."disabled")
  returning "id"`;

/**
 * The grants that follow from a rule: one to the deputy, one to the deputy's deputy for the employee, and one to the
 * deputy for each person whose deputy the employee is. They are stored for good and in force only while `lentBy` says
 * so.
 */
export const giveGrants = (tx: Tx, ruleId: number) =>
  tx.rows(
    `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "date_from", "date_to", "deputy_id", "via_deputy_id")
     select u."id", c.person, c.organization_id, r.role, "business_day"() - 1, '9999-12-31', c.first, c.second
     from (
       select "employee_id" as person, "deputy_employee_id" as deputy, "organization_id", "id" as first, null::bigint as second
       from "deputy" where "id" = $1
       union all
       select a."employee_id", b."deputy_employee_id", a."organization_id", a."id", b."id"
       from "deputy" a join "deputy" b on b."employee_id" = a."deputy_employee_id"
       where $1 in (a."id", b."id") and not a."disabled" and not b."disabled" and b."deputy_employee_id" <> a."employee_id"
     ) c join "app_user" u on u."employee_id" = c.deputy cross join unnest($2::text[]) r(role)`,
    [ruleId, [...GRANT_ROLES]],
  );
