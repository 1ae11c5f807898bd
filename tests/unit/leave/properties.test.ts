import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../lib/kernel/day.ts';
import { accrualsOf } from '../../../lib/leave/accruals.ts';
import { balanceOn, CAUSES, type Entry, sumOf, withBalances } from '../../../lib/leave/entry.ts';
import { explainedOn } from '../../../lib/leave/explained.ts';
import { monthsEarned } from '../../../lib/leave/months-earned.ts';
import { daysOfParts, PARTS_PER_DAY, partsOfDays } from '../../../lib/leave/parts.ts';

const aDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-01-01', days));
const hundredths = fc.integer({ min: -99_999, max: 99_999 });
const entries = fc.array(
  fc.record({
    on_date: aDay,
    period: fc.integer({ min: 2024, max: 2028 }),
    parts: fc.integer({ min: -40_000, max: 40_000 }),
    cause: fc.constantFrom(...CAUSES),
  }) satisfies fc.Arbitrary<Entry>,
  { maxLength: 30 },
);

test('what is typed to hundredths is shown as it was typed', () => {
  fc.assert(
    fc.property(hundredths, (typed) => {
      const text = (typed / 100).toFixed(2);
      expect(daysOfParts(partsOfDays(text))).toBe(text === '-0.00' ? '0.00' : text);
    }),
  );
});

test('twelfths never drift: a year of months is the norm, however many years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_00 }), fc.integer({ min: 1, max: 20 }), (norm, years) => {
      const norma = norm / 100;
      const service = { hire_date: '2004-02-29', dismissal_date: null, unearning: [] };
      const months = accrualsOf({ service, norms: [], norma, limited: new Set() }, '2025-03-01');
      const earned = sumOf(months.slice(0, 12 * years));
      expect(earned).toBe(norm * (PARTS_PER_DAY / 100) * years);
    }),
  );
});

test('the last row is the balance of every day, and a sum explains it', () => {
  fc.assert(
    fc.property(entries, aDay, aDay, (rows, today, on) => {
      const upTo = withBalances(rows).filter(({ on_date }) => on_date <= on);
      const balance = balanceOn(rows, on);
      expect(upTo.at(-1)?.balance ?? 0).toBe(balance);
      const { base, lines, parts } = explainedOn(rows, today, on);
      expect(parts).toBe(balance);
      expect(base.parts + sumOf(lines)).toBe(balance);
    }),
  );
});

test('who is looked at later has earned the same months and more', () => {
  fc.assert(
    fc.property(
      aDay,
      aDay,
      fc.integer({ min: 0, max: 400 }),
      fc.array(fc.record({ start_date: aDay, length: fc.integer({ min: 0, max: 60 }) }), { maxLength: 4 }),
      (hire_date, until, later, spans) => {
        const unearning = spans.map(({ start_date, length }) => ({
          start_date,
          end_date: addDays(start_date, length),
          after: 14,
        }));
        const service = { hire_date, dismissal_date: null, unearning };
        const before = monthsEarned(service, until);
        expect(monthsEarned(service, addDays(until, later)).slice(0, before.length)).toEqual(before);
        expect(monthsEarned({ ...service, unearning: [] }, until).length).toBeGreaterThanOrEqual(
          before.length,
        );
      },
    ),
  );
});
