import { describe, expect, test } from 'vitest';
import { heldWithin, partAt, placed, unitAt } from '../../../lib/board/axis.ts';
import { boardDays, columnsOf, dayAt, dayAxis, gridColumn } from '../../../lib/board/scale.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { addDays } from '../../../lib/kernel/day.ts';

const NOVEMBER = { first: '2026-11-01', last: '2026-11-30' };

describe('an axis', () => {
  const noonToNoon = { first: 720, length: 1440 };
  test.each([
    [720, 0],
    [1440, 0.5],
    [2160, 1],
    [0, 0],
    [3000, 1],
  ])('has the minute %i at %d of its length', (minute, part) => {
    expect(partAt(noonToNoon, minute)).toBe(part);
  });

  test('has a unit at every part, beyond its ends too', () => {
    const parts = [-0.25, 0, 0.5, 0.999, 1];
    expect(parts.map((part) => unitAt(noonToNoon, part))).toEqual([360, 720, 1440, 2158, 2160]);
    expect([360, 720, 2160].map((minute) => heldWithin(noonToNoon, minute))).toEqual([720, 720, 2159]);
  });

  test.each([
    [0, 73, '0.000%', '20.000%'],
    [73, 146, '20.000%', '20.000%'],
    [-10, 365, '0.000%', '100.000%'],
    [292, 400, '80.000%', '20.000%'],
  ])('places the days %i to %i of a year', (from, to, left, width) => {
    expect(placed({ first: 0, length: 365 }, from, to)).toEqual({ left, width });
  });
});

describe('days as columns', () => {
  test.each([
    ['2026-11-01', '2026-11-03', '1 / 4', false, false],
    ['2026-11-30', '2026-11-30', '30 / 31', false, false],
    ['2026-10-20', '2026-11-02', '1 / 3', true, false],
    ['2026-11-29', '2027-01-10', '29 / 31', false, true],
    ['2026-01-01', '2026-12-31', '1 / 31', true, true],
  ])('%s – %s stand at %s', (first, last, columns, cutLeft, cutRight) => {
    const bar = columnsOf({ first, last }, NOVEMBER);
    expect(bar && gridColumn(bar)).toBe(columns);
    expect(bar).toMatchObject({ cutLeft, cutRight });
  });

  test('what ends before the period or begins after it has none', () => {
    expect(columnsOf({ first: '2026-10-01', last: '2026-10-31' }, NOVEMBER)).toBeUndefined();
    expect(columnsOf({ first: '2026-12-01', last: '2026-12-31' }, NOVEMBER)).toBeUndefined();
  });

  test('each day is under a press of its own column, at the edges too', () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays(NOVEMBER.first, index));
    expect(days.map((_, index) => dayAt(NOVEMBER, (index + 0.5) / 30))).toEqual(days);
    const edges = [-0.1, 0, 0.034, 0.5, 0.999, 1, 2].map((part) => dayAt(NOVEMBER, part).slice(8));
    expect(edges).toEqual(['01', '01', '02', '16', '30', '30', '30']);
    expect(dayAxis(NOVEMBER)).toEqual({ first: 0, length: 30 });
  });

  test('know what they are by the calendar, and which of them is today', () => {
    const days = boardDays({ first: '2026-11-27', last: '2026-11-29' }, calendarOf([]), '2026-11-28');
    expect(days.map(({ kind, isToday }) => [kind, isToday])).toEqual([
      ['weekday', false],
      ['weekend', true],
      ['weekend', false],
    ]);
  });
});
