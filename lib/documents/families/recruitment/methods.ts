import type { Method } from '../../../rpc/contract/method.ts';
import { candidateInput, documentOf, done, invited, made } from './rpc.ts';

/** Candidates: how they come in, and how they leave. */
export const recruitmentMethods = {
  'candidate.add': {
    summary: 'Makes a candidate with an account that is shut yet, and the document of their hiring',
    input: candidateInput,
    output: made,
    errors: [
      'access_denied',
      'email_taken',
      'validation',
      'no_workflow_step',
      'invalid_params',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'candidate.invite': {
    summary: 'Sends a candidate another letter; the link of the one before is over',
    input: documentOf,
    output: invited,
    errors: [
      'access_denied',
      'not_found',
      'status_mismatch',
      'validation',
      'invalid_params',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'candidate.revoke': {
    summary: 'Takes an invitation back: its link is over and the account is shut',
    input: documentOf,
    output: done,
    errors: ['access_denied', 'not_found', 'validation', 'invalid_params', 'idempotency_key_reused'],
    writes: true,
  },
  'candidate.withdraw': {
    summary: 'Deletes what a candidate has answered, and shuts the account, as the candidate asks',
    input: documentOf,
    output: done,
    errors: ['access_denied', 'not_found', 'status_mismatch', 'invalid_params', 'idempotency_key_reused'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
