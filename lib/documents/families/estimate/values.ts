import { compare, type Decimal, timesOver } from '../../../money/decimal.ts';
import { parseAmount } from '../../../money/parse-amount.ts';
import { ASSESSMENT } from './bounds.data.ts';

/** Digits after the point of a share and of a weight. */
export const SHARE_PLACES = 2;

/** Whether a share or a mark may stand: above 0 and below 120 (EST-25). */
export const isValue = (value: Decimal): boolean =>
  compare(value, '0') > 0 && compare(value, ASSESSMENT.below) < 0;

/** A goal at 50 per cent or less is not fulfilled (EST-12). */
export const isUnfulfilled = (percent: Decimal): boolean => compare(percent, ASSESSMENT.unfulfilled) <= 0;

/** Minutes of a training beside its hours: 0 to 59 (EST-25). */
export const isMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= ASSESSMENT.minutes;

/**
 * The share of the plan that the fact is, where both are numbers and the plan is above zero: what a form proposes for
 * how far a goal is fulfilled. Rounded half up to two digits; undefined where there is nothing to propose.
 */
export const fulfilled = (plan: string, fact: string): Decimal | undefined => {
  const [planned, done] = [plan, fact].map((text) => parseAmount(text, PLACES_TYPED));
  if (!planned?.ok || !done?.ok || planned.value === '0') return undefined;
  // A quotient of decimals: both are brought to whole numbers of the same unit.
  const [over, of] = [planned.value, done.value].map((value) => timesOver(value, UNITS, 1, 0));
  const whole = Number(over);
  return Number.isSafeInteger(whole) && of !== undefined
    ? timesOver(of, HUNDRED, whole, SHARE_PLACES)
    : undefined;
};

const PLACES_TYPED = 3;
const UNITS = '1000';
const HUNDRED = '100';
