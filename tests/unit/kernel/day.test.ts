import { addMonths as moveByMonths } from 'date-fns/addMonths';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayInUtc,
  dayInZone,
  daysBetween,
  eachDay,
  isDay,
  isMoment,
  weekday,
  yearOf,
} from '../../../lib/kernel/day.ts';
import { utc } from '../../../lib/kernel/utc.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['1900-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['1899-12-31', false],
  ['2201-01-01', false],
  ['2026-11-21T00:00:00Z', false],
  [' 2026-11-21', false],
  ['', false],
  [null, false],
  [20261121, false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a day moved forth and back is the same day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
      const moved = addDays(start, days);
      expect(addDays(moved, -days)).toBe(start);
      expect(daysBetween(start, moved)).toBe(days);
    }),
  );
});

test('days compare as text in the order of time', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      expect(isDay(a)).toBe(true);
      expect(Math.sign(daysBetween(a, b))).toBe(a < b ? 1 : a > b ? -1 : 0);
    }),
  );
});

test('weekdays follow each other and come back after seven days', () => {
  expect(weekday('2026-11-23')).toBe(1);
  expect(weekday('2026-11-29')).toBe(7);
  fc.assert(
    fc.property(day, (start) => {
      expect(weekday(addDays(start, 1))).toBe((weekday(start) % 7) + 1);
      expect(weekday(addDays(start, 7))).toBe(weekday(start));
    }),
  );
});

test('every day of a range is listed once, in order', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -3, max: 400 }), (start, length) => {
      const days = eachDay(start, addDays(start, length - 1));
      expect(days).toHaveLength(Math.max(0, length));
      expect(days).toEqual([...new Set(days)].sort());
    }),
  );
});

test('the year of a day', () => {
  expect(yearOf('2026-12-31')).toBe(2026);
});

test('a moment has the date of its zone', () => {
  expect(dayInZone('2026-11-21T20:59:59Z', 'Europe/Moscow')).toBe('2026-11-21');
  expect(dayInZone('2026-11-21T21:00:00Z', 'Europe/Moscow')).toBe('2026-11-22');
  expect(dayInZone('2026-11-21T21:00:00Z', 'UTC')).toBe('2026-11-21');
  fc.assert(
    fc.property(day, fc.constantFrom('UTC', 'Europe/Moscow', 'Asia/Kamchatka'), (date, zone) => {
      expect([date, addDays(date, 1)]).toContain(dayInZone(`${date}T13:30:00Z`, zone));
    }),
    { numRuns: 50 },
  );
});

test.each([
  '2026-11-21',
  '2028-02-29T00:00:00Z',
  '2026-11-21T23:59:59.123456+03:00',
  '2026-11-21T07:05Z',
  '2026-11-21T07:05:00.000-0930',
])('%s is a moment', (text) => {
  expect([isMoment(text), Number.isNaN(Date.parse(text))]).toEqual([true, false]);
});

test.each([
  '2027-02-29T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0001-01-01',
  '9999-12-31T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:60Z',
  '2026-11-21T10:00:00',
  '2026-11-21T10:00:00+25:00',
  'Nov 21 2026',
  '2026-11-21 ',
  '',
  20261121,
  null,
])('%s is none', (text) => {
  expect(isMoment(text)).toBe(false);
});

test('months are moved as the library of dates moves them', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (start, months) => {
      expect(addMonths(start, months)).toBe(dayInUtc(moveByMonths(start, months, { in: utc })));
    }),
  );
});
