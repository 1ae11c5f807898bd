import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { endOf } from '../../../lib/calendar/day-count.ts';
import { judgePart, reviewPlan } from '../../../lib/documents/families/vacation-schedule/judge.ts';
import {
  deadlineOf,
  type JudgedPart,
  type PlanFacts,
} from '../../../lib/documents/families/vacation-schedule/plan.ts';
import { SCHEDULE_RULES } from '../../../lib/documents/families/vacation-schedule/schedule-rules.data.ts';
import { weekday } from '../../../lib/kernel/day.ts';
import en from '../../../messages/en/families/vacation_schedule.json' with { type: 'json' };
import ru from '../../../messages/ru/families/vacation_schedule.json' with { type: 'json' };
import { RUSSIAN_CALENDAR } from '../calendar/russian-holidays.ts';

const calendar = calendarOf(RUSSIAN_CALENDAR);
const OPENED = { status: 'opened', date_from: '2027-01-01', date_to: '2027-12-31' } as const;
const FACTS: PlanFacts = {
  year: 2027,
  period: OPENED,
  today: '2026-11-19',
  calendar,
  others: [],
  limit: 28,
  norm: null,
  away: () => 0,
};

const plain = (code: string): string => code.replace('vacation_schedule/', '');

let ids = 0;
const part = (start_date: string, days: number): JudgedPart => {
  ids += 1;
  const rule = 'calendar_minus_holidays';
  return { id: ids, start_date, end_date: endOf(start_date, days, rule, calendar) ?? '', days, rule };
};
const codes = (judged: JudgedPart, facts: Partial<PlanFacts> = {}) =>
  judgePart(judged, { ...FACTS, ...facts }, 'send').map(({ code, severity }) => `${severity} ${plain(code)}`);

describe('an entry that is sent', () => {
  const first = part('2027-06-07', 14);

  test('is fine within the opened year, its limit and the norm', () => {
    expect(codes(first)).toEqual([]);
    expect(codes(part('2027-08-02', 14), { others: [first] })).toEqual([]);
  });

  test('VAC-20, AMB-100: needs an opened period of its year', () => {
    expect(codes(first, { period: undefined })).toEqual(['refusal period-closed']);
    for (const status of ['preparing', 'closed'] as const)
      expect(codes(first, { period: { ...OPENED, status } })).toEqual(['refusal period-closed']);
  });

  test('keeps to the days of the period', () => {
    expect(codes(part('2027-12-27', 14))).toEqual(['refusal outside-period']);
    const half = { ...OPENED, date_to: '2027-06-30' };
    expect(codes(part('2027-07-05', 7), { period: half })).toEqual(['refusal outside-period']);
  });

  test('VAC-12: does not meet another part of the person; the day after is free', () => {
    expect(codes(part(first.end_date, 7), { others: [first] })).toContain('refusal overlap');
    expect(codes(part('2027-06-22', 7), { others: [first] })).not.toContain('refusal overlap');
  });

  test('VAC-14, VAC-21: has days, a working one among them, and as many as the calendar counts', () => {
    expect(codes({ ...first, days: 366 }, { limit: null })).toEqual([
      'refusal day-count',
      'refusal days-differ',
    ]);
    expect(codes(part('2027-06-12', 1))).toContain('refusal no-workday');
    expect(codes({ ...first, days: first.days + 1 })).toEqual(['refusal days-differ']);
  });

  test('VAC-13: adds up to no more than the limit; nobody without one is held to it', () => {
    const others = [first, part('2027-08-02', 14)];
    expect(codes(part('2027-10-04', 7), { others })).toEqual(['refusal limit']);
    expect(codes(part('2027-10-04', 7), { others, limit: null })).toEqual([]);
    expect(codes(part('2027-10-04', 7), { others, limit: 35.5 })).toEqual([]);
  });

  test('VAC-18, article 125: 13 + 15 days are accepted, 13 + 13 + 2 are not, and no part is missed before the last', () => {
    const [thirteen, again] = [part('2027-03-15', 13), part('2027-06-21', 13)];
    expect(codes(part('2027-08-02', 15), { others: [thirteen] })).toEqual([]);
    expect(codes(again, { others: [thirteen] })).toEqual([]);
    expect(codes(part('2027-08-02', 2), { others: [thirteen, again] })).toEqual(['refusal no-long-part']);
    expect(codes(part('2027-08-02', 7), { limit: 7 })).toEqual([]);
  });

  test('VAC-19: is warned of a working week without its weekend', () => {
    expect(codes(part('2027-07-05', 5))).toEqual(['warning week-without-weekend']);
    expect(codes(part('2027-07-06', 5))).toEqual([]);
  });

  test('is warned of a department that goes over its norm, and of one day alone', () => {
    const away = (day: string) => (day === '2027-06-18' ? 2 : 1);
    expect(codes(first, { norm: 2, away })).toEqual(['warning coverage']);
    expect(codes(first, { norm: 3, away })).toEqual([]);
    expect(judgePart(first, { ...FACTS, norm: 2, away }, 'send')[0]?.values).toEqual({
      day: '2027-06-18',
      people: 3,
      norm: 2,
    });
  });

  test('article 123: is warned once the schedule should have been approved', () => {
    expect(codes(first, { today: '2026-12-17' })).toEqual([]);
    expect(codes(first, { today: '2026-12-18' })).toEqual(['warning late']);
  });
});

test('article 123: a schedule is approved by Thursday 17.12.2026 and by Friday 17.12.2027', () => {
  expect([2027, 2028].map((year) => [deadlineOf(year), weekday(deadlineOf(year))])).toEqual([
    ['2026-12-17', 4],
    ['2027-12-17', 5],
  ]);
});

describe('a plan as it stands', () => {
  const review = (parts: readonly JudgedPart[], limit: number | null = 28) =>
    reviewPlan(parts, { ...FACTS, limit }).map(({ code }) => plain(code));

  test('is fine when all days are planned with a long part among them', () => {
    expect(review([part('2027-03-15', 7), part('2027-06-21', 14), part('2027-09-13', 7)])).toEqual([]);
  });

  test('lacks what is not planned, some days, or a long part', () => {
    expect(review([])).toEqual(['not-planned']);
    expect(review([part('2027-08-02', 14)])).toEqual(['incomplete']);
    const weeks = ['2027-03-15', '2027-06-21', '2027-08-09', '2027-10-04'].map((day) => part(day, 7));
    expect(review(weeks)).toEqual(['no-long-part']);
  });

  test('asks nothing of whoever has no days that year', () => {
    expect(review([], 0)).toEqual([]);
    expect(review([], null)).toEqual([]);
  });

  test('names the parts that meet', () => {
    const [one, other] = [part('2027-06-21', 14), part('2027-06-28', 14)];
    const found = reviewPlan([one, other], FACTS).filter(({ code }) => plain(code) === 'overlap');
    expect(found.map(({ part_id }) => part_id)).toEqual([one.id, other.id]);
  });
});

test('every rule says its sentence in both languages, with its article where it has one', () => {
  const values = { from: '2027-01-01', to: '2027-12-31', year: '2027', days: 14, limit: 28, planned: 30 };
  const more = { start_date: '2027-01-01', end_date: '2027-01-02', day: '2027-01-01', people: 3, norm: 2 };
  for (const [locale, messages] of [
    ['ru', ru],
    ['en', en],
  ] as const) {
    const said = createTranslator({
      locale,
      messages: messages.rules,
      onError: (error) => {
        throw error;
      },
    });
    for (const { code, article } of SCHEDULE_RULES) {
      const text = said(plain(code) as never, { ...values, ...more, deadline: '2026-12-17' } as never);
      expect(text).not.toContain('{');
      if (article && plain(code) !== 'no-workday') expect(text).toContain(article);
    }
  }
});
