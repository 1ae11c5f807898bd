import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { staysOf } from '../../../lib/workflow/why.ts';

const calendar = calendarOf([]);

describe('how long somebody held a document', () => {
  test('is counted in working days after the day it came, by whoever moved it on', () => {
    const history = [
      { status_id: 'prepared', business_role: 'employee', day: '2026-03-02' },
      { status_id: 'agreed', business_role: 'manager', day: '2026-03-05' },
    ];
    expect(staysOf(history, '2026-03-09', calendar)).toEqual([
      { status_id: 'prepared', role: 'manager', workdays: 3 },
      { status_id: 'agreed', role: null, workdays: 2 },
    ]);
  });

  test('is no day where it was moved on the same day, or over a weekend alone', () => {
    const history = [
      { status_id: 'prepared', business_role: 'employee', day: '2026-03-06' },
      { status_id: 'agreed', business_role: 'manager', day: '2026-03-06' },
    ];
    expect(staysOf(history, '2026-03-08', calendar).map(({ workdays }) => workdays)).toEqual([0, 0]);
  });
});
