import { familyOf } from '../../lib/documents/families.ts';
import { type NamingLines, namingLines } from '../../lib/documents/named-readers.ts';
import { matches } from '../../lib/filter/matches.ts';
import { mayAct } from '../auth/may-enter.ts';
import { actorOfAccount, OWN_ACCOUNT, type OwnAccount } from '../auth/own-actor.ts';
import { readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { isNamed, namedIn, names } from '../notifications/named-readers.ts';
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

type AccountRow = ThreadReader & OwnAccount;

/**
 * People who may read a document, each by an account of their own that may enter now. Their relation to the document
 * makes them possible readers; the scope of its family decides.
 */
export const readersOf = async (db: Db, document: ThreadDocument): Promise<ThreadReader[]> => {
  const family = familyOf(document.object_id);
  if (!family) return [];
  const naming = namingLines(family);
  const [rules, accounts, named] = await Promise.all([
    readRules(db, document.client_id),
    db.rows<AccountRow>(nearby(naming), [document.id]),
    naming && namedIn(db, naming, document.id),
  ]);
  const row = { ...document, ...(named ? { status_id: named.status_id } : {}) };
  const judged = await Promise.all(
    accounts.map(async (account) => {
      const scope = family.scope(await actorOfAccount(account, rules));
      return scope === 'all' || (scope !== 'none' && matches(scope, row, named && isNamed(named)))
        ? [account]
        : [];
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

/**
 * Accounts of the owner, the managers of both levels, their assistants, holders of a role that reads an organization,
 * and people the document names.
 */
const nearby = (naming: NamingLines | undefined): string => `
  with d as (select * from "document" where "id" = $1),
  near as (
    select "employee_id" as id from d
    union select "manager_id" from d
    union select s."manager_id" from d join "decider" s on s."employee_id" = d."manager_id"
    union select s."employee_id" from d join "subordination" s on s."manager_id" = d."manager_id" and s."type" = 'assistant' and not s."disabled"
    union select u."employee_id" from d join "user_role" r on r."organization_id" = d."organization_id"
        and r."role" in ('hr', 'reviewer', 'gf_manager', 'accountant')
      join "app_user" u on u."id" = r."user_id"
      ${naming ? `union select e."id" from d join "employee" e on ${names(naming)}` : ''})
  select ${OWN_ACCOUNT}, e."id", e."name", e."name_eng", e."position", e."position_eng"
  from near join "employee" e on e."id" = near."id" join "app_user" u on u."employee_id" = e."id"
    join d on d."client_id" = u."client_id" join "client" c on c."id" = u."client_id"
  where ${mayAct()} order by e."name", e."id"`;
