import { describe, expect, test } from 'vitest';
import { pickDay, placeOf } from '../../../components/board/range-pick.ts';
import { lastOf, monthWeeks, shiftMonth } from '../../../lib/kernel/month.ts';

describe('a month of the calendar', () => {
  test('begins its weeks on Monday and leaves the days of the neighbours empty', () => {
    const weeks = monthWeeks('2027-05');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02']);
    expect(weeks.at(-1)).toEqual(['2027-05-31', null, null, null, null, null, null]);
  });
  test('follows on over the turn of the year', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2027-01', -1)).toBe('2026-12');
    expect(lastOf('2028-02')).toBe('2028-02-29');
  });
});

describe('picking a range', () => {
  test('takes two clicks, and a click before the first day begins anew', () => {
    const begun = pickDay({ start: null, end: null }, '2027-04-26');
    expect(begun).toEqual({ start: '2027-04-26', end: null });
    expect(pickDay(begun, '2027-05-11')).toEqual({ start: '2027-04-26', end: '2027-05-11' });
    expect(pickDay(begun, '2027-04-01')).toEqual({ start: '2027-04-01', end: null });
    expect(pickDay({ start: '2027-04-26', end: '2027-05-11' }, '2027-05-01')).toEqual({
      start: '2027-05-01',
      end: null,
    });
  });
  test('shows where it would end while the pointer is over a later day', () => {
    const begun = { start: '2027-04-26', end: null };
    expect(placeOf(begun, '2027-04-26')).toBe('only');
    expect(placeOf(begun, '2027-04-28', '2027-04-30')).toBe('inside');
    expect(placeOf(begun, '2027-04-30', '2027-04-30')).toBe('end');
    expect(placeOf(begun, '2027-04-25', '2027-04-30')).toBeNull();
  });
});
