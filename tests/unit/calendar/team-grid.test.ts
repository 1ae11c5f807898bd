import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayGround } from '../../../components/team-calendar/day-ground.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import type { TeamCalendar, TeamPerson } from '../../../lib/rpc/team-calendar.ts';
import {
  joined,
  onDay,
  periodOf,
  SPANS,
  sectionsOf,
  shifted,
  teamWalk,
} from '../../../lib/team-calendar/team-grid.ts';
import '../../support/properties.ts';

const person = (employee_id: number, team: boolean, department = ''): TeamPerson => ({
  employee_id,
  name: '',
  name_eng: '',
  department,
  department_eng: department && `${department} en`,
  organization_id: 1,
  team,
  self: false,
});

describe('the days in sight', () => {
  test.each([
    ['days', '2026-11-28', '2026-11-23', '2026-11-29'],
    ['days', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['weeks', '2026-11-28', '2026-11-23', '2026-12-06'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-11-28', '2026-10-01', '2026-12-31'],
    ['quarter', '2027-01-01', '2027-01-01', '2027-03-31'],
    ['year', '2026-11-28', '2026-01-01', '2026-12-31'],
  ] as const)('%s of %s are %s to %s', (span, day, first, last) => {
    expect(periodOf(span, day)).toEqual({ first, last });
  });

  test('the next ones begin where these end', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...SPANS), (day, span) => {
        const now = periodOf(span, day);
        expect(now.first <= day && day <= now.last).toBe(true);
        expect(periodOf(span, shifted(span, day, 1)).first).toBe(addDays(now.last, 1));
        expect(periodOf(span, shifted(span, day, -1)).last).toBe(addDays(now.first, -1));
      }),
    );
  });
});

describe('where a key leads', () => {
  const walk = teamWalk({
    rows: 3,
    period: periodOf('month', '2026-11-28'),
    span: 'month',
    today: '2026-11-28',
  });
  test.each([
    ['left', { row: 1, day: '2026-10-31' }],
    ['right', { row: 1, day: '2026-11-02' }],
    ['up', { row: 0, day: '2026-11-01' }],
    ['down', { row: 2, day: '2026-11-01' }],
    ['start', { row: 1, day: '2026-11-01' }],
    ['end', { row: 1, day: '2026-11-30' }],
    ['before', { row: 1, day: '2026-10-01' }],
    ['after', { row: 1, day: '2026-12-01' }],
    ['today', { row: 1, day: '2026-11-28' }],
  ] as const)('%s', (move, cursor) => {
    expect(walk[move]?.({ row: 1, day: '2026-11-01' })).toEqual(cursor);
  });

  test('the ends of the rows hold', () => {
    expect(walk.up?.({ row: 0, day: '2026-11-01' })?.row).toBe(0);
    expect(walk.down?.({ row: 2, day: '2026-11-01' })?.row).toBe(2);
  });
});

test('people stand under their own team, then department by department, in the order they came', () => {
  const people = [person(1, true, 'А'), person(2, true, 'Б'), person(3, false, 'А'), person(4, false)];
  expect(
    sectionsOf(people).map(({ department, people: of }) => [
      department?.department,
      of.map((each) => each.employee_id),
    ]),
  ).toEqual([
    [undefined, [1, 2]],
    ['А', [3]],
    ['', [4]],
  ]);
  expect(sectionsOf([])).toEqual([]);
});

test('what holds on a day begins no later and ends no earlier', () => {
  const leave = { first: '2026-11-02', last: '2026-11-04' };
  const days = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05'];
  expect(days.map((day) => onDay([leave], day).length)).toEqual([0, 1, 1, 0]);
});

test('pages are one calendar, whose counts are those of the last', () => {
  const page = (employee_id: number, total: number): TeamCalendar => ({
    total,
    team: 1,
    people: [person(employee_id, false)],
    absences: [],
    heads: [],
    clashes: [],
    offered: { organizations: [], departments: [], locations: [] },
  });
  expect(joined([])).toBeUndefined();
  expect(joined([page(1, 2), page(2, 3)])).toMatchObject({
    total: 3,
    people: [{ employee_id: 1 }, { employee_id: 2 }],
  });
});

describe('the ground of a row', () => {
  test('has a stop for each run of days, which together are all of the width', () => {
    const ground = dayGround(['weekday', 'weekday', 'weekend', 'holiday'], { lines: false, today: -1 });
    expect(ground).toBe(
      'linear-gradient(to right, transparent 0.0000% 50.0000%, var(--day-weekend-bg) 50.0000% 75.0000%, var(--day-holiday-bg) 75.0000% 100.0000%)',
    );
  });

  test('has a line through the middle of today', () => {
    expect(dayGround(['weekday', 'weekday'], { lines: true, today: 1 })).toContain('calc(75.0000% - 0.75px)');
  });
});
