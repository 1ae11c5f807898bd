import type { Day } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { firstDay, halfOf, type Month } from './month.ts';

/** How much of a month of an organization is closed: nothing, the half of the advance, or all of it. */
export const CLOSINGS = ['open', 'half', 'month'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** Whether a day of a month is closed: it changes by a correction with a reason, and not by forming. */
export const isClosed = (closing: Closing, day: Day): boolean =>
  closing === 'month' || (closing === 'half' && halfOf(day) === 'first');

const isLess = (one: Closing, other: Closing): boolean => CLOSINGS.indexOf(one) < CLOSINGS.indexOf(other);

/** Whether a part of a closed month is opened again. */
export const reopens = (was: Closing, becomes: Closing): boolean => isLess(becomes, was);

/**
 * What stands against closing a month up to a part of it, or opening it again: a part that has not begun is not closed, and
 * what was closed is opened for a reason.
 */
export const closingRefusals = (
  { month, was, becomes, reason }: ClosingAsked,
  today: Day,
): readonly FieldRefusal[] => {
  if (reopens(was, becomes)) return reason === '' ? [{ field: 'reason', code: 'timesheet/reason' }] : [];
  const begins = becomes === 'month' ? `${month}-16` : firstDay(month);
  return becomes !== 'open' && today < begins
    ? [{ field: 'closing', code: 'timesheet/not-begun', values: { day: begins } }]
    : [];
};

export interface ClosingAsked {
  readonly month: Month;
  readonly was: Closing;
  readonly becomes: Closing;
  /** '' without one. */
  readonly reason: string;
}
