import { eq, type Filter } from '../filter/filter.ts';

/**
 * What of the documents that wait for a person (`isAwaiting`) is counted and listed as a decision: those of others.
 * One's own wait among one's own requests, drafts and those hr may move on for themselves alike.
 */
export const forDecision = (employee_id: number | null): Filter => ({
  not: eq('employee_id', employee_id ?? 0),
});
