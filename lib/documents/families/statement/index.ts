import { defineFamily } from '../../family.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';

/** What a person asks of the company or tells it in their own name: to resign, to be transferred, or anything else. */
export const statement = defineFamily({
  object_id: 'statement',
  routes: { form: 'ustatement', list: 'ustatements' },
  group: 'papers',
  readers: { accountant: false, reviewer: true },
  dates: { start: 'statement_date', closes: {}, dueFirst: true },
  law: { types: { resignation: 'resignation', resignation_withdrawal: 'resignation', transfer: 'transfer' } },
  prefix: 'ЗВ',
  table: 'statement',
  fields,
  form,
  list: {
    shown: ['subject', 'dismissal_date'],
    offered: ['dismissal_reason_name', 'transfer_date', 'new_position', 'new_department', 'leave_until'],
  },
  print,
  needs: [
    'document_type_id',
    'statement_date',
    'dismissal_date',
    'transfer_date',
    'new_position',
    'child_birth_date',
    'subject',
    'text',
  ],
  complete,
  shape,
  check,
  moments,
});
