import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CorrectedLeave, Correction } from '../../../lib/documents/facts/leave-facts.ts';
import { vacationCorrection } from '../../../lib/documents/families/vacation-correction/index.ts';
import { parentIds, parentsOf, parentsText } from '../../../lib/leave/parents.ts';
import '../../support/properties.ts';
import { factsOf, partOf, recordOf, V1 } from './desk.ts';

const V2: CorrectedLeave = {
  ...V1,
  id: 2,
  number: 'ОТ-2',
  start_date: '2026-08-03',
  end_date: '2026-08-07',
  days: 5,
};

const completed = (record: Parameters<typeof recordOf>[0], correction: Partial<Correction> = {}) =>
  vacationCorrection.complete?.(recordOf(record), factsOf(correction), new Set()) ?? {};

describe('the leaves that a correction names (AMB-105)', () => {
  test.each([
    ['12', [{ id: 12 }]],
    [' 12 : 7 ; 13 ', [{ id: 12, days: 7 }, { id: 13 }]],
    ['12;', [{ id: 12 }]],
    ['', []],
  ])('%j is read', (text, refs) => {
    expect(parentsOf(text)).toEqual(refs);
  });
  test.each(['12;12', '12:3;12:4', '12:0', '12:-1', '12:', 'x', '12,13', '0', '1.5'])(
    '%j is refused',
    (text) => {
      expect(parentsOf(text)).toBeUndefined();
      expect(parentIds(text)).toEqual([]);
    },
  );
  test('what is written is read as it was', () => {
    const ref = fc.record(
      { id: fc.integer({ min: 1, max: 1e9 }), days: fc.integer({ min: 1, max: 365 }) },
      { requiredKeys: ['id'] },
    );
    fc.assert(
      fc.property(fc.uniqueArray(ref, { selector: ({ id }) => id, maxLength: 5 }), (refs) => {
        expect(parentsOf(parentsText(refs))).toEqual(refs);
      }),
    );
  });
});

describe('the extra transform (AMB-106)', () => {
  test('EX-124 a part says what it is, of which leave, and how many days it takes of it', () => {
    expect(completed({}, { parts: [partOf(12)] })).toMatchObject({
      type: 'correction',
      replaced_vacation_ids: '1:7',
      changes: 'ОТ-1',
      ground: 'request',
    });
  });
  test('a whole leave of which fewer days are taken is written with its days', () => {
    expect(completed({ replaced_vacation_ids: '1' })).toMatchObject({ replaced_vacation_ids: '1:7' });
    expect(completed({ replaced_vacation_ids: '1:14', days: 14 })).toMatchObject({
      replaced_vacation_ids: '1',
    });
  });
  test('days are divided among several leaves, at least one from each', () => {
    const leaves = [V1, V2];
    const of = (replaced_vacation_ids: string, days: number) =>
      completed({ replaced_vacation_ids, days }, { leaves }).replaced_vacation_ids;
    expect(of('1;2', 19)).toBe('1;2');
    expect(of('1;2', 10)).toBe('1:9;2:1');
    expect(of('1:3;2', 8)).toBe('1:3;2');
    expect(of('1:3;2', 10)).toBe('1:5;2');
    expect(of('1;2', 21)).toBe('1;2');
  });
  test('AMB-098 what was agreed is taken from the leave already', () => {
    expect(completed({ days: 9 }, { parts: [partOf(12, { status_id: 'agreed' })] })).toMatchObject({
      replaced_vacation_ids: '1:7',
    });
  });
  test('type and year come from the first leave where nothing is said', () => {
    const filled = completed({ document_type_id: null, period: null });
    expect(filled).toMatchObject({ document_type_id: 40, period: 2026 });
    const june = completed({
      document_type_id: null,
      start_date: '2026-06-10',
      end_date: '2026-06-16',
      days: 7,
    });
    expect(june).toMatchObject({ days: 6, replaced_vacation_ids: '1:6' });
    expect(completed({ document_type_id: 41, period: 2025 })).not.toHaveProperty('document_type_id');
  });
  test('what the rules refuse is left as it was sent', () => {
    expect(completed({ replaced_vacation_ids: '1;1' })).toEqual({ type: 'correction' });
    expect(completed({ replaced_vacation_ids: '1;99' })).toMatchObject({ replaced_vacation_ids: '1;99' });
    expect(completed({ replaced_vacation_ids: '1:15' })).toMatchObject({ replaced_vacation_ids: '1:15' });
  });
  test('whoever but its person changes a leave that has begun recalls them; a recall stays one', () => {
    const during = (record: Parameters<typeof recordOf>[0], today: string) =>
      vacationCorrection.complete?.(recordOf(record), factsOf({}, { today }), new Set())?.ground;
    expect(during({ creator_id: 3 }, '2026-12-10')).toBe('recall');
    expect(during({ creator_id: 3 }, '2026-12-06')).toBe('request');
    expect(during({ creator_id: 7 }, '2026-12-10')).toBe('request');
    expect(during({ creator_id: 3, ground: 'recall' }, '2027-01-10')).toBe('recall');
  });
  test('done again it changes nothing, and it takes from each leave no more than it has', () => {
    const leaf = fc.record({
      days: fc.integer({ min: 1, max: 28 }),
      asked: fc.option(fc.integer({ min: 1, max: 28 })),
    });
    fc.assert(
      fc.property(
        fc.array(leaf, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 60 }),
        (leafs, days) => {
          const leaves = leafs.map(
            (each, index): CorrectedLeave => ({ ...V1, id: index + 1, days: each.days }),
          );
          const replaced_vacation_ids = parentsText(
            leafs.map(({ asked, days: whole }, index) =>
              asked === null ? { id: index + 1 } : { id: index + 1, days: Math.min(asked, whole) },
            ),
          );
          const facts = factsOf({ leaves });
          const record = recordOf({ replaced_vacation_ids, days });
          const once = { ...record, ...vacationCorrection.complete?.(record, facts, new Set()) };
          expect({ ...once, ...vacationCorrection.complete?.(once, facts, new Set()) }).toEqual(once);
          const refs = parentsOf(once.replaced_vacation_ids) ?? [];
          const taken = refs.map((ref, index) => ref.days ?? leaves[index]?.days ?? 0);
          for (const [index, take] of taken.entries())
            expect(take).toBeLessThanOrEqual(leaves[index]?.days ?? 0);
          const all = leaves.reduce((sum, leave) => sum + leave.days, 0);
          if (days >= leaves.length)
            expect(taken.reduce((sum, take) => sum + take, 0)).toBe(Math.min(days, all));
        },
      ),
    );
  });
});
