import type { Method } from '../../../rpc/contract/method.ts';
import { paperAsked, paperInput, paperPreview } from './rpc.ts';

/** Papers that people ask for. */
export const requestMethods = {
  'request.preview': {
    summary: 'The paper of a request as it would be given, with what is missing for it',
    input: paperInput,
    output: paperPreview,
    errors: ['invalid_params', 'not_found'],
  },
  'request.prepare': {
    summary: 'Has the portal assemble the paper of a request, or try again; asked twice it makes one',
    input: paperInput,
    output: paperAsked,
    errors: ['invalid_params', 'not_found', 'status_mismatch', 'idempotency_key_reused'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
