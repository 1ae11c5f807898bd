import { describe, expect, test } from 'vitest';
import { addDays } from '../../../lib/kernel/day.ts';
import { accrualsOf, type Earning } from '../../../lib/leave/accruals.ts';
import { compensationOn } from '../../../lib/leave/dismissal.ts';
import type { Entry } from '../../../lib/leave/entry.ts';
import { daysOfParts, PARTS_PER_DAY, partsOfDays } from '../../../lib/leave/parts.ts';

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

const paid = (entries: Entry[], of: Earning, on: string) => {
  const { parts, granted, taken, rounded } = compensationOn(entries, of, on);
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
  expect(paid(limits, limited, on)[0]).toBe(days);
});

test('who was hired within the year is paid for the months of it', () => {
  const hired = earning({
    service: { hire_date: '2026-06-05', dismissal_date: null, unearning: [] },
    limited: new Set([2026]),
  });
  const limit = [entry('2026-06-05', 'limit', 16.33)];
  expect(paid(limit, hired, '2026-12-31')[0]).toBe('16.33');
  expect(paid(limit, hired, '2026-08-04')[0]).toBe('4.67');
});

test('days that were corrected by hand are paid for as they are', () => {
  expect(paid([...limits, entry('2026-05-01', 'correction', 2)], limited, '2026-06-30')[0]).toBe('44.00');
});

/** Hired within the year of a limit that was typed for a part of it. */
const hiredIn2026 = (more: Partial<Earning> = {}): Earning =>
  earning({
    service: { hire_date: '2026-02-09', dismissal_date: null, unearning: [] },
    norms: [{ on_date: '2026-02-09', norma: '28' }],
    limited: new Set([2026]),
    ...more,
  });

test.each([
  ['a limit for a part of the year caps nothing: eleven months are a whole year', [25.67], '28.00'],
  ['nor does one of the next year add to them', [25.67, 28], '28.00'],
  ['a limit of the whole year is no more than it', [28, 28], '28.00'],
  ['what a limit grants above the norm is paid for as well', [33], '33.00'],
  ['a limit of nothing takes nothing away', [0], '28.00'],
])('%s', (_what, days, paidFor) => {
  const typed = days.map((each, index) => entry(`${2026 + index}-02-09`, 'limit', each, 2026 + index));
  const typedBy2027 = typed.filter(({ on_date }) => on_date <= '2027-01-09');
  const of = hiredIn2026({ limited: new Set(days.map((_, index) => 2026 + index)) });
  expect(paid(typed, of, '2027-01-09')[0]).toBe(paidFor);
  expect(paid(typedBy2027, of, '2027-01-09')[0]).toBe(paidFor);
});

test('what was left before the first limit is paid for, and what it lacks was taken in advance', () => {
  const of = earning({ ...limited, limited: new Set([2026]) });
  expect(paid([entry('2026-01-01', 'limit', 34)], of, '2026-06-30')[0]).toBe('20.00');
  expect(paid([entry('2026-01-01', 'limit', 20)], of, '2026-12-31')[0]).toBe('20.00');
});

test('days left of a year before the hire are paid for as they are', () => {
  const of = hiredIn2026({ limited: new Set([2025]) });
  expect(paid([entry('2026-02-09', 'limit', 4.67, 2025)], of, '2026-08-08')[0]).toBe('18.67');
});

test('a year of parental leave earns nothing, whatever its limit lacks', () => {
  const of = earning({
    service: {
      hire_date: '2015-03-02',
      dismissal_date: null,
      unearning: [{ start_date: '2026-01-01', end_date: '2026-12-31', after: 0 }],
    },
    limited: new Set([2026]),
  });
  expect(paid([entry('2026-01-01', 'limit', 0)], of, '2026-12-31')[0]).toBe('0.00');
});

describe('against a count by fractions of a year', () => {
  const two = (size: number): string => String(size).padStart(2, '0');
  const dayOf = (year: number, month: number, date: number): string =>
    `${year + Math.floor((month - 1) / 12)}-${two(((month - 1) % 12) + 1)}-${two(date)}`;
  const serial = (day: string): number => Date.parse(day) / 86_400_000;

  /** Months of service between a hire on a day up to the 28th and a last day, by the calendar alone. */
  const monthsWorked = (hired: string, last: string): number => {
    const [year = 0, month = 0, date = 0] = hired.split('-').map(Number);
    const begins = (months: number): number => serial(dayOf(year, month + months, date));
    let whole = 0;
    while (begins(whole + 1) <= serial(last) + 1) whole += 1;
    const rest = serial(last) + 1 - begins(whole);
    const length = begins(whole + 1) - begins(whole);
    const months = rest > 0 && rest >= length / 2 ? whole + 1 : whole;
    return months === 11 ? 12 : months;
  };

  const HIRED = Array.from({ length: 28 }, (_, index) => dayOf(2026, 2, index + 1));
  const WAYS = [
    ['no limit', new Set<number>(), () => []],
    ['a limit for a part of the year', new Set([2026]), (on: string) => [entry(on, 'limit', 25.67)]],
    [
      'limits of both years',
      new Set([2026, 2027]),
      (on: string) => [entry(on, 'limit', 23.33), entry('2027-01-01', 'limit', 28, 2027)],
    ],
  ] as const;

  test.each(
    WAYS.flatMap(([said, years, limitsOf]) =>
      (['2026-02-28', '2026-12-15', '2027-02-01'] as const).map(
        (from) => [said, from, years, limitsOf] as const,
      ),
    ),
  )('%s, the sixty last days from %s', (_said, from, years, limitsOf) => {
    for (const hire_date of HIRED)
      for (let after = 0; after < 60; after += 1) {
        const last = addDays(from, after);
        const of = earning({ service: { hire_date, dismissal_date: null, unearning: [] }, limited: years });
        const { parts } = compensationOn(limitsOf(hire_date), of, last);
        // Days are norm × months / 12: compared as whole numbers of twelfths.
        expect([hire_date, last, parts * 12]).toEqual([
          hire_date,
          last,
          28 * monthsWorked(hire_date, last) * PARTS_PER_DAY,
        ]);
      }
  });
});
