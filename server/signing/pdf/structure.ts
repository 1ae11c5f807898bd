import {
  type PDF,
  type PDFPage,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
} from '@libpdf/core';
import type { Role } from '../../../lib/signing/print/mark.ts';
import type { Marked } from './draw.ts';

/** The tree by which a reader reads a document aloud, in order: one element for each heading and paragraph. */
export const addStructure = (
  pdf: PDF,
  pages: readonly { readonly page: PDFPage; readonly marked: Marked }[],
  roles: readonly Role[],
): void => {
  const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
  const rootRef = pdf.register(root);
  const document = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of('Document'), P: rootRef });
  const documentRef = pdf.register(document);
  const elements = roles.map((role) => elementOf(pdf, role, documentRef));
  const byPage: PdfNumberOrRef[] = [];
  for (const [index, { page, marked }] of pages.entries()) {
    page.dict.set('StructParents', PdfNumber.of(index));
    for (const [id, element] of marked.entries()) elements[element]?.pieces.push(pieceOf(page.ref, id));
    const owners = marked.flatMap((element) => elements[element]?.ref ?? []);
    byPage.push(PdfNumber.of(index), pdf.register(new PdfArray(owners)));
  }
  for (const { dict, pieces } of elements) dict.set('K', new PdfArray(pieces));
  const told = elements.filter(({ pieces }) => pieces.length > 0).map(({ ref }) => ref);
  document.set('K', new PdfArray(told));
  root.set('K', new PdfArray([documentRef]));
  root.set('ParentTree', pdf.register(PdfDict.of({ Nums: new PdfArray(byPage) })));
  root.set('ParentTreeNextKey', PdfNumber.of(pages.length));
  pdf.getCatalog().set('StructTreeRoot', rootRef);
  pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }));
};

type PdfNumberOrRef = PdfNumber | PdfRef;

const elementOf = (pdf: PDF, role: Role, parent: PdfRef) => {
  const dict = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of(role), P: parent });
  return { dict, ref: pdf.register(dict), pieces: [] as PdfDict[] };
};

const pieceOf = (page: PdfRef, id: number): PdfDict =>
  PdfDict.of({ Type: PdfName.of('MCR'), Pg: page, MCID: PdfNumber.of(id) });
