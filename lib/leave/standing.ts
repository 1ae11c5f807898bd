import { type Day, yearOf } from '../kernel/day.ts';
import { balanceOn, CAUSES_OF_LEAVES, type Entry, lowestFrom, sumOf } from './entry.ts';

/** Entries that add up to a person's days, and those held back. */
export interface HeldDays<E extends Entry = Entry> {
  /** What has been added and taken, with months that are still to earn. What is planned for a schedule alone takes nothing. */
  readonly entries: readonly E[];
  /** What leaves that wait for a decision would take, beyond those that they stand in the place of. */
  readonly waiting: readonly Entry[];
  /** Months to come earn days, so that later ones may be promised; otherwise a year has what it was granted. */
  readonly earned: boolean;
}

/** How a person's days stand on a day, in parts of days. */
export interface Standing {
  readonly today: number;
  /** Of leaves that are agreed and begin later. */
  readonly planned: number;
  /** Of leaves that wait for a decision. */
  readonly awaiting: number;
  /** What makes today's days less these the free ones: days to come before those leaves, and days of years that do not count. */
  readonly to_come: number;
  /** What may be taken so that enough is left for all of them. */
  readonly free: number;
  /** The day on which no more than that is left. */
  readonly free_on: Day;
  readonly granted: number;
  /** What leaves have taken; less than zero. */
  readonly used: number;
  readonly corrected: number;
}

const GRANTS: readonly Entry['cause'][] = ['limit', 'import', 'accrual'];

const takes = ({ cause }: Entry): boolean => CAUSES_OF_LEAVES.includes(cause);

/**
 * How days stand on a day: the source of every place that shows a person's days. A leave counts in the year whose days
 * it takes, whenever it begins; leaves of a year without a grant take from no other. Where days are earned by month all
 * years are one.
 */
export const standingOn = (days: HeldDays, day: Day): Standing => {
  const kept = days.entries.filter(({ cause }) => cause !== 'planned');
  const years = days.earned ? undefined : yearsGranted(kept, day);
  const counts = ({ period }: Entry): boolean => years?.has(period) ?? true;
  const today = balanceOn(kept, day);
  const granted = balanceOn(
    kept.filter(({ cause }) => GRANTS.includes(cause)),
    day,
  );
  const used = balanceOn(kept.filter(takes), day);
  const planned = -sumOf(kept.filter((each) => takes(each) && each.on_date > day && counts(each)));
  const waiting = days.waiting.filter(counts);
  const awaiting = -sumOf(waiting);
  const { balance: free, on_date: free_on } = freeOn([...kept, ...waiting], years, day);
  return {
    ...{ today, planned, awaiting, free, free_on, granted, used },
    to_come: free - (today - planned - awaiting),
    corrected: today - granted - used,
  };
};

const yearsGranted = (entries: readonly Entry[], day: Day): ReadonlySet<number> =>
  new Set(entries.filter((each) => !takes(each) && each.on_date <= day).map(({ period }) => period));

/**
 * The least that is left from a day on: of each year by itself, as each leave is judged by its own, where years are
 * granted. Another year than that of the day gives what it has, and takes nothing from this one.
 */
const freeOn = (
  entries: readonly Entry[],
  years: ReadonlySet<number> | undefined,
  day: Day,
): ReturnType<typeof lowestFrom> => {
  if (!years) return lowestFrom(entries, day);
  const of = (year: number) =>
    lowestFrom(
      entries.filter(({ period }) => period === year),
      day,
    );
  const others = [...years]
    .filter((year) => year !== yearOf(day))
    .map((year) => Math.max(0, of(year).balance));
  const own = years.has(yearOf(day)) ? of(yearOf(day)) : { on_date: day, balance: 0 };
  return { ...own, balance: others.reduce((sum, balance) => sum + balance, own.balance) };
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
