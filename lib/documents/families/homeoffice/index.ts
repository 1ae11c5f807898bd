import { defineFamily } from '../../family.ts';
import { fields, form, plan } from './fields.ts';
import { officeLocation } from './location.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';
import { timesheet } from './timesheet.ts';

/** A person works from home on some days of a period and in the office on the others. */
export const homeoffice = defineFamily({
  object_id: 'homeoffice',
  routes: { form: 'uhomeoffice', list: 'uhomeoffices', alias: 'homeoffices' },
  group: 'time',
  readers: { accountant: true, reviewer: true },
  dates: {
    start: 'start_date',
    end: 'end_date',
    days: 'days',
    closes: {},
    on: { lines: 'homeoffice_day', document: 'homeoffice_id', day: 'day', where: { place: 'home' } },
  },
  absence: 'home',
  prefix: 'УР',
  fields,
  lines: { plan },
  form,
  list: { shown: ['address'], offered: [] },
  objects: [officeLocation],
  screens: [{ name: 'office-seats', roles: ['hr', 'admin'], menu: 'setup', dictionary: true }],
  print,
  needs: ['start_date', 'end_date', 'address'],
  asks: { completing: ['overlaps', 'seats'] },
  complete,
  shape,
  check,
  moments,
  timesheet,
});
