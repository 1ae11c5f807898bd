import { z } from 'zod';
import { LOOKED_ROLES } from '../../lib/reach/table.data.ts';
import { exportedAccess } from '../access/export.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';
import { tableAnswer } from './table-answer.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const shared = {
  lang: z.enum(['ru', 'en']).optional(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
};
const asked = z.union([
  z.strictObject({ ...shared, person: id, with: id.optional() }),
  z.strictObject({
    ...shared,
    role: z.enum(LOOKED_ROLES).optional(),
    object: z.string().min(1).max(60).optional(),
  }),
]);

/** GET /access/export: rights of roles, of one person or of two beside each other, as a workbook or as text. */
export const exportAccess = signedIn(async (c, visit) => {
  const { actor, locale, requestId, answer } = visit;
  try {
    return await answer.large(async () => {
      const input = asked.safeParse(c.req.query());
      if (!input.success) throw refusal('invalid_params', { field: 'query' });
      const { lang = locale, format, ...what } = input.data;
      return tableAnswer(c, visit, await exportedAccess(actor, what, lang), { name: 'access', format });
    });
  } catch (error) {
    return refusalAnswer(c, refusalOf(error, 'access.export', requestId), requestId);
  }
});
