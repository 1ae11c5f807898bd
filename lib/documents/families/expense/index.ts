import { defineFamily } from '../../family.ts';
import { details, fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';

/** A person reports what was spent: line by line, against an advance, of a trip or of the company's errands. */
export const expense = defineFamily({
  object_id: 'expense',
  routes: { form: 'uexpense', list: 'uexpenses' },
  group: 'money',
  readers: { accountant: true, reviewer: true },
  prefix: 'АО',
  table: 'expense',
  fields,
  lines: { details },
  form,
  list: {
    shown: ['places', 'total', 'balance'],
    offered: ['advance_amount', 'expense_goal_name', 'btrip_number', 'due_date'],
  },
  print,
  needs: ['document_type_id', 'expense_goal_id'],
  asks: { completing: ['spending', 'linked_trip'], checking: ['receipts'] },
  complete,
  shape,
  check,
  moments,
});
