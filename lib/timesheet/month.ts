import { type Calendar, dayKind } from '../calendar/calendar.ts';
import { workingMinutes } from '../calendar/working-hours.ts';
import { addDays, addMonths, type Day, eachDay, isDay } from '../kernel/day.ts';

/** A month of a year, `YYYY-MM`. Compares correctly as text. */
export type Month = string;

/** A timesheet has two halves, that of the advance and the rest. */
export type Half = 'first' | 'second';

const HALF_ENDS = '15';

export const isMonth = (text: unknown): text is Month =>
  typeof text === 'string' && /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDay = (month: Month): Day => `${month}-01`;

export const lastDay = (month: Month): Day => addDays(addMonths(firstDay(month), 1), -1);

export const daysOf = (month: Month): Day[] => eachDay(firstDay(month), lastDay(month));

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
