import { type Day, daysBetween, yearOf } from '../../../lib/kernel/day.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/vacation/limits.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';

interface Vacation {
  readonly object_id: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  readonly [field: string]: unknown;
}

export interface DayBalance {
  /** Days of the year still to be taken, the planned ones included. */
  readonly left: number;
  readonly taken: number;
  readonly planned: number;
  readonly free: number;
}

/** How the days of a year stand: behind, agreed for later, free. Days are hundredths at the finest. */
export const dayBalance = (limit: number, vacations: readonly Vacation[], today: Day): DayBalance => {
  const counted = vacations.filter(
    (each) =>
      SPOKEN_FOR_STATUSES.includes(each.status_id) &&
      each.replaced !== '1' &&
      !parseTypeDetail(each.detail).limit_free &&
      yearIn(each) === yearOf(today),
  );
  const sum = (some: readonly Vacation[]) => some.reduce((days, each) => days + (each.days ?? 0), 0);
  const taken = sum(counted.filter((each) => (each.start_date ?? '') <= today));
  const planned = sum(counted) - taken;
  return { left: cents(limit - taken), taken, planned, free: cents(limit - taken - planned) };
};

const yearIn = (vacation: Vacation): number | null =>
  typeof vacation.period === 'number'
    ? vacation.period
    : vacation.start_date === null
      ? null
      : yearOf(vacation.start_date);

const cents = (days: number): number => Math.round(days * 100) / 100;

/** The next vacation that has not begun: the earliest start that was sent and not turned down, and in how many days. */
export const nearestVacation = <Row extends Vacation>(
  vacations: readonly Row[],
  today: Day,
): { row: Row; start: Day; inDays: number } | undefined => {
  const [row] = vacations
    .filter(
      (each) => (each.start_date ?? '') > today && !['empty', 'draft', 'declined'].includes(each.status_id),
    )
    .toSorted((a, b) => ((a.start_date ?? '') < (b.start_date ?? '') ? -1 : 1));
  return row?.start_date
    ? { row, start: row.start_date, inDays: daysBetween(today, row.start_date) }
    : undefined;
};
