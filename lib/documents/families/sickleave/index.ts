import { defineFamily } from '../../family.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';
import { timesheet } from './timesheet.ts';

/** An illness, or care of an ill relative: opened with the first day, closed with the number. */
export const sickleave = defineFamily({
  object_id: 'sickleave',
  routes: { form: 'usickleave', list: 'usickleaves' },
  group: 'time',
  guide: true,
  readers: { accountant: true, reviewer: true },
  dates: { start: 'start_date', end: 'end_date', days: 'days' },
  absence: 'sick',
  prefix: 'БЛ',
  table: 'sickleave',
  fields,
  form,
  list: { shown: ['certificate_number'], offered: ['previous_number', 'relation', 'vacation_choice'] },
  print,
  needs: ['document_type_id', 'relation', 'start_date', 'end_date', 'certificate_number'],
  asks: { completing: ['sick_chain', 'interrupted', 'number_taken'], checking: ['overlaps'] },
  complete,
  shape,
  check,
  moments,
  effects,
  timesheet,
});
