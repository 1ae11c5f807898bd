import type { FormBlock, FormCell, FormParagraph } from '../../lib/forms/form-block.ts';
import { againIn, piecesOf } from './blocks.ts';
import type { Dialect } from './dialect.ts';
import { child, type Element, isElement, readText } from './xml.ts';

/** A filled sheet as a table, with the lines of its cells where it has any; `styles` is the part that says how cells look. */
export const sheetBlocks = (sheet: Element, dialect: Dialect, styles?: Element): FormBlock[] => {
  const rows = child(sheet, 'sheetData')?.children.filter(isElement) ?? [];
  const lookOf = sheetLooks(styles);
  const { merged, hidden } = mergedIn(sheet);
  const told = rows.map((row) => cellsOf(row, { dialect, lookOf, merged, hidden }));
  if (told.length === 0) return [];
  const wide = child(sheet, 'pageSetup')?.attributes.orientation === 'landscape';
  const isLined = told.some((row) => row.some(({ edges }) => edges));
  const together = togetherIn(rows, told);
  return [
    {
      kind: 'table',
      rooms: widthsOf(sheet),
      ruled: !isLined,
      ...(wide ? { wide } : {}),
      ...againIn(rows.map(({ again }) => again === true)),
      ...(together.length > 0 ? { together } : {}),
      rows: told,
    },
  ];
};

interface Range {
  readonly over: number;
  readonly down: number;
}

/** Ranges by the address they begin at, and the first cells of their further rows, which stand below. */
const mergedIn = (sheet: Element) => {
  const merged = new Map<string, Range>();
  const hidden = new Map<string, { readonly over: number; readonly last: boolean }>();
  for (const { attributes } of child(sheet, 'mergeCells')?.children.filter(isElement) ?? []) {
    const [from = '', to = ''] = (attributes.ref ?? '').split(':');
    const [top, bottom] = [rowIndex(from), rowIndex(to)];
    const over = columnIndex(to) - columnIndex(from) + 1;
    merged.set(from, { over, down: Math.max(1, bottom - top + 1) });
    const column = from.replace(/\d+$/, '');
    for (let row = top + 1; row <= bottom && hidden.size < HIDDEN_MAX; row += 1) {
      const below = `${column}${row}`;
      // Ranges of a sheet never overlap.
      if (hidden.has(below)) break;
      hidden.set(below, { over, last: row === bottom });
    }
  }
  return { merged, hidden };
};

/** A file may say that a range reaches over more rows than there are. */
const HIDDEN_MAX = 100_000;

interface Reading extends ReturnType<typeof mergedIn> {
  readonly dialect: Dialect;
  readonly lookOf: (cell: Element) => SheetLook;
}

const cellsOf = (row: Element, { dialect, lookOf, merged, hidden }: Reading): FormCell[] => {
  const cells: FormCell[] = [];
  let column = 0;
  for (const cell of row.children.filter(isElement)) {
    const at = cell.attributes.r ?? '';
    const place = columnIndex(at);
    if (place < column) continue;
    for (; column < place && column < COLUMNS_MAX; column += 1) cells.push({ paragraphs: [], over: 1 });
    const look = lookOf(cell);
    const below = hidden.get(at);
    const { over, down } = merged.get(at) ?? { over: below?.over ?? 1, down: 1 };
    const without = below ? (below.last ? /t/ : /[tb]/g) : down > 1 ? /b/ : /-/;
    const edges = look.edges.replace(without, '');
    cells.push({
      paragraphs: below ? [] : [cellParagraph(cell, dialect, at, look)],
      over,
      ...(down > 1 ? { down } : {}),
      ...(edges === '' ? {} : { edges }),
    });
    column = place + over;
  }
  return cells;
};

/** Rows of one document, and the last of them with all that stands below: no page has signatures alone. */
const togetherIn = (rows: readonly Element[], told: readonly (readonly FormCell[])[]) => {
  const groups = rows.flatMap(({ begins }, from) => (begins === undefined ? [] : [{ from, count: begins }]));
  const last = told.findLastIndex((row) => row.some(({ edges = '' }) => edges.length > 1));
  if (last < 0 || !rows.some(({ again }) => again)) return groups;
  const from = groups.at(-1)?.from ?? last;
  return [...groups.filter((group) => group.from !== from), { from, count: told.length - from }];
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

const rowIndex = (address: string): number => Number(/\d+$/.exec(address)?.[0] ?? 1);

const cellParagraph = (cell: Element, dialect: Dialect, at: string, look: SheetLook): FormParagraph => {
  const value = child(cell, 'v');
  return {
    kind: 'paragraph',
    align: look.align ?? (value && cell.attributes.t === undefined ? 'right' : 'left'),
    pieces: value
      ? [{ text: cell.said ?? readText(value), look: cell.look ?? 'said', bold: false }]
      : piecesOf(cell, dialect).map((piece) => ({ ...piece, bold: piece.bold || look.bold })),
    at,
  };
};

/** How a cell of a sheet looks: the edges that are drawn, and where its text stands where its style says it. */
interface SheetLook {
  readonly edges: string;
  readonly align: FormParagraph['align'] | undefined;
  readonly bold: boolean;
}

const ALIGN: Readonly<Record<string, FormParagraph['align']>> = {
  center: 'center',
  right: 'right',
  left: 'left',
};
const EDGES = ['top', 'bottom', 'left', 'right'] as const;
const PLAIN: SheetLook = { edges: '', align: undefined, bold: false };

/** The looks of a workbook by the number of a style; one that it has not looks plain. */
const sheetLooks = (styles: Element | undefined): ((cell: Element) => SheetLook) => {
  const inside = (name: string) => child(styles, name)?.children.filter(isElement) ?? [];
  const borders = inside('borders').map((border) =>
    EDGES.filter((edge) => {
      const style = child(border, edge)?.attributes.style;
      return style !== undefined && style !== 'none';
    })
      .map((edge) => edge.charAt(0))
      .join(''),
  );
  const bold = inside('fonts').map((font) => child(font, 'b') !== undefined);
  const looks = inside('cellXfs').map(
    (xf): SheetLook => ({
      edges: borders[Number(xf.attributes.borderId ?? 0)] ?? '',
      align: ALIGN[child(xf, 'alignment')?.attributes.horizontal ?? ''],
      bold: bold[Number(xf.attributes.fontId ?? 0)] === true,
    }),
  );
  return ({ attributes }) => looks[Number(attributes.s ?? 0)] ?? PLAIN;
};
