import type { Balance } from '../../../lib/documents/facts.ts';
import { type Day, daysBetween, yearOf } from '../../../lib/kernel/day.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { parseTypeDetail, takesAnnual } from '../../../lib/workflow/document.ts';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';

/** A vacation as its balance reads it. */
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

const NOT_SENT: readonly string[] = [...UNSENT_STATUSES, 'declined'];

/**
 * How the days of a year stand: behind, agreed for later, awaiting agreement, free. `limit` counts what is spoken for,
 * the vacations tell what of it is still to come. Days are hundredths at the finest.
 */
export const dayBalance = (limit: Balance, vacations: readonly Vacation[], today: Day): DayBalance => {
  const counted = vacations.filter(
    (each) =>
      each.replaced !== '1' && takesAnnual(parseTypeDetail(each.detail)) && yearIn(each) === limit.period,
  );
  const sum = (some: readonly Vacation[]) => some.reduce((days, each) => days + (each.days ?? 0), 0);
  const planned = sum(counted.filter((each) => isAgreed(each) && (each.start_date ?? '') > today));
  const awaiting = sum(counted.filter((each) => !isAgreed(each) && !NOT_SENT.includes(each.status_id)));
  const taken = cents(limit.days_planned - planned);
  // With what was added by hand: more than the limit that was typed.
  const granted = limit.days_rest + limit.days_planned;
  return {
    year: limit.period,
    left: cents(granted - taken),
    taken,
    planned,
    awaiting,
    free: cents(granted - taken - planned - awaiting),
  };
};

/** The years that matter on a day: this one, and every other that still has days; the oldest first. */
export const dayBalances = (
  limits: readonly Balance[],
  vacations: readonly Vacation[],
  today: Day,
): DayBalance[] =>
  limits
    .map((limit) => dayBalance(limit, vacations, today))
    .filter((balance) => balance.left > 0 || balance.year === yearOf(today))
    .toSorted((a, b) => a.year - b.year);

const isAgreed = ({ status_id }: Pick<Vacation, 'status_id'>): boolean =>
  SPOKEN_FOR_STATUSES.includes(status_id);

const yearIn = (vacation: Vacation): number | null =>
  typeof vacation.period === 'number'
    ? vacation.period
    : vacation.start_date === null
      ? null
      : yearOf(vacation.start_date);

const cents = (days: number): number => Math.round(days * 100) / 100;

/** The next vacation that has not begun: the earliest start that was sent and not turned down, in how many days, and whether it is agreed. */
export const nearestVacation = <Row extends Vacation>(
  vacations: readonly Row[],
  today: Day,
): { row: Row; start: Day; inDays: number; agreed: boolean } | undefined => {
  const [row] = vacations
    .filter((each) => (each.start_date ?? '') > today && !NOT_SENT.includes(each.status_id))
    .toSorted((a, b) => ((a.start_date ?? '') < (b.start_date ?? '') ? -1 : 1));
  return row?.start_date
    ? { row, start: row.start_date, inDays: daysBetween(today, row.start_date), agreed: isAgreed(row) }
    : undefined;
};
