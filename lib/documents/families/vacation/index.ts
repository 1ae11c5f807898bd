import { VACATION } from '../../addresses.data.ts';
import { defineFamily } from '../../family.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { print } from './print.ts';
import { advice, counting, rules, shape } from './rules.ts';

/** Vacation outside the schedule (type none). Schedule and correction are objects of their own. */
export const vacation = defineFamily({
  ...VACATION,
  prefix: 'ОТ',
  table: 'vacation',
  fields,
  readers: { accountant: true, reviewer: true },
  form,
  list,
  print,
  shape,
  rules,
  counting,
  advice,
});
