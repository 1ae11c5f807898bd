import { TOLD_STATUSES } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import type {
  ScheduleEntry,
  ScheduleInput,
  SchedulePerson,
  ScheduleYear,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { decidesFor } from '../../db/decider.ts';
import type { Db } from '../../db/tx.ts';
import { leaveMadeBy, whyNotMadeBy } from './made-leave.ts';
import type { Sight } from './sight.ts';

/** The plans of a year as JSON texts, each put together by the database and passed through as it is. */
export interface YearTexts {
  /** Everything but people and entries. */
  readonly head: string;
  readonly people: string;
  readonly entries: string;
}

type Head = Pick<ScheduleYear, 'organization' | 'departments' | 'norms'> & {
  readonly period: Omit<NonNullable<ScheduleYear['period']>, 'next'> | null;
};

/** The same, read. */
export interface YearRead extends Head {
  readonly people: readonly SchedulePerson[];
  readonly entries: readonly ScheduleEntry[];
}

/** Plans of people in sight, in one statement: people by department and name, entries by their first day. */
export const readYearTexts = async (
  db: Db,
  { organization_id, manager_id, writes }: Sight,
  { year, department }: Pick<ScheduleInput, 'year' | 'department'>,
): Promise<YearTexts> => {
  const [row] = await db.rows<YearTexts>(YEAR, [
    organization_id,
    year,
    manager_id,
    department ?? null,
    writes ? TOLD_STATUSES : [],
  ]);
  return row ?? { head: '{}', people: '[]', entries: '[]' };
};

export const readYear = async (...asked: Parameters<typeof readYearTexts>): Promise<YearRead> => {
  const { head, people, entries } = await readYearTexts(...asked);
  return { ...(JSON.parse(head) as Head), people: JSON.parse(people), entries: JSON.parse(entries) };
};

/** An entry as it is sent, of the document d, with the leave made by it, or why none was made. */
const ENTRY = `json_build_array(d."id", d."employee_id", d."start_date", d."end_date", d."days", d."status_id",
  d."document_type_id", d."updated_at", made."leave_id",
  case when made."leave_id" is null and d."status_id" = any($5::text[]) then ${whyNotMadeBy('d."id"')} end)`;

/** People employed on some day of the year, without candidates. */
const YEAR = `with seen as (
    select e."id", e."number", e."name", e."name_eng", e."department", e."department_eng" from "employee" e
    where e."organization_id" = $1 and not e."disabled" and not e."is_candidate"
      and e."hire_date" <= make_date($2::int, 12, 31) and (e."dismissal_date" is null or e."dismissal_date" >= make_date($2::int, 1, 1))
      and ($3::bigint is null or ${decidesFor('$3', 'e."id"')})),
  chosen as materialized (select * from seen where $4::text is null or "department" = $4),
  limits as (
    select distinct on (l."employee_id") l."employee_id", l."days_limit" from "vacation_limit" l
    join chosen c on c."id" = l."employee_id"
    where l."period" = $2 and l."on_date" <= make_date($2::int, 12, 31) order by l."employee_id", l."on_date" desc)
  select
    (select json_build_object(
      'organization', (select row_to_json(o) from (select "id", "name", "name_eng" from "organization" where "id" = $1) o),
      'period', (select row_to_json(p) from (
        select "id", "status", "date_from", "date_to" from "vacation_schedule_period" where "organization_id" = $1 and "year" = $2) p),
      'norms', (select coalesce(json_agg(n order by n."department"), '[]') from (
        select "department", "away_max" from "department_norm" where "organization_id" = $1) n),
      'departments', (select coalesce(json_agg(t order by t."name"), '[]') from (
        select "department" as "name", max("department_eng") as "name_eng", count(*)::int as "people" from seen group by "department") t))::text) as head,
    (select coalesce(json_agg(json_build_array(c."id", c."number", c."name", c."name_eng", c."department", c."department_eng", l."days_limit")
       order by c."department", c."name", c."id"), '[]')::text
     from chosen c left join limits l on l."employee_id" = c."id") as people,
    (select coalesce(json_agg(${ENTRY} order by d."start_date", d."id"), '[]')::text
     from "document" d join "vacation" v on v."id" = d."id" join chosen c on c."id" = d."employee_id"
       cross join lateral ${leaveMadeBy('d."id"')} made("leave_id")
     where d."organization_id" = $1 and d."object_id" = 'vacation_schedule' and v."period" = $2
       and d."start_date" between make_date($2::int, 1, 1) and make_date($2::int, 12, 31)
       and d."end_date" is not null and d."days" is not null and d."status_id" not in ('empty', 'declined')) as entries`;
