import { defineFamily } from '../../family.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';
import { timesheet } from './timesheet.ts';

/** A person is away for a reason other than leave, illness or work: for days, or for a part of one. */
export const absence = defineFamily({
  object_id: 'absence',
  routes: { form: 'uabsence', list: 'uabsences', alias: 'absences' },
  group: 'time',
  guide: true,
  readers: { accountant: true, reviewer: true },
  dates: { start: 'start_date', end: 'end_date', days: 'days', closes: {}, working: true },
  absence: 'dayoff',
  prefix: 'ОС',
  table: 'absence',
  fields,
  form,
  list: { shown: ['worked_date'], offered: ['time_from', 'time_to', 'hours', 'date'] },
  print,
  needs: ['document_type_id', 'start_date', 'end_date', 'worked_date'],
  asks: { checking: ['overlaps', 'balances'] },
  complete,
  shape,
  moments,
  check,
  timesheet,
});
