import { describe, expect, test } from 'vitest';
import { vacationCorrection } from '../../../lib/documents/families/vacation-correction/index.ts';
import { sharedOut } from '../../../lib/documents/families/vacation-correction/shared-out.ts';
import {
  divided,
  restOf,
  spareOf,
  takenFrom,
} from '../../../lib/documents/families/vacation-correction/taken.ts';
import { isChecked, standingOf } from '../../../lib/documents/moments.ts';
import type { RuleFacts } from '../../../lib/documents/record.ts';
import { factsOf, partOf, recordOf, step, V1 } from './desk.ts';

const MOVED = { start_date: '2027-01-11', end_date: '2027-01-17', days: 7 };

const refused = (
  record: Parameters<typeof recordOf>[0],
  correction: Parameters<typeof factsOf>[0] = {},
  facts: Partial<RuleFacts> = {},
  at = step('employee', 'draft', 'prepared'),
) =>
  vacationCorrection
    .check?.(recordOf({ ...MOVED, ...record }), factsOf(correction, facts), at)
    .refusals.map(({ code }) => code);

const codes = (record: Parameters<typeof recordOf>[0], facts: RuleFacts, ...given: string[]) =>
  vacationCorrection
    .shape?.(recordOf({ ...MOVED, ...record }), facts, new Set(given))
    .map(({ code }) => code);

describe('a correction that is sent', () => {
  test('stands for agreed leaves of which enough days are left', () => {
    expect(refused({})).toEqual([]);
    for (const status_id of ['draft', 'prepared', 'accepted', 'declined'])
      expect(refused({}, { leaves: [{ ...V1, status_id }] })).toEqual([
        'vacation_correction/parent-not-agreed',
      ]);
    expect(refused({}, { leaves: [] })).toEqual(['vacation_correction/foreign-parent']);
    expect(refused({}, { parts: [partOf(12, { status_id: 'agreed', parents: '1' })] })).toEqual([
      'vacation_correction/parent-replaced',
    ]);
    expect(refused({}, { parts: [partOf(12, { status_id: 'prepared', parents: '1:10' })] })).toEqual([
      'vacation_correction/parent-taken',
    ]);
  });
  test('drafts of others take nothing, but where parts go together', () => {
    const draft = { parts: [partOf(12, { parents: '1:10' })] };
    expect(refused({}, draft)).toEqual([]);
    expect(refused({}, draft, { parameters: { vacation_correction: '1' } })).toEqual([
      'vacation_correction/parent-taken',
    ]);
  });
  test('AMB-099 stays within the year of its leave where the company wants that', () => {
    const only = { parameters: { vacation_correction_move_recent_year_only: '1' } };
    expect(refused({}, {}, only)).toEqual(['vacation_correction/other-year']);
    expect(refused({ start_date: '2026-12-28', end_date: '2027-01-03' }, {}, only)).toEqual([
      'vacation_correction/other-year',
    ]);
    expect(refused({ start_date: '2026-12-21', end_date: '2026-12-27' }, {}, only)).toEqual([]);
  });
  test('meets neither its leaves nor other parts as other absences, but parts hold on different days', () => {
    const overlap = (id: number) => ({
      id,
      object_id: 'vacation',
      number: 'ОТ-9',
      start_date: '2027-01-10',
      end_date: '2027-01-12',
    });
    expect(refused({}, {}, { overlaps: [overlap(1)] })).toEqual([]);
    expect(refused({}, { parts: [partOf(12)] }, { overlaps: [overlap(12)] })).toEqual([]);
    expect(refused({}, {}, { overlaps: [overlap(99)] })).toEqual(['vacation/overlap']);
    const meeting = { ...MOVED, status_id: 'prepared' };
    expect(refused({}, { parts: [partOf(12, meeting)] })).toEqual(['vacation_correction/parts-meet']);
    expect(refused({}, { parts: [partOf(12, { ...meeting, replaced: true })] })).toEqual([]);
  });
  test('changes something, and has the type of its leave', () => {
    const same = { start_date: '2026-12-07', end_date: '2026-12-20', days: 14, replaced_vacation_ids: '1' };
    expect(refused(same)).toEqual(['vacation_correction/nothing-changes']);
    const other = { code: 'additional', detail: factsOf().type?.detail ?? never() };
    expect(refused({}, {}, { type: other })).toEqual(['vacation_correction/other-type']);
  });
  test('a leave that has begun is cut where it is: days behind are asked neither for a weekend nor for notice', () => {
    const lived = { start_date: '2026-12-07', end_date: '2026-12-11', days: 5, replaced_vacation_ids: '1:5' };
    expect(refused(lived, {}, { today: '2026-12-12' })).toEqual([]);
    expect(refused(lived)).toEqual(['vacation/week-without-weekend']);
    expect(standingOf(vacationCorrection, recordOf(lived), factsOf()).datedBack).toBe(true);
    expect(standingOf(vacationCorrection, recordOf(MOVED), factsOf()).datedBack).toBe(false);
  });
});

describe('a recall (labour code, article 125)', () => {
  const recall = { ground: 'recall', creator_id: 3 };
  test('is sent by its person alone', () => {
    expect(refused(recall, {}, { byOwner: false, byHr: true })).toEqual(['vacation_correction/consent']);
    expect(refused(recall)).toEqual([]);
  });
  test('keeps the dates its person has agreed to', () => {
    const sent = { ...recall, status_id: 'prepared' };
    expect(codes(sent, factsOf({}, { byOwner: false, byHr: true }), 'end_date')).toEqual([
      'vacation_correction/consented',
    ]);
    expect(codes(sent, factsOf({}, { byOwner: false, byHr: true }), 'comments')).toEqual([]);
    expect(codes(sent, factsOf(), 'end_date')).toEqual([]);
    expect(codes(recall, factsOf({}, { byOwner: false }), 'end_date')).toEqual([]);
  });
  test('is none of a person under age', () => {
    expect(codes(recall, factsOf({ minor: true }))).toEqual(['vacation_correction/recall-of-minor']);
    expect(codes({}, factsOf({ minor: true }))).toEqual([]);
  });
  test('hr reads whom the law protects before agreeing', () => {
    const at = step('hr', 'accepted', 'agreed');
    const found = vacationCorrection.check?.(recordOf({ ...recall, status_id: 'accepted' }), factsOf(), at);
    expect(found?.warnings.map(({ code }) => code)).toEqual(['vacation_correction/recall-never']);
    expect(isChecked(vacationCorrection, at)).toBe(true);
    expect(isChecked(vacationCorrection, step('hr', 'accepted', 'declined'))).toBe(false);
  });
});

test('the leaves of an agreed correction stay', () => {
  const agreed = { status_id: 'agreed' };
  expect(codes(agreed, factsOf(), 'replaced_vacation_ids')).toEqual(['vacation_correction/parents-stay']);
  expect(codes({ replaced_vacation_ids: '1;1' }, factsOf(), 'replaced_vacation_ids')).toEqual([
    'vacation_correction/parents-unreadable',
  ]);
});

test('days are the year’s that they were taken for: no further than the year beside it', () => {
  const far = { start_date: '2028-01-10', end_date: '2028-01-16' };
  expect(codes(far, factsOf())).toEqual(['vacation_correction/too-far']);
  expect(codes({}, factsOf())).toEqual([]);
  expect(codes({ period: 2030 }, factsOf(), 'period')).toEqual(['field/wrong']);
});

describe('days of a leave', () => {
  test('are taken by number, or all of them', () => {
    expect([
      takenFrom(V1, { parents: '1:4' }),
      takenFrom(V1, { parents: '1' }),
      takenFrom(V1, { parents: '2' }),
    ]).toEqual([4, 14, 0]);
  });
  test('14 without 4 and 7 leave 3', () => {
    const parts = [
      partOf(12, { parents: '1:4', status_id: 'agreed' }),
      partOf(13, { parents: '1:7', status_id: 'prepared' }),
    ];
    expect([restOf(V1, parts), spareOf(V1, parts, false)]).toEqual([10, 3]);
  });
  test('are shared out among parts in their order', () => {
    const leaves = [
      { id: 1, days: 14 },
      { id: 2, days: 5 },
    ];
    expect(sharedOut([4, 7, 6, 3], leaves)).toEqual([
      [{ id: 1, days: 4 }],
      [{ id: 1, days: 7 }],
      [
        { id: 1, days: 3 },
        { id: 2, days: 3 },
      ],
      [{ id: 2, days: 2 }],
    ]);
    expect(sharedOut([19, 1], leaves).at(-1)).toEqual([{ id: 2 }]);
  });
  test('are divided with at least one from each leave', () => {
    expect(
      divided(3, [
        { id: 1, whole: 14, rest: 14 },
        { id: 2, whole: 5, rest: 5 },
      ]),
    ).toEqual([
      { id: 1, days: 2 },
      { id: 2, days: 1 },
    ]);
  });
});

const never = (): never => {
  throw new Error('unreachable');
};
