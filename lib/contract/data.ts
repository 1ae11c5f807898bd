import { z } from 'zod';
import type { Reason } from '../kernel/errors.data.ts';
import { batchInput } from '../rpc/batch.ts';
import type { Method } from '../rpc/contract/method.ts';
import { aboutPeople, moving } from '../rpc/contract/reasons.ts';
import { documentFacts, factsInput } from '../rpc/document-facts.ts';
import { editedRecords } from '../rpc/handed-over.ts';
import { addInput, list, listInput, rowsInput, writeInput } from '../rpc/rows.ts';
import { nothing, objectName, record, records } from '../rpc/shapes.ts';
import { why, whyInput } from '../rpc/why.ts';
import { familyPath } from '../workflow/path-shape.ts';

const reading: readonly Reason[] = [
  'invalid_params',
  'unknown_object',
  'unknown_field',
  'invalid_filter',
  'too_heavy',
];

const writing: readonly Reason[] = [
  'invalid_params',
  'unknown_object',
  'unknown_field',
  'access_denied',
  'not_found',
  'validation',
  'proof_required',
  'edited_by_another',
  'idempotency_key_reused',
];

/** Rows of any object, the way of a document, many calls at once, and the contract itself. */
export const dataMethods = {
  'view.get': {
    summary: 'A page of an object with joined names',
    input: listInput,
    output: list,
    errors: reading,
    public: true,
  },
  'table.get': { summary: 'Raw rows of one object', input: rowsInput, output: list, errors: reading },
  'table.add': {
    summary: 'Adds records; document_status moves a document',
    input: addInput,
    output: records,
    errors: [...writing, ...moving, ...aboutPeople, 'too_many_drafts', 'too_many_views', 'too_many_requests'],
    writes: true,
  },
  'table.edit': {
    summary: 'Changes the given fields of records',
    input: writeInput,
    output: editedRecords,
    errors: [...writing, ...aboutPeople, 'not_editable', 'edited_elsewhere', 'leave_exceeds_balance'],
    writes: true,
  },
  'table.del': {
    summary: 'Deletes records by id',
    input: writeInput,
    output: records,
    errors: [...writing, ...aboutPeople, 'not_deletable', 'used_elsewhere', 'warnings_unseen'],
    writes: true,
  },
  'workflow.path': {
    summary: 'The way a new document of a family would go in the organization of the caller',
    input: z.strictObject({ object: objectName }),
    output: familyPath,
    errors: ['invalid_params', 'unknown_object', 'access_denied'],
  },
  'workflow.why': {
    summary: 'What the caller may do with a document now, why not, who can, and how long it stood where',
    input: whyInput,
    output: why,
    errors: ['invalid_params', 'unknown_object', 'not_found'],
  },
  'document.facts': {
    summary: 'The facts that a document, kept or being written, is judged by',
    input: factsInput,
    output: documentFacts,
    errors: ['invalid_params', 'unknown_object', 'not_found', 'access_denied', 'validation'],
  },
  batch: {
    summary: 'Up to 50 independent calls in one round trip',
    input: batchInput,
    output: records,
    errors: ['invalid_params', 'too_many_calls', 'answer_too_big'],
    alone: true,
  },
  'rpc.discover': {
    summary: 'This contract as OpenRPC',
    input: nothing,
    output: record,
    errors: [],
    public: true,
  },
} as const satisfies Record<string, Method>;
