import { expect, test } from 'vitest';
import { accrualsOf, type Earning } from '../../../lib/leave/accruals.ts';
import { compensationOn } from '../../../lib/leave/dismissal.ts';
import type { Entry } from '../../../lib/leave/entry.ts';
import { daysOfParts, partsOfDays } from '../../../lib/leave/parts.ts';

const earning = (more: Partial<Earning> = {}): Earning => ({
  service: { hire_date: '2025-10-12', dismissal_date: null, unearning: [] },
  norms: [],
  norma: 28,
  limited: new Set(),
  ...more,
});

const entry = (on_date: string, cause: Entry['cause'], days: number, period = 2026): Entry => ({
  on_date,
  cause,
  period,
  parts: partsOfDays(days),
});

const paid = (entries: Entry[], of: Earning, on: string, byMonth = true) => {
  const { parts, granted, taken, rounded } = compensationOn(entries, of, on, byMonth);
  return [daysOfParts(parts), daysOfParts(granted), daysOfParts(taken), rounded];
};

test.each([
  ['less than half of a month is dropped', '2027-02-24', '37.33', 0],
  ['half of one is paid for as a whole', '2027-02-25', '39.67', 1],
  ['the month that ends that day is whole', '2027-03-11', '39.67', 0],
  ['eleven months of the first year are a whole year', '2026-09-15', '28.00', 1],
])('%s', (_what, on, days, rounded) => {
  expect(paid([], earning(), on)).toEqual([days, days, '0.00', rounded]);
});

test('leaves that were taken are deducted, and what was taken in advance is less than nothing', () => {
  const leave = entry('2026-03-02', 'leave', -14);
  expect(paid([leave], earning(), '2026-04-11')).toEqual(['0.00', '14.00', '-14.00', 0]);
  expect(paid([leave], earning(), '2026-03-11')).toEqual(['-2.33', '11.67', '-14.00', 0]);
  expect(paid([leave, entry('2026-06-01', 'leave', -14)], earning(), '2026-04-11')[0]).toBe('0.00');
});

test('months that were entered already are not counted twice', () => {
  const kept = accrualsOf(earning(), '2026-04-12').map((each): Entry => ({ ...each, cause: 'accrual' }));
  expect(paid(kept, earning(), '2026-04-11')[0]).toBe('14.00');
});

const limited = earning({
  service: { hire_date: '2015-03-02', dismissal_date: null, unearning: [] },
  limited: new Set([2025, 2026]),
});
const limits = [entry('2025-01-01', 'limit', 28, 2025), entry('2026-01-01', 'limit', 28)];

test.each([
  ['2026-06-30', '42.00'],
  ['2026-06-20', '42.00'],
  ['2026-06-10', '39.67'],
  ['2026-11-30', '53.67'],
  ['2026-12-31', '56.00'],
])('of a year granted by its limit a twelfth is due for every month: %s', (on, days) => {
  expect(paid(limits, limited, on, false)[0]).toBe(days);
});

test('who was hired within the year is paid for no more than its limit', () => {
  const hired = earning({
    service: { hire_date: '2026-06-05', dismissal_date: null, unearning: [] },
    limited: new Set([2026]),
  });
  const limit = [entry('2026-06-05', 'limit', 16.33)];
  expect(paid(limit, hired, '2026-12-31', false)[0]).toBe('16.33');
  expect(paid(limit, hired, '2026-08-04', false)[0]).toBe('4.67');
});

test('days that were corrected by hand are paid for as they are', () => {
  expect(paid([...limits, entry('2026-05-01', 'correction', 2)], limited, '2026-06-30', false)[0]).toBe(
    '44.00',
  );
});
