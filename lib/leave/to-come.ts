import { type Day, laterDay, yearOf } from '../kernel/day.ts';
import { type Accrual, accrualsOf, type Earning } from './accruals.ts';
import type { Entry } from './entry.ts';

/** What entries that months have earned say, as they are kept. */
export type KeptAccrual = Pick<Entry, 'on_date' | 'parts'>;

/**
 * What months earn by a day beyond what entries say already, in the order of their days: less than zero where an entry says
 * more than was earned, as it does once the day of hire is mended.
 */
export const accrualsToCome = (
  earning: Earning,
  kept: readonly KeptAccrual[],
  until: Day,
): readonly (Omit<Accrual, 'month'> & { readonly month: number | null })[] => {
  const earned = Map.groupBy(accrualsOf(earning, until), ({ on_date }) => on_date);
  const before = new Map<Day, number>();
  for (const { on_date, parts } of kept) before.set(on_date, (before.get(on_date) ?? 0) + parts);
  return [...new Set([...earned.keys(), ...before.keys()])].toSorted().flatMap((on_date) => {
    const months = earned.get(on_date) ?? [];
    const parts = months.reduce((sum, each) => sum + each.parts, 0) - (before.get(on_date) ?? 0);
    return parts === 0
      ? []
      : [{ on_date, period: yearOf(on_date), parts, month: months.at(-1)?.month ?? null }];
  });
};

/** The last of some days and of those on which entries count: by then must be known what is earned. */
export const lastDayOf = (until: Day, ...entries: readonly (readonly Pick<Entry, 'on_date'>[])[]): Day =>
  entries.flat().reduce((last, { on_date }) => laterDay(last, on_date), until);
