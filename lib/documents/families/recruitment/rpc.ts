import { z } from 'zod';
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

export const made = z.object({ data: z.object({ employee_id: id, document_id: id }) });
export const done = z.object({ data: z.object({ document_id: id }) });
/** Whether a mail server takes the letter: without one it becomes a file, unsent. */
export const invited = z.object({ data: z.object({ document_id: id, mailed: z.boolean() }) });
