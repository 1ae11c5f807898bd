import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import {
  dismissalDone,
  dismissalInput,
  dismissalPlan,
  dismissalPlanInput,
  takeBackInput,
  takenBack,
} from '../rpc/dismissal.ts';

/** The end of employment as one act of hr. */
export const dismissalMethods = {
  'dismissal.plan': {
    summary: 'What the dismissal of a person would touch: reports, decisions, deputies, keys, documents',
    input: dismissalPlanInput,
    output: z.object({ data: dismissalPlan }),
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
  'dismissal.enter': {
    summary: 'Dismisses a person on a day and a ground, with all that follows, in one transaction',
    input: dismissalInput,
    output: dismissalDone,
    errors: [
      'invalid_params',
      'access_denied',
      'never_lent',
      'own_record',
      'not_found',
      'not_deletable',
      'warnings_unseen',
      'linked_elsewhere',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'dismissal.takeBack': {
    summary:
      'Takes a dismissal back: the last day is cleared, deputies and grants it ended come back where they can',
    input: takeBackInput,
    output: takenBack,
    errors: [
      'invalid_params',
      'access_denied',
      'never_lent',
      'own_record',
      'not_found',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
