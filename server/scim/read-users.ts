import { z } from 'zod';
import type { Db } from '../db/tx.ts';
import type { Directory } from './authenticate.ts';
import type { Comparator, Filter, Literal } from './filter.ts';
import { comparedText } from './filter-holds.ts';
import { ScimError } from './scim-error.ts';
import type { Account } from './user-resource.ts';

/** `exact` text keeps its case; `text` stands in lower case on both sides. */
interface Column {
  readonly sql: string;
  readonly kind: 'text' | 'exact' | 'boolean' | 'moment';
}

/** The name by which the directory knows a person: of the staff, else as it said it, else the login. */
const SHOWN_NAME = `coalesce(e."name", nullif(concat_ws(' ', nullif(u."given_name", ''), nullif(u."family_name", '')), ''), u."login")`;

const column = (sql: string, kind: Column['kind']): Column => ({ sql, kind });
const lower = (sql: string): Column => column(`lower(${sql})`, 'text');
/** The account has one address at most. */
const ofAddress = (sql: string): string => `case when u."email" <> '' then ${sql} end`;

const COLUMNS: ReadonlyMap<string, Column> = new Map([
  ['id', column('u."id"::text', 'exact')],
  ['username', column('u."login"', 'text')],
  ['externalid', column('u."external_id"', 'exact')],
  ['active', column('(not u."disabled")', 'boolean')],
  ['emails', lower('u."email"')],
  ['emails.value', lower('u."email"')],
  ['emails.type', column(ofAddress(`'work'`), 'text')],
  ['emails.primary', column(ofAddress('true'), 'boolean')],
  ['displayname', lower(SHOWN_NAME)],
  ['name.formatted', lower(SHOWN_NAME)],
  ['name.givenname', lower('u."given_name"')],
  ['name.familyname', lower('u."family_name"')],
  ['preferredlanguage', column('u."language"', 'text')],
  ['meta.created', column('u."create_date"', 'moment')],
  ['meta.lastmodified', column('u."updated_at"', 'moment')],
]);

/**
 * A filter of accounts as a condition over `u` and `e`; its values are added to `values`. Refuses invalidFilter, with the
 * name of what can not be searched, or not so.
 */
export const conditionOf = (filter: Filter, values: unknown[], within = ''): string => {
  switch (filter.op) {
    case 'and':
    case 'or':
      return `(${filter.filters.map((each) => conditionOf(each, values, within)).join(` ${filter.op} `)})`;
    case 'not':
      return `((${conditionOf(filter.filter, values, within)}) is not true)`;
    case '[]':
      if (within !== '' || filter.path !== 'emails') throw refused(within + filter.path);
      return `(u."email" <> '' and ${conditionOf(filter.filter, values, 'emails.')})`;
    case 'pr':
      return isPresent(columnOf(within + filter.path));
    default:
      return comparison(filter.op, within + filter.path, filter.value, values);
  }
};

const columnOf = (path: string): Column => {
  const found = COLUMNS.get(path);
  if (!found) throw refused(path);
  return found;
};

const isPresent = ({ sql, kind }: Column): string =>
  kind === 'text' || kind === 'exact' ? `coalesce(${sql}, '') <> ''` : `${sql} is not null`;

const COMPARED: Readonly<Record<Comparator, (column: string, value: string) => string>> = {
  eq: (sql, value) => `${sql} = ${value}`,
  ne: (sql, value) => `${sql} is distinct from ${value}`,
  co: (sql, value) => `position(${value} in ${sql}) > 0`,
  sw: (sql, value) => `starts_with(${sql}, ${value})`,
  ew: (sql, value) => `right(${sql}, length(${value})) = ${value}`,
  gt: (sql, value) => `${sql} > ${value}`,
  ge: (sql, value) => `${sql} >= ${value}`,
  lt: (sql, value) => `${sql} < ${value}`,
  le: (sql, value) => `${sql} <= ${value}`,
};

const EQUAL: readonly Comparator[] = ['eq', 'ne'];
const IN_TEXT: readonly Comparator[] = ['co', 'sw', 'ew'];
const moment = z.iso.datetime({ offset: true });

const comparison = (op: Comparator, path: string, value: Literal, values: unknown[]): string => {
  const compared = columnOf(path);
  const { sql, kind } = compared;
  const wrong = () => refused(`${path} ${op} ${JSON.stringify(value)}`);
  if (value === null) {
    if (!EQUAL.includes(op)) throw wrong();
    return op === 'ne' ? isPresent(compared) : `not (${isPresent(compared)})`;
  }
  const bound = (said: unknown, type: string): string => `$${values.push(said)}::${type}`;
  if (kind === 'boolean') {
    if (typeof value !== 'boolean' || !EQUAL.includes(op)) throw wrong();
    return COMPARED[op](sql, bound(value, 'boolean'));
  }
  if (typeof value !== 'string') throw wrong();
  if (kind === 'moment') {
    if (IN_TEXT.includes(op) || !moment.safeParse(value).success) throw wrong();
    return COMPARED[op](sql, bound(new Date(value).toISOString(), 'timestamptz'));
  }
  const ordered = EQUAL.includes(op) || IN_TEXT.includes(op) ? sql : `${sql} collate "C"`;
  return COMPARED[op](ordered, bound(kind === 'exact' ? value : comparedText(value), 'text'));
};

const refused = (what: string): ScimError =>
  new ScimError(400, `Users are not searched by ${what.slice(0, 120)}.`, 'invalidFilter');

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
