import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import type { CountRule } from '../../../lib/calendar/day-count.ts';
import type { FactBag } from '../../../lib/documents/facts.ts';
import { AGREED_STATUSES } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import type { ScheduleEntry, SchedulePerson } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import {
  type Planner,
  ruleOfTypes,
  type YearPart,
} from '../../../lib/documents/families/vacation-schedule/year.ts';
import { type Day, yearOf } from '../../../lib/kernel/day.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';

/** How the kinds of leave that the schedule plans count their days. */
export const readCountRules = async (
  db: Db,
  client_id: number,
  parameters: Parameters,
): Promise<(document_type_id: number | null) => CountRule> => {
  const rows = await db.rows<Row<'document_type', 'id' | 'code'> & { detail: unknown }>(
    `select "id", "code", "detail" from "document_type" where "client_id" = $1 and "object_id" = 'vacation_schedule'`,
    [client_id],
  );
  return ruleOfTypes(
    new Map(
      rows.map(({ id, code, detail }) => [
        id,
        countRuleOf(
          { object_id: 'vacation_schedule', document_type: { code, detail: parseTypeDetail(detail) } },
          parameters,
        ),
      ]),
    ),
  );
};

/** Entries as the rules judge them, by their people. */
export const partsByPerson = (
  entries: readonly ScheduleEntry[],
  ruleOf: (document_type_id: number | null) => CountRule,
): ReadonlyMap<number, readonly YearPart[]> =>
  Map.groupBy(
    entries.map(
      ([id, employee_id, start_date, end_date, days, status_id, document_type_id]): YearPart => ({
        id,
        employee_id,
        start_date,
        end_date,
        days,
        status_id,
        rule: ruleOf(document_type_id),
      }),
    ),
    ({ employee_id }) => employee_id,
  );

export const plannerOf = ([id, , , , department, , limit]: SchedulePerson): Planner => ({
  id,
  department,
  limit,
});

/** Days that the schedule gives the person around a leave: agreed entries of the years it touches. */
export const loadScheduled = async (
  db: Db,
  { employee_id, start_date, end_date }: DocumentRecord,
): Promise<FactBag['scheduled']> => {
  if (start_date === null) return [];
  return db.rows<FactBag['scheduled'][number]>(
    `select "start_date", "end_date" from "document"
     where "employee_id" = $1 and "object_id" = 'vacation_schedule' and "status_id" = any($2::text[])
       and "start_date" <= make_date($4, 12, 31) and "end_date" >= make_date($3, 1, 1)
     order by "start_date"`,
    [employee_id, AGREED_STATUSES, yearOf(start_date), yearOf(end_date ?? start_date)],
  );
};

/** Documents with the agreed entries of their people that meet their days. */
interface Planned extends Record<string, unknown> {
  readonly id: number;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly scheduled: FactBag['scheduled'];
}

/** Days that the schedule gives the people of some documents on the days of those, read for all of them at once. */
export const readScheduled = (db: Db, ids: readonly number[]): Promise<Planned[]> =>
  db.rows<Planned>(
    `select d."id", d."start_date", d."end_date", coalesce((
       select json_agg(json_build_object('start_date', s."start_date", 'end_date', s."end_date"))
       from "document" s
       where s."employee_id" = d."employee_id" and s."object_id" = 'vacation_schedule' and s."status_id" = any($2::text[])
         and s."start_date" <= d."end_date" and s."end_date" >= d."start_date"), '[]') as scheduled
     from "document" d where d."id" = any($1::bigint[])`,
    [ids, AGREED_STATUSES],
  );
