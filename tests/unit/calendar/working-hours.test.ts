import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarOf, type EntryType } from '../../../lib/calendar/calendar.ts';
import { isShortened, WEEKS, workingMinutes } from '../../../lib/calendar/working-hours.ts';
import { eachDay } from '../../../lib/kernel/day.ts';
import { CALENDAR } from '../../../prisma/seed/dictionaries/calendar.data.ts';

const entry = (type: EntryType, start_date: string, end_date = start_date): CalendarEntry => ({
  type,
  start_date,
  end_date,
});
const shortened = (first: string, last: string, entries: readonly CalendarEntry[]): string[] => {
  const calendar = calendarOf(entries);
  return eachDay(first, last).filter((day) => isShortened(day, calendar));
};

describe('a working day before a holiday is an hour shorter', () => {
  test.each([
    [2025, ['03-07', '04-30', '06-11', '11-01']],
    [2026, ['04-30', '05-08', '06-11', '11-03']],
    [2027, ['02-22', '04-30', '06-11', '11-03', '12-31']],
  ])('in %i on the days of the shipped calendar', (year, days) => {
    const found = shortened(`${year}-01-01`, `${year}-12-31`, CALENDAR);
    expect(found.map((day) => day.slice(5))).toEqual(days);
  });

  test('so is the Saturday that is worked for a Monday before one, and no other Saturday', () => {
    const april2018 = [
      entry('working', '2018-04-28'),
      entry('non-working', '2018-04-30'),
      entry('holiday', '2018-05-01'),
    ];
    expect(shortened('2018-04-23', '2018-05-04', april2018)).toEqual(['2018-04-28']);
    const april2024 = [
      entry('working', '2024-04-27'),
      entry('non-working', '2024-04-29', '2024-04-30'),
      entry('holiday', '2024-05-01'),
    ];
    expect(shortened('2024-04-22', '2024-05-03', april2024)).toEqual([]);
  });

  test('by the calendar of the organization: a holiday of its own, and one on which it works', () => {
    const common = [entry('holiday', '2026-11-04')];
    const own = calendarOf(common, [entry('working', '2026-11-04'), entry('holiday', '2026-11-11')]);
    expect(eachDay('2026-11-02', '2026-11-13').filter((day) => isShortened(day, own))).toEqual([
      '2026-11-10',
    ]);
  });
});

test('hours of a day are those of its week, an hour less before a holiday, none on a day off', () => {
  const calendar = calendarOf([entry('holiday', '2026-11-04')]);
  const on = (day: string) => WEEKS.map((week) => workingMinutes(day, calendar, week));
  expect(on('2026-11-02')).toEqual([480, 432, 288]);
  expect(on('2026-11-03')).toEqual([420, 372, 228]);
  expect(on('2026-11-04')).toEqual([0, 0, 0]);
  expect(on('2026-11-07')).toEqual([0, 0, 0]);
});
