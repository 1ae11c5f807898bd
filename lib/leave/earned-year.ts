import type { Day } from '../kernel/day.ts';
import { CAUSES_OF_LEAVES, type Entry, lowestFrom, sumOf } from './entry.ts';

/** What a person may take in a year, in parts of days. */
export interface YearParts {
  readonly limit: number;
  readonly taken: number;
}

const takes = ({ cause }: Entry): boolean => CAUSES_OF_LEAVES.includes(cause);

/**
 * A year that is earned by month: a leave that begins on a day may take what no later leave needs, whatever years the days
 * come from. `entries` hold what is still to be earned as well.
 */
export const earnedYear = (entries: readonly Entry[], period: number, on: Day): YearParts => {
  const taken = -sumOf(entries.filter((each) => each.period === period && takes(each)));
  return { limit: lowestFrom(entries, on).balance + taken, taken };
};
