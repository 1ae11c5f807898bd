import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor } from '../../../lib/access/actor.ts';
import { ROLES } from '../../../lib/access/roles.ts';
import { comparedEmail } from '../../../lib/kernel/email.ts';
import type { ImportLine } from '../../../lib/users/import-columns.ts';
import { comparedName } from '../../../lib/users/import-managers.ts';
import type {
  ImportFacts,
  ImportVerdict,
  KnownEmployee,
  KnownLink,
  KnownManager,
  KnownUser,
} from '../../../lib/users/import-verdict.ts';
import { importJudge } from '../../../lib/users/judge-import.ts';
import type { Db } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import { managerBar } from '../manager-bar.ts';

/** A file as it was judged; `seen` is the digest of all that its verdicts say and would do. */
export interface JudgedFile {
  readonly verdicts: readonly ImportVerdict[];
  readonly seen: string;
}

/** Lines that are worked on before others have their turn. */
const AT_A_TIME = 200;

/** What a file would do by what is true now; writes nothing. */
export const judgeFile = async (db: Db, actor: Actor, lines: readonly ImportLine[]): Promise<JudgedFile> => {
  const judge = importJudge(actor, await readFacts(db, actor, lines));
  const judged = await inTurns(lines, judge.line);
  const verdicts = judge.together(judged);
  const digest = createHash('sha256');
  await inTurns(verdicts, (verdict) => void digest.update(JSON.stringify(verdict)));
  return { verdicts, seen: digest.digest('base64url') };
};

/** The same as `map`, with turns for other requests: a file has thousands of lines, and one thread serves all. */
export const inTurns = async <One, Other>(
  all: readonly One[],
  work: (one: One) => Other,
): Promise<Other[]> => {
  const done: Other[] = [];
  for (const [index, one] of all.entries()) {
    if (index > 0 && index % AT_A_TIME === 0) await nextTurn();
    done.push(work(one));
  }
  return done;
};

/** What a file of users is judged by: the organizations, and people its e-mails, numbers and managers name. */
const readFacts = async (db: Db, actor: Actor, lines: readonly ImportLine[]): Promise<ImportFacts> => {
  const emails = lines.map(({ cells }) => comparedEmail(cells.email ?? ''));
  const numbers = lines.map(({ cells }) => cells.number ?? '').filter((number) => number !== '');
  const named = [...new Set(lines.map(({ cells }) => cells.manager ?? ''))].filter((name) => name !== '');
  return {
    organizations: await db.rows<ImportFacts['organizations'][number]>(
      'select "id", "code", "name", "name_eng" from "organization" where "client_id" = $1 and not "disabled"',
      [actor.client_id],
    ),
    users: await db.rows<KnownUser>(USERS, [actor.client_id, emails]),
    employees: (await db.rows<{ known: KnownEmployee }>(EMPLOYEES, [actor.client_id, numbers])).map(
      ({ known }) => known,
    ),
    ...(named.length > 0 ? await managersOf(db, actor, named) : { managers: [], links: [] }),
    role_labels: Object.fromEntries(
      ROLES.filter((role) => role !== 'gf_manager').map((role) => [
        role,
        (['ru', 'en'] as const).map((locale) => sentence(locale, `shell.role.${role}`)),
      ]),
    ),
  };
};

const managersOf = async (
  db: Db,
  actor: Actor,
  named: readonly string[],
): Promise<Pick<ImportFacts, 'managers' | 'links'>> => ({
  managers: await db.rows<KnownManager>(MANAGERS, [
    actor.client_id,
    named,
    named.map(comparedEmail),
    named.map(comparedName),
  ]),
  links: await db.rows<KnownLink>(LINKS, [actor.client_id]),
});

const PERSON = `'employee_id', e."id", 'organization_id', e."organization_id", 'updated_at', e."updated_at"::text,
  'name', e."name", 'name_eng', e."name_eng", 'number', e."number", 'position', e."position",
  'position_eng', e."position_eng", 'department', e."department", 'department_eng', e."department_eng",
  'location', e."location", 'phone', e."phone", 'hire_date', e."hire_date"::text,
  'dismissal_date', e."dismissal_date"::text`;

const USERS = `
  select u."id", u."email", u."login", u."language",
    coalesce((select array_agg(r."role" order by r."role") from "user_role" r
              where r."user_id" = u."id" and r."organization_id" = e."organization_id"), '{}') as roles,
    exists (select 1 from "user_role" r where r."user_id" = u."id" and r."role" = 'admin') as is_admin,
    case when not e."is_candidate" then json_build_object(${PERSON}) end as person
  from "app_user" u left join "employee" e on e."id" = u."employee_id"
  where u."client_id" = $1 and (lower(u."email") = any($2) or u."login" = any($2))`;

/** The number of a candidate is as taken as that of an account. */
const EMPLOYEES = `
  select json_build_object(${PERSON}, 'has_account',
    e."is_candidate" or exists (select 1 from "app_user" u where u."employee_id" = e."id")) as known
  from "employee" e join "organization" o on o."id" = e."organization_id"
  where o."client_id" = $1 and e."number" = any($2)`;

/** A full name as `comparedName` has it. */
const nameCompared = (column: string): string =>
  `btrim(regexp_replace(lower(translate(${column}, 'ёЁ', 'ее')), '\\s+', ' ', 'g'))`;

/** Those who can decide last: of two people with one e-mail they win. */
const MANAGERS = `
  select e."id" as employee_id, e."organization_id", e."number", e."name", e."name_eng",
    array_remove(array[lower(e."email"), lower(u."email"), u."login"], null) as emails, ${managerBar()} as bar
  from "employee" e join "organization" o on o."id" = e."organization_id"
    left join "app_user" u on u."employee_id" = e."id"
  where o."client_id" = $1 and not e."is_candidate"
    and (e."number" = any($2) or lower(e."email") = any($3) or lower(u."email") = any($3) or u."login" = any($3)
      or ${nameCompared('e."name"')} = any($4) or ${nameCompared('e."name_eng"')} = any($4))
  order by "acts_as_manager"(e."id"), e."id"`;

const LINKS = `
  select distinct on (s."employee_id") s."employee_id", e."name", s."manager_id", m."name" as manager_name
  from "subordination" s join "employee" e on e."id" = s."employee_id" join "employee" m on m."id" = s."manager_id"
    join "organization" o on o."id" = e."organization_id"
  where o."client_id" = $1 and s."type" = 'direct' and not s."disabled"
  order by s."employee_id", s."id"`;
