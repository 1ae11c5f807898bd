import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf } from '../../../lib/calendar/day-count.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { movedBar, proposedParts, splitBar, stretchedBar } from '../../../lib/leave/bars.ts';
import '../../support/properties.ts';
import { calendar } from './desk.ts';

const counted = { rule: 'calendar_minus_holidays', calendar } as const;
const leave = { start_date: '2026-12-07', end_date: '2026-12-20' };
const bar = fc
  .tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 40 }))
  .map(([from, length]) => ({
    start_date: addDays('2026-01-01', from),
    end_date: addDays('2026-01-01', from + length),
  }));

test('a stretch that is moved over a holiday keeps its days', () => {
  expect(movedBar({ start_date: '2026-06-01', end_date: '2026-06-07' }, 7, counted)).toEqual({
    start_date: '2026-06-08',
    end_date: '2026-06-15',
  });
});

test('whatever is moved has as many days as before; halves make up the whole; an end never passes its first day', () => {
  fc.assert(
    fc.property(bar, fc.integer({ min: -30, max: 30 }), (one, by) => {
      const days = ({ start_date, end_date }: typeof one) =>
        lengthOf(start_date, end_date, counted.rule, calendar);
      if (days(one) > 0) expect(days(movedBar(one, by, counted))).toBe(days(one));
      const halves = splitBar(one);
      if (halves) expect(days(halves[0]) + days(halves[1])).toBe(days(one));
      expect(halves === undefined).toBe(one.start_date === one.end_date);
      const stretched = stretchedBar(one, by);
      expect(stretched.end_date >= stretched.start_date).toBe(true);
    }),
  );
});

describe('what a change of a leave begins with', () => {
  const BEFORE = '2026-11-18';
  const DURING = '2026-12-10';
  test('to move it: the same days from the Monday after it on, without the holidays of January', () => {
    expect(proposedParts('move', leave, BEFORE, counted)).toEqual([
      { start_date: '2026-12-21', end_date: '2027-01-11' },
    ]);
  });
  test('to move what is left of one that has begun: today is still a day of it', () => {
    expect(proposedParts('move', leave, DURING, counted)).toEqual([
      { start_date: '2026-12-07', end_date: '2026-12-10' },
      { start_date: '2026-12-21', end_date: '2026-12-30' },
    ]);
  });
  test('to split or shorten it: its first half, and the other half later or not at all', () => {
    expect(proposedParts('split', leave, BEFORE, counted)).toEqual([
      { start_date: '2026-12-07', end_date: '2026-12-13' },
      { start_date: '2026-12-21', end_date: '2026-12-27' },
    ]);
    expect(proposedParts('shorten', leave, BEFORE, counted)).toEqual([
      { start_date: '2026-12-07', end_date: '2026-12-13' },
    ]);
  });
  test('to recall somebody: the days that are behind', () => {
    expect(proposedParts('recall', leave, DURING, counted)).toEqual([
      { start_date: '2026-12-07', end_date: '2026-12-10' },
    ]);
  });
});
