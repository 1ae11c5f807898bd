import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarOf, dayKind, isCountable } from '../../../lib/calendar/calendar.ts';
import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import {
  type CountRule,
  calcEndDate,
  countDays,
  DAY_COUNTS,
  endOf,
  isWholeWeeks,
  lengthOf,
  monthsBetween,
  returnToWork,
} from '../../../lib/calendar/day-count.ts';
import { addDays, eachDay } from '../../../lib/kernel/day.ts';
import { RUSSIAN_CALENDAR } from './russian-holidays.ts';

const on = (day: string, type: CalendarEntry['type']): CalendarEntry[] => [
  { start_date: day, end_date: day, type },
];

test.each([
  ['EX-024', '2026-11-23', 1, [], '2026-11-23'],
  ['EX-025', '2026-11-23', 5, [], '2026-11-27'],
  ['EX-027', '2026-11-27', 3, [], '2026-12-01'],
  ['EX-028', '2026-11-27', 3, on('2026-11-28', 'working'), '2026-11-30'],
  ['EX-030', '2026-11-23', 5, on('2026-11-25', 'non-working'), '2026-11-30'],
  ['EX-031', '2026-11-28', 1, [], '2026-11-30'],
  ['EX-033', '2026-11-23', 0, [], undefined],
])('CAL-05, %s: the working days from %s, %i of them', (_id, start, days, entries, end) => {
  expect(calcEndDate(start, days, calendarOf(entries))).toBe(end);
});

test.each([
  ['EX-034', 'vacation', '', '2026-11-23', 14, '2026-12-06'],
  ['EX-035', 'vacation', 'annual', '2026-11-23', 14, '2026-12-06'],
  ['EX-037', 'absence', '', '2026-11-23', 14, '2026-12-10'],
  ['EX-038', 'homeoffice', '', '2026-11-27', 3, '2026-11-29'],
  ['weekly, no whole weeks', 'vacation', 'other;Annual', '2026-11-27', 3, '2026-12-01'],
])('%s: %s with weekly types "%s"', (_id, object_id, weekly_doctype_list, start, days, end) => {
  const document = {
    object_id,
    document_type: { code: 'annual', detail: { day_count: 'calendar' as const } },
  };
  expect(endOf(start, days, countRuleOf(document, { weekly_doctype_list }), calendarOf([]))).toBe(end);
});

test('CAL-12, OT-24: the document type says how its days are counted, absence and overtime follow the working calendar', () => {
  const type = { code: 'annual', detail: { day_count: 'calendar_minus_holidays' as const } };
  expect(countRuleOf({ object_id: 'vacation', document_type: type }, {})).toBe('calendar_minus_holidays');
  expect(countRuleOf({ object_id: 'absence', document_type: type }, {})).toBe('working');
  expect(countRuleOf({ object_id: 'vacation' }, {})).toBe('calendar');
});

test.each([
  ['2026-06-01', 14, '2026-06-15'],
  ['2026-12-21', 28, '2027-01-25'],
  ['2027-04-26', 14, '2027-05-11'],
  ['2027-02-15', 14, '2027-03-01'],
  ['2026-11-02', 7, '2026-11-09'],
])(
  'a leave from %s of %i days ends on %s: holidays inside are not its days (article 120)',
  (start, days, end) => {
    const calendar = calendarOf(RUSSIAN_CALENDAR);
    expect(endOf(start, days, 'calendar_minus_holidays', calendar)).toBe(end);
    expect(lengthOf(start, end, 'calendar_minus_holidays', calendar)).toBe(days);
  },
);

test('sickness on 10 to 12 June inside a leave gives two days back: 12 June was none of its days', () => {
  expect(lengthOf('2026-06-10', '2026-06-12', 'calendar_minus_holidays', calendarOf(RUSSIAN_CALENDAR))).toBe(
    2,
  );
});

test.each([
  [0, false],
  [7, true],
  [14, true],
  [-7, true],
  [6, false],
  [8, false],
])('CAL-03, EX-043: %i days are whole weeks: %s', (days, expected) => {
  expect(isWholeWeeks(days)).toBe(expected);
});

test.each([
  ['2026-01-28', 0],
  ['2026-01-29', 1],
  ['2026-02-26', 2],
  ['2026-03-02', 2],
])('CAL-08, EX-044 to EX-047: from 1 January to %s are %i months of 28 days', (to, months) => {
  expect(monthsBetween('2026-01-01', to)).toBe(months);
});

test('people return on the first working day', () => {
  const calendar = calendarOf(RUSSIAN_CALENDAR);
  expect(returnToWork('2026-11-27', calendar)).toBe('2026-11-30');
  expect(returnToWork('2026-12-30', calendar)).toBe('2027-01-11');
  expect(returnToWork('', calendar)).toBeUndefined();
});

test('what is no period has no days and no end', () => {
  const calendar = calendarOf([]);
  expect(lengthOf('2026-11-23', '2026-11-22', 'calendar', calendar)).toBe(0);
  expect(lengthOf('', '2026-11-22', 'working', calendar)).toBe(0);
  for (const days of [0, -1, 1.5, Number.NaN, 1e9])
    expect(endOf('2026-11-23', days, 'working', calendar)).toBeUndefined();
  expect(endOf('2026-02-30', 1, 'calendar', calendar)).toBeUndefined();
  expect(endOf('2200-12-31', 2, 'calendar', calendar)).toBeUndefined();
});

const start = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const entry = fc
  .tuple(
    start,
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom<CalendarEntry['type'][]>('working', 'non-working', 'holiday'),
  )
  .map(
    ([start_date, length, type]): CalendarEntry => ({
      start_date,
      end_date: addDays(start_date, length),
      type,
    }),
  );
const calendar = fc.array(entry, { maxLength: 12 }).map(calendarOf);

test('days and end are each other’s inverse', () => {
  fc.assert(
    fc.property(
      calendar,
      start,
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom<CountRule[]>(...DAY_COUNTS),
      (entries, from, days, rule) => {
        const end = endOf(from, days, rule, entries) ?? '';
        expect(lengthOf(from, end, rule, entries)).toBe(days);
        expect(lengthOf(from, addDays(end, -1), rule, entries)).toBe(days - 1);
      },
    ),
  );
});

test('days are counted as if each were looked at', () => {
  fc.assert(
    fc.property(calendar, start, fc.integer({ min: 0, max: 500 }), (entries, from, length) => {
      const days = eachDay(from, addDays(from, length));
      const end = addDays(from, length);
      expect(countDays(from, end, entries)).toBe(days.filter((day) => isCountable(day, entries)).length);
      expect(lengthOf(from, end, 'calendar_minus_holidays', entries)).toBe(
        days.filter((day) => dayKind(day, entries) !== 'holiday').length,
      );
    }),
  );
});
