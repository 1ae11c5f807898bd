import type { Context } from 'hono';
import { z } from 'zod';
import type { Locale } from '../../lib/access/actor.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { listInput } from '../../lib/rpc/rows.ts';
import { refusal } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { fileNameOf, printedFile } from '../forms/printed.ts';
import { type KeptReport, reportFor, workbookByTemplate } from '../forms/workbooks.ts';
import { objectOrRefuse } from '../objects/view.ts';
import { refusalAnswer } from './answer.ts';
import { listWorkbook, onceEach } from './export.ts';
import { signedIn, type Visit } from './signed-in.ts';
import { madeFileAnswer } from './table-answer.ts';

const { filter, orderBy, sort, awaiting, addressed } = listInput.shape;
const excelInput = z.strictObject({
  filter,
  orderBy,
  sort,
  awaiting,
  addressed,
  lang: z.enum(['ru', 'en']).optional(),
  /** The workbook, or its pages as a PDF; a report has no pages. */
  as: z.enum(['pdf', 'file']).default('file'),
});
const CODE = /^[a-z0-9_-]{1,60}$/;

/**
 * GET /excel/{template}?filter=&as=: the list of the template's object as a workbook, filled from the template or, of a
 * report, with its columns (PAPER-04); the grammar of the filter is that of the view, the rows are those the caller reads.
 */
export const downloadExcel = signedIn(
  async (c, visit) => {
    const { answer, requestId } = visit;
    try {
      return await answer.large(() => excel(c, visit));
    } catch (error) {
      return refusalAnswer(c, refusalOf(error, 'excel', requestId), requestId);
    }
  },
  { cookie: 'instead-of-bearer' },
);

const excel = async (c: Context, visit: Visit): Promise<Response> => {
  const { actor } = visit;
  const code = c.req.param('template') ?? '';
  if (!CODE.test(code)) throw refusal('not_found');
  const asked = excelInput.safeParse(onceEach(c.req.queries()));
  if (!asked.success)
    throw refusal('invalid_params', { field: String(asked.error.issues[0]?.path[0] ?? 'query') });
  const { lang = visit.locale, as, ...list } = asked.data;
  const book = await workbookByTemplate(actor, code, { ...list, as }, lang);
  if (book) {
    c.header('x-total', String(book.total));
    c.header('x-truncated', book.isCut ? '1' : '0');
    return madeFileAnswer(c, book);
  }
  if (as === 'pdf') throw refusal('not_found');
  const kept = await reportFor(actor, code);
  const name = localised(kept, 'name', lang);
  return listWorkbook(c, visit, {
    object: kept.object_id,
    columns: columnsIn(lang, kept),
    filter: both(kept.filter, list.filter),
    awaiting: list.awaiting,
    addressed: list.addressed,
    orderBy: list.orderBy ?? kept.order_by,
    sort: list.orderBy === undefined ? (kept.descending === '1' ? 'desc' : 'asc') : list.sort,
    heading: name,
    locale: lang,
    fileName: `${fileNameOf(name)}.xlsx`,
  });
};

/** The columns of a report in the language of its reader, where they are there in both (AMB-061). */
const columnsIn = (lang: Locale, { object_id, columns }: KeptReport): string => {
  const { fields } = objectOrRefuse(object_id);
  return columns
    .split(',')
    .map((name) => name.trim())
    .map((name) => (lang === 'en' && Object.hasOwn(fields, `${name}_eng`) ? `${name}_eng` : name))
    .join(',');
};

/** What a report leaves out stays out, whatever its reader asks for. */
const both = (own: string, asked = ''): string =>
  [own, asked]
    .filter((each) => each.trim() !== '')
    .map((each) => `(${each})`)
    .join(' and ');

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
