import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalendarEntry,
  calendarOf,
  calendarsOf,
  dayKind,
  isCountable,
  yearsOfLawAlone,
} from '../../../lib/calendar/calendar.ts';
import { countDays, endOf, lengthOf } from '../../../lib/calendar/day-count.ts';
import { HOLIDAYS } from '../../../lib/calendar/holidays.data.ts';
import { daysByLaw, kindByLaw } from '../../../lib/calendar/holidays.ts';
import { totalsOf } from '../../../lib/calendar/totals.ts';
import { workingMinutes } from '../../../lib/calendar/working-hours.ts';
import { addDays, eachDay, weekday } from '../../../lib/kernel/day.ts';
import '../../support/properties.ts';

const EMPTY = calendarOf([]);
const row = (type: CalendarEntry['type'], start_date: string, end_date = start_date): CalendarEntry => ({
  type,
  start_date,
  end_date,
});
const year = fc.integer({ min: 1990, max: 2199 });

describe('a year of which no row is kept', () => {
  test('has every holiday of article 112', () => {
    fc.assert(
      fc.property(year, fc.constantFrom(...HOLIDAYS), (of, [first, last]) => {
        for (const day of eachDay(`${of}-${first}`, `${of}-${last}`))
          expect(dayKind(day, EMPTY)).toBe('holiday');
      }),
    );
  });

  test('frees no other day but the Monday after a holiday on a weekend, that of January excepted', () => {
    fc.assert(
      fc.property(year, (of) => {
        const off = eachDay(`${of}-01-01`, `${of}-12-31`).filter(
          (day) => dayKind(day, EMPTY) === 'non-working',
        );
        const moved = HOLIDAYS.map(([first]) => `${of}-${first}`)
          .filter((day) => day.slice(5, 7) !== '01' && weekday(day) >= 6)
          .map((day) => addDays(day, 8 - weekday(day)));
        expect(off).toEqual(moved);
        expect(daysByLaw(of).filter(([day, kind]) => kindByLaw(day) !== kind)).toEqual([]);
      }),
    );
  });

  test.each([
    ['a leave of 14 days over New Year', '2027-12-27', 14, 'calendar_minus_holidays', '2028-01-17'],
    ['a leave over a holiday of May', '2029-04-28', 10, 'calendar_minus_holidays', '2029-05-08'],
    ['working days over New Year', '2027-12-30', 3, 'working', '2028-01-10'],
    ['working days over a holiday on Saturday', '2028-11-03', 2, 'working', '2028-11-07'],
  ] as const)('%s is counted without them', (_what, start, days, rule, end) => {
    expect(endOf(start, days, rule, EMPTY)).toBe(end);
    expect(lengthOf(start, end, rule, EMPTY)).toBe(days);
  });

  test('makes the working day before a holiday an hour shorter, over the turn of the year too', () => {
    expect(workingMinutes('2027-12-31', EMPTY)).toBe(420);
    expect(workingMinutes('2027-12-30', EMPTY)).toBe(480);
    expect(workingMinutes('2028-01-03', EMPTY)).toBe(0);
    expect(totalsOf('2028-01-01', '2028-01-31', EMPTY)).toMatchObject({ working: 16, shortened: 0 });
  });

  test('days are counted as if each were looked at', () => {
    fc.assert(
      fc.property(
        year,
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: 0, max: 800 }),
        (of, from, length) => {
          const start = addDays(`${of}-01-01`, from);
          const days = eachDay(start, addDays(start, length));
          const end = days.at(-1) ?? start;
          fc.pre(end < '2200-12-31');
          expect(countDays(start, end, EMPTY)).toBe(days.filter((day) => isCountable(day, EMPTY)).length);
          expect(lengthOf(start, end, 'calendar_minus_holidays', EMPTY)).toBe(
            days.filter((day) => dayKind(day, EMPTY) !== 'holiday').length,
          );
        },
      ),
    );
  });
});

describe('a row says otherwise than the law', () => {
  test('on its days alone, whatever its type', () => {
    const calendar = calendarOf([row('working', '2028-01-05'), row('non-working', '2028-01-06')]);
    expect(
      ['2028-01-04', '2028-01-05', '2028-01-06', '2028-01-07'].map((day) => dayKind(day, calendar)),
    ).toEqual(['holiday', 'working', 'non-working', 'holiday']);
    expect(lengthOf('2028-01-04', '2028-01-07', 'calendar_minus_holidays', calendar)).toBe(2);
  });

  test('of one organization for it alone', () => {
    const of = calendarsOf([{ ...row('working', '2028-01-05'), organization_id: 7 }]);
    expect([null, 7, 8].map((id) => dayKind('2028-01-05', of(id)))).toEqual([
      'holiday',
      'working',
      'holiday',
    ]);
  });
});

describe('a year has the days of the law alone', () => {
  test.each([
    ['no row', [], true],
    ['its holidays as rows', [row('holiday', '2028-01-01', '2028-01-08')], true],
    ['the Monday that the law frees as a row', [row('non-working', '2028-11-06')], true],
    ['a Sunday that is called a day off', [row('non-working', '2028-05-07')], true],
    ['a row of another year', [row('non-working', '2027-12-31')], true],
    ['a day off that was moved', [row('non-working', '2028-05-02')], false],
    ['a Saturday that is worked', [row('working', '2028-04-29')], false],
  ] as const)('with %s: %s', (_what, rows, alone) => {
    expect(yearsOfLawAlone('2028-03-01', '2028-03-02', calendarOf(rows))).toEqual(alone ? [2028] : []);
  });

  test('whatever one organization marks for itself', () => {
    const of = calendarsOf([{ ...row('non-working', '2028-05-02'), organization_id: 7 }]);
    expect(yearsOfLawAlone('2028-03-01', '2028-03-02', of(7))).toEqual([2028]);
  });

  test('each year of a period by itself; no period has none', () => {
    const calendar = calendarOf([row('non-working', '2027-12-31')]);
    expect(yearsOfLawAlone('2026-12-28', '2028-01-17', calendar)).toEqual([2026, 2028]);
    expect(yearsOfLawAlone('2028-01-17', '2026-12-28', calendar)).toEqual([]);
    expect(yearsOfLawAlone('', '2026-12-28', calendar)).toEqual([]);
  });
});
