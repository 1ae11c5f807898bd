import type { Balance } from '../documents/facts.ts';

/** What a leave has before it, what it takes, what is left: days, hundredths at the finest. */
export interface BalanceSum {
  readonly available: number;
  readonly taken: number;
  readonly rest: number;
}

/**
 * A leave of so many days as a sum over the balance it is taken from; undefined where it is taken from none. Balances that
 * are asked for a leave leave out what that leave takes, agreed or not, so nothing of it is added back.
 */
export const balanceSum = (
  balances: readonly Balance[],
  { days }: { readonly days?: unknown },
): BalanceSum | undefined => {
  const available = balances.find((each) => each.taken_from)?.days_rest;
  if (available === undefined) return undefined;
  const taken = typeof days === 'number' ? days : 0;
  return { available, taken, rest: Math.round((available - taken) * 100) / 100 };
};
