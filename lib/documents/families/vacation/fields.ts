import { code, id, integer, text } from '../../../objects/kinds.ts';
import type { Fields } from '../../../objects/object.ts';

/** What a vacation has beyond the common fields (specification 3.1). */
export const fields: Fields = {
  type: code(20, { values: ['none', 'schedule', 'correction'] }),
  period: integer({ write: 'always', nullable: true }),
  replaced_status_id: code(40, { nullable: true }),
  replaced_vacation_ids: text(500),
  days_unplanned: integer({ nullable: true }),
  days_rest: integer({ nullable: true }),
  days_corrected: integer({ nullable: true }),
  /** The entry of the schedule that it was made from. */
  plan_id: id({ nullable: true }),
};
