import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AskedAct, entriesOfAct, refusedAct } from '../../../lib/leave/entered.ts';
import { sumOf } from '../../../lib/leave/entry.ts';
import { daysOfParts, partsOfDays } from '../../../lib/leave/parts.ts';
import '../../support/properties.ts';

const RESTS: Readonly<Record<number, number>> = { 2026: partsOfDays(5), 2027: partsOfDays('4.67') };
const restOf = (period: number): number => RESTS[period] ?? 0;
const asked = (more: Partial<AskedAct>): AskedAct => ({
  act: 'correct',
  kind: 'additional',
  days: '1',
  reason: 'Приказ 12',
  period: 2026,
  ...more,
});
const said = (more: Partial<AskedAct>): string => {
  const refused = refusedAct(asked(more), restOf);
  return refused ? `${refused.field} ${refused.code}` : 'ok';
};

test.each([
  [{ days: '1,5' }, 'ok'],
  [{ days: '-30' }, 'ok'],
  [{ days: '0' }, 'days field/wrong'],
  [{ days: '2.005' }, 'days field/wrong'],
  [{ days: '400' }, 'days field/wrong'],
  [{ days: 'два' }, 'days field/wrong'],
  [{ reason: '  ' }, 'reason field/required'],
  [{ on_date: '2026-12-31' }, 'ok'],
  [{ on_date: '2027-01-01' }, 'on_date vacation/day-of-period'],
  [{ on_date: '2025-12-31', days: '-1' }, 'on_date vacation/day-of-period'],
  [{ act: 'forfeit', on_date: '2027-01-01' }, 'ok'],
  [{ act: 'transfer', to_period: 2027, days: '5', on_date: '2027-02-01' }, 'ok'],
  [{ act: 'transfer', to_period: 2027, days: '5' }, 'ok'],
  [{ act: 'transfer', to_period: 2027, days: '5,01' }, 'days vacation/not-so-many'],
  [{ act: 'transfer', to_period: 2027, days: '-1' }, 'days field/wrong'],
  [{ act: 'transfer', to_period: 2026 }, 'to_period field/wrong'],
  [{ act: 'transfer', period: 2027, to_period: 2028, days: '4.67' }, 'ok'],
  [{ act: 'forfeit', days: '5' }, 'ok'],
  [{ act: 'forfeit', period: 2025 }, 'days vacation/not-so-many'],
  [{ act: 'forfeit', kind: 'annual', reason: '' }, 'kind vacation/never-lapses'],
  [{ act: 'transfer', kind: 'annual', to_period: 2027 }, 'ok'],
] satisfies [Partial<AskedAct>, string][])('an act with days: %o is %s', (more, outcome) => {
  expect(said(more)).toBe(outcome);
});

test('what is moved is lost in one year and found in the other; what is written off is lost', () => {
  expect(entriesOfAct(asked({ act: 'transfer', to_period: 2027, days: '2,5' }))).toEqual([
    { period: 2026, parts: partsOfDays(-2.5), cause: 'transfer' },
    { period: 2027, parts: partsOfDays(2.5), cause: 'transfer' },
  ]);
  expect(entriesOfAct(asked({ act: 'forfeit' }))).toEqual([
    { period: 2026, parts: partsOfDays(-1), cause: 'forfeit' },
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36_600 }), (hundredths) => {
      const days = (hundredths / 100).toFixed(2);
      const moved = entriesOfAct(asked({ act: 'transfer', to_period: 2027, days }));
      expect(sumOf(moved)).toBe(0);
      expect(daysOfParts(sumOf(entriesOfAct(asked({ days }))))).toBe(days);
    }),
  );
});
