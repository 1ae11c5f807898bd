import { z } from 'zod';
import { formBlock } from '../forms/form-block.ts';
import { formProblem } from '../forms/problem.ts';
import { id, words } from './shapes.ts';

/** A template as it came, at most. */
export const FORM_BYTES_MAX = 4 * 1024 * 1024;

/** Which version is looked at (the newest where none is named), and on which document it is tried. */
export const templateOpenInput = z.strictObject({
  id,
  version_id: id.optional(),
  document_id: id.optional(),
  lang: z.enum(['ru', 'en']).optional(),
});

/** A field that a template may name: what it is called, and what it says in the document it is tried on. */
const offeredField = z.object({
  path: z.string(),
  group: z.enum(['document', 'employee', 'organization', 'form']),
  /** The lines it is a field of; '' for none. */
  list: z.string(),
  label: z.string(),
  value: z.string(),
});
export type OfferedField = z.infer<typeof offeredField>;

export const templateOpened = z.object({
  data: z.object({
    version_id: id.nullable(),
    problems: z.array(formProblem),
    blocks: z.array(formBlock),
    fields: z.array(offeredField),
  }),
});
export type OpenedTemplate = z.infer<typeof templateOpened>['data'];

/** `in_force` is the version in force when the caller decided, null where there was none. */
export const templateVersionInput = z.strictObject({ id, version_id: id, in_force: id.nullable() });

export const templateMendInput = z.strictObject({
  id,
  version_id: id,
  /** The tag as it stands there, and the field that was meant. */
  said: words(200).min(1),
  likely: words(200).min(1),
});

/** The version that was added or put in force. */
export const templateVersionDone = z.object({
  data: z.object({ version_id: id, number: z.number().int(), problems: z.array(formProblem) }),
});
