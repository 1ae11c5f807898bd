import { daysLimit } from '../../lib/documents/families/vacation/limits.ts';
import { type Day, yearOf } from '../../lib/kernel/day.ts';

/** Days of annual main paid leave (labour code, article 115). */
const NORMA = 28;

interface Employed {
  readonly id: number;
  readonly hire_date: Day;
}

/** Limits of a person for the years given, from the one they were hired in. */
export const limitRows = (person: Employed, years: readonly number[]) =>
  years.filter((year) => year >= yearOf(person.hire_date)).map((year) => limitRow(person, year));

const limitRow = ({ id, hire_date }: Employed, period: number) => ({
  employee_id: id,
  period,
  on_date: yearOf(hire_date) === period ? hire_date : `${period}-01-01`,
  norma: NORMA,
  days_limit: daysLimit({ norma: NORMA, year: period, employee_start_date: hire_date }),
  employee_start_date: hire_date,
});
