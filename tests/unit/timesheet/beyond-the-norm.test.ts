import { expect, test } from 'vitest';
import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { hoursOf } from '../../../lib/timesheet/day-codes.ts';
import { type Document, monthOfPerson } from './company.ts';

const calendar = calendarOf([]);

/** Codes with hours of a day. */
const codesOn = (day: string, documents: readonly Document[], of: Calendar = calendar): string[] =>
  (monthOfPerson('2026-11', of, documents).get(day)?.codes ?? []).map(
    ([code, minutes]) => `${code} ${hoursOf(minutes)}`,
  );

const overtime = (start_date: string, time_from: string, time_to: string, more: object = {}): Document => ({
  object: 'overtime',
  start_date,
  time_from,
  time_to,
  break_hours: '0.5',
  break_taken: 'day',
  ...more,
});

test('EX-005 in a timesheet: overtime across the midnight into a day off is С on the Friday and РВ on the Saturday', () => {
  const night = overtime('2026-11-20', '20:00', '02:00');
  expect(codesOn('2026-11-20', [night])).toEqual(['Я 8', 'С 1.5', 'Н 2']);
  expect(codesOn('2026-11-21', [night])).toEqual(['РВ 2']);
});

test('what was worked in fact stands in the place of the plan', () => {
  const known = overtime('2026-11-18', '18:00', '21:00', {
    break_hours: '0',
    time_shift_fact_day_hours: '1.50',
    time_shift_fact_night_hours: '0',
  });
  expect(codesOn('2026-11-18', [known])).toEqual(['Я 8', 'С 1.5']);
});

test('the parts of a correction are days of leave like any other', () => {
  const part: Document = {
    object: 'vacation_correction',
    type: 'annual',
    start_date: '2026-11-09',
    end_date: '2026-11-10',
  };
  expect(codesOn('2026-11-10', [part])).toEqual(['ОТ 0']);
  expect(codesOn('2026-11-11', [part])).toEqual(['Я 8']);
});
