import { describe, expect, test } from 'vitest';
import { movedBy, movedLeg, writtenFor } from '../../../lib/documents/families/btrip/moved-legs.ts';

const BEFORE = { start_date: '2026-12-07', end_date: '2026-12-11' };
const NOW = { start_date: '2026-12-14', end_date: '2026-12-18' };
const LEGS = [
  { start_date: '2026-12-07', end_date: '2026-12-09', to: 'Казань' },
  { start_date: '2026-12-09', end_date: '2026-12-11', to: 'Москва' },
];

describe('a trip that was moved', () => {
  test('asks for its legs by as many days', () => {
    expect(movedBy(BEFORE, NOW, LEGS)).toBe(7);
    expect(
      movedBy(
        NOW,
        BEFORE,
        LEGS.map((leg) => movedLeg(leg, 7)),
      ),
    ).toBe(-7);
  });
  test('asks nothing while it stands, while its days are not known, without days of legs, and once they fit', () => {
    expect(movedBy(BEFORE, BEFORE, LEGS)).toBe(0);
    expect(movedBy(BEFORE, { ...NOW, start_date: null }, LEGS)).toBe(0);
    expect(movedBy({ start_date: null, end_date: null }, NOW, LEGS)).toBe(0);
    expect(movedBy(BEFORE, NOW, [{ to: 'Казань' } as object])).toBe(0);
    expect(
      movedBy(
        BEFORE,
        NOW,
        LEGS.map((leg) => movedLeg(leg, 7)),
      ),
    ).toBe(0);
  });
  test('takes a leg along over the end of a year with all else it says', () =>
    expect(movedLeg({ start_date: '2026-12-30', end_date: '2026-12-31', to: 'Казань' }, 7)).toEqual({
      start_date: '2027-01-06',
      end_date: '2027-01-07',
      to: 'Казань',
    }));
  test('is moved again from the days that its legs were put right for, by hand or in another tab', () => {
    const moved = LEGS.map((leg) => movedLeg(leg, 7));
    const next = { start_date: '2026-12-21', end_date: '2026-12-25' };
    expect(writtenFor(BEFORE, NOW, LEGS)).toBe(BEFORE);
    expect(writtenFor(BEFORE, NOW, moved)).toBe(NOW);
    expect(movedBy(writtenFor(BEFORE, NOW, moved), next, moved)).toBe(7);
    expect(writtenFor({ start_date: null, end_date: null }, NOW, [])).toBe(NOW);
    expect(writtenFor(BEFORE, { ...NOW, start_date: null }, LEGS)).toBe(BEFORE);
  });
  test('takes a leg along over the 29th of February', () =>
    expect(movedLeg({ start_date: '2028-02-27', end_date: '2028-02-28' }, 1)).toEqual({
      start_date: '2028-02-28',
      end_date: '2028-02-29',
    }));
  test('leaves a day that is not said unsaid', () =>
    expect(movedLeg({ start_date: null, end_date: '2026-12-31' }, 1)).toEqual({
      start_date: null,
      end_date: '2027-01-01',
    }));
});
