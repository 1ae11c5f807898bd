import { expect, test } from 'vitest';
import {
  type CalendarEntry,
  calendarOf,
  calendarsOf,
  dayKind,
  isCountable,
  workdayFrom,
} from '../../../lib/calendar/calendar.ts';

const one = (type: CalendarEntry['type'], start_date: string, end_date = start_date): CalendarEntry => ({
  type,
  start_date,
  end_date,
});
const [MONDAY, SATURDAY] = ['2026-11-23', '2026-11-28'];

test('CAL-01: an unmarked day is a weekday or a weekend', () => {
  const empty = calendarOf([]);
  expect(dayKind(MONDAY, empty)).toBe('weekday');
  expect(dayKind(SATURDAY, empty)).toBe('weekend');
  expect(isCountable(MONDAY, empty)).toBe(true);
  expect(isCountable(SATURDAY, empty)).toBe(false);
});

test.each([
  [['holiday'], 'holiday', false],
  [['non-working'], 'non-working', false],
  [['working'], 'working', true],
  [['non-working', 'holiday'], 'holiday', false],
  [['holiday', 'non-working'], 'holiday', false],
  [['working', 'holiday'], 'working', true],
  [['holiday', 'working', 'non-working'], 'working', true],
] as const)('CAL-01, CAL-06, CAL-10: entries %j make the day %s', (types, kind, countable) => {
  for (const day of [MONDAY, SATURDAY]) {
    const calendar = calendarOf(types.map((type) => one(type, day)));
    expect(dayKind(day, calendar)).toBe(kind);
    expect(isCountable(day, calendar)).toBe(countable);
  }
});

test('an entry covers its whole range and nothing else', () => {
  const calendar = calendarOf([one('holiday', '2026-12-31', '2027-01-08')]);
  expect(
    ['2026-12-30', '2026-12-31', '2027-01-08', '2027-01-09'].map((day) => dayKind(day, calendar)),
  ).toEqual(['weekday', 'holiday', 'holiday', 'weekend']);
});

test('an entry that ends before it starts, or has no date, covers nothing', () => {
  expect(
    calendarOf([one('holiday', '2026-12-31', '2026-12-30'), one('holiday', '', '2026-12-30')]).marked.size,
  ).toBe(0);
});

test('an organization lays its own days over those of all, whatever their types', () => {
  const of = calendarsOf([
    { ...one('working', SATURDAY), organization_id: null },
    { ...one('holiday', MONDAY), organization_id: null },
    { ...one('non-working', SATURDAY), organization_id: 7 },
    { ...one('working', '2026-11-29'), organization_id: 8 },
  ]);
  expect([null, 7, 8, 9].map((id) => dayKind(SATURDAY, of(id)))).toEqual([
    'working',
    'non-working',
    'working',
    'working',
  ]);
  expect([null, 7, 8, 9].map((id) => dayKind(MONDAY, of(id)))).toEqual(Array(4).fill('holiday'));
  expect([7, 8].map((id) => isCountable('2026-11-29', of(id)))).toEqual([false, true]);
});

test.each([
  ['2027-01-16', '2027-01-18'],
  ['2027-01-17', '2027-01-18'],
  ['2027-01-18', '2027-01-18'],
  ['2027-01-01', '2027-01-11'],
])('who would begin on %s begins on %s: nobody begins on a day off', (day, first) => {
  expect(workdayFrom(day, calendarOf([]))).toBe(first);
});
