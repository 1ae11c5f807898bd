import type { Day } from '../kernel/day.ts';
import type { TimesheetCode } from './codes.data.ts';
import { CODE_LETTERS } from './codes.data.ts';
import { type DayCodes, workedMinutes } from './day-codes.ts';
import { halfOf } from './month.ts';

/** Days on which something was worked, and the minutes of that. */
export interface Worked {
  readonly days: number;
  readonly minutes: number;
}

export interface Sums {
  readonly first: Worked;
  readonly second: Worked;
  readonly month: Worked;
}

const NOTHING: Worked = { days: 0, minutes: 0 };

const more = ({ days, minutes }: Worked, worked: number): Worked =>
  worked > 0 ? { days: days + 1, minutes: minutes + worked } : { days, minutes };

/** What a person worked in both halves of a month, and in the month. */
export const sumsOf = (days: Iterable<readonly [Day, DayCodes]>): Sums => {
  let [first, second] = [NOTHING, NOTHING];
  for (const [day, codes] of days) {
    const worked = workedMinutes(codes);
    if (halfOf(day) === 'first') first = more(first, worked);
    else second = more(second, worked);
  }
  const month = { days: first.days + second.days, minutes: first.minutes + second.minutes };
  return { first, second, month };
};

/** A code with the days it stands on and its minutes, of many people's days. */
export interface CodeSum extends Worked {
  readonly code: TimesheetCode;
}

/** The codes of some days in the order of their numbers, each that stands anywhere. */
export const codeSums = (days: Iterable<DayCodes>): readonly CodeSum[] => {
  const sums = new Map<TimesheetCode, Worked>();
  for (const codes of days)
    for (const [code, minutes] of codes) {
      const { days: before, minutes: sum } = sums.get(code) ?? NOTHING;
      sums.set(code, { days: before + 1, minutes: sum + minutes });
    }
  return CODE_LETTERS.flatMap((code) => {
    const worked = sums.get(code);
    return worked ? [{ code, ...worked }] : [];
  });
};
