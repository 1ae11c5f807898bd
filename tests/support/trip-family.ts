import { defineFamily, type Family } from '../../lib/documents/family.ts';
import { PERIOD } from '../../lib/documents/form.ts';
import { always, day, flag, text } from '../../lib/objects/kinds.ts';

/** A family with lines over the tables of trips: what is asked of lines is asked of it. */
export const tripFamily: Family = defineFamily({
  object_id: 'btrip',
  routes: { form: 'ubtrip', list: 'ubtrips' },
  group: 'money',
  readers: { accountant: true, reviewer: true },
  dates: { start: 'start_date', end: 'end_date', days: 'days' },
  prefix: 'КМ',
  table: 'btrip',
  fields: { goal: text(300, always) },
  lines: {
    routes: {
      object_id: 'btrip_route',
      parent: 'btrip_id',
      max: 5,
      columns: { from: 9, to: 9, start_date: 9, end_date: 9 },
      fields: {
        start_date: day({ ...always, nullable: true }),
        end_date: day({ ...always, nullable: true }),
        from: text(200, always),
        to: text(200, { ...always, required: true }),
        weekend_stay: flag(always),
      },
    },
  },
  form: { sections: [{ key: 'when', controls: [PERIOD, 'goal'] }], attachments: true },
  list: {},
  needs: [],
});
