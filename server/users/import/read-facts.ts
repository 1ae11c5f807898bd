import type { Actor } from '../../../lib/access/actor.ts';
import { ROLES } from '../../../lib/access/roles.ts';
import { comparedEmail } from '../../../lib/users/email.ts';
import type { ImportLine } from '../../../lib/users/import-columns.ts';
import type { ImportFacts, KnownEmployee, KnownUser } from '../../../lib/users/import-verdict.ts';
import type { Db } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';

/** What a file of users is judged by: the organizations, and whoever its e-mails and numbers name. */
export const readFacts = async (db: Db, actor: Actor, lines: readonly ImportLine[]): Promise<ImportFacts> => {
  const emails = lines.map(({ cells }) => comparedEmail(cells.email ?? ''));
  const numbers = lines.map(({ cells }) => cells.number ?? '').filter((number) => number !== '');
  return {
    organizations: await db.rows<ImportFacts['organizations'][number]>(
      'select "id", "code", "name", "name_eng" from "organization" where "client_id" = $1 and not "disabled"',
      [actor.client_id],
    ),
    users: await db.rows<KnownUser & Record<string, unknown>>(USERS, [actor.client_id, emails]),
    employees: await db.rows<KnownEmployee & Record<string, unknown>>(EMPLOYEES, [actor.client_id, numbers]),
    role_labels: Object.fromEntries(
      ROLES.filter((role) => role !== 'gf_manager').map((role) => [
        role,
        (['ru', 'en'] as const).map((locale) => sentence(locale, `shell.role.${role}`)),
      ]),
    ),
  };
};

const USERS = `
  select u."id", u."email", u."login", u."language",
    coalesce((select array_agg(r."role" order by r."role") from "user_role" r
              where r."user_id" = u."id" and r."organization_id" = e."organization_id"), '{}') as roles,
    exists (select 1 from "user_role" r where r."user_id" = u."id" and r."role" = 'admin') as is_admin,
    case when e."id" is not null then json_build_object('employee_id', e."id", 'organization_id', e."organization_id",
      'name', e."name", 'name_eng', e."name_eng", 'number', e."number", 'position', e."position",
      'position_eng', e."position_eng", 'department', e."department", 'department_eng', e."department_eng",
      'location', e."location", 'phone', e."phone", 'hire_date', e."hire_date"::text) end as person
  from "app_user" u left join "employee" e on e."id" = u."employee_id"
  where u."client_id" = $1 and (lower(u."email") = any($2) or u."login" = any($2))`;

const EMPLOYEES = `
  select e."id", e."organization_id", e."number", e."name",
    exists (select 1 from "app_user" u where u."employee_id" = e."id") as has_account
  from "employee" e join "organization" o on o."id" = e."organization_id"
  where o."client_id" = $1 and e."number" = any($2)`;
