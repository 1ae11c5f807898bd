import { describe, expect, test } from 'vitest';
import { formatClock } from '../../../lib/i18n/format.ts';
import { hoursBetween, isClockTime, parseClockTime } from '../../../lib/kernel/clock-time.ts';

describe('a time of the day', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    [' 14:05 ', '14:05'],
    ['14 05', '14:05'],
    ['2:05 PM', '14:05'],
    ['12:30 a.m.', '00:30'],
    ['12 pm', '12:00'],
    ['23:59', '23:59'],
  ])('%s is typed for %s', (typed, time) => {
    expect(parseClockTime(typed)).toBe(time);
  });
  test.each(['', '25:00', '24:00', '9:60', '9:5', 'noon', '13:00 PM', '0 am', '12345'])(
    '%s is none',
    (typed) => {
      expect(parseClockTime(typed)).toBeUndefined();
    },
  );
  test('is spelled in one way on the wire', () => {
    expect(['09:00', '00:00', '23:59'].every(isClockTime)).toBe(true);
    expect(['9:00', '24:00', '09:60', '09:00:00', 900, null].some(isClockTime)).toBe(false);
  });
  test('is read in 24 hours in Russian and in 12 in English', () => {
    expect(['00:05', '09:30', '12:00', '14:05'].map((time) => formatClock(time, 'ru'))).toEqual([
      '00:05',
      '09:30',
      '12:00',
      '14:05',
    ]);
    expect(['00:05', '09:30', '12:00', '14:05'].map((time) => formatClock(time, 'en'))).toEqual([
      '12:05\u00a0AM',
      '9:30\u00a0AM',
      '12:00\u00a0PM',
      '2:05\u00a0PM',
    ]);
  });
  test('hours from one to another are exact to the hundredth', () => {
    expect(hoursBetween('09:00', '12:00')).toBe('3');
    expect(hoursBetween('09:30', '12:15')).toBe('2.75');
    expect(hoursBetween('09:00', '09:20')).toBe('0.33');
  });
});
