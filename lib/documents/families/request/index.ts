import { defineFamily } from '../../family.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, complete, moments, shape } from './rules.ts';

/** Who reads requests of people: their own, those of their reports, or those of the organization. */
const READERS = ['employee', 'manager', 'hr'] as const;

/** A person asks for a paper; the same object carries the papers of documents that are signed (decision 049). */
export const request = defineFamily({
  object_id: 'request',
  routes: { form: 'paper-request', list: 'urequests' },
  group: 'papers',
  readers: { accountant: false, reviewer: false },
  kind: 'asked_paper',
  screens: [
    { name: 'paper-request', roles: READERS, id: true },
    { name: 'urequests-own', roles: ['employee'], mode: 'own', menu: 'mine', id: true },
    { name: 'urequests-payslip', roles: ['employee'], mode: 'own' },
    { name: 'urequests-vacschedule', roles: ['employee'], mode: 'own' },
    { name: 'urequests', roles: ['hr'], mode: 'hr', menu: 'documents', id: true },
    { name: 'request', roles: ['hr'], id: true },
    { name: 'urequest', roles: ['hr', 'admin'], mode: 'hr', menu: 'documents' },
    { name: 'urequest-own', roles: ['employee'], mode: 'own' },
    { name: 'urequest-sub', roles: ['manager'], mode: 'sub' },
  ],
  prefix: 'СП',
  table: 'request',
  fields,
  form,
  list: { shown: ['title', 'due_date'] },
  print,
  needs: ['request_type_id', 'language', 'delivery'],
  asks: { completing: ['paper_type'] },
  complete,
  shape,
  check,
  moments,
  effects,
});
