import { z } from 'zod';
import { keepsAccounts } from '../../lib/access/actor.ts';
import { LOOKED_ROLES } from '../../lib/reach/table.data.ts';
import { exportedAccess } from '../access/export.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { noteExport } from '../trail/note-cards.ts';
import { peopleTable } from '../users/export.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn } from './signed-in.ts';
import { TABLE_FORMATS, tableAnswer } from './table-answer.ts';

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

const askedTitles = z.strictObject({
  lang: z.enum(['ru', 'en']).optional(),
  format: z.enum(TABLE_FORMATS).default('xlsx'),
});

/**
 * GET /users/export: people whose accounts the caller keeps, as a workbook, text or XML that their import reads again.
 */
export const exportUsers = signedIn(async (c, visit) => {
  const { actor, locale, requestId, answer } = visit;
  try {
    return await answer.large(async () => {
      if (!keepsAccounts(actor)) throw refusal('access_denied');
      const input = askedTitles.safeParse(c.req.query());
      if (!input.success) throw refusal('invalid_params', { field: 'query' });
      const { lang = locale, format } = input.data;
      const { table, people } = await peopleTable(actor, format === 'xml' ? 'fields' : lang);
      noteExport(actor, 'user', people, []);
      return tableAnswer(c, visit, table, { name: 'people', format });
    });
  } catch (error) {
    return refusalAnswer(c, refusalOf(error, 'users.export', requestId), requestId);
  }
});
