import { addDays, addMonths, type Day } from '../kernel/day.ts';
import { monthsEarned, type Service } from './months-earned.ts';

const MONTHS_OF_YEAR = 12;

/**
 * The working year that a day lies in: from the day of hire, or from that on which the twelve months before it were over
 * (labour code, article 121).
 */
export const workingYearOn = (service: Service, day: Day): { readonly from: Day; readonly to: Day } => {
  const open = { ...service, dismissal_date: null };
  const begun = monthsEarned(open, day).findLast(({ month }) => month % MONTHS_OF_YEAR === 0);
  const from = begun?.on_date ?? service.hire_date;
  const ends = monthsEarned(open, addMonths(from, 3 * MONTHS_OF_YEAR)).find(
    ({ month }) => month === (begun?.month ?? 0) + MONTHS_OF_YEAR,
  );
  return { from, to: addDays(ends?.on_date ?? addMonths(from, MONTHS_OF_YEAR), -1) };
};
