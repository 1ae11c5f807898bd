import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLimit } from '../../../lib/documents/families/vacation/limits.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { hasLongPart } from '../../../lib/leave/long-part.ts';

test.each([
  ['hired before the year', '2025-12-31', 28],
  ['no date of hire', null, 28],
  ['hired on the first day', '2026-01-01', 28],
  ['hired on 5 June: seven months of 28 days', '2026-06-05', 16.33],
  ['hired on 4 December: one month', '2026-12-04', 2.33],
  ['hired on 5 December: less than a month', '2026-12-05', 0],
  ['hired after the year', '2027-01-01', 0],
])('%s', (_who, employee_start_date, days) => {
  expect(daysLimit({ norma: 28, year: 2026, employee_start_date })).toBe(days);
});

test('who comes later has no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), fc.integer({ min: 0, max: 60 }), (day, later) => {
      const of = (days: number) =>
        daysLimit({ norma: 28, year: 2026, employee_start_date: addDays('2026-01-01', days) });
      expect(of(day + later)).toBeLessThanOrEqual(of(day));
      expect(of(day)).toBeLessThanOrEqual(28);
    }),
  );
});

test('one part of the leave has 14 days (article 125)', () => {
  expect(hasLongPart([13, 15])).toBe(true);
  expect(hasLongPart([13, 13, 2])).toBe(false);
  expect(hasLongPart([14])).toBe(true);
  expect(hasLongPart([])).toBe(false);
});
