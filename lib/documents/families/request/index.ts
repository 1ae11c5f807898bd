import { defineFamily } from '../../family.ts';
import { effects } from './effects.ts';
import { fields, form } from './fields.ts';
import { print } from './print.ts';
import { check, checkedAt, complete, shape } from './rules.ts';

/** Who reads requests of people: their own, those of their reports, or those of the organization. */
const READERS = ['employee', 'manager', 'hr'] as const;

/** What was given stays as it is. */
const GIVEN: readonly string[] = ['processed', 'confirmed', 'closed'];

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
  asks: ['paper_type'],
  complete,
  shape,
  check,
  checkedAt,
  effects,
  fixed: (status_id) => (GIVEN.includes(status_id) ? 'for_good' : undefined),
  news: { owner: ['processed', 'declined'], hr: [] },
});
