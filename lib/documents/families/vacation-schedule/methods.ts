import type { Method } from '../../../rpc/contract/method.ts';
import {
  scheduleApproved,
  scheduleInput,
  schedulePeriodInput,
  schedulePeriodMoved,
  scheduleReminded,
  scheduleRemindInput,
  scheduleSaved,
  scheduleSaveInput,
  scheduleYear,
} from './rpc.ts';

/** The vacation schedule as a whole: a year of many people, what is planned in it, and how it is approved. */
export const scheduleMethods = {
  'schedule.year': {
    summary: 'The vacation schedule of a year: people, their entries, norms and the period',
    input: scheduleInput,
    output: scheduleYear,
    errors: ['invalid_params', 'access_denied'],
  },
  'schedule.save': {
    summary: 'Writes several entries of the schedule, all or none, each judged by its rules',
    input: scheduleSaveInput,
    output: scheduleSaved,
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'not_editable',
      'not_deletable',
      'no_workflow_step',
      'edited_by_another',
      'edited_elsewhere',
      'validation',
      'too_many_drafts',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'schedule.approve': {
    summary: 'Brings all entries of a department or of the organization forward that wait for the caller',
    input: scheduleInput,
    output: scheduleApproved,
    errors: [
      'invalid_params',
      'access_denied',
      'validation',
      'too_many_moves',
      'signature_required',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'schedule.remind': {
    summary: 'Reminds people who have not planned all days of a year',
    input: scheduleRemindInput,
    output: scheduleReminded,
    errors: ['invalid_params', 'access_denied', 'idempotency_key_reused'],
    writes: true,
  },
  'schedule.period': {
    summary: 'Opens or closes the planning of a year in an organization',
    input: schedulePeriodInput,
    output: schedulePeriodMoved,
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'no_workflow_step',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
