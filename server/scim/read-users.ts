import type { Db } from '../db/tx.ts';
import type { Directory } from './authenticate.ts';
import type { Filter } from './filter.ts';
import { conditionOf, SHOWN_NAME } from './filter-sql.ts';
import { ScimError } from './scim-error.ts';
import type { Account } from './user-resource.ts';

/** The accounts a directory keeps: of the people of its organization, and those it made itself. */
const VISIBLE = `u."client_id" = $1 and coalesce(e."organization_id", u."directory_organization_id") = $2
  and not u."directory_removed"`;

const FROM = 'from "app_user" u left join "employee" e on e."id" = u."employee_id"';

const ACCOUNT = `select u."id", u."login", u."email", u."external_id", u."language", u."disabled", u."employee_id",
    ${SHOWN_NAME} as name, u."given_name", u."family_name",
    coalesce((select array_agg(r."role" order by r."role") from "user_role" r
              where r."user_id" = u."id" and r."organization_id" = $2), '{}') as roles,
    exists (select 1 from "user_role" r where r."user_id" = u."id" and r."role" = 'admin') as is_admin,
    u."create_date"::text, u."updated_at"::text`;

export interface Page {
  readonly startIndex: number;
  readonly count: number;
}

/** One page of the accounts that pass, and how many there are. */
export const listAccounts = async (
  db: Db,
  { client_id, organization_id }: Directory,
  filter: Filter | undefined,
  { startIndex, count }: Page,
): Promise<{ total: number; accounts: Account[] }> => {
  const values: unknown[] = [client_id, organization_id];
  const where = filter === undefined ? VISIBLE : `${VISIBLE} and ${conditionOf(filter, values)}`;
  const [row] = await db.rows<{ total: number }>(
    `select count(*)::int as total ${FROM} where ${where}`,
    values,
  );
  const accounts = await db.rows<Account>(
    `${ACCOUNT} ${FROM} where ${where} order by u."id" limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, count, startIndex - 1],
  );
  return { total: row?.total ?? 0, accounts };
};

/** An account by its id. Refuses 404 for what is not this directory's, as for what there is not. */
export const accountById = async (
  db: Db,
  directory: Directory,
  id: string,
  lock = false,
): Promise<Account> => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw missing();
  const [account] = await db.rows<Account>(
    `${ACCOUNT} ${FROM} where ${VISIBLE} and u."id" = $3${lock ? ' for update of u' : ''}`,
    [directory.client_id, directory.organization_id, id],
  );
  if (!account) throw missing();
  return account;
};

const missing = () => new ScimError(404, 'There is no such resource.');
