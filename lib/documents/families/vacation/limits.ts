import { monthsBetween } from '../../../calendar/day-count.ts';
import { type Day, yearOf } from '../../../kernel/day.ts';

/**
 * Days a person may take in a year (AMB-098): the norm; for those hired within the year a twelfth of it for every
 * month since, a month being 28 days and the year no more than twelve of them; nothing before the hire.
 * Rounded to hundredths.
 */
export const daysLimit = ({
  norma,
  year,
  employee_start_date,
}: {
  norma: number;
  year: number;
  employee_start_date: Day | null;
}): number => {
  if (employee_start_date === null || yearOf(employee_start_date) < year) return norma;
  if (yearOf(employee_start_date) > year) return 0;
  const months = Math.min(12, monthsBetween(employee_start_date, `${year + 1}-01-01`));
  return Math.round((norma * months * 100) / 12) / 100;
};
