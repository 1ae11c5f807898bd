import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { isHeld, staysOf } from '../../../lib/workflow/stays.ts';

const calendar = calendarOf([]);

describe('how long somebody held a document', () => {
  test('is counted in working days after the day it came, by whoever moved it on', () => {
    const history = [
      { status_id: 'prepared', business_role: 'employee', day: '2026-03-16' },
      { status_id: 'agreed', business_role: 'manager', day: '2026-03-19' },
    ];
    expect(staysOf(history, '2026-03-23', calendar)).toEqual([
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

  test('is worth a word where somebody held it for a day: not its author, nor the portal', () => {
    const stay = { status_id: 'prepared', role: 'manager', workdays: 1 };
    expect(isHeld(stay)).toBe(true);
    expect(isHeld({ ...stay, role: null })).toBe(true);
    for (const other of [{ workdays: 0 }, { role: 'system' }, { status_id: 'draft' }])
      expect([other, isHeld({ ...stay, ...other })]).toEqual([other, false]);
  });
});
