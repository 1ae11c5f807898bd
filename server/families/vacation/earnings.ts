import type { Day } from '../../../lib/kernel/day.ts';
import type { Earning } from '../../../lib/leave/accruals.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import type { Db } from '../../db/tx.ts';

interface Employed {
  readonly id: number;
  readonly hire_date: Day;
  readonly dismissal_date: Day | null;
  readonly limits: readonly { readonly period: number; readonly on_date: Day; readonly norma: string }[];
  readonly unearning: readonly { readonly start_date: Day; readonly end_date: Day; readonly after: number }[];
}

const ABSENT = `select json_agg(json_build_object('start_date', d."start_date", 'end_date', d."end_date", 'after', (t."detail" ->> 'unearned_from_day')::int - 1) order by d."start_date")
  from "document" d join "document_type" t on t."id" = d."document_type_id"
  where d."employee_id" = e."id" and d."object_id" in ('vacation', 'vacation_correction') and d."status_id" = any($2::text[])
    and not d."replaced" and d."start_date" is not null and d."end_date" is not null and t."detail" ->> 'unearned_from_day' ~ '^[1-9][0-9]{0,3}$'`;

const PEOPLE = `select e."id", e."hire_date", e."dismissal_date",
    coalesce((select json_agg(json_build_object('period', l."period", 'on_date', l."on_date", 'norma', l."norma"::text) order by l."on_date")
      from "vacation_limit" l where l."employee_id" = e."id"), '[]') as limits,
    coalesce((${ABSENT}), '[]') as unearning
  from "employee" e where e."id" = any($1::bigint[])`;

/** What people earn leave by, where it is earned by month; `norma` is for people without a norm of their own. */
export const readEarnings = async (
  db: Db,
  employee_ids: readonly number[],
  norma: number,
): Promise<ReadonlyMap<number, Earning>> => {
  const people = await db.rows<Employed>(PEOPLE, [employee_ids, SPOKEN_FOR_STATUSES]);
  return new Map(
    people.map(({ id, hire_date, dismissal_date, limits, unearning }) => [
      id,
      {
        service: { hire_date, dismissal_date, unearning },
        norms: limits,
        norma,
        limited: new Set(limits.map(({ period }) => period)),
      },
    ]),
  );
};
