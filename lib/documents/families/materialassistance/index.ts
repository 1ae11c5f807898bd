import { defineFamily } from '../../family.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';

/** A person asks the company for help in money, by a reason; hr says how much of it is paid. */
export const materialassistance = defineFamily({
  object_id: 'materialassistance',
  routes: { form: 'materialassistance', list: 'materialassistances' },
  group: 'money',
  readers: { accountant: true, reviewer: true },
  prefix: 'МП',
  table: 'materialassistance',
  fields,
  form,
  list: {
    shown: ['amount', 'approved_amount'],
    offered: ['child_name', 'child_birth_date', 'reason', 'currency_code'],
  },
  print,
  needs: ['document_type_id', 'child_name', 'child_birth_date', 'amount', 'currency_id'],
  asks: { completing: ['assistance'] },
  complete,
  shape,
  check,
  moments,
});
