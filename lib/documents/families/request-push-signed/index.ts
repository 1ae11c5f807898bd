import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import { defineFamily } from '../../family.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { paper } from './paper.ts';
import { check } from './rules.ts';

/** Who reads papers before people: their own, or those of others. */
const READERS = ['employee', 'manager', 'reviewer', 'hr'] as const;

const ANSWERED: readonly string[] = ['confirmed', 'declined', 'closed'];

/** A paper that hr puts before a person to read and sign. Once it is published it stays as it is; answered, for good. */
export const requestPushSigned = defineFamily({
  object_id: 'request_push_signed',
  routes: { form: 'upaper', list: 'upapers' },
  group: 'papers',
  readers: { accountant: false, reviewer: true },
  law: { kind: 'acquaintance' },
  kind: 'pushed_paper',
  screens: [
    { name: 'upapers-own', roles: ['employee'], mode: 'own', menu: 'mine' },
    { name: 'upaper', roles: READERS, id: true },
    { name: 'paper-file', roles: READERS, id: true },
    { name: 'papers', roles: ['hr'], mode: 'hr', menu: 'documents', id: true },
    { name: 'papers-file', roles: ['hr'], id: true },
    { name: 'paper-new', roles: ['hr'] },
  ],
  prefix: 'ОЗ',
  table: 'request_push_signed',
  fields,
  form,
  list,
  objects: [paper],
  needs: [],
  check,
  fixed: (status_id) =>
    UNSENT_STATUSES.includes(status_id) ? undefined : ANSWERED.includes(status_id) ? 'for_good' : 'content',
  news: { owner: ['notified'], hr: ['declined'] },
});

export { paper, publishesPapers } from './paper.ts';
