import type { Method } from '../../../rpc/contract/method.ts';
import { paperPeople, paperPeopleInput, publishedTo, publishInput, reminded, remindInput } from './rpc.ts';

/** Papers that are put before people. */
export const paperMethods = {
  'paper.people': {
    summary: 'Whom a paper would be put before, and who of them could answer',
    input: paperPeopleInput,
    output: paperPeople,
    errors: ['invalid_params', 'access_denied'],
  },
  'paper.publish': {
    summary: 'Puts a paper before people, a document for each; sent again it changes nothing',
    input: publishInput,
    output: publishedTo,
    errors: [
      'access_denied',
      'not_found',
      'no_workflow_step',
      'validation',
      'invalid_params',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'paper.remind': {
    summary: 'Reminds those who have not answered a paper',
    input: remindInput,
    output: reminded,
    errors: ['access_denied', 'not_found', 'invalid_params', 'idempotency_key_reused'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
