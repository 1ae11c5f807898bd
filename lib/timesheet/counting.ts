import { NOT_HELD_STATUSES, PENDING_STATUSES } from '../workflow/statuses.data.ts';
import type { InTimesheet } from './piece.ts';

/** Whether a document is counted in the timesheet, is shown as one that may come, or is not looked at. */
export type Counted = 'counted' | 'pending' | 'none';

/** A document is counted in the statuses in which it holds: sent, not turned down, and decided about. */
export const countedIn = (status_id: string, { awaits = [] }: Pick<InTimesheet, 'awaits'>): Counted => {
  if (NOT_HELD_STATUSES.includes(status_id)) return 'none';
  return PENDING_STATUSES.includes(status_id) || awaits.includes(status_id) ? 'pending' : 'counted';
};
