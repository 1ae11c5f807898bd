import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import { defineFamily } from '../../family.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { paper } from './paper.ts';
import { check } from './rules.ts';

const ANSWERED: readonly string[] = ['confirmed', 'declined', 'closed'];

/** A paper that hr puts before a person to read and sign. Once it is published it stays as it is; answered, for good. */
export const requestPushSigned = defineFamily({
  object_id: 'request_push_signed',
  routes: { form: 'upaper', list: 'upapers' },
  group: 'papers',
  readers: { accountant: false, reviewer: true },
  law: { kind: 'acquaintance' },
  pushed: true,
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
