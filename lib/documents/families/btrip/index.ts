import { defineFamily } from '../../family.ts';
import { fields, form, routes } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';
import { timesheet } from './timesheet.ts';

/** A person is sent away to work: along legs, on an advance, paid by the day. */
export const btrip = defineFamily({
  object_id: 'btrip',
  routes: { form: 'ubtrip', list: 'ubtrips' },
  group: 'money',
  readers: { accountant: true, reviewer: true },
  dates: { start: 'start_date', end: 'end_date', days: 'days', closes: {} },
  absence: 'trip',
  prefix: 'КМ',
  table: 'btrip',
  fields,
  lines: { routes },
  form,
  list: {
    shown: ['places', 'advance_amount'],
    offered: ['country_name', 'city_name', 'destination_name', 'entity', 'goal', 'transport', 'road_days'],
  },
  print,
  needs: ['start_date', 'end_date', 'country_id', 'destination_id', 'entity', 'goal', 'routes'],
  asks: { completing: ['trip_rates'], checking: ['overlaps'] },
  complete,
  shape,
  moments,
  check,
  timesheet,
});
