import { type Day, yearOf } from '../kernel/day.ts';
import { balanceOn, CAUSES_OF_LEAVES, type Entry, sumOf } from './entry.ts';

/** How a person's days stand on a day, in parts of days. */
export interface Standing {
  readonly today: number;
  /** Of leaves that are agreed or planned and begin later in the year. */
  readonly planned: number;
  readonly granted: number;
  /** What leaves have taken; less than zero. */
  readonly used: number;
  readonly corrected: number;
}

const GRANTS: readonly Entry['cause'][] = ['limit', 'import', 'accrual'];
const TAKES: readonly Entry['cause'][] = [...CAUSES_OF_LEAVES, 'planned'];

/** What has been granted, used and corrected by a day, and what of it is promised until the end of its year. */
export const standingOn = (entries: readonly Entry[], day: Day): Standing => {
  const by = (causes: readonly Entry['cause'][]): Entry[] =>
    entries.filter(({ cause }) => causes.includes(cause));
  const ahead = by(TAKES).filter(({ on_date }) => on_date > day && yearOf(on_date) === yearOf(day));
  const [today, granted, used] = [entries, by(GRANTS), by(TAKES)].map((some) => balanceOn(some, day));
  return {
    today: today ?? 0,
    planned: -sumOf(ahead),
    granted: granted ?? 0,
    used: used ?? 0,
    corrected: (today ?? 0) - (granted ?? 0) - (used ?? 0),
  };
};

/** What is left from a day on. */
export interface BalanceStep {
  readonly on_date: Day;
  readonly balance: number;
  readonly change: number;
}

/** The balance as steps from one day to another, the first on the first of them. */
export const stepsOf = (entries: readonly Entry[], from: Day, until: Day): readonly BalanceStep[] => {
  const changes = new Map<Day, number>([[from, 0]]);
  for (const { on_date, parts } of entries)
    if (on_date >= from && on_date <= until) changes.set(on_date, (changes.get(on_date) ?? 0) + parts);
  return [...changes]
    .filter(([on_date, change]) => change !== 0 || on_date === from)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([on_date, change]) => ({ on_date, change, balance: balanceOn(entries, on_date) }));
};
