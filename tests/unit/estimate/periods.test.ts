import { describe, expect, test } from 'vitest';
import {
  type AssessmentPeriod,
  nextState,
  type PeriodState,
  periodRefusals,
} from '../../../lib/documents/families/estimate/periods.ts';

const period = (
  id: number | null,
  start_date: string,
  end_date: string,
  status_id: PeriodState = 'preparing',
): AssessmentPeriod => ({ id, name: `Period ${id}`, start_date, end_date, status_id });
const codes = (each: AssessmentPeriod, others: readonly AssessmentPeriod[]) =>
  periodRefusals(each, others).map(({ code, values }) => [code, values?.name].filter(Boolean).join(' '));

test('EST-13: a period is prepared, opened and closed, and never goes back', () => {
  expect(['preparing', 'opened', 'closed'].map((state) => nextState(state as PeriodState))).toEqual([
    'opened',
    'closed',
    undefined,
  ]);
});

describe('a period beside the others of its organization', () => {
  const before = period(1, '2025-01-01', '2025-12-31', 'closed');
  const fresh = period(null, '2026-01-01', '2026-12-31');

  test('EST-14: is made once all earlier ones are closed', () => {
    expect(codes(fresh, [before])).toEqual([]);
    for (const state of ['preparing', 'opened'] as const)
      expect(codes(fresh, [{ ...before, status_id: state }])).toEqual(['estimate/earlier-open Period 1']);
  });

  test('EST-14: is made before a later one that is open', () => {
    expect(codes(fresh, [period(2, '2027-01-01', '2027-12-31', 'opened')])).toEqual([]);
  });

  test('EST-14: once there, it is changed while an earlier one is open', () => {
    const open = { ...before, status_id: 'opened' as const };
    expect(codes({ ...fresh, id: 3 }, [open, { ...fresh, id: 3 }])).toEqual([]);
  });

  test.each([
    ['the first day of the other is its last', '2024-06-01', '2025-01-01', 1],
    ['it lies within the other', '2025-03-01', '2025-03-31', 1],
    ['it ends on the day before', '2024-06-01', '2024-12-31', 0],
    ['it begins on the day after', '2026-01-01', '2026-06-30', 0],
  ])('AMB-164: shares no day with another: %s', (_name, start, end, refused) => {
    expect(codes(period(3, start, end), [before])).toEqual(
      refused === 0 ? [] : ['estimate/overlap Period 1'],
    );
  });

  test('ends no earlier than it begins', () => {
    expect(codes(period(null, '2026-02-01', '2026-01-31'), [before])).toEqual(['document/ends-before-start']);
    expect(codes(period(null, '2026-02-01', '2026-02-01'), [before])).toEqual([]);
  });
});
