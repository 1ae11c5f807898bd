import { type Day, daysBetween, yearOf } from '../../../lib/kernel/day.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { YearBalance } from './balance-rows.ts';

/** A vacation as the next one is looked for. */
export interface Vacation {
  readonly object_id: string;
  readonly status_id: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  readonly [field: string]: unknown;
}

export interface DayBalance {
  readonly year: number;
  /** Days of the year still to be taken, the planned and the awaited ones included. */
  readonly left: number;
  readonly taken: number;
  /** Agreed, and still to come. */
  readonly planned: number;
  /** Sent and not agreed yet. */
  readonly awaiting: number;
  readonly free: number;
}

/** How the days of a year stand: behind, agreed for later, awaiting agreement, free. Days are hundredths at the finest. */
export const dayBalance = (limit: YearBalance): DayBalance => {
  const { period, days_planned, days_ahead, days_rest, days_reserved } = limit;
  return {
    year: period,
    left: cents(days_rest + days_ahead),
    taken: cents(days_planned - days_ahead),
    planned: days_ahead,
    awaiting: days_reserved,
    free: cents(days_rest - days_reserved),
  };
};

/** The years that matter on a day: this one, and every other that still has days; the oldest first. */
export const dayBalances = (limits: readonly YearBalance[], today: Day): DayBalance[] =>
  limits
    .map(dayBalance)
    .filter((balance) => balance.left > 0 || balance.year === yearOf(today))
    .toSorted((a, b) => a.year - b.year);

/** The days still to be taken of all these years. */
export const leftOf = (balances: readonly DayBalance[]): number =>
  cents(balances.reduce((sum, { left }) => sum + left, 0));

const isAgreed = ({ status_id }: Pick<Vacation, 'status_id'>): boolean =>
  SPOKEN_FOR_STATUSES.includes(status_id);

const cents = (days: number): number => Math.round(days * 100) / 100;

/**
 * The next vacation that has not begun: the earliest start that was sent and not turned down, in how many days, and
 * whether it is agreed. Nothing is next in whose place another document stands.
 */
export const nearestVacation = <Row extends Vacation>(
  vacations: readonly Row[],
  today: Day,
): { row: Row; start: Day; inDays: number; agreed: boolean } | undefined => {
  const [row] = vacations
    .filter(
      ({ start_date, status_id, replaced }) =>
        (start_date ?? '') > today && replaced !== '1' && !NOT_HELD_STATUSES.includes(status_id),
    )
    .toSorted((a, b) => ((a.start_date ?? '') < (b.start_date ?? '') ? -1 : 1));
  return row?.start_date
    ? { row, start: row.start_date, inDays: daysBetween(today, row.start_date), agreed: isAgreed(row) }
    : undefined;
};
