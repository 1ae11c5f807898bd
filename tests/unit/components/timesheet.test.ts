import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { monthColumns, takenFilter } from '../../../components/timesheet/taken.ts';
import { pullTimesheet } from '../../../components/timesheet/use-timesheet.ts';
import type { TimesheetAsked, TimesheetMonth } from '../../../lib/rpc/timesheet.ts';

describe('TS-03: a pull of timesheets', () => {
  test('takes what is kept, reads anew with reload, and keeps each filter apart', async () => {
    const client = new QueryClient();
    const asked: TimesheetAsked[] = [];
    const ask = async (each: TimesheetAsked) => {
      asked.push(each);
      return { month: `${each.month} ${asked.length}` } as TimesheetMonth;
    };
    const october: TimesheetAsked = { month: '2026-10', of: 'organization' };
    const first = await pullTimesheet(client, october, {}, ask);
    expect(await pullTimesheet(client, october, {}, ask)).toBe(first);
    expect(asked).toEqual([october]);
    expect((await pullTimesheet(client, october, { reload: true }, ask)).month).toBe('2026-10 2');
    const filtered = { ...october, department: 'Аналитика' };
    await pullTimesheet(client, filtered, {}, ask);
    expect(asked).toEqual([october, october, filtered]);
    client.clear();
  });
});

test('a month is taken along by its filter, with a column for each day', () => {
  expect(takenFilter('2026-10', undefined)).toBe("month = '2026-10'");
  expect(takenFilter('2026-10', "Отдел 'Б'")).toContain("department = 'Отдел ''Б'''");
  expect(monthColumns(30).filter((name) => /^d\d+$/.test(name))).toHaveLength(30);
});
