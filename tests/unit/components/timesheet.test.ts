import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { placeAfter } from '../../../components/timesheet/grid-place.ts';
import { monthColumns, takenFilter } from '../../../components/timesheet/taken.ts';
import { ROW_HEIGHT, rowsInSight } from '../../../components/timesheet/use-row-window.ts';
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

describe('the grid', () => {
  const size = { rows: 3, columns: 31 };
  test.each([
    ['ArrowRight', { row: 1, column: 5 }, { row: 1, column: 6 }],
    ['ArrowLeft', { row: 1, column: 0 }, { row: 1, column: 0 }],
    ['ArrowDown', { row: 2, column: 5 }, { row: 2, column: 5 }],
    ['ArrowUp', { row: 2, column: 5 }, { row: 1, column: 5 }],
    ['Home', { row: 1, column: 5 }, { row: 1, column: 0 }],
    ['End', { row: 1, column: 5 }, { row: 1, column: 30 }],
    ['Tab', { row: 1, column: 5 }, undefined],
  ])('%s from %j leads to %j', (key, from, to) => {
    expect(placeAfter(key, from, size)).toEqual(to);
  });

  test('draws all rows of a few people, and those in sight of many', () => {
    expect(rowsInSight(0, 600, 12)).toEqual({ first: 0, end: 12 });
    const { first, end } = rowsInSight(500 * ROW_HEIGHT, 600, 1_000);
    expect([first <= 500, end >= 513, end - first < 30]).toEqual([true, true, true]);
    expect(rowsInSight(999 * ROW_HEIGHT, 600, 1_000).end).toBe(1_000);
  });
});

test('a month is taken along by its filter, with a column for each day', () => {
  expect(takenFilter('2026-10', undefined)).toBe("month = '2026-10'");
  expect(takenFilter('2026-10', "Отдел 'Б'")).toContain("department = 'Отдел ''Б'''");
  expect(monthColumns(30).filter((name) => /^d\d+$/.test(name))).toHaveLength(30);
});
