import { holds } from '../../../lib/access/actor.ts';
import { TOLD_STATUSES } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import type { Reason } from '../../../lib/kernel/errors.data.ts';
import type { FamilyMarks } from '../../documents/said-marks.ts';

/** The leave that was made by an entry and stands, as SQL; null where there is none. `entry` is the id of the entry. */
export const leaveMadeBy = (entry: string): string =>
  `(select max(l."id") from "vacation" l join "document" ld on ld."id" = l."id"
    where l."plan_id" = ${entry} and ld."status_id" <> 'declined')`;

/** The reason for which the last try to make it failed, as SQL; null where none has been made, or none has failed. */
export const whyNotMadeBy = (entry: string): string =>
  `(select nullif(x."failure", '') from "document_status" s join "document_effect" x on x."cause_id" = s."id" and x."kind" = 'make'
    where s."registrator_id" = ${entry} order by s."seq" desc limit 1)`;

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
