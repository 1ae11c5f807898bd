import { z } from 'zod';
import { PATH_ROLES } from '../workflow/path.ts';
import { RIGHT_REASONS } from '../workflow/why.ts';
import { id, objectName } from './shapes.ts';

export const whyInput = z.strictObject({ object: objectName, id });

const finding = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  message_eng: z.string(),
});

/** A step out of the status of a document, and what stands between it and the reader. */
const whyStep = z.object({
  next_status_id: z.string(),
  reject: z.boolean(),
  role: z.enum(PATH_ROLES),
  /** Whether the reader may take it now; a signature is part of taking it. */
  open: z.boolean(),
  /** Why not, where the reader has no right to it. */
  right: z.enum(RIGHT_REASONS).nullable(),
  /** Why not, where it would be refused: the sentences of the click, with what is missing. */
  message: z.string(),
  message_eng: z.string(),
  fields: z.array(finding),
  /** Who can take it, where the reader may know one or two names; else the role says it. */
  people: z.array(z.object({ name: z.string(), name_eng: z.string() })),
});

const stay = z.object({
  status_id: z.string(),
  status_name: z.string(),
  status_name_eng: z.string(),
  role: z.string().nullable(),
  workdays: z.number().int(),
});

/** What a reader may do with a document and why not, and how long it stood where. */
export const why = z.object({
  steps: z.array(whyStep),
  /** Why its content cannot be changed; null where it can. */
  not_editable: z.enum(['fixed', 'signed', 'not_yours']).nullable(),
  stays: z.array(stay),
  norm_workdays: z.number(),
});
export type Why = z.infer<typeof why>;
