import type { YearPlan } from '../../../lib/documents/facts/leave-facts.ts';
import { yearOf } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Db, Tx } from '../../db/tx.ts';
import { lockPerson } from '../../documents/rule-facts.ts';

/** Entries of one person are judged one after the other: of two that meet, the second learns of the first. */
export const lockPlanner = (tx: Tx, { employee_id }: DocumentRecord): Promise<unknown> =>
  lockPerson(tx, employee_id);

/**
 * The year an entry is planned for: how its planning stands in the person's organization, their other entries, the norm of
 * their department and who of it is away. Without a year the one that is planned now, else the one the entry starts in.
 */
export const loadYearPlan = async (db: Db, record: DocumentRecord): Promise<YearPlan | undefined> => {
  const { employee_id, id, start_date, end_date } = record;
  const asked = typeof record.period === 'number' ? record.period : null;
  const [row] = await db.rows<Told>(PLAN, [
    employee_id,
    id,
    asked,
    start_date === null ? null : yearOf(start_date),
    NOT_HELD_STATUSES,
    start_date,
    end_date,
  ]);
  if (!row || row.year === null) return undefined;
  const { year, opened, period, others, norm, away } = row;
  return { year, opened: opened ?? undefined, period: period ?? undefined, others, norm, away };
};

type Told = Record<string, unknown> & {
  readonly year: number | null;
  readonly opened: number | null;
  readonly period: YearPlan['period'] | null;
} & Pick<YearPlan, 'others' | 'norm' | 'away'>;

/** Colleagues are counted only under a norm, and on days of one leave: a longer period is a typing error. */
const PLAN = `with me as (
    select "id", "organization_id", "department" from "employee" where "id" = $1),
  periods as (
    select p.* from "vacation_schedule_period" p join me on p."organization_id" = me."organization_id"),
  asked as (
    select (select "year" from periods where "status" = 'opened') as opened),
  planned as (
    select coalesce($3::int, a.opened, $4::int) as "year", a.opened,
      (select n."away_max" from "department_norm" n join me on n."organization_id" = me."organization_id"
       where n."department" in (me."department", '') order by n."department" = '' limit 1) as norm
    from asked a)
  select y."year", y.opened, y.norm,
    (select row_to_json(p) from (select "status", "date_from", "date_to" from periods where periods."year" = y."year") p) as period,
    (select coalesce(json_agg(o order by o."start_date", o."id"), '[]') from (
       select d."id", d."start_date", d."end_date", d."days" from "document" d join "vacation" v on v."id" = d."id"
       where d."employee_id" = $1 and d."object_id" = 'vacation_schedule' and v."period" = y."year"
         and d."id" is distinct from $2::bigint and d."status_id" <> all($5::text[])
         and d."start_date" is not null and d."end_date" is not null and d."days" is not null) o) as others,
    (select coalesce(json_agg(a order by a."day"), '[]') from (
       select day::date as day, count(distinct d."employee_id")::int as people
       from generate_series($6::date, least($7::date, $6::date + 365), interval '1 day') day
       join me on true
       join "document" d on d."organization_id" = me."organization_id" and d."object_id" = 'vacation_schedule'
         and d."start_date" between $6::date - 365 and $7::date and d."end_date" >= $6::date
         and day between d."start_date" and d."end_date"
         and d."status_id" <> all($5::text[]) and d."employee_id" <> me."id"
       join "employee" e on e."id" = d."employee_id" and e."department" = me."department" and not e."disabled"
       where y.norm is not null group by day) a) as away
  from planned y`;
