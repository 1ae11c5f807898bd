import { defineFamily } from '../../family.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { paper } from './paper.ts';
import { check } from './rules.ts';

/** Who reads papers before people: their own, or those of others. */
const READERS = ['employee', 'manager', 'reviewer', 'hr'] as const;

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
  moments: {
    statuses: {
      empty: {},
      draft: {},
      notified: { fixed: 'content', tells: ['owner'] },
      confirmed: { fixed: 'for_good' },
      declined: { fixed: 'for_good', tells: ['hr'] },
      closed: { fixed: 'for_good' },
      '*': { fixed: 'content' },
    },
  },
});

export { paper, publishesPapers } from './paper.ts';
