import { matches } from '../../../lib/filter/matches.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { dueState } from '../../../lib/papers/due.ts';
import { forInbox } from '../../../lib/workflow/for-decision.ts';
import type { DocumentRow } from '../document-row.ts';

/** A document as the inbox reads it: a paper has a title and, as the case may be, a day. */
export interface InboxDocument extends DocumentRow {
  readonly title: string | null;
  readonly due_date: Day | null;
}

/**
 * What the inbox of the home page shows: papers whose day is near or gone, then the documents of others, then the
 * person's own; the longest wait first.
 */
export const inboxOrder = <Row extends InboxDocument>(
  rows: readonly Row[],
  me: number | null,
  today: Day,
): Row[] => {
  const rank = (row: Row) => (isHurried(row, today) ? 0 : row.employee_id === me ? 2 : 1);
  return rows
    .filter((row) => matches(forInbox(me), asked(row)))
    .toSorted((a, b) => rank(a) - rank(b) || (a.status_date < b.status_date ? -1 : 1));
};

/** What the filter of the inbox asks about. */
const asked = ({ employee_id, reject, status_id }: InboxDocument) => ({ employee_id, reject, status_id });

const HURRIED: readonly string[] = ['soon', 'today', 'over'];

const isHurried = ({ status_id, due_date }: InboxDocument, today: Day): boolean =>
  HURRIED.includes(dueState(status_id, due_date, today));
