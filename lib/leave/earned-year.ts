import type { Day } from '../kernel/day.ts';
import { CAUSES_OF_LEAVES, type Entry, lowestFrom, sumOf } from './entry.ts';

/** What a person may take in a year, in parts of days. */
export interface YearParts {
  readonly limit: number;
  readonly taken: number;
  /** What of the rest is held back for leaves that wait. */
  readonly reserved: number;
}

const takes = ({ cause }: Entry): boolean => CAUSES_OF_LEAVES.includes(cause);

/**
 * A year that is earned by month: a leave that begins on a day may take what no later leave needs, whatever years the days
 * come from. `entries` hold what is still to be earned as well; what waits needs its days as what is agreed does.
 */
export const earnedYear = (
  entries: readonly Entry[],
  waiting: readonly Entry[],
  period: number,
  on: Day,
): YearParts => {
  const taken = -sumOf(entries.filter((each) => each.period === period && takes(each)));
  const left = lowestFrom(entries, on).balance;
  const free = lowestFrom([...entries, ...waiting], on).balance;
  return { limit: left + taken, taken, reserved: left - free };
};
