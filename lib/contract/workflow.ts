import type { Method } from '../rpc/contract/method.ts';
import { byId, done } from '../rpc/shapes.ts';
import { lintAnswer, lintInput, simulateAnswer, simulateInput } from '../rpc/workflow-admin.ts';
import {
  changesAnswer,
  changesInput,
  draftAnswer,
  draftInput,
  dropInput,
  exportAnswer,
  importInput,
  judgeAnswer,
  publishAnswer,
  publishInput,
  restoreInput,
  strandedAnswer,
  strandedInput,
} from '../rpc/workflow-changes.ts';

/** What an administrator asks about the steps of the dictionary, and how changes of them come into force. */
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
  'workflow.changes': {
    summary: 'Drafts of changes of an object and the versions that were published of it',
    input: changesInput,
    output: changesAnswer,
    errors: ['invalid_params', 'access_denied', 'unknown_object'],
  },
  'workflow.draft': {
    summary: 'Saves what a draft is to say of the steps; nothing of it is in force before it is published',
    input: draftInput,
    output: draftAnswer,
    errors: [
      'invalid_params',
      'access_denied',
      'unknown_object',
      'not_found',
      'edited_by_another',
      'too_many_changes',
    ],
  },
  'workflow.judge': {
    summary: 'What a draft would do if it were published now: findings, collisions, documents without a step',
    input: byId,
    output: judgeAnswer,
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
  'workflow.stranded': {
    summary: 'Documents of a status that a draft would leave without a step, by number and person',
    input: strandedInput,
    output: strandedAnswer,
    errors: ['invalid_params', 'access_denied', 'not_found'],
  },
  'workflow.publish': {
    summary: 'Brings a draft into force in one transaction, with what becomes of documents under way',
    input: publishInput,
    output: publishAnswer,
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'edited_by_another',
      'nothing_changed',
      'change_collides',
      'workflow_broken',
      'own_decision_unconfirmed',
      'documents_without_step',
      'too_many_moves',
      'validation',
    ],
  },
  'workflow.drop': {
    summary: 'Throws a draft away',
    input: dropInput,
    output: done,
    errors: ['invalid_params', 'access_denied', 'not_found', 'edited_by_another'],
  },
  'workflow.restore': {
    summary: 'Makes a draft that brings a version back, or the steps the portal comes with',
    input: restoreInput,
    output: draftAnswer,
    errors: [
      'invalid_params',
      'access_denied',
      'unknown_object',
      'not_found',
      'nothing_changed',
      'too_many_changes',
    ],
  },
  'workflow.export': {
    summary: 'The steps of an object in force, as a file another portal reads',
    input: changesInput,
    output: exportAnswer,
    errors: ['invalid_params', 'access_denied', 'unknown_object'],
  },
  'workflow.import': {
    summary: 'Makes a draft of what a file changes; nothing of it is in force before it is published',
    input: importInput,
    output: draftAnswer,
    errors: [
      'invalid_params',
      'access_denied',
      'unknown_object',
      'workflow_file_unreadable',
      'nothing_changed',
      'too_many_changes',
      'validation',
    ],
  },
} as const satisfies Record<string, Method>;
