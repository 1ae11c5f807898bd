import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normOf } from '../../../lib/documents/families/vacation-schedule/norm.ts';
import {
  crowdingOf,
  daysOfYear,
  type YearPart,
} from '../../../lib/documents/families/vacation-schedule/year.ts';
import { addDays } from '../../../lib/kernel/day.ts';

const YEAR = 2027;
const norms = [
  { department: '', away_max: 5 },
  { department: 'Аналитика', away_max: 2 },
];
const people = [1, 2, 3, 4].map((id) => ({ id, department: 'Аналитика', limit: 28 }));
const part = (
  id: number,
  employee_id: number,
  start_date: string,
  days: number,
  status_id: string,
): YearPart => ({
  id,
  employee_id,
  start_date,
  end_date: addDays(start_date, days - 1),
  days,
  status_id,
  rule: 'calendar',
});

test('a department has its own norm, else that of all, else none', () => {
  expect(normOf(norms, 'Аналитика')).toBe(2);
  expect(normOf(norms, 'Кадры')).toBe(5);
  expect(normOf(norms, '')).toBe(5);
  expect(normOf([], 'Кадры')).toBeNull();
});

describe('who is away when', () => {
  const week = [
    part(1, 1, '2027-08-02', 14, 'prepared'),
    part(2, 2, '2027-08-02', 14, 'draft'),
    part(3, 3, '2027-08-09', 7, 'agreed'),
  ];

  test('finds the one who comes last to a day without a place: a draft after what was sent, whatever their numbers', () => {
    const { remarks, byDepartment } = crowdingOf(people, week, { norms, year: YEAR });
    expect([...remarks.keys()]).toEqual([2]);
    expect(remarks.get(2)).toMatchObject({
      code: 'vacation_schedule/coverage',
      severity: 'warning',
      values: { day: '2027-08-09', people: 3, norm: 2 },
      with: [3, 1],
    });
    const { at } = daysOfYear(YEAR);
    const away = byDepartment.get('Аналитика')?.away;
    expect(
      ['2027-08-01', '2027-08-02', '2027-08-09', '2027-08-16'].map((day) => away?.[at.get(day) ?? 0]),
    ).toEqual([0, 2, 3, 0]);
  });

  test('finds nobody where nobody says how many may go', () => {
    expect(crowdingOf(people, week, { norms: [], year: YEAR }).remarks.size).toBe(0);
  });

  test('other departments are counted by themselves', () => {
    const apart = people.map((person) => (person.id === 3 ? { ...person, department: 'Кадры' } : person));
    expect(crowdingOf(apart, week, { norms, year: YEAR }).remarks.size).toBe(0);
  });

  test('whatever is planned, every day is counted once a part, and somebody is found exactly where a day is over its norm', () => {
    const planned = fc.array(
      fc.record({
        employee: fc.integer({ min: 1, max: 4 }),
        from: fc.integer({ min: 0, max: 360 }),
        days: fc.integer({ min: 1, max: 21 }),
        status_id: fc.constantFrom('draft', 'prepared', 'agreed', 'approved'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(planned, (drawn) => {
        const parts = drawn.map(({ employee, from, days, status_id }, index) =>
          part(index + 1, employee, addDays('2027-01-01', from), days, status_id),
        );
        const { byDepartment, remarks } = crowdingOf(people, parts, { norms, year: YEAR });
        const away = byDepartment.get('Аналитика')?.away ?? new Uint16Array(365);
        const { days } = daysOfYear(YEAR);
        const counted = days.map(
          (day) => parts.filter((each) => each.start_date <= day && day <= each.end_date).length,
        );
        expect([...away]).toEqual(counted);
        expect(remarks.size > 0).toBe(counted.some((people) => people > 2));
      }),
      { seed: 1205, numRuns: 60 },
    );
  });
});
