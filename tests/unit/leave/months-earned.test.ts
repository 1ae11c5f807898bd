import { expect, test } from 'vitest';
import { addDays } from '../../../lib/kernel/day.ts';
import { monthsEarned, type Service } from '../../../lib/leave/months-earned.ts';

const employed = (more: Partial<Service> = {}): Service => ({
  hire_date: '2025-10-12',
  dismissal_date: null,
  unearning: [],
  ...more,
});

const days = (service: Service, until: string): string[] =>
  monthsEarned(service, until).map(({ on_date }) => on_date);

test('a month of service counts from the day after it is over', () => {
  expect(days(employed(), '2025-12-12')).toEqual(['2025-11-12', '2025-12-12']);
  expect(days(employed(), '2025-12-11')).toEqual(['2025-11-12']);
  expect(days(employed(), '2025-10-01')).toEqual([]);
});

test('months of somebody hired on the last day of a month end with theirs', () => {
  expect(days(employed({ hire_date: '2026-01-31' }), '2026-05-31')).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
});

test.each([
  ['less than half of the month is dropped', '2026-01-25', 3],
  ['half of the month or more counts as one (item 35)', '2026-01-27', 4],
  ['the month ends with the last working day', '2026-02-11', 4],
  ['eleven months of the first year are the whole year (item 28)', '2026-09-20', 12],
  ['so are ten and a half', '2026-08-30', 12],
  ['ten and less than half are ten', '2026-08-20', 10],
  ['in the second year eleven months are eleven', '2027-09-20', 23],
  ['nobody earns before the hire', '2025-10-01', 0],
])('%s: dismissed on %s, %i months', (_what, dismissal_date, months) => {
  const earned = monthsEarned(employed({ dismissal_date }), '2030-01-01');
  expect(earned.map(({ month }) => month)).toEqual(Array.from({ length: months }, (_, index) => index + 1));
  expect(earned.every(({ on_date }) => on_date <= dismissal_date)).toBe(true);
});

test('a dismissal to come earns nothing before its day but the months that are over', () => {
  expect(days(employed({ dismissal_date: '2026-01-27' }), '2026-01-20')).toHaveLength(3);
});

const unpaid = (start_date: string, length: number, after = 14) => ({
  start_date,
  end_date: addDays(start_date, length - 1),
  after,
});

test('fourteen days of unpaid leave in a working year earn as work does (article 121)', () => {
  const service = employed({ unearning: [unpaid('2025-11-01', 10), unpaid('2026-02-01', 4)] });
  expect(days(service, '2026-12-31')).toEqual(days(employed(), '2026-12-31'));
});

test('each day beyond them moves the month and the working year', () => {
  const service = employed({ unearning: [unpaid('2025-11-20', 20)] });
  expect(days(service, '2026-02-20')).toEqual(['2025-11-12', '2025-12-18', '2026-01-18', '2026-02-18']);
});

test('a day that two leaves take by hours is one day', () => {
  const twice = [unpaid('2025-11-20', 20), unpaid('2025-11-20', 1), unpaid('2025-11-25', 1)];
  expect(days(employed({ unearning: twice }), '2026-02-20')).toEqual(
    days(employed({ unearning: [unpaid('2025-11-20', 20)] }), '2026-02-20'),
  );
});

test('the next working year has fourteen days of its own', () => {
  const service = employed({ unearning: [unpaid('2026-09-01', 14), unpaid('2026-10-20', 14)] });
  expect(days(service, '2027-03-12')).toEqual(days(employed(), '2027-03-12'));
});

test('a leave across the end of a working year has fourteen days in each', () => {
  const service = employed({ unearning: [unpaid('2026-09-28', 28)] });
  expect(days(service, '2026-11-30').at(-1)).toBe('2026-11-12');
});

test('parental leave earns nothing at all', () => {
  const service = employed({ unearning: [unpaid('2026-01-12', 365, 0)] });
  expect(days(service, '2027-03-01')).toEqual(['2025-11-12', '2025-12-12', '2026-01-12', '2027-02-12']);
});
