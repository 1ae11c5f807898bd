import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { markingAt, markingsOf, overtaken, plainest } from '../../../lib/calendar/day-edit.ts';
import { readCalendarFile } from '../../../lib/calendar/file/read-calendar-file.ts';
import { yearTotals } from '../../../lib/calendar/totals.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';

describe('totals of a year', () => {
  test.each([
    [2025, 247, 118, [58, 59, 66, 64]],
    [2026, 247, 118, [55, 62, 66, 64]],
  ])('%i has the days and hours of the official calendar', (year, working, off, quarters) => {
    const totals = yearTotals(year, calendarOf(CALENDAR));
    expect([totals.year.working, totals.year.off]).toEqual([working, off]);
    expect(totals.quarters.map((each) => each.working)).toEqual(quarters);
    expect(totals.year).toMatchObject({ shortened: 4, hours: { 40: 1972, 36: 1774.4, 24: 1181.6 } });
    expect(totals.quarters.reduce((sum, { hours }) => sum + hours[40], 0)).toBe(1972);
    expect(totals.quarters.reduce((sum, { days }) => sum + days, 0)).toBe(365);
  });
});

const HEAD = [
  'Год/Месяц',
  ...Array.from({ length: 12 }, (_, index) => `${index + 1}-й месяц`),
  'Всего рабочих дней',
];
/** The table as the state publishes it, 2025 and 2026. */
const OFFICIAL = [
  HEAD,
  [
    '2025',
    '1,2,3,4,5,6,7,8,11,12,18,19,25,26',
    '1,2,8,9,15,16,22,23',
    '1,2,7*,8,9,15,16,22,23,29,30',
    '5,6,12,13,19,20,26,27,30*',
    '1,2+,3,4,8+,9,10,11,17,18,24,25,31',
    '1,7,8,11*,12,13+,14,15,21,22,28,29',
    '5,6,12,13,19,20,26,27',
    '2,3,9,10,16,17,23,24,30,31',
    '6,7,13,14,20,21,27,28',
    '4,5,11,12,18,19,25,26',
    '1*,2,3+,4,8,9,15,16,22,23,29,30',
    '6,7,13,14,20,21,27,28,31+',
    '247',
  ],
  [
    '2026',
    '1,2,3,4,5,6,7,8,9+,10,11,17,18,24,25,31',
    '1,7,8,14,15,21,22,23,28',
    '1,7,8,9+,14,15,21,22,28,29',
    '4,5,11,12,18,19,25,26,30*',
    '1,2,3,8*,9,10,11+,16,17,23,24,30,31',
    '6,7,11*,12,13,14,20,21,27,28',
    '4,5,11,12,18,19,25,26',
    '1,2,8,9,15,16,22,23,29,30',
    '5,6,12,13,19,20,26,27',
    '3,4,10,11,17,18,24,25,31',
    '1,3*,4,7,8,14,15,21,22,28,29',
    '5,6,12,13,19,20,26,27,31+',
    '247',
  ],
];

describe('a file of a year', () => {
  test.each([
    [2025, 4],
    [2026, 4],
  ])('the published table of %i says what the shipped calendar says', (year, shortened) => {
    const read = readCalendarFile(OFFICIAL, year);
    expect(read.wrong).toEqual([]);
    expect(read.shortened).toBe(shortened);
    expect(yearTotals(year, calendarOf(CALENDAR)).year.shortened).toBe(shortened);
    const marked = markingsOf(CALENDAR);
    expect(read.days.filter(({ day, type }) => markingAt(marked, day) !== type)).toEqual([]);
  });

  test('a year that it does not have, or a cell that is no list of days, is named and nothing is read', () => {
    expect(readCalendarFile(OFFICIAL, 2030).wrong).toMatchObject([{ code: 'calendar/no-year' }]);
    for (const cell of ['1,2,32', '1,2,2', '1;x', '', '2,3']) {
      const row = [...(OFFICIAL[2] ?? [])];
      row[5] = cell;
      const read = readCalendarFile([HEAD, row], 2026);
      const isRight = cell === '2,3';
      expect([cell, read.days.length > 0]).toEqual([cell, isRight]);
      if (!isRight)
        expect(read.wrong).toMatchObject([{ row: 2, field: '5-й месяц', code: 'calendar/day-list' }]);
    }
  });

  test('rows of a date and a type are read in either language', () => {
    const read = readCalendarFile(
      [
        ['Дата', 'Тип'],
        ['31.12.2027', 'Выходной'],
        ['2027-11-06', 'working'],
        ['30.04.2027', 'сокращённый'],
        ['', ''],
      ],
      2027,
    );
    expect(read).toEqual({
      days: [
        { day: '2027-12-31', type: 'non-working' },
        { day: '2027-11-06', type: 'working' },
        { day: '2027-04-30', type: 'default' },
      ],
      shortened: 1,
      wrong: [],
    });
  });

  test('wrong rows are named with their cells, and nothing is read', () => {
    const read = readCalendarFile(
      [
        ['date', 'type'],
        ['2027-01-09', 'off'],
        ['2027-02-30', 'off'],
        ['2027-01-09', 'sleepy'],
        ['2026-01-09', 'off'],
      ],
      2027,
    );
    expect(read.days).toEqual([]);
    expect(read.wrong.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, 'date', 'calendar/date'],
      [4, 'date', 'calendar/twice'],
      [4, 'type', 'calendar/type'],
      [5, 'date', 'calendar/other-year'],
    ]);
    expect(readCalendarFile([['a', 'b']], 2027).wrong).toMatchObject([{ row: 1, code: 'calendar/columns' }]);
  });
});

test('a day is asked for as its week has it, and what another marked meanwhile is told', () => {
  expect(plainest('2026-11-24', 'working')).toBe('default');
  expect(plainest('2026-11-29', 'working')).toBe('working');
  expect(plainest('2026-11-29', 'non-working')).toBe('default');
  expect(plainest('2026-11-29', 'holiday')).toBe('holiday');
  const edits = [
    { day: '2026-11-24', type: 'holiday', was: 'default' },
    { day: '2026-11-25', type: 'holiday', was: 'default' },
    { day: '2026-11-26', type: 'holiday', was: 'default' },
  ] as const;
  const now = new Map([
    ['2026-11-25', 'holiday'],
    ['2026-11-26', 'non-working'],
  ] as const);
  expect(overtaken(edits, now).map(({ day }) => day)).toEqual(['2026-11-26']);
});
