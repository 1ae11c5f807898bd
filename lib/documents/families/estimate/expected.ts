import { compare, timesOver } from '../../../money/decimal.ts';

/** Digits that the part of a person is compared by. */
const PLACES = 6;

/**
 * How many of so many people are expected in each grade, by shares in per cent that make 100: whole people, the largest
 * remainders first, those before where remainders are equal. The numbers make the people.
 */
export const expectedOf = (shares: readonly string[], people: number): readonly number[] => {
  const exact = shares.map((share) => timesOver(share, String(people), HUNDRED, PLACES));
  const whole = exact.map((part) => Number(part.split('.')[0]));
  const rest = exact.map((part) => `0.${part.split('.')[1] ?? '0'}`);
  const left = people - whole.reduce((sum, each) => sum + each, 0);
  const first = rest
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index);
  return whole.map((count, index) => (first.includes(index) ? count + 1 : count));
};

const HUNDRED = 100;
