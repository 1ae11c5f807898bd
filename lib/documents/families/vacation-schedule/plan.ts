import type { Calendar } from '../../../calendar/calendar.ts';
import type { CountRule } from '../../../calendar/day-count.ts';
import { addDays, type Day } from '../../../kernel/day.ts';
import type { YearPlan } from '../../facts/leave-facts.ts';

/** A part of a year's leave, as the schedule plans it. */
export interface PlanPart {
  /** Null for one that is not kept yet. */
  readonly id: number | null;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly days: number;
}

/** A part that is judged, with the rule by which its kind of leave counts days. */
export interface JudgedPart extends PlanPart {
  readonly rule: CountRule;
}

/** Input of a part's rules, beside the part. */
export interface PlanFacts extends Pick<YearPlan, 'year' | 'period' | 'norm'> {
  readonly today: Day;
  readonly calendar: Calendar;
  /** The other parts of the person that it may not meet and is added up with. */
  readonly others: readonly PlanPart[];
  /** Days the person may plan for the year; null while not set. */
  readonly limit: number | null;
  /** How many colleagues of the department are away on a day. */
  readonly away: (day: Day) => number;
}

/** Statuses after the notice to the employee: the leave of the entry is made then. */
export const TOLD_STATUSES: readonly string[] = ['notified', 'confirmed', 'processed'];

/** Statuses from which on an entry is agreed: a leave by it needs no further consent. */
export const AGREED_STATUSES: readonly string[] = ['agreed', 'approved', ...TOLD_STATUSES];

/** The last day on which the schedule of a year may be approved: two weeks before the year (labour code, article 123). */
export const deadlineOf = (year: number): Day => addDays(`${year}-01-01`, -DEADLINE_DAYS);

const DEADLINE_DAYS = 15;

/** Whole days a person may plan: a fraction of a day is left for the year after. */
export const wholeDays = (limit: number): number => Math.floor(limit);

export const daysOf = (parts: readonly Pick<PlanPart, 'days'>[]): number =>
  parts.reduce((sum, { days }) => sum + days, 0);
