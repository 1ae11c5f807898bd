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
import type { Element } from '../../../lib/signing/print/mark.ts';
import type { Marked } from './draw.ts';

/** The tree by which a reader reads a document aloud, in order: headings, paragraphs, tables of rows. */
export const addStructure = (
  pdf: PDF,
  pages: readonly { readonly page: PDFPage; readonly marked: Marked }[],
  told: readonly Element[],
): void => {
  const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
  const rootRef = pdf.register(root);
  const document = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of('Document'), P: rootRef });
  const documentRef = pdf.register(document);
  const elements: Drawn[] = [];
  for (const { role, inside } of told)
    elements.push(elementOf(pdf, role, inside === undefined ? undefined : elements[inside], documentRef));
  const byPage: PdfNumberOrRef[] = [];
  for (const [index, { page, marked }] of pages.entries()) {
    page.dict.set('StructParents', PdfNumber.of(index));
    for (const [id, element] of marked.entries()) elements[element]?.pieces.push({ page: page.ref, id });
    const owners = marked.flatMap((element) => elements[element]?.ref ?? []);
    byPage.push(PdfNumber.of(index), pdf.register(new PdfArray(owners)));
  }
  // From the last to the first: what is inside another is known before it is.
  const whole: PdfRef[] = [];
  for (const { dict, ref, pieces, within, holder } of elements.toReversed()) {
    const [piece] = pieces;
    if (piece && pieces.length === 1 && within.length === 0) {
      dict.set('Pg', piece.page);
      dict.set('K', PdfNumber.of(piece.id));
    } else {
      const held = [...pieces.map(pieceOf), ...within.toReversed()];
      if (held.length === 0) continue;
      dict.set('K', new PdfArray(held));
    }
    (holder?.within ?? whole).push(ref);
  }
  document.set('K', new PdfArray(whole.toReversed()));
  root.set('K', new PdfArray([documentRef]));
  root.set('ParentTree', pdf.register(PdfDict.of({ Nums: new PdfArray(byPage) })));
  root.set('ParentTreeNextKey', PdfNumber.of(pages.length));
  pdf.getCatalog().set('StructTreeRoot', rootRef);
  pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.of(true) }));
};

type PdfNumberOrRef = PdfNumber | PdfRef;

/** A piece of a page, by its number there. */
interface Piece {
  readonly page: PdfRef;
  readonly id: number;
}

/** An element with the pieces of pages that belong to it, and the elements inside it, the last first. */
interface Drawn {
  readonly dict: PdfDict;
  readonly ref: PdfRef;
  readonly pieces: Piece[];
  readonly within: PdfRef[];
  readonly holder: Drawn | undefined;
}

const elementOf = (
  pdf: PDF,
  role: Element['role'],
  holder: Drawn | undefined,
  documentRef: PdfRef,
): Drawn => {
  const parent = holder?.ref ?? documentRef;
  const dict = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of(role), P: parent });
  return { dict, ref: pdf.register(dict), pieces: [], within: [], holder };
};

const pieceOf = ({ page, id }: Piece): PdfDict =>
  PdfDict.of({ Type: PdfName.of('MCR'), Pg: page, MCID: PdfNumber.of(id) });
