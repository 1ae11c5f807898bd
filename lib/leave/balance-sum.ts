import type { Balance } from '../documents/facts.ts';

/** What a leave has before it, what it takes, what is left: days, hundredths at the finest. */
export interface BalanceSum {
  readonly available: number;
  /** What the other leaves that wait for a decision hold back of it. */
  readonly awaiting: number;
  readonly taken: number;
  readonly rest: number;
}

/**
 * A leave of so many days as a sum over the balance it is taken from, as its check takes it (`limitRefusals`); undefined where
 * it is taken from none. Balances that
 * are asked for a leave leave out what that leave takes, agreed or not, so nothing of it is added back.
 */
export const balanceSum = (
  balances: readonly Balance[],
  { days }: { readonly days?: unknown },
): BalanceSum | undefined => {
  const balance = balances.find((each) => each.taken_from);
  if (balance === undefined) return undefined;
  const { days_rest: available, days_reserved: awaiting = 0 } = balance;
  const taken = typeof days === 'number' ? days : 0;
  return { available, awaiting, taken, rest: Math.round((available - awaiting - taken) * 100) / 100 };
};
