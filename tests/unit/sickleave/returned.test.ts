import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import type { InterruptedLeave } from '../../../lib/documents/facts/absence-facts.ts';
import { returnedOf } from '../../../lib/documents/families/sickleave/returned.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';

const calendar = calendarOf([{ start_date: '2026-06-12', end_date: '2026-06-12', type: 'holiday' }]);
const JUNE: InterruptedLeave = {
  id: 1,
  number: 'ОТ-1',
  start_date: '2026-06-01',
  end_date: '2026-06-15',
  day_count: 'calendar_minus_holidays',
};

const returned = (
  start_date: string,
  end_date: string,
  leave: Partial<InterruptedLeave> = {},
  code = 'illness',
) =>
  returnedOf(
    { start_date, end_date },
    { interrupted: [{ ...JUNE, ...leave }], calendar, type: { code, detail: parseTypeDetail({}) } },
  ).map(({ days, until }) => [days, until]);

describe('days of a leave that come back from a sick leave', () => {
  test('10 to 12 June inside 1 to 15 June 2026 are two: the holiday was no day of the leave', () => {
    expect(returned('2026-06-10', '2026-06-12')).toEqual([[2, '2026-06-17']]);
  });
  test('are three where holidays counted', () => {
    expect(returned('2026-06-10', '2026-06-12', { day_count: 'calendar' })).toEqual([[3, '2026-06-18']]);
  });
  test('are those inside the leave alone, which goes on once its person is well', () => {
    expect(returned('2026-05-25', '2026-06-02')).toEqual([[2, '2026-06-17']]);
    expect(returned('2026-06-14', '2026-06-20')).toEqual([[2, '2026-06-22']]);
  });
  test('are none of a holiday alone, nor of care of somebody else', () => {
    expect(returned('2026-06-12', '2026-06-12')).toEqual([]);
    expect(returned('2026-06-10', '2026-06-12', {}, 'child')).toEqual([]);
    expect(returned('2026-06-10', '2026-06-12', {}, 'relative')).toEqual([]);
  });
});
