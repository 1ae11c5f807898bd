import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { clashDays, clashesOf, stretchesOf, teamKeyOf } from '../../../lib/calendar/team-clash.ts';
import { addDays, type Day, eachDay } from '../../../lib/kernel/day.ts';

const CALENDAR = calendarOf([
  { start_date: '2026-12-31', end_date: '2026-12-31', type: 'non-working' },
  { start_date: '2027-01-01', end_date: '2027-01-08', type: 'holiday' },
]);
const RULES = { percentOf: () => 30, calendarOf: () => CALENDAR };

/** A team of so many people, of which so many are away from the first day to the last. */
const teamOf = (people: number, ...away: readonly (readonly [first: Day, last: Day, all: number])[]) => ({
  team: true,
  department: '',
  department_eng: '',
  organization_id: 1,
  people,
  heads: away.flatMap(([first, last, all]) => eachDay(first, last).map((day) => ({ day, agreed: 0, all }))),
});

describe('the days on which a team is away more than its norm allows', () => {
  test('of nine two may be away at once: three are told, on working days alone', () => {
    const [clash] = clashesOf(
      [
        teamOf(
          9,
          ['2026-12-25', '2026-12-25', 2],
          ['2026-12-26', '2027-01-10', 3],
          ['2027-01-11', '2027-01-12', 4],
        ),
      ],
      RULES,
    );
    expect(clash?.norm).toBe(2);
    expect(clash?.heads.map(({ day }) => day)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2027-01-11',
      '2027-01-12',
    ]);
  });

  test.each([
    [1, 1, false],
    [2, 1, false],
    [2, 2, true],
    [6, 2, true],
    [7, 2, false],
    [10, 3, false],
    [10, 4, true],
  ])('of %i people %i away: %s', (people, all, isOver) => {
    expect(clashesOf([teamOf(people, ['2026-11-23', '2026-11-23', all])], RULES).length > 0).toBe(isOver);
  });

  test('each organization has its own norm and its own days off', () => {
    const teams = [1, 2].map((organization_id) => ({
      ...teamOf(9, ['2026-12-31', '2026-12-31', 3]),
      organization_id,
      team: false,
      department: 'Отдел',
    }));
    const found = clashesOf(teams, {
      percentOf: (organization_id) => (organization_id === 1 ? 30 : 50),
      calendarOf: () => calendarOf([]),
    });
    expect(found.map(({ organization_id }) => organization_id)).toEqual([1]);
    expect(clashesOf(teams, RULES)).toEqual([]);
    expect([...clashDays(found)]).toEqual([['1 Отдел', new Set(['2026-12-31'])]]);
    expect(teamKeyOf({ ...teams[0], team: true, organization_id: 1, department: '' })).toBe('team');
  });
});

test('days of a clash with only days off between them are one stretch, said with the most who are away', () => {
  const team = teamOf(
    9,
    ['2027-01-11', '2027-01-12', 4],
    ['2026-12-30', '2026-12-30', 3],
    ['2027-01-14', '2027-01-14', 5],
  );
  expect(stretchesOf(team, CALENDAR)).toEqual([
    { first: '2026-12-30', last: '2027-01-12', peak: 4 },
    { first: '2027-01-14', last: '2027-01-14', peak: 5 },
  ]);
  const allOff = calendarOf([
    { start_date: '2026-12-01', end_date: addDays('2027-12-01', 30), type: 'holiday' },
  ]);
  expect(stretchesOf(team, allOff)).toHaveLength(4);
});
