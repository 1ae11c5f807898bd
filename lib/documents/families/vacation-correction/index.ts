import { leaveInTimesheet } from '../../../timesheet/leave.ts';
import { defineFamily } from '../../family.ts';
import { WHO_IS_AWAY } from '../../list.ts';
import { complete } from './complete.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, counting, moments, shape } from './rules.ts';

/** A leave is moved, split or shortened: each document is one part that stands in the place of days of agreed leaves. */
export const vacationCorrection = defineFamily({
  object_id: 'vacation_correction',
  routes: { form: 'uvacation', list: 'uvacations', under: 'vacation' },
  group: 'time',
  readers: { accountant: true, reviewer: true },
  dates: {
    start: 'start_date',
    end: 'end_date',
    days: 'days',
    closes: { exceptions: 'vacation_offschedule_except_codes' },
  },
  absence: 'leave',
  prefix: 'ПО',
  table: 'vacation',
  fields,
  form,
  list: {
    shown: ['changes', WHO_IS_AWAY],
    offered: ['ground', 'period', 'days_corrected', 'days_unplanned'],
    paged: 'vacation_powerusers_pagination',
  },
  print,
  needs: ['replaced_vacation_ids', 'document_type_id', 'start_date', 'end_date'],
  asks: { completing: ['balances', 'overlaps', 'parts', 'correction'] },
  complete,
  shape,
  check,
  moments,
  counting,
  effects,
  // Until the word of hr its leaves hold the days themselves.
  timesheet: { ...leaveInTimesheet, awaits: ['accepted'] },
});
