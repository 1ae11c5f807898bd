import { expect, test } from 'vitest';
import { PARAMETERS } from '../../../lib/settings/parameters.data.ts';

const KNOWN: Readonly<Record<string, { readonly type: string; readonly default: string } | undefined>> =
  PARAMETERS;

test.each([
  ['VAC-26', { vacation_plan_priority: ['list', ''] }],
  [
    'VAC-28',
    {
      vacation_validate_rest: ['number', '-1'],
      vacation_validate_rest_year: ['number', '-1'],
      vacation_validate_forbidden_period: ['number', '0'],
      vacation_validate_forbidden_period_wdays: ['number', '0'],
      vacation_shift_unpaid_leave_overhours_per_day: ['number', '7'],
    },
  ],
  ['VAC-29', { vacation_visible_hours: ['list', ''], vacation_offschedule_except_codes: ['list', ''] }],
  [
    'VAC-30',
    {
      vacation_correction: ['flag', '0'],
      vacation_schedule: ['flag', '0'],
      vacation_powerusers_pagination: ['flag', '0'],
      vacation_offschedule_recent_year_only: ['flag', '0'],
      vacation_correction_move_recent_year_only: ['flag', '0'],
    },
  ],
  [
    'OT-22',
    {
      overtime_overhours_per_day: ['number', '0'],
      overtime_overhours_adjacent_days: ['number', '0'],
      overtime_overhours_ids: ['list', ''],
    },
  ],
  [
    'OT-23',
    {
      overtime_employee_confirmation: ['flag', '0'],
      overtime_shift_block_visible: ['flag', '0'],
      overtime_dayoff: ['flag', '0'],
      overtime_15_minute_lock: ['flag', '0'],
      overtime_night_hours_breaktime_decrease: ['flag', '0'],
      planning_time_visible: ['flag', '0'],
    },
  ],
])('%s: what the company has not set', (_row, parameters) => {
  for (const [code, [type, value]] of Object.entries(parameters))
    expect([code, KNOWN[code]?.type, KNOWN[code]?.default]).toEqual([code, type, value]);
});
