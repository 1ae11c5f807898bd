import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/properties.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { countedDays, exceeded, ofTwoDays, together } from '../../../lib/overtime/limits.ts';
import { type LimitRow, limitsOf, limitsSaid } from '../../../lib/overtime/limits-in-force.ts';
import { mayFollow, shiftOf } from '../../../lib/overtime/shifts.ts';
import { ELEMENTS } from '../../../prisma/seed/dictionaries/elements.data.ts';

const LAW = { per_day: null, adjacent: 240, year: 7200 };
const MONDAY = '2026-11-23';

/** Hours on days that follow each other, the last of them being sent. */
const overIn = (...hours: number[]) => {
  const days = hours.map((each, index) => [addDays(MONDAY, index), each * 60] as const);
  const own = new Map(days.slice(-1));
  return exceeded(own, new Map(days.slice(0, -1)), LAW).map(({ total, limit }) => `${limit} ${total / 60}`);
};

test('golden: four hours on two days that follow each other (article 99)', () => {
  expect(overIn(2.5, 2)).toEqual(['adjacent 4.5']);
  expect(overIn(2, 2)).toEqual([]);
  expect(overIn(2, 0, 4)).toEqual([]);
  expect(overIn(4, 0.5)).toEqual(['adjacent 4.5']);
});

test('a day in the middle is tried with both of its neighbours', () => {
  const own = new Map([[MONDAY, 60]]);
  const others = new Map([
    [addDays(MONDAY, -1), 180],
    [addDays(MONDAY, 1), 210],
  ]);
  expect(exceeded(own, others, LAW).map(({ day }) => day)).toEqual([MONDAY]);
});

test('a day and a year have limits of their own, work on a day off has none', () => {
  const own = countedDays([
    { date: '2026-12-31', code: 'С', day_minutes: 60, night_minutes: 60 },
    { date: '2027-01-01', code: 'РВ', day_minutes: 0, night_minutes: 480 },
  ]);
  expect([...own]).toEqual([['2026-12-31', 120]]);
  expect(exceeded(own, new Map(), { per_day: 119, adjacent: null, year: null })).toEqual([
    { limit: 'per_day', day: '2026-12-31', total: 120, max: 119 },
  ]);
  const year = { per_day: null, adjacent: null, year: 7200 };
  expect(exceeded(own, new Map([['2026-02-02', 7080]]), year)).toEqual([]);
  expect(exceeded(own, new Map([['2026-02-02', 7081]]), year)).toEqual([
    { limit: 'year', day: '2026-01-01', total: 7201, max: 7200 },
  ]);
  expect(exceeded(own, new Map([['2025-02-02', 7200]]), year)).toEqual([]);
});

test('whoever keeps to the limits day by day keeps to them in every order of sending', () => {
  const hours = fc.array(fc.constantFrom(0, 30, 60, 120, 180, 240), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(hours, (minutes) => {
      let kept = new Map<string, number>() as ReadonlyMap<string, number>;
      for (const [index, each] of minutes.entries()) {
        const own = new Map([[addDays(MONDAY, (index * 5) % 12), each]]);
        if (exceeded(own, kept, LAW).length === 0) kept = together(kept, own);
      }
      for (let day = 0; day < 13; day += 1)
        expect(ofTwoDays(kept, addDays(MONDAY, day))).toBeLessThanOrEqual(240);
    }),
  );
});

const row = (date_from: string, more: Partial<LimitRow> = {}): LimitRow => ({
  date_from,
  organization_id: null,
  per_day: null,
  adjacent: '4',
  year: '120',
  ...more,
});
const document = { start_date: MONDAY, document_type_id: 7 };
const limitsBy = (rows: readonly LimitRow[], parameters: Record<string, string> = {}) =>
  limitsOf(limitsSaid(document, rows, parameters));

test('the newest row in force holds, that of the organization before that of all', () => {
  expect(limitsBy([])).toEqual({ per_day: null, adjacent: null, year: null });
  expect(limitsBy([row('2002-02-01'), row('2027-01-01', { year: '240' })])).toMatchObject({ year: 7200 });
  expect(limitsBy([row('2002-02-01'), row('2026-11-23', { year: '240' })])).toMatchObject({ year: 14400 });
  const own = row('2010-01-01', { organization_id: 2, adjacent: '3', year: null });
  expect(limitsBy([row('2026-01-01'), own])).toEqual({ per_day: null, adjacent: 180, year: null });
});

test('AMB-116: a parameter is a stricter limit of the company, 0 is none, for the types it is said of', () => {
  const day = { overtime_overhours_per_day: '2' };
  expect(limitsBy([], { overtime_overhours_per_day: '0' })).toMatchObject({ per_day: null });
  expect(limitsBy([], day)).toMatchObject({ per_day: 120 });
  expect(limitsBy([], { ...day, overtime_overhours_ids: '5;7' })).toMatchObject({ per_day: 120 });
  expect(limitsBy([], { ...day, overtime_overhours_ids: '5' })).toMatchObject({ per_day: null });
  const two = (hours: string) => limitsBy([row('2002-02-01')], { overtime_overhours_adjacent_days: hours });
  expect([two('3.5'), two('8'), two('0')].map(({ adjacent }) => adjacent)).toEqual([210, 240, 240]);
});

test('OT-14, AMB-114: which shifts may follow which', () => {
  const shifts = ELEMENTS.ShiftCode.flatMap((each) =>
    shiftOf({ ...each, disabled: false, detail: each.detail ?? {} }),
  );
  const after = (before: string) =>
    shifts.map(({ code }) => code).filter((code) => mayFollow(shifts, before, code));
  expect(after('Я')).toEqual(['Я', 'Я1', 'Я2', 'Я3', 'Я4']);
  expect(after('Я1')).toEqual(['Я', 'Я1', 'Я2', 'Я3', 'Я4']);
  expect(after('Я2')).toEqual(['Я2', 'Я3', 'Я4']);
  expect(after('Я3')).toEqual(['Я3', 'Я4']);
  expect(after('Я4')).toEqual(['Я3', 'Я4']);
  expect(mayFollow(shifts, 'gone', 'Я')).toBe(true);
});
