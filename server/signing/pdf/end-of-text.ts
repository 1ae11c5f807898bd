import { type PDFPage, PdfDict, PdfNumber, PdfString } from '@libpdf/core';
import type { Mark } from '../../../lib/signing/print/mark.ts';

const OURS = 'EmployeeGateway';
const END = 'EndOfText';

/** Notes on a page where its text ends, so that the marks of signatures are drawn below it. */
export const noteEndOfText = (page: PDFPage, marks: readonly Mark[], moment: string): void => {
  const end = Math.max(...marks.map((mark) => ('element' in mark ? mark.y : 0)));
  const note = PdfDict.of({
    LastModified: PdfString.fromString(`D:${moment.replace(/\D/g, '').slice(0, 14)}Z`),
    Private: PdfDict.of({ [END]: PdfNumber.of(Math.round(end)) }),
  });
  page.dict.set('PieceInfo', PdfDict.of({ [OURS]: note }));
};

/** Where the text of a page ends, in points from its top; undefined without a note. */
export const endOfText = (page: PDFPage): number | undefined =>
  page.dict.getDict('PieceInfo')?.getDict(OURS)?.getDict('Private')?.getNumber(END)?.value;
