import type { Actor, Locale } from '../../lib/access/actor.ts';
import { ROLES, type StoredRole } from '../../lib/access/roles.ts';
import { user } from '../../lib/objects/identity/user.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../../lib/users/import-columns.ts';
import { db } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { scopedRows } from '../objects/scoped-rows.ts';
import { mapInTurns } from '../store/in-turns.ts';

/** Accounts are read by id alone. */
interface Account extends Record<string, unknown> {
  readonly id: number;
}

type PersonLine = Readonly<Record<ImportColumn, string>> &
  Record<string, unknown> & {
    readonly employee_id: number;
    readonly held: readonly StoredRole[];
  };

/**
 * People with an account that the caller keeps, as a table in which the import of people finds nothing to change:
 * titles in one language, or column names. Candidates are left out.
 */
export const peopleTable = async (
  actor: Actor,
  titles: Locale | 'fields',
): Promise<{ readonly table: string[][]; readonly people: readonly PersonLine[] }> => {
  const accounts = await scopedRows<Account>(
    db,
    user,
    [user.write?.scope?.(actor) ?? user.scope(actor)],
    'b0."id"',
  );
  const people = await db.rows<PersonLine>(PEOPLE, [accounts.map(({ id }) => id)]);
  const head = IMPORT_COLUMNS.map((column) =>
    titles === 'fields' ? column : sentence(titles, `users.column.${column}`),
  );
  const roles = (held: readonly StoredRole[]) =>
    ROLES.filter((role) => role !== 'gf_manager' && held.includes(role)).join(', ');
  const lines = await mapInTurns(people, (person) =>
    IMPORT_COLUMNS.map((column) => (column === 'roles' ? roles(person.held) : person[column])),
  );
  return { table: [head, ...lines], people };
};

const PEOPLE = `
  select e."id" as employee_id, u."email", e."name", e."name_eng", e."number", coalesce(nullif(o."code", ''), o."name") as organization, '' as roles,
    array(select r."role" from "user_role" r where r."user_id" = u."id" and r."organization_id" = e."organization_id") as held,
    e."position", e."position_eng", e."department", e."department_eng",
    coalesce((select coalesce(nullif(mu."email", ''), nullif(m."email", ''), m."number")
      from "subordination" s join "employee" m on m."id" = s."manager_id" left join "app_user" mu on mu."employee_id" = m."id"
      where s."employee_id" = e."id" and s."type" = 'direct' and not s."disabled"
        and not m."disabled" and (m."dismissal_date" is null or m."dismissal_date" >= "business_day"())
      order by s."id" limit 1), '') as manager,
    e."location", e."phone", coalesce(e."hire_date"::text, '') as hire_date, u."language"
  from "app_user" u join "employee" e on e."id" = u."employee_id" join "organization" o on o."id" = e."organization_id"
  where u."id" = any($1) and u."email" <> '' and not u."disabled" and not e."is_candidate"
  order by o."id", e."name", e."id"`;
