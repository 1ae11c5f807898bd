import { monthsBetween } from '../../lib/calendar/day-count.ts';
import { type Day, yearOf } from '../../lib/kernel/day.ts';

/** Days of annual main paid leave (labour code, article 115). */
const NORMA = 28;

/** Limits of a person for last year, this and next, from the year they were hired in. */
export const limitRows = (person: { readonly id: number; readonly hire_date: Day }, today: Day) =>
  [-1, 0, 1]
    .map((offset) => yearOf(today) + offset)
    .filter((year) => year >= yearOf(person.hire_date))
    .map((year) => limitRow(person, year));

/** The year of hiring gives its share by months of 28 days (AMB-092, AMB-098); every other year the whole norm. */
export const limitRow = ({ id, hire_date }: { readonly id: number; readonly hire_date: Day }, period: number) => {
  const hiredThen = yearOf(hire_date) === period;
  return {
    employee_id: id,
    period,
    on_date: hiredThen ? hire_date : `${period}-01-01`,
    norma: NORMA,
    days_limit: hiredThen ? shareOfYear(hire_date) : NORMA,
    employee_start_date: hire_date,
  };
};

const shareOfYear = (hire_date: Day): number => {
  const months = Math.min(12, monthsBetween(hire_date, `${yearOf(hire_date)}-12-31`));
  return Math.round((NORMA * months * 100) / 12) / 100;
};
