import type { Method } from '../../../rpc/contract/method.ts';
import { mastered, masterInput } from './rpc.ts';

/** Overtime that is prepared for several people at once. */
export const overtimeMethods = {
  'overtime.master': {
    summary:
      'Prepares overtime for several people: a document each, all or none; what is wrong is named by its row, `people.2.time_from`',
    input: masterInput,
    output: mastered,
    errors: [
      'access_denied',
      'validation',
      'warnings_unseen',
      'too_many_drafts',
      'no_workflow_step',
      'invalid_params',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
