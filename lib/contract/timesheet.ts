import { z } from 'zod';
import type { Method } from '../rpc/contract/method.ts';
import {
  timesheetClosed,
  timesheetCloseInput,
  timesheetCorrected,
  timesheetCorrectInput,
  timesheetCountInput,
  timesheetDay,
  timesheetDayInput,
  timesheetFormed,
  timesheetFormInput,
  timesheetMonth,
  timesheetMonthInput,
} from '../rpc/timesheet.ts';

/** Timesheets; those that were formed are rows of the object `timesheet`. */
export const timesheetMethods = {
  'timesheet.month': {
    summary:
      "A month of timesheets with their sums: the caller's own, those of reports, or the organization's for hr, reviewers and accountants",
    input: timesheetMonthInput,
    output: z.object({ data: timesheetMonth }),
    errors: ['invalid_params', 'access_denied'],
  },
  'timesheet.day': {
    summary: 'What a day of a person is made of: documents, corrections, what came after the closing',
    input: timesheetDayInput,
    output: z.object({ data: timesheetDay }),
    errors: ['invalid_params', 'not_found'],
  },
  'timesheet.form': {
    summary:
      'Forms the timesheets of the organization for a month; what is closed or was written by hr stays as it is',
    input: timesheetFormInput,
    output: z.object({ data: timesheetFormed }),
    errors: ['invalid_params', 'access_denied', 'validation', 'idempotency_key_reused'],
    writes: true,
  },
  'timesheet.close': {
    summary: 'Forms a month and closes its first half or all of it, or opens it again for a reason',
    input: timesheetCloseInput,
    output: z.object({ data: timesheetClosed }),
    errors: [
      'invalid_params',
      'access_denied',
      'validation',
      'warnings_unseen',
      'edited_by_another',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'timesheet.correct': {
    summary: 'Writes what a day of a person says; a closed day for a reason. What it said before is kept',
    input: timesheetCorrectInput,
    output: z.object({ data: timesheetCorrected }),
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'own_record',
      'validation',
      'edited_by_another',
      'idempotency_key_reused',
    ],
    writes: true,
  },
  'timesheet.count': {
    summary: 'Counts what came after days were stored: they say what the documents come to now',
    input: timesheetCountInput,
    output: z.object({ data: timesheetCorrected }),
    errors: [
      'invalid_params',
      'access_denied',
      'not_found',
      'own_record',
      'validation',
      'idempotency_key_reused',
    ],
    writes: true,
  },
} as const satisfies Record<string, Method>;
