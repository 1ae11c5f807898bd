import { leaveInTimesheet } from '../../../timesheet/leave.ts';
import { defineFamily } from '../../family.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { complete, moments } from './hours.ts';
import { leaveEntry } from './leave-entry.ts';
import { leaveRest } from './leave-rest.ts';
import { vacationLimit } from './limit.ts';
import { list } from './list.ts';
import { print } from './print.ts';
import { check, counting, shape } from './rules.ts';

/** Who reads days of leave: their own, or those of others. */
const LEAVE_READERS = ['employee', 'manager', 'reviewer', 'accountant', 'hr', 'admin'] as const;

/** Vacation outside the schedule (type none). Schedule and correction are objects of their own. */
export const vacation = defineFamily({
  object_id: 'vacation',
  routes: { form: 'uvacation', list: 'uvacations' },
  group: 'time',
  guide: true,
  readers: { accountant: true, reviewer: true },
  dates: {
    start: 'start_date',
    end: 'end_date',
    days: 'days',
    closes: { exceptions: 'vacation_offschedule_except_codes' },
    notice: {
      calendar: 'vacation_validate_forbidden_period',
      working: 'vacation_validate_forbidden_period_wdays',
    },
    past: 'vacation/starts-before-today',
  },
  screens: [
    { name: 'uleave-days', roles: LEAVE_READERS, id: true },
    { name: 'uemployee-rest-sub', roles: ['manager'], mode: 'sub', menu: 'approvals' },
  ],
  absence: 'leave',
  prefix: 'ОТ',
  table: 'vacation',
  fields,
  form,
  list,
  objects: [vacationLimit, leaveEntry, leaveRest],
  print,
  needs: ['document_type_id', 'start_date', 'end_date'],
  asks: { checking: ['balances', 'overlaps', 'parts', 'scheduled'] },
  complete,
  shape,
  moments,
  check,
  counting,
  timesheet: leaveInTimesheet,
});
