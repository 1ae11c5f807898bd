import { code, id, integer, text } from '../objects/kinds.ts';
import type { Fields } from '../objects/object.ts';

/** Why a correction is made: at its person's request, as a recall from leave (labour code, article 125), for illness inside it (124). */
export const GROUNDS = ['request', 'recall', 'illness'] as const;

/** What the table of leaves says of each of them beyond the common fields (specification 3.1). */
export const LEAVE_FIELDS = {
  type: code(20, { values: ['none', 'schedule', 'correction'] }),
  period: integer({ write: 'always', nullable: true }),
  ground: code(20, { nullable: true, values: GROUNDS }),
  /** The sick leave that a correction was made for. */
  illness_id: id({ nullable: true }),
  replaced_status_id: code(40, { nullable: true }),
  /** `12` or `12:7`, with `;` between: the leaves that a correction stands for, and how many of their days it takes (AMB-105). */
  replaced_vacation_ids: text(500),
  /** What a correction and its siblings come to, and what their leaves still have (AMB-098). */
  days_unplanned: integer({ nullable: true, computed: true }),
  days_rest: integer({ nullable: true, computed: true }),
  days_corrected: integer({ nullable: true, computed: true }),
  /** The entry of the schedule that it was made from. */
  plan_id: id({ nullable: true }),
} satisfies Fields;
