import { UNSENT_STATUSES } from '../../workflow/statuses.data.ts';
import type { Balance } from '../facts/leave-facts.ts';

/** What a leave has before it, what it takes, what is left: days, hundredths at the finest. */
export interface BalanceSum {
  readonly available: number;
  /** What the other leaves that wait hold back of it from one that is still to be sent. */
  readonly awaiting: number;
  readonly taken: number;
  readonly rest: number;
}

/**
 * A leave of so many days as a sum over the balance it is taken from, as its check takes it: before it is sent what
 * waits is kept free (`limitRefusals`), afterwards leaves are judged in turn (`countingRefusal`). Undefined where it is
 * taken from none. Balances that are asked for a leave leave out what that leave takes, agreed or not, so nothing of it
 * is added back.
 */
export const balanceSum = (
  balances: readonly Balance[],
  { days, status_id }: { readonly days?: unknown; readonly status_id?: unknown },
): BalanceSum | undefined => {
  const balance = balances.find((each) => each.taken_from);
  if (balance === undefined) return undefined;
  const { days_rest: available, days_reserved = 0 } = balance;
  const awaiting = UNSENT_STATUSES.includes(String(status_id ?? 'empty')) ? days_reserved : 0;
  const taken = typeof days === 'number' ? days : 0;
  return { available, awaiting, taken, rest: Math.round((available - awaiting - taken) * 100) / 100 };
};
