import { holds } from '../../../lib/access/actor.ts';
import { TOLD_STATUSES } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import type { Reason } from '../../../lib/kernel/errors.data.ts';
import type { FamilyMarks } from '../../documents/said-marks.ts';
import { leaveMadeBy, whyNotMadeBy } from './made-leave.ts';

/** Entries whose leave could not be made, and why: said to hr, who puts it right. One statement for a page. */
export const noLeave: FamilyMarks = {
  codes: ['no_leave'],
  say: async (db, documents, { actor }) => {
    const told = documents.filter(({ status_id }) => TOLD_STATUSES.includes(status_id));
    if (told.length === 0 || !holds(actor, 'hr')) return new Map();
    const rows = await db.rows<{ id: number; reason: Reason | null }>(
      `select d."id", ${whyNotMadeBy('d."id"')} as reason from "document" d
     where d."id" = any($1::bigint[]) and ${leaveMadeBy('d."id"')} is null`,
      [told.map(({ id }) => id)],
    );
    return new Map(
      rows.flatMap(({ id, reason }) =>
        reason === null ? [] : [[id, [{ code: 'no_leave', reason }]] as const],
      ),
    );
  },
};
