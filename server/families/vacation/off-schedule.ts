import { isMarkedOffSchedule } from '../../../lib/leave/start-checks.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import type { FamilyMarks } from '../../documents/said-marks.ts';
import { readScheduled } from '../vacation-schedule/scheduled.ts';

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
