import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import type { CountRule } from '../../../lib/calendar/day-count.ts';
import type { ScheduleEntry, SchedulePerson } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import {
  type Planner,
  ruleOfTypes,
  type YearPart,
} from '../../../lib/documents/families/vacation-schedule/year.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
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
