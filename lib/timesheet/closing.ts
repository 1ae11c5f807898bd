import type { Day } from '../kernel/day.ts';
import { daysOf, firstOf, type Month } from '../kernel/month.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { halfOf } from './month.ts';

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
 * What stands against closing a month up to a part of it, or opening it again: a part that has not begun is not closed,
 * and what was closed is opened for a reason.
 */
export const closingRefusals = (
  { month, was, becomes, reason }: ClosingAsked,
  today: Day,
): readonly FieldRefusal[] => {
  if (reopens(was, becomes)) return reason === '' ? [{ field: 'reason', code: 'timesheet/reason' }] : [];
  const begins = becomes === 'month' ? `${month}-16` : firstOf(month);
  return becomes !== 'open' && today < begins
    ? [{ field: 'closing', code: 'timesheet/not-begun', values: { day: begins } }]
    : [];
};

/** A document that waits for a decision, and days of the month that it says something of. */
interface Undecided {
  readonly days: readonly Day[];
}

/** What a part of a month would be closed over: documents that wait for a decision, with their days of it, and days after today. */
export const closedOver = <Document extends Undecided>(
  { month, was, becomes }: Pick<ClosingAsked, 'month' | 'was' | 'becomes'>,
  undecided: readonly Document[],
  today: Day,
): { readonly undecided: readonly Document[]; readonly ahead: readonly Day[] } => {
  const isOfPart = (day: Day): boolean => isClosed(becomes, day) && !isClosed(was, day);
  return {
    undecided: undecided
      .map((document) => ({ ...document, days: document.days.filter(isOfPart) }))
      .filter(({ days }) => days.length > 0),
    ahead: daysOf(month).filter((day) => day > today && isOfPart(day)),
  };
};

/** What is read before a part of a month is closed; a part that is opened again warns of nothing. */
export const closingWarnings = ({
  undecided,
  ahead,
}: ReturnType<typeof closedOver>): readonly FieldRefusal[] => {
  const [first, last] = [ahead[0], ahead.at(-1)];
  return [
    ...(undecided.length > 0
      ? [{ field: 'closing', code: 'timesheet/undecided', values: { count: undecided.length } }]
      : []),
    ...(first && last
      ? [{ field: 'closing', code: 'timesheet/days-ahead', values: { start_date: first, end_date: last } }]
      : []),
  ];
};

export interface ClosingAsked {
  readonly month: Month;
  readonly was: Closing;
  readonly becomes: Closing;
  /** '' without one. */
  readonly reason: string;
}
