import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import { REQUEST_PUSH_SIGNED } from '../../addresses.data.ts';
import { defineFamily } from '../../family.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { rules, shape } from './rules.ts';

const ANSWERED: readonly string[] = ['confirmed', 'declined', 'closed'];

/** A paper that hr puts before a person to read and sign. Once it is published it stays as it is; answered, for good. */
export const requestPushSigned = defineFamily({
  ...REQUEST_PUSH_SIGNED,
  prefix: 'ОЗ',
  table: 'request_push_signed',
  fields,
  readers: { accountant: false, reviewer: true },
  form,
  list,
  shape,
  rules,
  fixed: (status_id) =>
    UNSENT_STATUSES.includes(status_id) ? undefined : ANSWERED.includes(status_id) ? 'for_good' : 'content',
  news: { owner: ['notified'], hr: ['declined'] },
});
