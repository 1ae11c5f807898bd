import { ops, type PDF, type PDFPage, PdfDict, PdfNumber, PdfString } from '@libpdf/core';
import { A4 } from '../../../lib/signing/print/layout.ts';
import type { Format } from '../../../lib/signing/print/layout-rows.ts';
import type { Mark } from '../../../lib/signing/print/mark.ts';
import type { Fonts } from './fonts.ts';

type Operator = ReturnType<typeof ops.beginText>;
type TextMark = Extract<Mark, { kind: 'text' }>;

/** Which element of the structure each marked piece of a page belongs to: the index is its number on the page. */
export type Marked = readonly number[];

const FRAME_GREY = 0.45;

/**
 * Draws marks on a page; answers what was marked. `told`: each text in the structure it belongs to, the rest as
 * decoration. `beside`: all of it as decoration, on a page whose structure is not ours to write. `plain`: in a document
 * that has no structure.
 */
export const drawMarks = (
  page: PDFPage,
  marks: readonly Mark[],
  fonts: Fonts,
  how: 'told' | 'beside' | 'plain' = 'told',
): Marked => {
  const marked: number[] = [];
  const drawn = marks.flatMap((mark): Operator[] => {
    const shape = mark.kind === 'text' ? textOf(mark, page, fonts) : shapeOf(mark, page);
    if (how === 'plain') return shape;
    if (how === 'beside' || mark.kind !== 'text' || mark.element === undefined)
      return [ops.beginMarkedContent('/Artifact'), ...shape, ops.endMarkedContent()];
    marked.push(mark.element);
    const properties = PdfDict.of({ MCID: PdfNumber.of(marked.length - 1) });
    return [ops.beginMarkedContentProps('/Span', properties), ...shape, ops.endMarkedContent()];
  });
  page.drawOperators([ops.pushGraphicsState(), ...drawn, ops.popGraphicsState()]);
  return marked;
};

const textOf = (mark: TextMark, page: PDFPage, fonts: Fonts): Operator[] => {
  // Each run begins where the one before it ends.
  const shown = fonts
    .runs(mark.text, mark.face)
    .flatMap(({ font, text }) => [
      ops.setFont(`/${page.registerFont(font)}`, mark.size),
      ops.showText(glyphs(font.encodeTextToGids(text))),
    ]);
  return [
    ops.beginText(),
    ops.setNonStrokingGray(mark.grey),
    ops.setTextMatrix(1, 0, 0, 1, round(mark.x), round(page.height - mark.y)),
    ...shown,
    ops.endText(),
  ];
};

const glyphs = (ids: readonly number[]): PdfString => {
  const bytes = new Uint8Array(ids.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, id] of ids.entries()) view.setUint16(index * 2, id);
  return PdfString.fromBytes(bytes);
};

const shapeOf = (mark: Exclude<Mark, TextMark>, page: PDFPage): Operator[] => {
  const top = page.height - mark.y;
  if (mark.kind === 'line')
    return [
      ops.setStrokingGray(mark.grey),
      ops.setLineWidth(0.6),
      ops.moveTo(round(mark.x), round(top)),
      ops.lineTo(round(mark.x + mark.width), round(top)),
      ops.stroke(),
    ];
  if (mark.kind === 'frame')
    return [
      ops.setStrokingGray(FRAME_GREY),
      ops.setLineWidth(0.8),
      ops.rectangle(round(mark.x), round(top - mark.height), round(mark.width), round(mark.height)),
      ops.stroke(),
    ];
  return codeOf(mark, page);
};

/** Each dark run of a row is one rectangle, a hair higher than its row: no pale seams between rows. */
const codeOf = (mark: Extract<Mark, { kind: 'code' }>, page: PDFPage): Operator[] => {
  const cell = mark.size / mark.modules.length;
  const bottom = page.height - mark.y - mark.size;
  page.addLinkAnnotation({
    rect: { x: mark.x, y: bottom, width: mark.size, height: mark.size },
    uri: mark.link,
  });
  const rectangles = mark.modules.flatMap((row, index) =>
    runsOf(row).map(([from, to]) =>
      ops.rectangle(
        round(mark.x + from * cell),
        round(page.height - mark.y - (index + 1) * cell),
        round((to - from) * cell),
        round(cell + 0.02),
      ),
    ),
  );
  return [ops.setNonStrokingGray(0), ...rectangles, ops.fill()];
};

const runsOf = (row: readonly boolean[]): [from: number, to: number][] => {
  const runs: [number, number][] = [];
  let from = -1;
  for (let at = 0; at <= row.length; at += 1) {
    if (row[at] && from < 0) from = at;
    if (!row[at] && from >= 0) {
      runs.push([from, at]);
      from = -1;
    }
  }
  return runs;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** A page of the size of A4 with nothing on it, on its side where it is wider than high. */
export const blankPage = (pdf: PDF, { width, height }: Pick<Format, 'width' | 'height'> = A4): PDFPage =>
  pdf.addPage({ size: 'a4', orientation: width > height ? 'landscape' : 'portrait' });
