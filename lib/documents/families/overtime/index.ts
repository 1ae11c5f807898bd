import { defineFamily } from '../../family.ts';
import { check } from './check.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { overtimeLimit } from './limit.ts';
import { piecesOf } from './pieces.ts';
import { print } from './print.ts';
import { complete, moments } from './rules.ts';
import { shape } from './shape.ts';

/** A person works beyond the norm, or on a day off: planned, agreed, then as it was worked. */
export const overtime = defineFamily({
  object_id: 'overtime',
  routes: { form: 'uovertime', list: 'uovertimes' },
  group: 'time',
  guide: true,
  readers: { accountant: true, reviewer: true },
  made: { by: ['reviewer'] },
  dates: { start: 'start_date', working: true },
  screens: [
    { name: 'overtime-master-form', roles: ['manager', 'reviewer'], id: true },
    { name: 'overtime-master-sub', roles: ['manager'], mode: 'sub', menu: 'approvals' },
    { name: 'overtime-master-rev', roles: ['reviewer'], mode: 'rev', menu: 'approvals' },
    { name: 'overtime-limits', roles: ['hr', 'admin'], menu: 'setup', dictionary: true },
  ],
  prefix: 'СУ',
  table: 'overtime',
  fields,
  form,
  list: {
    shown: ['hours', 'compensation_type'],
    offered: [
      'time_from',
      'time_to',
      'time_shift_plan_day_hours',
      'time_shift_plan_night_hours',
      'time_shift_fact_day_hours',
      'time_shift_fact_night_hours',
      'reason_name',
      'shift_code',
      'dayoff_date',
      'on_holiday',
    ],
  },
  objects: [overtimeLimit],
  print,
  needs: ['start_date', 'time_from', 'time_to', 'reason', 'compensation_type', 'dayoff_date'],
  asks: { completing: ['hours_book'] },
  complete,
  shape,
  check,
  moments,
  effects,
  timesheet: {
    pieces: (record, { calendar }) => piecesOf(record, calendar),
    // Its person has agreed, the manager has not yet.
    awaits: ['confirmed'],
    named: 'overtime_ids',
  },
});
