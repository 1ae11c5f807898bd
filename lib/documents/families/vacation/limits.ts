import { monthsBetween } from '../../../calendar/day-count.ts';
import { type Day, yearOf } from '../../../kernel/day.ts';
import type { YearBalance } from './planned.ts';

/** A vacation of the year as the balance counts it. */
export interface CountedVacation {
  readonly start_date: Day;
  readonly days: number;
  readonly status_id: string;
  readonly replaced: boolean;
  /** Its type takes no days from the limit of the year. */
  readonly limit_free?: boolean;
  readonly period?: number | null;
}

/** From the manager's word on, days are spoken for. */
export const SPOKEN_FOR_STATUSES: readonly string[] = [
  'agreed',
  'approved',
  'accepted',
  'processed',
  'closed',
  'notified',
  'confirmed',
];

/** Sent, and neither agreed nor declined: held back from the next requests of the person. */
export const RESERVED_STATUSES: readonly string[] = ['prepared', 'created'];

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

/**
 * Days of a year that are spoken for: agreed or later, neither declined nor replaced. Unpaid, study, maternity and
 * parental leave are no annual paid leave (labour code, articles 114 to 120, 128, 173, 255, 256) and take none of it.
 */
export const daysPlanned = (vacations: readonly CountedVacation[], year: number): number =>
  vacations
    .filter(
      (each) =>
        (each.period ?? yearOf(each.start_date)) === year &&
        SPOKEN_FOR_STATUSES.includes(each.status_id) &&
        !each.replaced &&
        !each.limit_free,
    )
    .reduce((sum, { days }) => sum + days, 0);

/** The balance of a year. */
export const balanceOf = (given: {
  norma: number;
  year: number;
  employee_start_date: Day | null;
  vacations: readonly CountedVacation[];
}): YearBalance => {
  const days_limit = daysLimit(given);
  const days_planned = daysPlanned(given.vacations, given.year);
  return {
    period: given.year,
    days_limit,
    days_planned,
    days_rest: Math.round((days_limit - days_planned) * 100) / 100,
  };
};
