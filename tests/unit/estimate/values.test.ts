import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fulfilled,
  isMinutes,
  isUnfulfilled,
  isValue,
} from '../../../lib/documents/families/estimate/values.ts';
import { isWeight, totalOf } from '../../../lib/documents/families/estimate/weights.ts';

/** Hundredths as a decimal text. */
const hundredths = (units: number): string =>
  (units / 100)
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .replace(/^-?0$/, '0');

describe('EST-06, EST-07: weights of goals make exactly 100', () => {
  test.each([
    ['EX-146', ['33.3', '33.3', '33.4'], '100', true, '0', undefined],
    ['EX-147', ['33.33', '33.33', '33.33'], '99.99', false, '0.01', '33.34'],
    ['too much', ['50', '50.01'], '100.01', false, '-0.01', '50'],
    ['a goal without a weight', ['60', null], '60', false, '40', '40'],
    ['no goal', [], '0', false, '100', undefined],
    ['no weight would do', ['100', '20', '10'], '130', false, '-30', undefined],
  ] as const)('%s', (_name, weights, total, isWhole, missing, cure) => {
    expect(totalOf(weights)).toEqual({ total, isWhole, missing, cure });
  });

  test('whatever the weights are, the total is exact and the cure makes it 100', () => {
    const units = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 12 }), (weights) => {
        const said = totalOf(weights.map(hundredths));
        const sum = weights.reduce((all, each) => all + each, 0);
        expect(said.total).toBe(hundredths(sum));
        expect(said.isWhole).toBe(sum === 10_000);
        if (said.cure === undefined) return;
        expect(totalOf([...weights.slice(0, -1).map(hundredths), said.cure]).isWhole).toBe(true);
      }),
    );
  });

  test.each([
    ['0', false],
    ['0.01', true],
    ['100', true],
    ['100.01', false],
  ])('a weight of %s', (weight, isOne) => {
    expect(isWeight(weight)).toBe(isOne);
  });
});

test.each([
  ['EX-149', '0', false],
  ['EX-149', '120', false],
  ['EX-150', '0.5', true],
  ['EX-150', '119.99', true],
  ['EST-25', '120.01', false],
])('%s: a value of %s', (_id, value, isOne) => {
  expect(isValue(value)).toBe(isOne);
});

test.each([
  ['EX-151', '50', true],
  ['EX-152', '50.01', false],
  ['EST-12', '49.99', true],
])('%s: a goal at %s per cent is unfulfilled: %s', (_id, percent, unfulfilled) => {
  expect(isUnfulfilled(percent)).toBe(unfulfilled);
});

test.each([
  ['EX-153', 59, true],
  ['EX-153', 60, false],
  ['EST-25', 0, true],
  ['EST-25', -1, false],
  ['EST-25', 1.5, false],
])('%s: %s minutes', (_id, minutes, are) => {
  expect(isMinutes(minutes)).toBe(are);
});

describe('how far a goal is fulfilled is proposed by its plan and its fact', () => {
  test.each([
    ['10', '9', '90'],
    ['3', '1', '33.33'],
    ['3', '2', '66.67'],
    ['1 200,5', '600.25', '50'],
    ['0,4', '0,2', '50'],
    ['0', '5', undefined],
    ['five', '5', undefined],
    ['10', '', undefined],
  ])('plan %s, fact %s: %s', (plan, fact, percent) => {
    expect(fulfilled(plan, fact)).toBe(percent);
  });
});
