import { addDays, type Day, yearOf } from '../kernel/day.ts';
import { balanceOn, type Entry, sumOf } from './entry.ts';

/** A line of the sum that explains a balance: one entry, or months in a row that have earned. */
export interface ExplainedLine<E extends Entry> {
  readonly entries: readonly E[];
  readonly parts: number;
}

/** A balance on a day as a sum: what there was on an earlier day, and what has been added and taken since. */
export interface Explained<E extends Entry> {
  readonly on: Day;
  readonly base: { readonly on: Day; readonly parts: number };
  readonly lines: readonly ExplainedLine<E>[];
  readonly parts: number;
}

/**
 * Why there are so many days on a day: told from today where it is to come, else from the end of the year before it.
 * Months that earn are one line; what has been taken back whole is none.
 */
export const explainedOn = <E extends Entry>(entries: readonly E[], today: Day, on: Day): Explained<E> => {
  const from = on >= today ? today : addDays(`${yearOf(on)}-01-01`, -1);
  const since = entries
    .filter(({ on_date }) => on_date > from && on_date <= on)
    .toSorted((a, b) => (a.on_date < b.on_date ? -1 : Number(a.on_date > b.on_date)));
  const earned = since.filter(({ cause }) => cause === 'accrual');
  const others = since.filter(({ cause }) => cause !== 'accrual').map((entry) => [entry]);
  return {
    on,
    base: { on: from, parts: balanceOn(entries, from) },
    lines: [...(earned.length > 0 ? [earned] : []), ...others]
      .map((group) => ({ entries: group, parts: sumOf(group) }))
      .filter(({ parts }) => parts !== 0),
    parts: balanceOn(entries, on),
  };
};
