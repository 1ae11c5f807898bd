import { anyOf, eq, type Filter, or } from '../filter/filter.ts';
import { UNSENT_STATUSES } from './statuses.data.ts';

/**
 * What of the documents that wait for a person (`isAwaiting`) is counted and listed as a decision: those of others.
 * One's own wait among one's own requests, drafts and those hr may move on for themselves alike.
 */
export const forDecision = (employee_id: number | null): Filter => ({
  not: eq('employee_id', employee_id ?? 0),
});

/**
 * What of the documents that wait for a person is in their inbox: every decision, and of their own what was put before
 * them to read or to sign and what came back to them. A draft one is still writing is no news.
 */
export const forInbox = (employee_id: number | null): Filter =>
  or(forDecision(employee_id), eq('reject', '1'), { not: anyOf('status_id', UNSENT_STATUSES) });
