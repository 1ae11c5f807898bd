import { z } from 'zod';
import { id, objectName, record } from './shapes.ts';

/**
 * What is asked about a document: one that is kept, or one that is being written, whose values stand as a form holds
 * them. With a step, also what its taking would be warned of.
 */
export const factsInput = z.strictObject({
  object: objectName,
  id: id.optional(),
  values: record.optional(),
  workflow_id: id.optional(),
});

const finding = z.object({
  field: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
  message_eng: z.string(),
});

/** The facts by their names, and the warnings of the step. */
export const documentFacts = z.object({ data: record, warnings: z.array(finding) });
export type DocumentFactsAnswer = z.infer<typeof documentFacts>;
