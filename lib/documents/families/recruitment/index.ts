import { defineFamily } from '../../family.ts';
import { candidate } from './candidate.ts';
import { fields, form, jobs, PERSONAL, scans, studies } from './fields.ts';
import { check, checkedAt, complete, effects, neededBy, shape } from './rules.ts';

/** A candidate's way into the company: the offer, the answers, the decision, and the person is an employee. */
export const recruitment = defineFamily({
  object_id: 'recruitment',
  start: { rows: 20, roles: ['recruiter', 'hr', 'candidate'], candidate: true },
  routes: { form: 'urecruitment', list: 'urecruitments' },
  group: 'people',
  readers: { accountant: false, reviewer: false },
  owners: 'candidate',
  screens: [
    { name: 'candidates', roles: ['recruiter', 'hr'], menu: 'documents' },
    { name: 'urecruitment-own', roles: ['candidate'], mode: 'own', menu: 'mine' },
  ],
  prefix: 'ПР',
  table: 'recruitment',
  fields,
  lines: { scans, studies, jobs },
  form,
  list: { shown: ['vacancy', 'hire_date'], offered: ['department', 'due_date'] },
  objects: [candidate],
  needs: [
    'vacancy',
    'department',
    'salary',
    'hire_date',
    'due_date',
    'birth_date',
    'phone',
    'address',
    'citizenship',
    'passport_number',
    'passport_date',
    'passport_issuer',
    'education',
    'labour_book',
    'snils',
    'bank_code',
    'bank_account',
    'consent_data',
    'consent_bank',
  ],
  filledIn: ['notified'],
  untold: PERSONAL,
  neededBy,
  complete,
  shape,
  check,
  checkedAt,
  effects,
  news: { owner: ['notified', 'agreed', 'approved'], hr: ['agreed'] },
});

export { hires } from './candidate.ts';
