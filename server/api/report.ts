import { z } from 'zod';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { printedFile } from '../forms/printed.ts';
import { refusalAnswer } from './answer.ts';
import { madeFileAnswer } from './made-file.ts';
import { signedIn } from './signed-in.ts';

/** Documents on one form, at most. */
const DOCUMENTS_MAX = 100;

const reportInput = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= DOCUMENTS_MAX),
  lang: z.enum(['ru', 'en']).optional(),
  template: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/)
    .optional(),
  as: z.enum(['pdf', 'file']).default('pdf'),
});

/**
 * GET /report/{object_id}?id=&lang=: the printed form of a document by the template in force of its family, else the
 * portal's own (PAPER-03); several ids stand on one form. `template` names one of several, `as=file` asks for the file
 * as the template is (DOCX, XLSX). A caller who may not read the document gets not_found.
 */
export const downloadReport = signedIn(
  async (c, { actor, locale, requestId, answer }) => {
    try {
      const asked = reportInput.safeParse(c.req.query());
      if (!asked.success)
        throw refusal('invalid_params', { field: String(asked.error.issues[0]?.path[0] ?? 'query') });
      const { id: ids, lang = locale, template, as } = asked.data;
      const object_id = c.req.param('object_id') ?? '';
      return await answer.large(async () =>
        madeFileAnswer(c, await printedFile(actor, { object_id, ids, code: template, as }, lang)),
      );
    } catch (error) {
      return refusalAnswer(c, refusalOf(error, 'report', requestId), requestId);
    }
  },
  { cookie: 'instead-of-bearer' },
);
