import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/properties.ts';
import { breakMinutes } from '../../../lib/overtime/break-length.ts';
import { countHours } from '../../../lib/overtime/hours.ts';
import { clockOf, hoursToQuarter, toQuarter } from '../../../lib/overtime/quarter.ts';
import { presetOf, shiftOf } from '../../../lib/overtime/shifts.ts';
import { grossMinutes, spansOf } from '../../../lib/overtime/spans.ts';
import { ELEMENTS } from '../../../prisma/seed/dictionaries/elements.data.ts';

const worked = (from: string, to: string, kind: 'day' | 'night') =>
  countHours({
    time_from: from,
    time_to: to,
    break_minutes: breakMinutes(grossMinutes(from, to)),
    break_at: kind,
  });

/** id, from, to, break from night hours, gross, break, day, night */
test.each([
  ['EX-001', '18:00', '22:00', 0, 4, 0, 4, 0],
  ['EX-002', '17:00', '21:30', 0, 4.5, 0, 4.5, 0],
  ['beside EX-004', '18:00', '23:00', 0, 5, 0.5, 3.5, 1],
  ['EX-004', '18:00', '23:00', 1, 5, 0.5, 4, 0.5],
  ['EX-005', '20:00', '02:00', 0, 6, 0.5, 1.5, 4],
  ['beside EX-005', '20:00', '02:00', 1, 6, 0.5, 2, 3.5],
  ['EX-007', '22:00', '06:00', 0, 8, 0.5, 0, 7.5],
  ['EX-008', '22:00', '06:00', 1, 8, 0.5, 0, 7.5],
  ['beside EX-010', '21:00', '07:00', 0, 10, 0.75, 1.25, 8],
  ['EX-010', '21:00', '07:00', 1, 10, 0.75, 2, 7.25],
  ['EX-011', '19:00', '07:00', 1, 12, 0.75, 4, 7.25],
  ['beside EX-011', '18:00', '07:00', 0, 13, 1, 4, 8],
  ['EX-013', '05:30', '06:30', 0, 1, 0, 0.5, 0.5],
  ['EX-014', '23:30', '00:15', 0, 0.75, 0, 0, 0.75],
  ['AMB-111', '09:00', '09:00', 0, 24, 1, 15, 8],
] as const)('OT-04, OT-05, %s: from %s to %s', (_id, from, to, flag, gross, rest, day, night) => {
  const hours = worked(from, to, flag ? 'night' : 'day');
  expect([hours.gross, hours.break, hours.day, hours.night].map(Number)).toEqual([gross, rest, day, night]);
});

test.each([
  [0, 0],
  [299, 0],
  [300, 30],
  [599, 30],
  [600, 45],
  [779, 45],
  [780, 60],
  [1440, 60],
])('OT-06, AMB-111: %i minutes have a break of %i', (gross, rest) => {
  expect(breakMinutes(gross)).toBe(rest);
});

const row = (list: 'ShiftCode' | 'HourPreset', code: string) => {
  const found = ELEMENTS[list].find((each) => each.code === code);
  if (!found) throw new Error(code);
  return { ...found, disabled: false, detail: found.detail ?? {} };
};

test.each([
  ['EX-016', 'Я', 9, 1, 8, 0],
  ['EX-017', 'Я1', 8.5, 0.5, 8, 0],
  ['OT-11', 'Я2', 8.5, 0.5, 6.5, 1.5],
  ['EX-019', 'Я3', 8.5, 0.5, 1.5, 6.5],
  ['EX-020', 'Я4', 8.5, 0.5, 2, 6],
] as const)('%s: shift %s has its break where the shift has it', (_id, code, gross, rest, day, night) => {
  const [shift] = shiftOf(row('ShiftCode', code));
  if (!shift) throw new Error(code);
  const hours = countHours({
    time_from: shift.start,
    time_to: shift.end,
    break_minutes: shift.break_minutes,
    break_at: shift.break_at,
  });
  expect([hours.gross, hours.break, hours.day, hours.night, hours.net].map(Number)).toEqual([
    gross,
    rest,
    day,
    night,
    8,
  ]);
});

test.each([
  ['OT-07', '9-18', '09:00', '18:00', 60],
  ['EX-022', '9-14', '09:00', '14:00', 0],
  ['EX-023', 'other', null, null, 0],
] as const)('%s: preset %s', (_id, code, start, end, rest) => {
  expect(presetOf(row('HourPreset', code))).toMatchObject({ start, end, break_minutes: rest });
});

test('a break without a shift is drawn at the end of the hours it is taken from', () => {
  const spans = spansOf({ time_from: '20:00', time_to: '02:00', break_minutes: 30, break_at: 'day' });
  expect(spans).toEqual([
    { from: 1200, to: 1290, kind: 'day' },
    { from: 1290, to: 1320, kind: 'break' },
    { from: 1320, to: 1560, kind: 'night' },
  ]);
});

test.each([
  ['09:07', 'from', '09:00'],
  ['09:08', 'from', '09:15'],
  ['23:58', 'from', '23:45'],
  ['23:58', 'to', '00:00'],
] as const)('AMB-115: %s as the edge "%s" is kept as %s', (time, edge, kept) => {
  expect(toQuarter(time, edge)).toBe(kept);
});

test('AMB-115: hours in fact are kept in quarters, half up', () => {
  expect([0.12, 0.125, 1.37, 1.375].map(hoursToQuarter)).toEqual(['0', '0.25', '1.25', '1.5']);
});

const minute = fc.integer({ min: 0, max: 1439 });

test('day and night are what is left of the gross after the break, to the hundredth', () => {
  fc.assert(
    fc.property(minute, minute, fc.constantFrom('day' as const, 'night' as const), (from, to, kind) => {
      const hours = worked(clockOf(from), clockOf(to), kind);
      const gross = grossMinutes(clockOf(from), clockOf(to));
      expect(gross).toBeGreaterThan(0);
      expect(gross).toBeLessThanOrEqual(1440);
      expect(Math.round((Number(hours.day) + Number(hours.night)) * 100)).toBe(
        Math.round(((gross - breakMinutes(gross)) / 60) * 100),
      );
      expect(Number(hours.night)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('stretches lie side by side from the first minute to the last', () => {
  const taken = fc.oneof(fc.constantFrom('day', 'night'), minute.map(clockOf));
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: 0, max: 120 }), taken, (from, to, rest, break_at) => {
      const work = { time_from: clockOf(from), time_to: clockOf(to), break_minutes: rest, break_at };
      const spans = spansOf(work);
      expect(spans[0]?.from).toBe(from);
      expect(spans.at(-1)?.to).toBe(from + grossMinutes(work.time_from, work.time_to));
      for (const [index, span] of spans.entries()) {
        expect(span.to).toBeGreaterThan(span.from);
        if (index > 0) expect(span.from).toBe(spans[index - 1]?.to);
      }
    }),
  );
});
