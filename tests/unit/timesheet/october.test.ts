import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { hoursOf } from '../../../lib/timesheet/day-codes.ts';
import type { Told } from '../../../lib/timesheet/reckon.ts';
import { codeSums, sumsOf, type Worked } from '../../../lib/timesheet/sums.ts';
import { type Document, monthOfPerson, work } from './company.ts';

const OCTOBER = '2026-10';
const calendar = calendarOf([]);

const leave = (type: string, start_date: string, end_date: string): Document => ({
  object: 'vacation',
  type,
  start_date,
  end_date,
});
const trip = (start_date: string, end_date: string): Document => ({ object: 'btrip', start_date, end_date });

/** A department of nine in October 2026, which has 22 working days. */
const PEOPLE: readonly (readonly [name: string, documents: readonly (Document | Told)[], sums: string])[] = [
  ['Ковалёва', [trip('2026-10-15', '2026-10-16')], '10/80 10/80 20/160'],
  ['Орлов', [work('2026-10-22', 'С', 120), work('2026-10-23', 'С', 60)], '11/88 11/91 22/179'],
  ['Мельникова', [leave('annual', '2026-10-05', '2026-10-11')], '6/48 11/88 17/136'],
  ['Тихонов', [work('2026-10-14', 'С', 120, 120)], '11/92 11/88 22/180'],
  ['Сафина', [trip('2026-10-19', '2026-10-23')], '11/88 6/48 17/136'],
  [
    'Белов',
    [
      work('2026-10-17', 'РВ', 240),
      work('2026-10-23', 'С', 120),
      { object: 'absence', type: 'dayoff', start_date: '2026-10-26', end_date: '2026-10-26' },
    ],
    '11/88 11/86 22/174',
  ],
  ['Громова', [leave('study', '2026-10-12', '2026-10-18')], '7/56 10/80 17/136'],
  [
    'Нурланов',
    [{ object: 'sickleave', type: 'illness', start_date: '2026-10-01', end_date: '2026-10-07' }],
    '6/48 11/88 17/136',
  ],
  ['Фомина', [leave('unpaid', '2026-10-30', '2026-10-30')], '11/88 10/80 21/168'],
];

const said = ({ days, minutes }: Worked): string => `${days}/${hoursOf(minutes)}`;
const codesOf = (documents: readonly (Document | Told)[]) =>
  [...monthOfPerson(OCTOBER, calendar, documents)].map(([day, { codes }]) => [day, codes] as const);

describe('October 2026 of a department', () => {
  test('22 days, 176 hours of whoever was there every day', () => {
    const { first, second, month } = sumsOf(codesOf([]));
    expect([first, second, month].map(said)).toEqual(['11/88', '11/88', '22/176']);
  });

  test.each(PEOPLE)('%s', (_, documents, sums) => {
    const { first, second, month } = sumsOf(codesOf(documents));
    expect([first, second, month].map(said).join(' ')).toBe(sums);
  });

  test('by its codes, every day of everybody counted', () => {
    const days = PEOPLE.flatMap(([, documents]) => codesOf(documents).map(([, codes]) => codes));
    const sums = codeSums(days).map(({ code, days: on, minutes }) => `${code} ${on} ${hoursOf(minutes)}`);
    expect(sums).toEqual([
      'Я 174 1392',
      'Н 1 2',
      'РВ 1 4',
      'С 4 7',
      'К 7 0',
      'ОТ 7 0',
      'У 7 0',
      'ДО 1 0',
      'Б 7 0',
      'В 74 0',
      'ОВ 1 0',
    ]);
  });
});
