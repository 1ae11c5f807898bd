import { add, compare, type Decimal, subtract, sumOf } from '../../../money/decimal.ts';
import { ASSESSMENT } from './bounds.data.ts';

/** What the weights of goals say together. */
export interface WeightTotal {
  /** Exact: 33.3, 33.3 and 33.4 are 100. */
  readonly total: Decimal;
  readonly isWhole: boolean;
  /** What is missing to the whole; below zero it is too much. */
  readonly missing: Decimal;
  /** The weight that would put the last goal right; undefined where none would. */
  readonly cure: Decimal | undefined;
}

/** The total of weights (EST-06, EST-07), null being a goal without one. */
export const totalOf = (weights: readonly (Decimal | null)[]): WeightTotal => {
  const total = sumOf(weights.filter((each) => each !== null));
  const missing = subtract(ASSESSMENT.weights, total);
  const last = weights.at(-1);
  const cure = last === undefined ? undefined : add(last ?? '0', missing);
  const isWhole = missing === '0';
  return {
    total,
    isWhole,
    missing,
    cure: isWhole || cure === undefined || compare(cure, '0') <= 0 ? undefined : cure,
  };
};

/** A weight is above zero, and no more than the whole. */
export const isWeight = (weight: Decimal): boolean =>
  compare(weight, '0') > 0 && compare(weight, ASSESSMENT.weights) <= 0;
