import type { FormBlock, FormParagraph, FormPiece } from '../../lib/forms/form-block.ts';
import type { Dialect } from './dialect.ts';
import { child, type Element, everyElement, isElement, readText } from './xml.ts';

/** What a filled text of Word says, in order: paragraphs and tables. */
export const wordBlocks = (root: Element, dialect: Dialect): FormBlock[] => {
  const blocksIn = (of: Element): FormBlock[] =>
    of.children.filter(isElement).flatMap((each): FormBlock[] => {
      if (each.name === 'w:p') return [paragraphOf(each, dialect)];
      return each.name === 'w:tbl' ? [tableOf(each)] : blocksIn(each);
    });
  const tableOf = (table: Element): FormBlock => ({
    kind: 'table',
    rooms: gridOf(table),
    ruled: isRuled(table),
    ...againIn(rowsOf(table).map((row) => child(child(row, 'w:trPr'), 'w:tblHeader') !== undefined)),
    rows: rowsOf(table).map((row) =>
      cellsOf(row).map((cell) => ({
        paragraphs: blocksIn(cell).filter((block) => block.kind === 'paragraph'),
        over: Number(child(child(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'] ?? 1),
        ...edgesOf(cell),
      })),
    ),
  });
  return blocksIn(root);
};

/** The lines that a cell has of its own. */
const edgesOf = (cell: Element): { edges?: string } => {
  const borders = child(child(cell, 'w:tcPr'), 'w:tcBorders');
  const edges = ['top', 'bottom', 'left', 'right']
    .filter((edge) => {
      const line = child(borders, `w:${edge}`)?.attributes['w:val'];
      return line !== undefined && line !== 'none' && line !== 'nil';
    })
    .map((edge) => edge.charAt(0))
    .join('');
  return edges === '' ? {} : { edges };
};

const gridOf = (table: Element): number[] =>
  (child(table, 'w:tblGrid')?.children.filter(isElement) ?? [])
    .filter(({ name }) => name === 'w:gridCol')
    .map(({ attributes }) => Math.max(1, Number(attributes['w:w']) || 1));

/** A table of Word has lines by its own borders or by its style. */
const isRuled = (table: Element): boolean => {
  const look = child(table, 'w:tblPr');
  const inner = child(child(look, 'w:tblBorders'), 'w:insideH')?.attributes['w:val'];
  return inner === undefined ? child(look, 'w:tblStyle') !== undefined : inner !== 'none' && inner !== 'nil';
};

const rowsOf = (table: Element): Element[] =>
  [...everyElement(table, (each) => each === table || each.name !== 'w:tbl')].filter(
    ({ name }) => name === 'w:tr',
  );

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'w:tc');

const ALIGN: Readonly<Record<string, FormParagraph['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
};

const paragraphOf = (paragraph: Element, dialect: Dialect): FormParagraph => ({
  kind: 'paragraph',
  align: ALIGN[child(child(paragraph, 'w:pPr'), 'w:jc')?.attributes['w:val'] ?? ''] ?? 'left',
  pieces: piecesOf(paragraph, dialect),
  ...(isLarge(paragraph) ? { large: true } : {}),
  at: paragraph.at ?? '',
});

/** Half-points of the text of a page. */
const TEXT_SIZE = 24;

/** Whether its runs say a size of their own, that of the page's text or more. */
const isLarge = (paragraph: Element): boolean => {
  const sizes = [...everyElement(paragraph)].filter(({ name }) => name === 'w:sz');
  return sizes.length > 0 && sizes.every(({ attributes }) => Number(attributes['w:val']) >= TEXT_SIZE);
};

/** What the runs of a paragraph or a cell say, each in its look. */
export const piecesOf = (paragraph: Element, { run, text, look, lineBreak }: Dialect): FormPiece[] =>
  [...everyElement(paragraph)]
    .filter(({ name }) => name === run)
    .flatMap((each): FormPiece[] => {
      const said = each.children
        .filter(isElement)
        .map((inner) => {
          if (inner.name === text) return readText(inner);
          return inner.name === lineBreak ? '\n' : inner.name === 'w:tab' ? '\t' : '';
        })
        .join('');
      const props = child(each, look);
      const bold = child(props, look === 'w:rPr' ? 'w:b' : 'b');
      const isBold = bold !== undefined && bold.attributes['w:val'] !== '0' && bold.attributes.val !== '0';
      return said === '' ? [] : [{ text: said, look: each.look ?? 'said', bold: isBold }];
    });

/** Which rows are printed again on every page: the places of those that are marked. */
export const againIn = (marked: readonly boolean[]): { again?: number[] } => {
  const again = marked.flatMap((isMarked, place) => (isMarked ? [place] : []));
  return again.length > 0 ? { again } : {};
};
