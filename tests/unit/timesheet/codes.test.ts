import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { CODE_LETTERS, CODES } from '../../../lib/timesheet/codes.data.ts';
import { countedIn } from '../../../lib/timesheet/counting.ts';
import { sayingOf } from '../../../lib/timesheet/day-codes.ts';
import type { Told } from '../../../lib/timesheet/reckon.ts';
import { STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { type Document, monthOfPerson, work } from './company.ts';

const calendar = calendarOf([
  { start_date: '2026-06-12', end_date: '2026-06-12', type: 'holiday' },
  { start_date: '2026-06-13', end_date: '2026-06-13', type: 'working' },
  { start_date: '2026-06-15', end_date: '2026-06-15', type: 'non-working' },
]);

/** What some days of June 2026 say, by documents. */
const june = (documents: readonly (Document | Told)[], from: number, to: number): string =>
  [...monthOfPerson('2026-06', calendar, documents)]
    .slice(from - 1, to)
    .map(([, { codes }]) => sayingOf(codes))
    .join(' · ');

const of = (object: string, type: string, from: number, to: number, more: object = {}): Document => ({
  object,
  type,
  start_date: `2026-06-${String(from).padStart(2, '0')}`,
  end_date: `2026-06-${String(to).padStart(2, '0')}`,
  ...more,
});
const HOLIDAYS_OUT = { detail: { day_count: 'calendar_minus_holidays' } };

test('the codes of the form T-13 are 36, in the order of their numbers', () => {
  expect(CODE_LETTERS.map((code) => Number(CODES[code].number))).toEqual(
    Array.from({ length: 36 }, (_, index) => index + 1),
  );
});

describe('what a document says', () => {
  test.each<readonly [string, readonly (Document | Told)[], number, number, string]>([
    [
      'nothing: work, an hour less before a holiday, days off, a Saturday that is worked, a day that is not',
      [],
      11,
      15,
      'Я 420 · В · Я 480 · В · В',
    ],
    [
      'annual leave: days off are its days, a holiday is none',
      [of('vacation', 'annual', 11, 15, HOLIDAYS_OUT)],
      11,
      15,
      'ОТ · В · ОТ · ОТ · ОТ',
    ],
    ['additional leave', [of('vacation', 'additional', 11, 12, HOLIDAYS_OUT)], 11, 12, 'ОД · В'],
    ['study leave counts holidays', [of('vacation', 'study', 11, 12)], 11, 12, 'У · У'],
    ['unpaid leave', [of('vacation', 'unpaid', 1, 1)], 1, 1, 'ДО'],
    [
      'AMB-102: hours of unpaid leave',
      [of('vacation', 'unpaid', 1, 1, { hours: '2.5' })],
      1,
      1,
      'Я 330/ДО 150',
    ],
    [
      'AMB-102: hours on a day that is an hour shorter',
      [of('vacation', 'unpaid_by_law', 11, 11, { hours: '2.25' })],
      11,
      11,
      'Я 285/ОЗ 135',
    ],
    [
      'AMB-102: more hours than the day has',
      [of('vacation', 'unpaid', 11, 11, { hours: '24' })],
      11,
      11,
      'ДО 420',
    ],
    ['AMB-102: hours on a day off', [of('vacation', 'unpaid', 14, 14, { hours: '2' })], 13, 14, 'Я 480 · В'],
    ['unpaid leave by law', [of('vacation', 'unpaid_by_law', 1, 1)], 1, 1, 'ОЗ'],
    ['maternity leave', [of('vacation', 'maternity', 1, 1)], 1, 1, 'Р'],
    ['parental leave', [of('vacation', 'childcare', 1, 1)], 1, 1, 'ОЖ'],
    ['a leave of a type of the company that takes from the limit', [of('vacation', 'own', 1, 1)], 1, 1, 'ОТ'],
    [
      'a leave of a type of the company beside the limit',
      [of('vacation', 'own', 1, 1, { detail: { limit_free: '1' } })],
      1,
      1,
      'ДО',
    ],
    ['a trip: every day, days off among them', [of('btrip', 'domestic', 12, 15)], 12, 15, 'К · К · К · К'],
    [
      'a trip with one day off worked',
      [of('btrip', 'domestic', 12, 15, { worked_days_off: 1 })],
      12,
      15,
      'К/РВ 480 · К · К · К',
    ],
    ['illness', [of('sickleave', 'illness', 12, 13)], 12, 13, 'Б · Б'],
    [
      'illness that was closed without a certificate',
      [of('sickleave', 'illness', 12, 12, { status_id: 'closed' })],
      12,
      12,
      'Т',
    ],
    [
      'illness that was closed with one',
      [of('sickleave', 'illness', 12, 12, { status_id: 'closed', certificate_number: '910000000001' })],
      12,
      12,
      'Б',
    ],
    ['a day off in lieu', [of('absence', 'dayoff', 11, 14)], 11, 14, 'ОВ · В · ОВ · В'],
    ['personal reasons', [of('absence', 'personal', 11, 11)], 11, 11, 'НВ'],
    [
      'two hours of a day',
      [of('absence', 'personal', 11, 11, { time_from: '10:00', time_to: '12:15' })],
      11,
      11,
      'Я 285/НВ 135',
    ],
    [
      'a part as long as the day',
      [of('absence', 'checkup', 11, 11, { time_from: '08:00', time_to: '20:00' })],
      11,
      11,
      'ОВ 420',
    ],
    [
      'a day at home',
      [{ object: 'homeoffice', plan: [{ id: 1, day: '2026-06-11', place: 'home' }] }],
      11,
      11,
      'Я 420',
    ],
  ])('%s', (_, documents, from, to, saying) => {
    expect(june(documents, from, to)).toBe(saying);
  });
});

describe('several on one day', () => {
  test.each<readonly [string, readonly (Document | Told)[], string]>([
    [
      'illness interrupts a leave of the year',
      [of('vacation', 'annual', 1, 1), of('sickleave', 'illness', 1, 1)],
      'Б',
    ],
    ['illness interrupts a trip', [of('sickleave', 'illness', 1, 1), of('btrip', 'domestic', 1, 1)], 'Б'],
    [
      'care of somebody else interrupts no leave',
      [of('sickleave', 'child', 1, 1), of('vacation', 'annual', 1, 1)],
      'ОТ',
    ],
    ['care alone', [of('sickleave', 'child', 1, 1)], 'Б'],
    [
      'an unpaid leave outlasts illness',
      [of('sickleave', 'illness', 1, 1), of('vacation', 'unpaid', 1, 1)],
      'ДО',
    ],
    ['a leave stands before a trip', [of('btrip', 'domestic', 1, 1), of('vacation', 'annual', 1, 1)], 'ОТ'],
    ['a trip stands before a day off', [of('absence', 'dayoff', 1, 1), of('btrip', 'domestic', 1, 1)], 'К'],
    [
      'a whole day stands before a part',
      [
        of('absence', 'personal', 1, 1, { time_from: '10:00', time_to: '12:00' }),
        of('sickleave', 'illness', 1, 1),
      ],
      'Б',
    ],
    ['overtime by day and by night', [work('2026-06-01', 'С', 120, 180)], 'Я 480/С 120/Н 180'],
    [
      'overtime after a part of the day away',
      [
        of('absence', 'personal', 1, 1, { time_from: '10:00', time_to: '12:00' }),
        work('2026-06-01', 'С', 60),
      ],
      'Я 360/НВ 120/С 60',
    ],
    [
      'overtime of two documents is one code',
      [work('2026-06-01', 'С', 60), work('2026-06-01', 'С', 30)],
      'Я 480/С 90',
    ],
    [
      'work on a day of a trip is not lost',
      [of('btrip', 'domestic', 1, 1), work('2026-06-01', 'С', 60)],
      'К/С 60',
    ],
  ])('%s', (_, documents, saying) => {
    expect(june(documents, 1, 1)).toBe(saying);
  });

  test('work on a day off is of one code by day and by night, and the night of it is known', () => {
    const days = monthOfPerson('2026-06', calendar, [work('2026-06-06', 'РВ', 60, 120)]);
    const day = days.get('2026-06-06');
    expect([sayingOf(day?.codes ?? []), day?.night]).toEqual(['РВ 180', 120]);
  });
});

test('overtime across midnight into a day off is one document and two codes', () => {
  const friday = [work('2026-06-05', 'С', 90, 120), work('2026-06-06', 'РВ', 0, 120)];
  expect(june(friday, 5, 6)).toBe('Я 480/С 90/Н 120 · РВ 120');
});

describe('an employment that begins or ends inside the month', () => {
  test('says nothing before its first day and after its last', () => {
    const days = monthOfPerson('2026-06', calendar, [of('vacation', 'annual', 1, 30)], {
      hire_date: '2026-06-03',
      dismissal_date: '2026-06-05',
    });
    expect([...days.values()].slice(1, 6).map(({ codes }) => sayingOf(codes))).toEqual([
      '',
      'ОТ',
      'ОТ',
      'ОТ',
      '',
    ]);
  });
});

describe('statuses', () => {
  test('count where an absence holds, are pending until it is decided about, else are not looked at', () => {
    const by = Object.groupBy(STATUSES, (status) => countedIn(status, {}));
    expect(by.none).toEqual(['empty', 'draft', 'declined']);
    expect(by.pending).toEqual(['prepared', 'created', 'notified']);
    expect(by.counted).toEqual([
      'agreed',
      'accepted',
      'confirmed',
      'approved',
      'processed',
      'opened',
      'preparing',
      'closed',
    ]);
  });
  test('of a family in which a document still waits are pending too', () => {
    expect(countedIn('confirmed', { awaits: ['confirmed'] })).toBe('pending');
  });
});
