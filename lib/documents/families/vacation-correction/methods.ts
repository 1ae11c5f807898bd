import type { Method } from '../../../rpc/contract/method.ts';
import { moving } from '../../../rpc/contract/reasons.ts';
import { partsInput, partsOf } from './rpc.ts';

/** Corrections of leaves. */
export const correctionMethods = {
  'correction.parts': {
    summary: 'Writes the drafts of all parts of a correction of leaves together, or none of them',
    input: partsInput,
    output: partsOf,
    errors: [
      'access_denied',
      'not_found',
      'validation',
      'invalid_params',
      'edited_by_another',
      'edited_elsewhere',
      'too_many_drafts',
      'idempotency_key_reused',
      ...moving,
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
