import type { Actor } from '../../../lib/access/actor.ts';
import { objectsOfKinds } from '../../../lib/calendar/absence-kinds.ts';
import { publishesPapers } from '../../../lib/documents/families/request-push-signed/index.ts';
import {
  AUDIENCE_CAP,
  LONG_ABSENCE_DAYS,
  type PaperPeople,
  type PaperPeopleInput,
  type PaperPerson,
} from '../../../lib/documents/families/request-push-signed/rpc.ts';
import { flagOf, type Parameters } from '../../../lib/settings/read.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import { db } from '../../db/tx.ts';

/**
 * Recipients of a paper and the state of their accounts, so that hr sees before publishing who could not answer. People
 * of the caller's organization only. Refuses: access_denied.
 */
export const paperPeople = async (actor: Actor, asked: PaperPeopleInput): Promise<PaperPeople> => {
  if (!publishesPapers(actor)) throw refusal('access_denied');
  const { parameters } = await readRules(db, actor.client_id);
  const numbers = [...new Set(asked.numbers?.map((number) => number.trim()).filter(Boolean) ?? [])];
  const rows = await db.rows<Row>(PEOPLE, [
    actor.organization_id,
    asked.all ?? false,
    asked.departments ?? [],
    numbers,
    asked.employee_ids ?? [],
    asked.paper_id ?? 0,
    objectsOfKinds(['leave', 'sick']),
    NOT_HELD_STATUSES,
    LONG_ABSENCE_DAYS,
  ]);
  const known = new Set(rows.map((row) => row.number.toLowerCase()));
  return {
    data: rows.slice(0, AUDIENCE_CAP).map((row) => personOf(row, parameters)),
    unknown: numbers.filter((number) => !known.has(number.toLowerCase())),
    truncated: rows.length > AUDIENCE_CAP,
  };
};

type Row = Omit<PaperPerson, 'account' | 'already'> & {
  already: boolean;
  accounts: number;
  open_accounts: number;
  roles: string[];
  left: boolean;
  away: boolean;
};

const personOf = (
  { already, accounts, open_accounts, roles, left, away, ...person }: Row,
  parameters: Parameters,
): PaperPerson => {
  const account = (): PaperPerson['account'] => {
    if (left) return 'left';
    if (accounts === 0) return 'none';
    if (open_accounts === 0) return 'closed';
    if (!answers(roles, parameters)) return 'no_role';
    return away ? 'away' : 'ready';
  };
  return { ...person, account: account(), already: already ? '1' : '0' };
};

/** Own papers are read and answered as an employee, or as a manager where the client says so (AMB-057). */
const answers = (roles: readonly string[], parameters: Parameters): boolean =>
  roles.includes('employee') || (roles.includes('manager') && flagOf(parameters, 'manager_as_employee'));

const PEOPLE = `select e."id" as employee_id, e."number", e."name", e."name_eng", e."position", e."position_eng",
    e."department", e."department_eng", coalesce(u."accounts", 0)::int as accounts, coalesce(u."open", 0)::int as open_accounts,
    coalesce(u."signature", '0') as signature, coalesce(u."roles", '[]') as roles,
    exists (select 1 from "request_push_signed" r join "document" d on d."id" = r."id"
            where r."paper_id" = $6 and d."employee_id" = e."id") as already,
    coalesce(e."dismissal_date" < "business_day"(), false) as left,
    exists (select 1 from "document" d where d."employee_id" = e."id" and d."object_id" = any($7::text[])
            and d."status_id" <> all($8::text[]) and not d."replaced" and d."end_date" - d."start_date" >= $9
            and "business_day"() between d."start_date" and d."end_date") as away
  from "employee" e left join lateral (
    select count(*) as accounts, count(*) filter (where not a."disabled") as open,
      max(a."signature") filter (where not a."disabled") as signature,
      (select json_agg(distinct r."role") from "user_role" r join "app_user" b on b."id" = r."user_id"
       where b."employee_id" = e."id" and not b."disabled" and r."organization_id" = e."organization_id") as roles
    from "app_user" a where a."employee_id" = e."id") u on true
  where e."organization_id" = $1 and not e."disabled"
    and ($2 or e."department" = any($3::text[]) or lower(e."number") = any(select lower(n) from unnest($4::text[]) as n)
         or e."id" = any($5::bigint[]))
  order by e."name", e."id" limit ${AUDIENCE_CAP + 1}`;
