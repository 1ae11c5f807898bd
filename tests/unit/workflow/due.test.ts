import { describe, expect, test } from 'vitest';
import { dueOf, isDue } from '../../../lib/workflow/due.ts';
import type { StepDetail } from '../../../lib/workflow/step.ts';

const system = (detail: StepDetail) => dueOf({ business_role: 'system', detail }, {});
const DATES = {
  status_date: '2026-11-20',
  start_date: '2026-12-01',
  end_date: '2026-12-14',
  due_date: null,
} as const;

describe('the portal takes a step by the calendar', () => {
  test('so many days after the status, or after the day its detail names', () => {
    expect(system({ after_days: '3' })).toEqual({ days: 3, field: 'status_date' });
    expect(system({ after_days: '0', after: 'end_date' })).toEqual({ days: 0, field: 'end_date' });
  });

  test('only where it names whole days and a day that a document has', () => {
    for (const detail of [
      {},
      { after_days: '' },
      { after_days: '-1' },
      { after_days: '1.5' },
      { after_days: '3', after: 'create_date' },
    ])
      expect(system(detail), JSON.stringify(detail)).toBeUndefined();
  });

  test('never for a step of somebody else', () => {
    for (const business_role of ['employee', 'manager', 'hr'] as const)
      expect(dueOf({ business_role, detail: { after_days: '3' } }, {})).toBeUndefined();
  });

  test('on that day and after it, not on the day before', () => {
    const due = { days: 1, field: 'end_date' } as const;
    expect(isDue(due, DATES, '2026-12-14')).toBe(false);
    expect(isDue(due, DATES, '2026-12-15')).toBe(true);
    expect(isDue(due, DATES, '2027-01-01')).toBe(true);
  });

  test('so many days before a day, or as many as a parameter says', () => {
    expect(system({ before_days: '20' })).toEqual({ days: -20, field: 'start_date' });
    expect(system({ before_days: '3', before: 'end_date' })).toEqual({ days: -3, field: 'end_date' });
    const byParameter = { before_days: 'vacation_schedule_notice_days' };
    expect(system(byParameter)).toEqual({ days: -20, field: 'start_date' });
    const step = { business_role: 'hr', detail: { ...byParameter, portal: '1' } } as const;
    expect(dueOf(step, { vacation_schedule_notice_days: '30' })).toEqual({ days: -30, field: 'start_date' });
    expect(system({ before_days: 'no_such_parameter' })).toBeUndefined();
  });

  test('before a day from then on, and no more once that day is over', () => {
    const due = { days: -14, field: 'start_date' } as const;
    expect(isDue(due, DATES, '2026-11-16')).toBe(false);
    expect(isDue(due, DATES, '2026-11-17')).toBe(true);
    expect(isDue(due, DATES, '2026-12-01')).toBe(true);
    expect(isDue(due, DATES, '2026-12-02')).toBe(false);
  });

  test('never for a document without that day', () => {
    expect(isDue({ days: 0, field: 'due_date' }, DATES, '2027-01-01')).toBe(false);
  });
});
