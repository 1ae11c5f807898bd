import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, eachDay } from '../../../lib/kernel/day.ts';
import type { TeamAbsence } from '../../../lib/rpc/team-calendar.ts';
import { withoutSeams } from '../../../lib/team-calendar/hidden-stretches.ts';
import { onDay } from '../../../lib/team-calendar/team-grid.ts';
import '../../support/properties.ts';

const FIRST = '2026-11-02';
const hidden = (from: number, to: number, more: Partial<TeamAbsence> = {}): TeamAbsence => ({
  employee_id: 1,
  first: addDays(FIRST, from),
  last: addDays(FIRST, to),
  from: null,
  to: null,
  pending: false,
  id: null,
  object_id: null,
  title: null,
  title_eng: null,
  version: null,
  nth: null,
  ...more,
});
const told = (from: number, to: number): TeamAbsence =>
  hidden(from, to, { id: 7, object_id: 'vacation', title: '', title_eng: '', version: 1, nth: 1 });

describe('what is hidden has no seams', () => {
  test.each<[string, TeamAbsence[], TeamAbsence[]]>([
    ['one within another', [hidden(0, 9), hidden(2, 4)], [hidden(0, 9)]],
    ['one after another', [hidden(3, 4), hidden(0, 2)], [hidden(0, 4)]],
    ['a day between them', [hidden(0, 2), hidden(4, 5)], [hidden(0, 2), hidden(4, 5)]],
    [
      'asked for around what is agreed',
      [hidden(2, 3), hidden(0, 5, { pending: true })],
      [hidden(2, 3), hidden(0, 1, { pending: true }), hidden(4, 5, { pending: true })],
    ],
    [
      'another person',
      [hidden(0, 2), hidden(1, 3, { employee_id: 2 })],
      [hidden(0, 2), hidden(1, 3, { employee_id: 2 })],
    ],
  ])('%s', (_title, absences, seen) => {
    expect(withoutSeams(absences)).toEqual(seen);
  });

  test('what is told, and a part of a day, stay as they are', () => {
    const part = hidden(1, 1, { from: '09:00', to: '13:00' });
    expect(withoutSeams([told(0, 3), told(2, 5), part])).toEqual([told(0, 3), told(2, 5), part]);
  });

  test('nobody is away on more or fewer days, agreed or not, and each day is said once', () => {
    const stretch = fc
      .tuple(fc.nat(20), fc.nat(8), fc.boolean())
      .map(([from, days, pending]) => hidden(from, from + days, { pending }));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), (absences) => {
        const seen = withoutSeams(absences);
        for (const day of eachDay(FIRST, addDays(FIRST, 30))) {
          const were = onDay(absences, day);
          const are = onDay(seen, day);
          expect(are).toHaveLength(Math.min(1, were.length));
          expect(are.every(({ pending }) => pending)).toBe(were.every(({ pending }) => pending));
        }
      }),
    );
  });
});
