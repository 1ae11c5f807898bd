import { expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { judgePart } from '../../../lib/documents/families/vacation-schedule/judge.ts';
import type { JudgedPart, PlanFacts } from '../../../lib/documents/families/vacation-schedule/plan.ts';
import { proposalsFor } from '../../../lib/documents/families/vacation-schedule/proposals.ts';
import { RUSSIAN_CALENDAR } from '../calendar/russian-holidays.ts';

const calendar = calendarOf(RUSSIAN_CALENDAR);
const RULE = 'calendar_minus_holidays';
const FACTS: PlanFacts = {
  year: 2027,
  period: { status: 'opened', date_from: '2027-01-01', date_to: '2027-12-31' },
  today: '2026-11-19',
  calendar,
  others: [],
  limit: 28,
  norm: null,
  away: () => 0,
};
const part = (start_date: string, days: number): JudgedPart => ({
  id: 1,
  start_date,
  end_date: endOf(start_date, days, RULE, calendar) ?? '',
  days,
  rule: RULE,
});
const propose = (facts: Partial<PlanFacts> = {}, busy: Parameters<typeof proposalsFor>[2] = []) =>
  proposalsFor({ ...FACTS, ...facts }, RULE, busy);

test('three long parts are proposed, early, middle and late in the year, and no rule finds anything in them', () => {
  const proposed = propose();
  expect(proposed.map(({ days }) => days)).toEqual([14, 14, 14]);
  expect(proposed.map(({ start_date }) => start_date)).toEqual(
    proposed.map(({ start_date }) => start_date).toSorted(),
  );
  for (const each of proposed) {
    expect(judgePart({ ...each, id: null, rule: RULE }, FACTS, 'send')).toEqual([]);
    expect(each.end_date).toBe(endOf(each.start_date, each.days, RULE, calendar));
  }
});

test('what is left is proposed when it is less than a long part', () => {
  expect(propose({ others: [part('2027-06-07', 21)] }).map(({ days }) => days)).toEqual([7, 7, 7]);
});

test('nothing is proposed to somebody who has planned all days, or whose last days would leave no part of 14', () => {
  expect(propose({ others: [part('2027-02-01', 14), part('2027-06-07', 14)] })).toEqual([]);
  const split = ['2027-02-01', '2027-04-05', '2027-07-05'].map((day) => part(day, 7));
  expect(propose({ others: split })).toEqual([]);
});

test('no proposal meets another part of the plan, another absence, or a day on which the department is full', () => {
  const meets =
    (first: string, last: string) =>
    ({ start_date, end_date }: { start_date: string; end_date: string }) =>
      start_date <= last && end_date >= first;
  const period = { status: 'opened', date_from: '2027-05-31', date_to: '2027-08-31' } as const;
  const others = [part('2027-06-14', 14)];
  const away = (day: string) => (day >= '2027-07-01' && day <= '2027-07-11' ? 2 : 0);
  const proposed = propose({ period, others, norm: 2, away }, [{ first: '2027-08-20', last: '2027-08-21' }]);
  expect(proposed.length).toBeGreaterThan(0);
  expect(proposed.filter(meets('2027-06-14', '2027-06-27'))).toEqual([]);
  expect(proposed.filter(meets('2027-07-01', '2027-07-11'))).toEqual([]);
  expect(proposed.filter(meets('2027-08-20', '2027-08-21'))).toEqual([]);
  expect(propose({ period, others, norm: 2, away: () => 2 })).toEqual([]);
});

test('no proposal makes a clash in the team calendar: one more of the department away than its norm on a working day', () => {
  const period = { status: 'opened', date_from: '2027-05-31', date_to: '2027-08-31' } as const;
  const others = [
    { employee_id: 2, first: '2027-07-05', last: '2027-07-18' },
    // A plan and the leave that was made of it are one person.
    { employee_id: 2, first: '2027-07-05', last: '2027-07-18' },
  ];
  const proposed = (norm: number, away = others) =>
    proposalsFor({ ...FACTS, period }, RULE, [], { norm, others: away });
  const inJuly = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
    start_date <= '2027-07-18' && end_date >= '2027-07-05';
  expect(proposed(1).length).toBeGreaterThan(0);
  expect(proposed(1).filter(inJuly)).toEqual([]);
  expect(proposed(2)).toEqual(propose({ period }));
  expect(proposed(1, [{ employee_id: 2, first: '2027-05-31', last: '2027-08-31' }])).toEqual([]);
  const weekend = [{ employee_id: 2, first: '2027-05-31', last: '2027-06-12' }];
  expect(proposed(1, weekend).every(({ start_date }) => start_date > '2027-06-12')).toBe(true);
});

test('the weeks with fewest colleagues away are proposed, and none that has begun', () => {
  const away = (day: string) => (day >= '2027-03-01' && day <= '2027-03-28' ? 0 : 1);
  const [first] = propose({ away, norm: 5 });
  expect(first).toMatchObject({ away: 0 });
  expect(first?.start_date.slice(0, 7)).toBe('2027-03');
  expect(propose({ today: '2027-12-01' }).every(({ start_date }) => start_date > '2027-12-01')).toBe(true);
});

test('five days take a weekend with them, so they begin on no Monday', () => {
  const proposed = propose({ limit: 19, others: [part('2027-06-07', 14)] });
  expect(proposed).toHaveLength(3);
  for (const each of proposed)
    expect(
      judgePart(
        { ...each, id: null, rule: RULE },
        { ...FACTS, limit: 19, others: [part('2027-06-07', 14)] },
        'send',
      ),
    ).toEqual([]);
});
