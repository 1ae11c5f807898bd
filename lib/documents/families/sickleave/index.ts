import { defineFamily } from '../../family.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, checkedAt, complete, completedAt, neededBy, shape, unasked } from './rules.ts';
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
  news: { owner: ['opened', 'closed', 'processed'], hr: ['opened', 'closed'] },
  needs: ['document_type_id', 'relation', 'start_date', 'end_date', 'certificate_number'],
  neededBy,
  asks: ['overlaps', 'sick_chain', 'interrupted', 'number_taken'],
  complete,
  shape,
  unasked,
  check,
  checkedAt,
  completedAt,
  effects,
  timesheet,
});
