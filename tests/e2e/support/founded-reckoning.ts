import { addDays, type Day, weekday, yearOf } from '../../../lib/kernel/day.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';
import { today } from './days.ts';

/** Days of leave of an employee for each year (labour code, article 115). */
export const NORM = 28;
export const LEAVE_DAYS = 7;
const HOURS_OF_DAY = 8;
/** The company plans the year after this one. */
export const PLANNED_YEAR = yearOf(today()) + 1;
/** Years of which days are entered. */
export const YEARS = [yearOf(today()), PLANNED_YEAR] as const;

/** A leave that takes days of the year in which it begins. */
export interface ReckonedLeave {
  readonly first: Day;
  readonly days: number;
}

/** Days of a person on a day: of the years that have begun by then, less the leaves of those years. */
export const balanceOf = (leaves: readonly ReckonedLeave[], day: Day) => {
  const begun = YEARS.filter((year) => `${year}-01-01` <= day);
  const of = (some: readonly ReckonedLeave[]) =>
    some.filter(({ first }) => begun.includes(yearOf(first))).reduce((sum, { days }) => sum + days, 0);
  const granted = begun.length * NORM;
  const taken = of(leaves.filter(({ first }) => first <= day));
  const planned = of(leaves.filter(({ first }) => first > day));
  return { today: granted - taken, planned, free: granted - taken - planned, taken };
};

/** Days that are owed to an employee who leaves on a day, by years that have begun. */
export const owedOn = (leaves: readonly ReckonedLeave[], last: Day) =>
  YEARS.filter((year) => `${year}-01-01` <= last).map((year) => ({
    year,
    days: leaves
      .filter(({ first }) => yearOf(first) === year && first <= last)
      .reduce((left, { days }) => left - days, NORM),
  }));

const kindsOf = new Map(
  CALENDAR.flatMap(({ start_date, end_date, type }) => {
    const days: (readonly [Day, string])[] = [];
    for (let day = start_date; day <= end_date; day = addDays(day, 1)) days.push([day, type]);
    return days;
  }),
);

const isWorking = (day: Day): boolean => {
  const kind = kindsOf.get(day);
  return kind === 'working' || (kind === undefined && weekday(day) <= 5);
};

/** Working days and hours of a month; the day before a holiday is an hour shorter (labour code, article 95). */
export const monthOfWork = (month: string) => {
  let [days, hours] = [0, 0];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    if (!isWorking(day)) continue;
    days += 1;
    hours += HOURS_OF_DAY - Number(kindsOf.get(addDays(day, 1)) === 'holiday');
  }
  return { days, hours };
};
