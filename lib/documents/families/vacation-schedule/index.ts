import { defineFamily } from '../../family.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { list } from './list.ts';
import { departmentNorm } from './norm.ts';
import { schedulePeriod } from './period.ts';
import { print } from './print.ts';
import { check, complete, shape } from './rules.ts';

/**
 * A part of an employee's leave of a year, as the vacation schedule plans it (labour code, article 123; form Т-7). It
 * is no absence and takes nothing from a balance: the leave made by it does.
 */
export const vacationSchedule = defineFamily({
  object_id: 'vacation_schedule',
  routes: { form: 'uvacation-schedule', list: 'uvacation-schedules' },
  group: 'time',
  guide: true,
  readers: { accountant: true, reviewer: true },
  dates: { start: 'start_date', end: 'end_date', days: 'days' },
  law: { kind: 'schedule' },
  made: { while: 'vacation_schedule' },
  screens: [
    {
      name: 'vacationplanning',
      roles: ['hr', 'reviewer', 'accountant'],
      mode: 'hr',
      menu: 'organization',
    },
    { name: 'vacationplanning-sub', roles: ['manager'], mode: 'sub', menu: 'approvals' },
    { name: 'schedule-periods', roles: ['hr', 'admin'], menu: 'setup', dictionary: true },
    { name: 'department-norms', roles: ['hr', 'admin'], menu: 'setup', dictionary: true },
  ],
  prefix: 'ГО',
  table: 'vacation',
  fields,
  form,
  list,
  objects: [schedulePeriod, departmentNorm],
  print,
  needs: ['period', 'document_type_id', 'start_date', 'end_date'],
  asks: { completing: ['balances', 'year_plan'] },
  complete,
  shape,
  check,
  effects,
});
