import type { Actor } from '../../lib/access/actor.ts';
import type { StoredRole } from '../../lib/access/roles.ts';
import type { AccessPersonFacts, HeldGrant } from '../../lib/reach/answer.ts';
import type { Hat } from '../../lib/reach/hat-rows.ts';
import { actingBy } from '../auth/authenticate.ts';
import { type GrantRow, grantFacts, lentNow } from '../auth/grant-facts.ts';
import { daysDismissed, mayEnter } from '../auth/may-enter.ts';
import { actorOfAccount, OWN_ACCOUNT, type OwnAccount } from '../auth/own-actor.ts';
import { withStanding } from '../auth/standing.ts';
import { refusal } from '../call/call-error.ts';
import type { Rules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';

/** A person of the client, with each way they come to the portal. */
export interface LookedAt {
  readonly facts: AccessPersonFacts;
  readonly hats: readonly Hat[];
}

type Named = { readonly name: string; readonly name_eng: string };
type EmployeeRow = Named & {
  position: string;
  position_eng: string;
  organization_id: number;
  managers: Named[];
  assists: Named[];
  reports: number;
};
type AccountRow = OwnAccount & { days_dismissed: number; may_enter: boolean };
type HeldRow = { grant: GrantRow; above: string[]; user_id: number } & Named;

/** A person with their ways in (hats) as of now. Refuses: not_found for an id outside the client. */
export const lookAt = async (admin: Actor, employee_id: number, rules: Rules): Promise<LookedAt> => {
  const [[employee], accounts, held, lent] = await Promise.all([
    db.rows<EmployeeRow>(EMPLOYEE, [employee_id, admin.client_id]),
    db.rows<AccountRow>(accountsOf(), [employee_id, admin.client_id]),
    db.rows<HeldRow>(grantsHeld(), [employee_id, admin.client_id]),
    db.rows<HeldRow>(grantsLent(), [employee_id, admin.client_id]),
  ]);
  if (!employee) throw refusal('not_found');
  const open = accounts.filter(({ may_enter }) => may_enter);
  const selves = await Promise.all(open.map((account) => actorOfAccount(account, rules)));
  const acting = await Promise.all(
    selves.flatMap((self) =>
      self.dismissed
        ? []
        : held.filter(({ user_id }) => user_id === self.user_id).map((row) => byGrant(self, row, rules)),
    ),
  );
  const [self] = selves;
  return {
    facts: {
      ...employee,
      employee_id,
      state: self ? (self.dismissed ? 'reads' : 'acts') : accounts.length > 0 ? 'closed' : 'no_account',
      roles: rolesOf(selves, open),
      organizations: await organizationsOf(employee.organization_id, accounts),
      held: self?.dismissed ? [] : held.flatMap((row) => grantOf(row, rules)),
      lent: lent.flatMap((row) => grantOf(row, rules)),
    },
    hats: [...selves.map((actor) => ({ actor, grant_id: null })), ...acting.flat()],
  };
};

const byGrant = async (self: Actor, { grant, above }: HeldRow, rules: Rules): Promise<Hat[]> => {
  const actor = actingBy(self, grant, above, rules.parameters);
  return actor ? [{ actor: await withStanding(actor, rules), grant_id: grant.id }] : [];
};

const grantOf = ({ grant, name, name_eng }: HeldRow, { parameters }: Rules): HeldGrant[] => {
  const lent = lentNow(grant, parameters);
  return lent
    ? [
        {
          id: grant.id,
          employee_id: grant.employee_id,
          organization_id: grant.organization_id,
          name,
          name_eng,
          role: lent.role,
          families: lent.families,
          own_documents: lent.own_documents,
          until: lent.until,
          deputy: grant.deputy_id !== null,
        },
      ]
    : [];
};

const rolesOf = (selves: readonly Actor[], accounts: readonly AccountRow[]): AccessPersonFacts['roles'] => {
  const given = new Set(
    accounts.flatMap(({ access, organization_id }) => access.roles[organization_id] ?? []),
  );
  const held = new Set(
    selves.flatMap(({ roles }) => roles.filter((role): role is StoredRole => role !== 'user')),
  );
  return [...held].map((role) => ({ role, given: given.has(role) }));
};

const organizationsOf = async (
  own: number,
  accounts: readonly AccountRow[],
): Promise<AccessPersonFacts['organizations']> => {
  const roles = new Map<number, Set<string>>([[own, new Set()]]);
  for (const { access } of accounts)
    for (const [id, held] of Object.entries(access.roles))
      roles.set(Number(id), new Set([...(roles.get(Number(id)) ?? []), ...held]));
  const rows = await db.rows<Row<'organization', 'id' | 'name' | 'name_eng'>>(
    'select "id", "name", "name_eng" from "organization" where "id" = any($1::bigint[]) order by "id" <> $2, "name"',
    [[...roles.keys()], own],
  );
  return rows.map(({ id, name, name_eng }) => ({
    id,
    name,
    name_eng,
    roles: [...(roles.get(id) ?? [])],
    counts: id === own,
  }));
};

const above = (type: string): string =>
  `coalesce((select json_agg(json_build_object('name', m."name", 'name_eng', m."name_eng") order by m."name")
    from "subordination" s join "employee" m on m."id" = s."manager_id"
    where s."employee_id" = e."id" and s."type" = '${type}' and not s."disabled"), '[]')`;

const EMPLOYEE = `select e."name", e."name_eng", e."position", e."position_eng", e."organization_id",
    ${above('direct')} as managers, ${above('assistant')} as assists,
    (select count(*)::int from "subordination" s where s."manager_id" = e."id" and s."type" = 'direct' and not s."disabled") as reports
  from "employee" e join "organization" o on o."id" = e."organization_id" where e."id" = $1 and o."client_id" = $2`;

const accountsOf =
  (): string => `select ${OWN_ACCOUNT}, ${daysDismissed()} as days_dismissed, ${mayEnter()} as may_enter
  from "employee" e join "app_user" u on u."employee_id" = e."id" join "client" c on c."id" = u."client_id"
  where e."id" = $1 and u."client_id" = $2 order by u."id"`;

const grants = (
  other: 'o' | 'h',
  whose: string,
): string => `select ${grantFacts()} as grant, u."id" as user_id,
    coalesce(${other}."name", u."login") as name, coalesce(nullif(${other}."name_eng", ''), ${other}."name", u."login") as name_eng,
    "access_of"(0, g."employee_id") -> 'above' as above
  from "grant" g join "app_user" u on u."id" = g."user_id" join "employee" o on o."id" = g."employee_id"
    left join "employee" h on h."id" = u."employee_id"
  where ${whose} = $1 and u."client_id" = $2 and not g."disabled" order by g."deputy_id" is not null, name, g."id"`;

/** Grants the person holds, with the names of the people they act for. */
const grantsHeld = (): string => grants('o', 'u."employee_id"');
/** Grants by which others act for the person, with the names of the holders. */
const grantsLent = (): string => grants('h', 'g."employee_id"');
