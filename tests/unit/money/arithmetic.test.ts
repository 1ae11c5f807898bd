import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../../lib/money/convert.ts';
import {
  add,
  compare,
  type Decimal,
  subtract,
  sumOf,
  timesOver,
  toPlaces,
} from '../../../lib/money/decimal.ts';
import { totalsOf } from '../../../lib/money/totals.ts';
import { decimal } from './arbitrary.ts';

const CANONICAL = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;

describe('sums are exact', () => {
  test.each([
    ['0.1', '0.2', '0.3', '-0.1'],
    ['18450', '15000', '33450', '3450'],
    ['999999999999.99', '0.01', '1000000000000', '999999999999.98'],
    ['2.50', '2.5', '5', '0'],
    ['-0.5', '0.25', '-0.25', '-0.75'],
  ])('%s and %s: together %s, the difference %s', (a, b, sum, difference) => {
    expect([add(a, b), subtract(a, b)]).toEqual([sum, difference]);
  });

  test('whatever the order they are added in, and nothing is left when they are taken away again', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(sumOf([a, b, c])).toBe(sumOf([c, a, b]));
        expect(add(a, b)).toMatch(CANONICAL);
        expect(subtract(add(a, b), b)).toBe(add(a, '0'));
        expect(subtract(a, a)).toBe('0');
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        expect(compare(a, b) === 0).toBe(add(a, '0') === add(b, '0'));
      }),
    );
  });

  test('a smaller one and a greater one stay so when the same is added to both', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        expect(compare(add(a, c), add(b, c))).toBe(compare(a, b));
      }),
    );
  });
});

describe('an amount by a rate', () => {
  // The lines of a report of the specification's screens: roubles by the rate of the day.
  test.each([
    ['3800', '15.4210', 100, 'RUB', '586'],
    ['31800', '15.3875', 100, 'RUB', '4893.23'],
    ['25', '81.3240', 1, 'RUB', '2033.1'],
    ['3500', '15.3620', 100, 'RUB', '537.67'],
    ['0.01', '0.5', 1, 'RUB', '0.01'],
    ['0.01', '0.4999', 1, 'RUB', '0'],
    ['1', '0.005', 1, 'RUB', '0.01'],
    ['-1', '0.005', 1, 'RUB', '-0.01'],
    ['100', '1.5', 1, 'JPY', '150'],
    ['10', '0.30755', 1, 'KWD', '3.076'],
    ['999999999999.99', '999999.999999', 1, 'RUB', '999999999998990000'],
  ])('%s at %s for %i is %s %s', (amount, value, units, into, home) => {
    expect(convert(amount, { value, units }, into)).toBe(home);
  });

  test('is off by half of the last digit at most, and exactly half goes up', () => {
    fc.assert(
      fc.property(decimal, decimal, fc.integer({ min: 1, max: 10_000 }), (amount, value, units) => {
        const exact = timesOver(amount, value, units, 30);
        const rounded = timesOver(amount, value, units, 2);
        const off = subtract(rounded, exact);
        expect(compare(off, '0.005')).toBeLessThanOrEqual(0);
        expect(compare(off, '-0.005')).toBeGreaterThanOrEqual(0);
        const isHalf = off === '0.005' || off === '-0.005';
        if (isHalf) expect(compare(off, '0')).toBe(compare(rounded, '0'));
      }),
    );
  });

  test('at one for one it is the amount itself', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(1, 10, 100, 1_000), (amount, units) => {
        expect(timesOver(amount, String(units), units, 8)).toBe(add(amount, '0'));
      }),
    );
  });
});

test.each([
  ['2.5', 2, '2.50'],
  ['2', 0, '2'],
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['0', 2, '0.00'],
  ['1.005', 2, '1.01'],
])('%s with %i places is %s', (value: Decimal, places, written) => {
  expect(toPlaces(value, places)).toBe(written);
});

describe('the totals of a report', () => {
  const lines = [
    ['1480', 'RUB', '1480'],
    ['3800', 'KZT', '586'],
    ['31800', 'KZT', '4893.23'],
    ['25', 'USD', '2033.1'],
    ['1900', 'RUB', '1900'],
    ['3500', 'KZT', '537.67'],
    ['1320', 'RUB', '1320'],
    ['5700', 'RUB', '5700'],
  ].map(([amount = '', currency = '', home]) => ({ amount, currency, home }));

  test('are the sums of its lines by currency and of all in the currency of the organization', () => {
    expect(totalsOf(lines)).toEqual({
      currencies: [
        { currency: 'RUB', amount: '10400', home: '10400', unrated: 0 },
        { currency: 'KZT', amount: '39100', home: '6016.9', unrated: 0 },
        { currency: 'USD', amount: '25', home: '2033.1', unrated: 0 },
      ],
      home: '18450',
      unrated: 0,
    });
  });

  test('say which lines they do not hold for want of a rate', () => {
    const { currencies, home, unrated } = totalsOf([
      ...lines,
      { amount: '10', currency: 'EUR', home: undefined },
    ]);
    expect([home, unrated, currencies.at(-1)]).toEqual([
      '18450',
      1,
      { currency: 'EUR', amount: '10', home: '0', unrated: 1 },
    ]);
  });

  test('of nothing are nothing', () => {
    expect(totalsOf([])).toEqual({ currencies: [], home: '0', unrated: 0 });
  });
});
