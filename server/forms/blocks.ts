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
      })),
    ),
  });
  return blocksIn(root);
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
  at: paragraph.at ?? '',
});

const piecesOf = (paragraph: Element, { run, text, look, lineBreak }: Dialect): FormPiece[] =>
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

/** A filled sheet as a table; empty rows at the end are none. */
export const sheetBlocks = (sheet: Element, dialect: Dialect): FormBlock[] => {
  const rows = child(sheet, 'sheetData')?.children.filter(isElement) ?? [];
  const merged = new Map(
    (child(sheet, 'mergeCells')?.children.filter(isElement) ?? []).map(({ attributes }) => {
      const [from = '', to = ''] = (attributes.ref ?? '').split(':');
      return [from, columnIndex(to) - columnIndex(from) + 1];
    }),
  );
  const told = rows.map((row) => {
    const cells: { paragraphs: FormParagraph[]; over: number }[] = [];
    let column = 0;
    for (const cell of row.children.filter(isElement)) {
      const at = cell.attributes.r ?? '';
      const place = columnIndex(at);
      if (place < column) continue;
      for (; column < place && column < COLUMNS_MAX; column += 1) cells.push({ paragraphs: [], over: 1 });
      const over = merged.get(at) ?? 1;
      cells.push({ paragraphs: [cellParagraph(cell, dialect, at)], over });
      column = place + over;
    }
    return cells;
  });
  const wide = child(sheet, 'pageSetup')?.attributes.orientation === 'landscape';
  const together = rows.flatMap(({ begins }, from) =>
    begins === undefined ? [] : [{ from, count: begins }],
  );
  return told.length === 0
    ? []
    : [
        {
          kind: 'table',
          rooms: widthsOf(sheet),
          ruled: true,
          ...(wide ? { wide } : {}),
          ...againIn(rows.map(({ again }) => again === true)),
          ...(together.length > 0 ? { together } : {}),
          rows: told,
        },
      ];
};

/** Which rows are printed again on every page: the places of those that are marked. */
const againIn = (marked: readonly boolean[]): { again?: number[] } => {
  const again = marked.flatMap((isMarked, place) => (isMarked ? [place] : []));
  return again.length > 0 ? { again } : {};
};

const COLUMNS_MAX = 100;

/** Widths of the columns of a sheet, in signs; eight where nothing is said. */
const widthsOf = (sheet: Element): number[] => {
  const widths: number[] = [];
  for (const { attributes } of child(sheet, 'cols')?.children.filter(isElement) ?? []) {
    const last = Math.min(Number(attributes.max), COLUMNS_MAX);
    for (let column = Number(attributes.min); column <= last; column += 1)
      widths[column - 1] = Math.max(1, Number(attributes.width) || 8);
  }
  return Array.from(widths, (width) => width ?? 8);
};

const columnIndex = (address: string): number =>
  [...(/^[A-Z]{1,3}/.exec(address)?.[0] ?? 'A')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

const cellParagraph = (cell: Element, dialect: Dialect, at: string): FormParagraph => {
  const value = child(cell, 'v');
  return {
    kind: 'paragraph',
    align: value && cell.attributes.t === undefined ? 'right' : 'left',
    pieces: value
      ? [{ text: cell.said ?? readText(value), look: cell.look ?? 'said', bold: false }]
      : piecesOf(cell, dialect),
    at,
  };
};
