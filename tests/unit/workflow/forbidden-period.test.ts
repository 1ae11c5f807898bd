import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { addDays, dayInZone } from '../../../lib/kernel/day.ts';
import {
  closedByStatus,
  closedField,
  closedNotice,
  daysTo,
  isTooClose,
  workdaysTo,
} from '../../../lib/workflow/forbidden-period.ts';
import { documentOf, stepOf, typeOf } from './company.ts';

const ZONE = 'Europe/Moscow';
const approval = stepOf('vacation', 'reviewer', 'agreed', 'approved');
const sending = stepOf('vacation', 'employee', 'draft', 'prepared');
const dates = (start_date: unknown, today = '2026-11-21') => ({
  today,
  fields: { start_date },
  timeZone: ZONE,
});

test.each([
  ['EX-067', '2026-12-05', '2026-11-21', 14, 14, true],
  ['EX-068', '2026-12-06', '2026-11-21', 14, 15, false],
  ['EX-070', '2026-12-05', '2026-11-21', 14, 14, true],
  ['EX-071', '2026-11-18', '2026-11-21', 14, -3, true],
  ['EX-073', '2026-11-22', '2026-11-21', 1, 1, true],
  ['EX-074', '2026-11-23', '2026-11-21', 1, 2, false],
  ['EX-076', '2026-11-20', '2026-11-17', 2, 3, false],
  ['AMB-084', '2026-11-20', '2026-11-17', 3, 3, true],
  ['no period', '2026-11-20', '2026-11-21', 0, -1, false],
])('%s: %s seen from %s with %i days', (_id, date, today, days, left, closed) => {
  expect(daysTo(date, today)).toBe(left);
  expect(isTooClose(date, today, days)).toBe(closed);
});

test('days left are the hours left, rounded up to whole days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 0, max: 86_399 }),
      (distance, second) => {
        const midnight = Date.parse('2026-11-21T00:00:00+03:00');
        const date = addDays('2026-11-21', distance);
        const now = new Date(midnight + second * 1_000);
        const rounded = Math.ceil((Date.parse(`${date}T00:00:00+03:00`) - now.getTime()) / 86_400_000);
        expect(daysTo(date, dayInZone(now.toISOString(), ZONE))).toBe(rounded + 0);
      },
    ),
  );
});

test('the step’s period against a field stands above the type’s', () => {
  const doc = documentOf({ document_type: typeOf({ next_status_forbidden_period_vs_start_date: '14' }) });
  const stricter = { ...sending, detail: { next_status_forbidden_period_vs_start_date: '20' } };
  const free = { ...sending, detail: { next_status_forbidden_period_vs_start_date: '' } };
  expect(closedField(sending, doc, dates('2026-12-05'))).toEqual({ field: 'start_date', days: 14 });
  expect(closedField(stricter, doc, dates('2026-12-06'))).toEqual({ field: 'start_date', days: 20 });
  expect(closedField(free, doc, dates('2026-12-05'))).toBeUndefined();
});

test('a field that holds no date closes nothing; a moment has the date of its zone', () => {
  const step = { ...sending, detail: { next_status_forbidden_period_vs_start_date: '14' } };
  for (const value of [null, undefined, '', 'soon', 14, '2026-02-30', 'T'])
    expect(closedField(step, documentOf(), dates(value))).toBeUndefined();
  expect(closedField(step, documentOf(), dates('2026-12-05T21:00:00Z'))).toBeUndefined();
  expect(closedField(step, documentOf(), dates('2026-12-05T20:59:00Z'))).toEqual({
    field: 'start_date',
    days: 14,
  });
});

const byStatus = (
  parameters: Record<string, string>,
  doc = documentOf({ status_id: 'agreed', document_type: typeOf({}) }),
) => closedByStatus(approval, doc, dates('2026-12-05'), parameters);

test('EX-080: approve_forbidden_period stands in for approved_forbidden_period', () => {
  expect(byStatus({ approve_forbidden_period: '14' })).toEqual({ days: 14 });
  expect(byStatus({ approve_forbidden_period: '14', approved_forbidden_period: '' })).toEqual({ days: 14 });
  expect(byStatus({ approve_forbidden_period: '14', approved_forbidden_period: '0' })).toBeUndefined();
  expect(byStatus({ approve_forbidden_period: '0', approved_forbidden_period: '14' })).toEqual({ days: 14 });
  expect(byStatus({ agreed_forbidden_period: '14' })).toBeUndefined();
  expect(byStatus({ approved_forbidden_period: 'many' })).toBeUndefined();
  expect(byStatus({})).toBeUndefined();
});

test('EX-079: listed types are free, and so are objects without a period', () => {
  const parameters = { approved_forbidden_period: '14' };
  expect(byStatus({ ...parameters, forbidden_period_except_codes: 'sick; ANNUAL' })).toBeUndefined();
  expect(byStatus({ ...parameters, vacation_offschedule_except_codes: 'annual' })).toBeUndefined();
  expect(byStatus(parameters, documentOf({ object_id: 'expense' }))).toBeUndefined();
  expect(
    byStatus(
      { ...parameters, vacation_offschedule_except_codes: 'annual' },
      documentOf({ object_id: 'btrip', document_type: typeOf({}) }),
    ),
  ).toEqual({ days: 14 });
});

test('a statement starts on its own date', () => {
  const doc = documentOf({ object_id: 'statement' });
  const given = {
    today: '2026-11-21',
    fields: { start_date: '2027-11-21', statement_date: '2026-11-22' },
    timeZone: ZONE,
  };
  expect(closedByStatus(approval, doc, given, { approved_forbidden_period: '1' })).toEqual({ days: 1 });
});

test('the notice of a vacation counts calendar days and working days', () => {
  const notice = (start: string, parameters: Record<string, string>, doc = documentOf(), step = sending) =>
    closedNotice(
      step,
      doc,
      dates(start),
      parameters,
      calendarOf([{ start_date: '2026-11-24', end_date: '2026-11-24', type: 'holiday' }]),
    );
  expect(notice('2026-12-05', { vacation_validate_forbidden_period: '14' })).toEqual({
    days: 14,
    unit: 'calendar',
  });
  expect(notice('2026-12-06', { vacation_validate_forbidden_period: '14' })).toBeUndefined();
  // From Saturday 21 November: Monday 23, Wednesday 25, Thursday 26, Friday 27.
  expect(workdaysTo('2026-11-28', '2026-11-21', calendarOf([]))).toBe(5);
  expect(notice('2026-11-28', { vacation_validate_forbidden_period_wdays: '4' })).toBeUndefined();
  expect(notice('2026-11-28', { vacation_validate_forbidden_period_wdays: '5' })).toEqual({
    days: 5,
    unit: 'working',
  });
  expect(
    notice('2026-11-28', {
      vacation_validate_forbidden_period: '6',
      vacation_validate_forbidden_period_wdays: '5',
    }),
  ).toEqual({ days: 5, unit: 'working' });
  expect(
    notice('2026-11-22', { vacation_validate_forbidden_period: '14' }, documentOf(), {
      ...sending,
      status_id: 'prepared',
      next_status_id: 'agreed',
    }),
  ).toBeUndefined();
  expect(
    notice('2026-11-22', { vacation_validate_forbidden_period: '14' }, documentOf({ object_id: 'absence' })),
  ).toBeUndefined();
});
