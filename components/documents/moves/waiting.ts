import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { countDays } from '../../../lib/calendar/day-count.ts';
import { addDays, type Day, daysBetween } from '../../../lib/kernel/day.ts';

/** How long something has been waiting, and whether that is longer than the norm allows. */
export interface Waiting {
  /** Calendar days since it came; 0 today. */
  readonly days: number;
  readonly overdue: boolean;
}

/** Counts the wait since `since` (a date in the business zone); the norm counts working days after that day. */
export const waitingOf = (since: Day, today: Day, normWorkdays: number, calendar: Calendar): Waiting => ({
  days: Math.max(0, daysBetween(since, today)),
  overdue: countDays(addDays(since, 1), today, calendar) > normWorkdays,
});
