import { isMarkedOffSchedule } from '../../../lib/leave/start-checks.ts';
import { CORRECTED_STATUSES, SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import type { FamilyMarks } from '../../documents/said-marks.ts';
import { readScheduled } from '../vacation-schedule/planned-parts.ts';

const listed = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ');

/** The entries of a leave add up to what it takes: nothing when gone, replaced, not agreed or free of limits. */
const TAKEN = `
  with due as (
    select d."id", d."employee_id", coalesce(v."period", extract(year from d."start_date")::int) as "period", d."start_date" as "on_date",
      d."days" * -1200 as "parts"
    from "document" d join "vacation" v on v."id" = d."id" left join "document_type" t on t."id" = d."document_type_id"
    where (d."object_id" = 'vacation' and d."status_id" in (${listed(SPOKEN_FOR_STATUSES)})
        or d."object_id" = 'vacation_correction' and d."status_id" in (${listed(CORRECTED_STATUSES)})) and not d."replaced"
      and d."start_date" is not null and d."days" <> 0 and not coalesce(t."detail" -> 'limit_free' in ('"1"', '1', 'true'), false)),
  entered as (
    select e."document_id" as "id", e."employee_id", e."period", e."on_date", sum(e."parts") as "parts" from "leave_entry" e
    where e."cause" in ('leave', 'return') group by 1, 2, 3, 4 having sum(e."parts") <> 0)
  select "id", "period", "on_date", due."parts" as due, entered."parts" as entered
  from due full join entered using ("id", "employee_id", "period", "on_date") where due."parts" is distinct from entered."parts"`;

/** Invariant of leaves and their entries: a statement whose rows are the violations, and the text of one. */
export const leavesHold = {
  sql: TAKEN,
  tell: (row: Readonly<Record<string, unknown>>): string =>
    `document ${row.id} takes ${row.due ?? 0} parts of days of ${row.period} on ${row.on_date}, its entries say ${row.entered ?? 0}`,
};

/** Leaves outside the schedule (AMB-099): read for a page in one statement, in none where the company plans no schedule. */
export const offSchedule: FamilyMarks = {
  codes: ['off_schedule'],
  say: async (db, documents, { parametersOf }) => {
    const planned = documents.filter(({ organization_id }) =>
      flagOf(parametersOf(organization_id), 'vacation_schedule'),
    );
    if (planned.length === 0) return new Map();
    const rows = await readScheduled(
      db,
      planned.map(({ id }) => id),
    );
    const leaves = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      planned.flatMap(({ id, organization_id, document_type = null }) => {
        const leave = leaves.get(id);
        const facts = { parameters: parametersOf(organization_id), type: document_type };
        return leave && isMarkedOffSchedule(leave, { ...facts, scheduled: leave.scheduled })
          ? [[id, [{ code: 'off_schedule' }]] as const]
          : [];
      }),
    );
  },
};
