import type { Day } from '../../lib/kernel/day.ts';

/** The employee who leaves, and their last day of work. */
export interface Leaver {
  readonly employee_id: number;
  readonly last: Day;
}
