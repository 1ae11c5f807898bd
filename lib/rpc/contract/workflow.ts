import { byId } from '../shapes.ts';
import { lintAnswer, lintInput, simulateAnswer, simulateInput, usedAnswer } from '../workflow-admin.ts';
import type { Method } from './method.ts';

/** What an administrator asks about the steps of the dictionary; nothing is written by asking. */
export const workflowMethods = {
  'workflow.lint': {
    summary:
      'What looks wrong in the steps of an object, and how they differ from those the portal comes with',
    input: lintInput,
    output: lintAnswer,
    errors: ['invalid_params', 'access_denied', 'unknown_object'],
  },
  'workflow.simulate': {
    summary: 'Who could take which step with a document, kept or invented, and why somebody could not',
    input: simulateInput,
    output: simulateAnswer,
    errors: ['invalid_params', 'access_denied', 'unknown_object', 'not_found'],
  },
  'workflow.used': {
    summary: 'Whether a document was ever moved by a step, which then stays what it was',
    input: byId,
    output: usedAnswer,
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
} as const satisfies Record<string, Method>;
