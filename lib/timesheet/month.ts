import { type Calendar, dayKind } from '../calendar/calendar.ts';
import { workingMinutes } from '../calendar/working-hours.ts';
import type { Day } from '../kernel/day.ts';
import { daysOf, type Month } from '../kernel/month.ts';

/** A timesheet has two halves, that of the advance and the rest. */
export type Half = 'first' | 'second';

const HALF_ENDS = '15';

export const halfOf = (day: Day): Half => (day.slice(8) <= HALF_ENDS ? 'first' : 'second');

/** A day of a month as the calendar of an organization has it. */
export interface MonthDay {
  readonly day: Day;
  /** Minutes that are worked by the norm; 0 on a day off. */
  readonly norm: number;
  readonly holiday: boolean;
}

export const monthDays = (month: Month, calendar: Calendar): readonly MonthDay[] =>
  daysOf(month).map((day) => ({
    day,
    norm: workingMinutes(day, calendar),
    holiday: dayKind(day, calendar) === 'holiday',
  }));
