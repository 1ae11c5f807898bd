import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { matches } from '../../lib/filter/matches.ts';
import { type Access, aboveAs, rolesIn } from '../auth/authenticate.ts';
import { mayAct } from '../auth/may-enter.ts';
import { withStanding } from '../auth/standing.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import type { ThreadDocument } from './readable-document.ts';

/** A person who may read a document. */
export interface ThreadReader {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly organization_id: number;
}

interface AccountRow extends ThreadReader {
  readonly user_id: number;
  readonly login: string;
  readonly client_code: string;
  readonly access: Access;
}

/**
 * People who may read a document, each by an account of their own that may enter now. Who comes into question is found by
 * how they stand to the document; whether they read it says the scope of its family.
 */
export const readersOf = async (db: Db, document: ThreadDocument): Promise<ThreadReader[]> => {
  const family = familyOf(document.object_id);
  if (!family) return [];
  const [rules, accounts] = await Promise.all([
    readRules(db, document.client_id),
    db.rows<AccountRow & Record<string, unknown>>(nearby(), [document.id]),
  ]);
  const judged = await Promise.all(
    accounts.map(async (account) => {
      const scope = family.scope(await withStanding(callerBy(account, document, rules), rules));
      return scope === 'all' || (scope !== 'none' && matches(scope, { ...document })) ? [account] : [];
    }),
  );
  const people = judged.flat().map(({ id, name, name_eng, position, position_eng, organization_id }) => ({
    id,
    name,
    name_eng,
    position,
    position_eng,
    organization_id,
  }));
  return [...new Map(people.map((person) => [person.id, person])).values()];
};

/** The person as they would call by themselves. */
const callerBy = (
  { user_id, login, client_code, access, id, organization_id }: AccountRow,
  { client_id }: ThreadDocument,
  { parameters }: Rules,
): Actor => ({
  user_id,
  session_id: 0,
  login,
  client_id,
  client_code,
  employee_id: id,
  real_employee_id: id,
  organization_id,
  grant_id: null,
  manager_ids: aboveAs(access.above, 'direct'),
  assisted_ids: aboveAs(access.above, 'assistant'),
  roles: rolesIn({ access, organization_id }, parameters),
  locale: 'ru',
  owes: null,
});

/** Accounts of the owner, the managers of both levels, their assistants, and those whose role reads an organization. */
const nearby = (): string => `
  with d as (select * from "document" where "id" = $1),
  near as (
    select "employee_id" as id from d
    union select "manager_id" from d
    union select s."manager_id" from d join "subordination" s on s."employee_id" = d."manager_id" and s."type" = 'direct' and not s."disabled"
    union select s."employee_id" from d join "subordination" s on s."manager_id" = d."manager_id" and s."type" = 'assistant' and not s."disabled"
    union select u."employee_id" from d join "user_role" r on r."organization_id" = d."organization_id"
        and r."role" in ('hr', 'reviewer', 'gf_manager', 'accountant')
      join "app_user" u on u."id" = r."user_id")
  select u."id" as user_id, u."login", c."code" as client_code, u."access", e."id", e."name", e."name_eng", e."position",
    e."position_eng", e."organization_id"
  from near join "employee" e on e."id" = near."id" join "app_user" u on u."employee_id" = e."id"
    join d on d."client_id" = u."client_id" join "client" c on c."id" = u."client_id"
  where ${mayAct()} order by e."name", e."id"`;
