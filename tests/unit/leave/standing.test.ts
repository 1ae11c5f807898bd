import { describe, expect, test } from 'vitest';
import { earnedYear } from '../../../lib/leave/earned-year.ts';
import type { Entry } from '../../../lib/leave/entry.ts';
import { daysOfParts, partsOfDays } from '../../../lib/leave/parts.ts';
import { standingOn } from '../../../lib/leave/standing.ts';

const TODAY = '2026-11-19';
const YEAR = 2026;

const entry = (cause: Entry['cause'], on_date: string, days: number, period = YEAR): Entry => ({
  cause,
  on_date,
  period,
  parts: partsOfDays(days),
});
const granted = (days: number, year = YEAR) => entry('limit', `${year}-01-01`, days, year);
const leave = (on_date: string, days: number, period = YEAR) => entry('leave', on_date, -days, period);

const told = (entries: readonly Entry[], waiting: readonly Entry[], earned = false) => {
  const { today, planned, awaiting, to_come, free, free_on } = standingOn(
    { entries, waiting, earned },
    TODAY,
  );
  expect(today - planned - awaiting + to_come).toBe(free);
  const [now, ahead, waits, rest] = [today, planned, awaiting, free].map((parts) =>
    Number(daysOfParts(parts)),
  );
  return { now, ahead, waits, rest, free_on };
};

describe('where years are granted', () => {
  const ENTRIES = [granted(28), leave('2026-06-01', 7), leave('2026-12-14', 7)];

  test.each<[string, readonly Entry[], readonly Entry[], object]>([
    ['nothing waits', [], [], { now: 21, ahead: 7, waits: 0, rest: 14 }],
    ['a leave waits', [], [leave('2026-12-21', 5)], { waits: 5, rest: 9 }],
    ['one that waits has begun', [], [leave('2026-11-16', 5)], { waits: 5, rest: 9 }],
    [
      'days of this year wait for next January',
      [],
      [leave('2027-01-11', 14)],
      { now: 21, ahead: 7, waits: 14, rest: 0 },
    ],
    ['days of the next year wait', [], [leave('2027-01-11', 14, 2027)], { waits: 0, rest: 14 }],
    [
      'days of the next year are taken this December',
      [leave('2026-12-01', 14, 2027)],
      [],
      { now: 21, ahead: 7, rest: 14 },
    ],
    ['a year that was granted nothing waits', [], [leave('2025-12-01', 21, 2025)], { waits: 0, rest: 14 }],
    [
      'another year was taken in advance',
      [granted(28, 2025), leave('2025-06-01', 35, 2025)],
      [],
      { now: 14, rest: 14 },
    ],
    ['another year has days left', [granted(28, 2025), leave('2025-06-01', 21, 2025)], [], { rest: 21 }],
    ['the schedule alone plans a leave', [entry('planned', '2026-12-21', -14)], [], { ahead: 7, rest: 14 }],
    [
      'more is granted before a leave needs it',
      [entry('limit', '2026-12-01', 3), leave('2026-12-22', 17)],
      [],
      { rest: 0 },
    ],
    [
      'more waits than there is',
      [],
      [leave('2026-12-21', 16)],
      { waits: 16, rest: -2, free_on: '2026-12-21' },
    ],
  ])('%s', (_, more, waiting, expected) => {
    expect(told([...ENTRIES, ...more], waiting)).toMatchObject(expected);
  });
});

describe('where days are earned by month', () => {
  /** 17.67 days by now, and a twelfth of 28 more on the first of each month. */
  const MONTHS = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'];
  const ENTRIES = [
    entry('accrual', '2026-11-01', 17.67),
    ...MONTHS.map((on_date) => entry('accrual', on_date, 2.33, Number(on_date.slice(0, 4)))),
  ];

  test.each<[string, readonly Entry[], readonly Entry[], object]>([
    ['nothing is promised', [], [], { now: 17.67, ahead: 0, rest: 17.67, free_on: TODAY }],
    [
      'what is promised is earned by then, though it is more than there is today',
      [leave('2027-05-10', 28, 2027)],
      [],
      { now: 17.67, ahead: 28, rest: 3.67, free_on: '2027-05-10' },
    ],
    [
      'what waits needs its days as well',
      [leave('2027-05-10', 28, 2027)],
      [leave('2026-12-14', 3)],
      { ahead: 28, waits: 3, rest: 0.67 },
    ],
    [
      'too little is earned by the day of a leave',
      [leave('2026-12-10', 28)],
      [],
      { now: 17.67, rest: -8, free_on: '2026-12-10' },
    ],
  ])('%s; a leave that begins today is judged by the same', (_, more, waiting, expected) => {
    const entries = [...ENTRIES, ...more];
    const standing = told(entries, waiting, true);
    expect(standing).toMatchObject(expected);
    const { limit, taken, reserved } = earnedYear(entries, waiting, YEAR, TODAY);
    expect(Number(daysOfParts(limit - taken - reserved))).toBe(standing.rest);
  });
});
