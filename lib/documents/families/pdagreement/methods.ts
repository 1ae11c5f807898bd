import type { Method } from '../../../rpc/contract/method.ts';
import { askedOf, askInput } from './rpc.ts';

/** Consents that people are asked for. */
export const consentMethods = {
  'consent.ask': {
    summary: 'Puts a consent before people who have none in force; sent again it changes nothing',
    input: askInput,
    output: askedOf,
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
} as const satisfies Record<string, Method>;
