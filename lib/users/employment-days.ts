import type { Day } from '../kernel/day.ts';

/** Whether a person would leave before the day they joined; null and '' are unknown days. */
export const leavesBeforeJoining = (hire_date: Day | null | '', dismissal_date: Day | null | ''): boolean =>
  Boolean(hire_date && dismissal_date && dismissal_date < hire_date);
