import type { Day } from '../kernel/day.ts';

/** Why days were added or taken. What is `planned` is foretold only and never stored. */
export const CAUSES = [
  'limit',
  'import',
  'accrual',
  'leave',
  'return',
  'correction',
  'transfer',
  'forfeit',
  'planned',
] as const;
export type Cause = (typeof CAUSES)[number];

/** By these a leave takes days, and gives back what it no longer takes. */
export const CAUSES_OF_LEAVES: readonly Cause[] = ['leave', 'return'];

/** What balances are counted from: days added or taken on a day. */
export interface Entry {
  readonly on_date: Day;
  /** The year whose balance it belongs to. */
  readonly period: number;
  /** Parts of days (`PARTS_PER_DAY`); less than zero where days are taken. */
  readonly parts: number;
  readonly cause: Cause;
}

/** An entry that will count by what is known today: earned by months to come, or planned. */
export type Foretold<E extends Entry> = E & { readonly foretold: boolean };

/** What some entries come to. */
export const sumOf = (entries: readonly Pick<Entry, 'parts'>[]): number =>
  entries.reduce((sum, { parts }) => sum + parts, 0);

/** What entries come to on a day. */
export const balanceOn = (entries: readonly Entry[], day: Day): number =>
  sumOf(entries.filter(({ on_date }) => on_date <= day));

/** Entries by their days, those that add before those that take, each with what is left after it. */
export const withBalances = <E extends Entry>(
  entries: readonly E[],
): (E & { readonly balance: number })[] => {
  let balance = 0;
  return entries.toSorted(byDay).map((entry) => {
    balance += entry.parts;
    return { ...entry, balance };
  });
};

const byDay = (one: Entry, other: Entry): number =>
  one.on_date === other.on_date
    ? Math.sign(other.parts) - Math.sign(one.parts)
    : one.on_date < other.on_date
      ? -1
      : 1;

/** The least that is left on a day or any later one, and the day it comes to that. */
export const lowestFrom = (
  entries: readonly Entry[],
  from: Day,
): { readonly on_date: Day; readonly balance: number } => {
  const start = { on_date: from, balance: balanceOn(entries, from) };
  const days = [...new Set(entries.map(({ on_date }) => on_date).filter((day) => day > from))];
  return days
    .toSorted()
    .map((on_date) => ({ on_date, balance: balanceOn(entries, on_date) }))
    .reduce((lowest, each) => (each.balance < lowest.balance ? each : lowest), start);
};
