import { expect, test } from 'vitest';
import { closedOver, closingWarnings } from '../../../lib/timesheet/closing.ts';

const MONTH = '2026-09';
const waiting = [{ number: 'ОТ-1', days: ['2026-09-14', '2026-09-15', '2026-09-16'] }];

test('a part is closed over the days of it that wait for a decision or have not come', () => {
  const half = closedOver({ month: MONTH, was: 'open', becomes: 'half' }, waiting, '2026-09-13');
  expect(half).toEqual({
    undecided: [{ number: 'ОТ-1', days: ['2026-09-14', '2026-09-15'] }],
    ahead: ['2026-09-14', '2026-09-15'],
  });
  expect(closingWarnings(half)).toEqual([
    { field: 'closing', code: 'timesheet/undecided', values: { count: 1 } },
    {
      field: 'closing',
      code: 'timesheet/days-ahead',
      values: { start_date: '2026-09-14', end_date: '2026-09-15' },
    },
  ]);
});

test('what is closed already, and today, are not told again', () => {
  const rest = closedOver({ month: MONTH, was: 'half', becomes: 'month' }, waiting, '2026-09-30');
  expect(rest).toEqual({ undecided: [{ number: 'ОТ-1', days: ['2026-09-16'] }], ahead: [] });
});

test('opening again warns of nothing', () => {
  const opened = closedOver({ month: MONTH, was: 'month', becomes: 'open' }, waiting, '2026-09-13');
  expect(closingWarnings(opened)).toEqual([]);
});
