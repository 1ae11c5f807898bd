import { expect, test } from 'vitest';
import { type CalendarEntry, calendarOf } from '../../../lib/calendar/calendar.ts';
import {
  isPastClosed,
  isWorkdayOnly,
  pastRefusals,
  weeklyRefusals,
  workdayRefusals,
} from '../../../lib/calendar/restrictions.ts';

const on = (day: string, type: CalendarEntry['type']): CalendarEntry[] => [
  { start_date: day, end_date: day, type },
];
const vacation = { object_id: 'vacation', document_type: { code: 'Annual' } };
const absence = { object_id: 'absence', document_type: null };

test.each([
  ['2026-11-28', '2026-11-30', on('2026-11-28', 'working'), []],
  ['2026-11-04', '2026-11-06', on('2026-11-04', 'holiday'), ['start_date']],
  ['2026-11-23', '2026-11-28', [], ['end_date']],
  ['2026-11-23', '2026-11-29', [], []],
  ['2026-11-25', '2026-12-01', [], []],
  ['2026-11-28', '2026-12-04', [], ['start_date']],
  ['2026-11-28', '2026-11-29', [], ['start_date', 'end_date']],
])('CAL-02, EX-040, EX-041: a weekly type from %s to %s', (start_date, end_date, entries, fields) => {
  expect(weeklyRefusals({ start_date, end_date }, calendarOf(entries)).map(({ field }) => field)).toEqual(
    fields,
  );
});

test.each([
  ['', false, false],
  ['0', false, false],
  ['1', true, true],
  ['*', true, true],
  ['VACATION', true, false],
  ['btrip; annual ;', true, false],
  ['btrip;absence', false, true],
])(
  'past days with the restriction "%s"',
  (pastday_calendar_restriction, closedForVacation, closedForAbsence) => {
    const parameters = { pastday_calendar_restriction };
    expect(isPastClosed(vacation, false, parameters)).toBe(closedForVacation);
    expect(isPastClosed(absence, false, parameters)).toBe(closedForAbsence);
  },
);

test('CAL-04: past days are open to hr and to the types of the allowed list', () => {
  const parameters = { pastday_calendar_restriction: '1', pastday_calendar_allowed: 'annual' };
  expect(isPastClosed(vacation, true, { pastday_calendar_restriction: '1' })).toBe(false);
  expect(isPastClosed(vacation, false, parameters)).toBe(false);
  expect(isPastClosed(absence, false, parameters)).toBe(true);
});

test.each([
  ['vacation', { start_date: '2026-11-21' }, true, ['start_date vacation/starts-before-today']],
  ['vacation', { start_date: '2026-11-21' }, false, ['start_date document/backdating']],
  ['absence', { start_date: '2026-11-21' }, true, ['start_date document/backdating']],
  ['statement', { statement_date: '2026-11-21' }, true, ['statement_date document/backdating']],
  ['vacation', { start_date: '2026-11-22', end_date: '2026-11-22' }, true, []],
  ['vacation', { start_date: null, end_date: '2026-11-01' }, true, []],
])('VAC-22, AMB-095: of a %s with %j, first kept %s, on 22 November', (object_id, record, isNew, refused) => {
  const facts = {
    today: '2026-11-22',
    byHr: false,
    isNew,
    parameters: { pastday_calendar_restriction: '1' },
  };
  const found = pastRefusals(record, { object_id, document_type: null }, facts);
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(refused);
  expect(pastRefusals(record, { object_id, document_type: null }, { ...facts, byHr: true })).toEqual([]);
});

test('CAL-11: working days only: "1" means absence and overtime', () => {
  expect(isWorkdayOnly(absence, { workday_calendar_restriction: '1' })).toBe(true);
  expect(isWorkdayOnly(vacation, { workday_calendar_restriction: '1' })).toBe(false);
  expect(isWorkdayOnly(vacation, { workday_calendar_restriction: 'vacation' })).toBe(true);
  expect(isWorkdayOnly(absence, {})).toBe(false);
  expect(workdayRefusals({ start_date: '2026-11-27', end_date: '2026-11-28' }, calendarOf([]))).toEqual([
    { field: 'end_date', code: 'calendar/workdays-only' },
  ]);
});
