import { type Calendar, isCountable } from '../../../calendar/calendar.ts';
import { countDays, lengthOf } from '../../../calendar/day-count.ts';
import { addDays, type Day, weekday } from '../../../kernel/day.ts';
import { DAY_COUNT } from '../../../leave/long-part.ts';
import type { JudgedPart, PlanPart } from './plan.ts';

/** Another part of the person on some of the same days. */
export const overlapping = (part: PlanPart, others: readonly PlanPart[]): PlanPart | undefined =>
  others.find((other) => other.start_date <= part.end_date && other.end_date >= part.start_date);

/** Whether a leave may be so many days long (AMB-096). */
export const spansDays = (days: number): boolean => days >= DAY_COUNT.min && days <= DAY_COUNT.max;

/**
 * The days of a part as its kind of leave counts them. Many people of a company are on leave on the same days: each stretch
 * is counted once by a calendar.
 */
export const countedDaysOf = ({ start_date, end_date, rule }: JudgedPart, calendar: Calendar): number => {
  const known = counted.get(calendar) ?? new Map<string, number>();
  counted.set(calendar, known);
  const stretch = `${start_date} ${end_date} ${rule}`;
  const days = known.get(stretch) ?? lengthOf(start_date, end_date, rule, calendar);
  known.set(stretch, days);
  return days;
};

const counted = new WeakMap<Calendar, Map<string, number>>();

export const hasWorkday = ({ start_date, end_date }: PlanPart, calendar: Calendar): boolean =>
  countDays(start_date, end_date, calendar) > 0;

/** Monday to Friday of one week, in calendar days, with a free weekend after it (labour code, article 120). */
export const leavesWeekend = (
  { start_date, end_date, days, rule }: JudgedPart,
  calendar: Calendar,
): boolean =>
  days === WORK_WEEK &&
  weekday(start_date) === 1 &&
  end_date === addDays(start_date, WORK_WEEK - 1) &&
  (rule === 'calendar' || rule === 'calendar_minus_holidays') &&
  [1, 2].every((after) => !isCountable(addDays(end_date, after), calendar));

const WORK_WEEK = 5;

/** The first day on which more people of a department are away than its norm lets, one more person among them. */
export const crowdedOn = (
  days: readonly Day[],
  norm: number | null,
  away: (day: Day) => number,
): { day: Day; people: number; norm: number } | undefined => {
  if (norm === null) return undefined;
  const day = days.find((each) => away(each) + 1 > norm);
  return day === undefined ? undefined : { day, people: away(day) + 1, norm };
};
