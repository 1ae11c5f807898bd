import { expect, test } from 'vitest';
import type { Balance } from '../../../lib/documents/facts/leave-facts.ts';
import { balanceSum } from '../../../lib/documents/leave/balance-sum.ts';

const YEAR: Balance = { period: 2026, days_limit: 28, days_planned: 0, days_rest: 28, taken_from: true };

test.each(['draft', 'prepared', 'agreed', 'approved', 'processed'])(
  'a leave that is %s takes its days once from what the other leaves have left',
  (status_id) => {
    const leave = { status_id, days: 14 };
    expect(balanceSum([YEAR], leave)).toEqual({ available: 28, awaiting: 0, taken: 14, rest: 14 });
  },
);

test('the sum is of the year that the days are taken from, in hundredths', () => {
  const earlier = { ...YEAR, period: 2025, days_rest: 3, taken_from: false };
  expect(balanceSum([earlier, { ...YEAR, days_rest: 9.33 }], { days: 14 })).toEqual({
    available: 9.33,
    awaiting: 0,
    taken: 14,
    rest: -4.67,
  });
});

test('what other leaves that wait hold back is not left for one that is still to be sent; sent ones are judged in turn', () => {
  const years = [{ ...YEAR, days_reserved: 28 }];
  for (const status_id of [undefined, 'empty', 'draft'])
    expect(balanceSum(years, { days: 14, status_id })).toMatchObject({ awaiting: 28, rest: -14 });
  for (const status_id of ['prepared', 'agreed'])
    expect(balanceSum(years, { days: 14, status_id })).toMatchObject({ awaiting: 0, rest: 14 });
});

test('a leave whose days are not known yet takes none; one that is taken from no balance has no sum', () => {
  expect(balanceSum([YEAR], { days: null })).toEqual({ available: 28, awaiting: 0, taken: 0, rest: 28 });
  expect(balanceSum([{ ...YEAR, taken_from: false }], { days: 14 })).toBeUndefined();
  expect(balanceSum([], { days: 14 })).toBeUndefined();
});
