import { PDF, type PDFPage } from '@libpdf/core';
import type { Locale } from '../../lib/access/actor.ts';
import { formParts } from '../../lib/forms/form-parts.ts';
import { printBlocks } from '../../lib/forms/print-blocks.ts';
import type { Block } from '../../lib/print/block.ts';
import { A4, A4_WIDE, layOut } from '../../lib/signing/print/layout.ts';
import { saveArchival } from '../signing/pdf/archival.ts';
import { blankPage, drawMarks, type Marked } from '../signing/pdf/draw.ts';
import { fontsOf, measure } from '../signing/pdf/fonts.ts';
import { printableAll } from '../signing/pdf/printable.ts';
import { addStructure } from '../signing/pdf/structure.ts';
import { type FilledForm, tellForm } from './read-form.ts';

export interface DrawnForm extends FilledForm {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  /** ISO 8601, UTC; what the file says it was made at. */
  readonly moment: string;
}

/**
 * What a filled template says, as PDF/A-1a in the portal's own layout: its faces, not those of the template. A form
 * that is one for each department begins a sheet with each.
 */
export const drawForm = async ({
  title,
  author,
  locale,
  moment,
  ...form
}: DrawnForm): Promise<Uint8Array> => {
  const { sheets, elements, format } = laidOut(form);
  const pdf = PDF.create();
  const fonts = fontsOf(pdf);
  const pages: { page: PDFPage; marked: Marked }[] = [];
  // A sheet that is drawn is let go: forms of a thousand people have hundreds.
  for (let sheet = sheets.shift(); sheet; sheet = sheets.shift()) {
    const page = blankPage(pdf, format);
    pages.push({ page, marked: drawMarks(page, sheet.marks, fonts) });
  }
  addStructure(pdf, pages, elements);
  const language = locale === 'ru' ? 'ru-RU' : 'en-US';
  return saveArchival(pdf, fonts.used(), { title, author, moment, language });
};

/** The sheets of a filled form; what it said is let go before they are drawn. */
const laidOut = (form: FilledForm) => {
  const { blocks, format } = saidBy(form);
  const footer = (page: number, pages: number) => (pages > 1 ? `${page} / ${pages}` : ' ');
  const { sheets, elements } = layOut(blocks, { format, measure, footer });
  return { sheets: [...sheets], elements, format };
};

const saidBy = (form: FilledForm) => {
  const told = formParts(form.documents).map((documents) => tellForm({ ...form, documents }));
  const isWide = told.flat().some((block) => block.kind === 'table' && block.wide);
  const blocks = told.flatMap((part, index): Block[] => [
    ...(index > 0 ? [{ kind: 'sheet' } as const] : []),
    ...printBlocks(part),
  ]);
  return { blocks: printableAll(blocks), format: isWide ? A4_WIDE : A4 };
};
