import { defineFamily } from '../../family.ts';
import { addressees, fields, form } from './fields.ts';
import { print } from './print.ts';

/** What one writes to people and departments of the company; once it was sent, they read it. */
export const internalMemo = defineFamily({
  object_id: 'internalmemo',
  routes: { form: 'uinternalmemo', list: 'uinternalmemos' },
  group: 'papers',
  readers: { accountant: false, reviewer: true, named: 'addressees' },
  prefix: 'СЗ',
  table: 'internalmemo',
  fields,
  lines: { addressees },
  form,
  list: { shown: ['subject'] },
  print,
  needs: ['addressees', 'document_type_id', 'subject', 'text'],
});
