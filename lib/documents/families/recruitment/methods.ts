import { z } from 'zod';
import type { Method } from '../../../rpc/contract/method.ts';
import { id } from '../../../rpc/shapes.ts';

export const candidateInput = z.strictObject({
  name: z.string().trim().min(1).max(300),
  name_eng: z.string().trim().max(300).optional(),
  email: z.string().max(254),
  language: z.enum(['ru', 'en']).optional(),
  /** What the document begins with. */
  vacancy: z.string().trim().min(1).max(300),
  department: z.string().max(300).optional(),
  salary: z.string().max(40).optional(),
  hire_date: z.iso.date().optional(),
  due_date: z.iso.date().optional(),
});
export type CandidateInput = z.infer<typeof candidateInput>;

export const documentOf = z.strictObject({ document_id: id });
export type DocumentOf = z.infer<typeof documentOf>;

const made = z.object({ data: z.object({ employee_id: id, document_id: id }) });
const done = z.object({ data: z.object({ document_id: id }) });

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
    output: done,
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
