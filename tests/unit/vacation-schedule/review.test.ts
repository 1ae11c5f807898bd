import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byNumber,
  changesOf,
  entriesAfter,
  stillHeld,
} from '../../../components/families/vacation-schedule/plan-edits.ts';
import {
  moved,
  type PlanEntry,
  split,
  stretched,
} from '../../../components/families/vacation-schedule/plan-entry.ts';
import {
  isShownBy,
  NO_LEAVE,
  normsKept,
  reviewYear,
  sumsOf,
  weeksOf,
} from '../../../components/families/vacation-schedule/review.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { RUSSIAN_CALENDAR } from '../calendar/russian-holidays.ts';

const calendar = calendarOf(RUSSIAN_CALENDAR);
const person = (id: number, department: string) => ({
  id,
  department,
  department_eng: '',
  number: '',
  name: `Человек ${id}`,
  name_eng: '',
  limit: 28,
});
const people = [1, 2, 3, 4, 5, 6].map((id) => person(id, id < 4 ? 'Аналитика' : 'Кадры'));
const entry = (id: number, employee_id: number, start_date: string, days: number): PlanEntry => ({
  id,
  employee_id,
  start_date,
  end_date: addDays(start_date, days - 1),
  days,
  rule: 'calendar',
  status_id: 'draft',
  document_type_id: 1,
  updated_at: 'then',
  leave_id: null,
  failure: null,
  isChanged: false,
});
const facts = {
  year: 2027,
  period: undefined,
  norms: [{ department: '', away_max: 1 }],
  today: '2026-11-19',
  calendar,
};

test('a year reviewed anew after a change is the year reviewed as a whole', () => {
  const drawn = fc.record({
    employee: fc.integer({ min: 1, max: 6 }),
    from: fc.integer({ min: 0, max: 340 }),
    days: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 10 }), drawn, fc.nat(9), (parts, other, place) => {
      const entries = parts.map(({ employee, from, days }, index) =>
        entry(index + 1, employee, addDays('2027-01-01', from), days),
      );
      const before = reviewYear(people, entries, facts);
      const fresh = entry(-1, other.employee, addDays('2027-01-01', other.from), other.days);
      const next = [...entries.filter((_, index) => index !== place), fresh];
      const again = reviewYear(people, next, facts, before);
      const whole = reviewYear(people, next, facts);
      expect(again.rows).toEqual(whole.rows);
      expect(new Map([...again.byDepartment].toSorted())).toEqual(
        new Map([...whole.byDepartment].toSorted()),
      );
    }),
    { seed: 1206, numRuns: 100 },
  );
});

test('rows of a department in which nothing changed stay the very rows', () => {
  const entries = [entry(1, 1, '2027-06-07', 14), entry(2, 5, '2027-06-07', 14)];
  const before = reviewYear(people, entries, facts);
  const after = reviewYear(people, [...entries, entry(3, 2, '2027-08-02', 14)], facts, before);
  expect(people.map((_, index) => after.rows[index] === before.rows[index])).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('sums and filters tell who has planned, who has not, and who meets whom', () => {
  const entries = [
    entry(1, 1, '2027-06-07', 14),
    entry(2, 1, '2027-08-02', 14),
    entry(3, 2, '2027-06-14', 14),
  ];
  const { rows } = reviewYear(people, entries, facts);
  expect(sumsOf(rows)).toEqual({
    people: 6,
    planned: 1,
    fine: 1,
    refused: 5,
    days: 42,
    limit: 168,
    shown: { all: 6, remarks: 5, unplanned: 5, clashes: 1 },
  });
  expect(rows.filter((row) => isShownBy(row, 'clashes')).map((row) => row.person.id)).toEqual([2]);
  expect(rows.filter((row) => isShownBy(row, 'unplanned'))).toHaveLength(5);
});

test('a part is moved, stretched and split by the days of its calendar', () => {
  const part: PlanEntry = { ...entry(1, 1, '2027-06-07', 7), rule: 'calendar_minus_holidays' };
  expect(moved(part, 1, calendar)).toMatchObject({
    start_date: '2027-06-08',
    end_date: '2027-06-15',
    days: 7,
  });
  expect(stretched(part, -7, calendar)).toBe(part);
  expect(split(part, -1, calendar)).toMatchObject([
    { id: 1, start_date: '2027-06-07', end_date: '2027-06-10', days: 4 },
    { id: -1, start_date: '2027-06-11', end_date: '2027-06-14', days: 3, status_id: 'draft' },
  ]);
  expect(split({ ...part, days: 1 }, -1, calendar)).toBeUndefined();
});

test('edits are laid over what is kept, written with what goes first, and given up where somebody else was faster', () => {
  const entries = [entry(1, 1, '2027-06-07', 14), entry(2, 2, '2027-06-07', 14)];
  const [first, second] = [entry(1, 1, '2027-07-05', 14), entry(-3, 3, '2027-08-02', 7)];
  const edits = new Map([
    [1, first],
    [-3, second],
    [2, null],
  ]);
  expect(entriesAfter(entries, edits)).toEqual([first, second]);
  expect(changesOf(entries, edits)).toEqual([
    { id: 2, updated_at: 'then', gone: true },
    { id: 1, updated_at: 'then', start_date: '2027-07-05', end_date: '2027-07-18' },
    { employee_id: 3, document_type_id: 1, start_date: '2027-08-02', end_date: '2027-08-08' },
  ]);
  const theirs = [{ ...entries[0], updated_at: 'now' } as PlanEntry];
  expect([...stillHeld(byNumber(theirs), edits).keys()]).toEqual([-3]);
  expect(
    stillHeld(
      byNumber(entries),
      new Map([[1, { ...first, start_date: '2027-06-07', end_date: '2027-06-20' }]]),
    ).size,
  ).toBe(0);
});

test('a leave that could not be made is a remark of its entry, and stays one whatever else changes', () => {
  const failed = { ...entry(1, 1, '2027-06-07', 28), status_id: 'notified', failure: 'validation' };
  const before = reviewYear(people, [failed], facts);
  const after = reviewYear(people, [failed, entry(2, 2, '2027-06-14', 14)], facts, before);
  for (const { rows } of [before, after]) {
    const own = rows[0];
    expect(own?.remarks).toEqual([
      expect.objectContaining({
        code: NO_LEAVE,
        part_id: 1,
        severity: 'warning',
        values: { reason: 'validation' },
      }),
    ]);
    expect(own && isShownBy(own, 'remarks')).toBe(true);
  }
});

test('a norm that nobody has set is not said to be kept, in a department of two with both away least of all', () => {
  const both = [entry(1, 1, '2027-03-01', 14), entry(2, 2, '2027-03-01', 14)];
  const two = [person(1, 'Пара'), person(2, 'Пара')];
  const reviewed = (norms: typeof facts.norms) => reviewYear(two, both, { ...facts, norms });
  const kept = (norms: typeof facts.norms) => normsKept(reviewed(norms).byDepartment, norms);
  const isOver = (norms: typeof facts.norms) =>
    weeksOf(reviewed(norms).byDepartment, 365, 5).some((week) => week.isOver);
  expect(kept([])).toBe('none');
  expect(normsKept(new Map(), []), 'nobody has planned').toBe('none');
  expect(kept([{ department: 'Пара', away_max: 1 }])).toBe('all');
  expect(isOver([{ department: 'Пара', away_max: 1 }])).toBe(true);
  const more = [...two, person(3, 'Кадры')];
  const norms = [{ department: 'Кадры', away_max: 1 }];
  const partly = reviewYear(more, [...both, entry(3, 3, '2027-03-01', 14)], { ...facts, norms });
  expect(normsKept(partly.byDepartment, norms)).toBe('some');
});

test('a person whose days nobody has set has not planned them, and is not said to be without remarks', () => {
  const unset = [
    { ...person(1, 'Пара'), limit: null },
    { ...person(2, 'Пара'), limit: 0 },
  ];
  const sums = sumsOf(reviewYear(unset, [], facts).rows);
  expect(sums).toMatchObject({ people: 2, planned: 1, fine: 1, refused: 0, shown: { unplanned: 1 } });
});
