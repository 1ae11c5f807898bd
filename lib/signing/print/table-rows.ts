import { type Rows, STYLES, type TableBlock, type TableCell } from '../../print/block.ts';
import { heightOf, linesOf, type Row, type Space, stacked, widthOf } from './layout-rows.ts';
import type { Mark } from './mark.ts';

/** Between a text and the edge of its cell; a narrow cell has less beside it. */
const PADDING = 3;
const [NARROW, NARROW_PADDING] = [30, 1];
const RULE = { head: 0.35, row: 0.8 } as const;

interface Look {
  readonly style: 'fine' | 'fine_label' | 'fine_strong';
  readonly role: 'TH' | 'TD';
  /** The grey of the line below it; none where it is not ruled. */
  readonly rule: number | undefined;
}

const HEAD: Look = { style: 'fine_label', role: 'TH', rule: RULE.head };
const BODY: Look = { style: 'fine', role: 'TD', rule: RULE.row };
/** Rows that a form itself has for heads. */
const TITLE: Look = { style: 'fine', role: 'TH', rule: RULE.head };
const FOOT: Look = { style: 'fine_strong', role: 'TD', rule: RULE.row };

/**
 * The rows of a table, each whole on its page and under the heads, which every page repeats; there they are decoration,
 * for a screen reader has read them already.
 */
export const tableRows = (block: TableBlock, space: Space): Row[] => {
  const table = space.element('Table');
  const places = placesOf(block, space);
  const rowOf = (cells: readonly TableCell[], look: Look, isTold = true): Row => {
    const row = isTold ? space.element('TR', table) : undefined;
    return ruled(cells, places, { ...look, ...(block.unruled ? { rule: undefined } : {}) }, space, row);
  };
  if (block.headless) {
    const again = block.rows.flatMap((row) => (row.again ? [rowOf(row.cells, TITLE, false)] : []));
    const titles = again.length === 0 ? undefined : asOne(again);
    // What stands above the titles has no titles yet.
    const first = block.rows.findIndex((row) => row.again);
    const rows = block.rows.map(
      ({ cells, strong, again: isTitle }, place): Row => ({
        ...rowOf(cells, isTitle ? TITLE : strong ? FOOT : BODY),
        ...(titles && place > first ? { again: titles } : {}),
      }),
    );
    return keptTogether(rows, block.together ?? []);
  }
  const head = block.columns.map(({ head: text }) => ({ text }));
  const again = rowOf(head, HEAD, false);
  return [
    rowOf(head, HEAD),
    ...block.rows.map(({ cells, strong }) => ({ ...rowOf(cells, strong ? FOOT : BODY), again })),
  ];
};

const asOne = (rows: readonly Row[]): Row => ({ height: heightOf(rows), marks: stacked(rows, 0) });

const keptTogether = (rows: Row[], groups: readonly Rows[]): Row[] => {
  for (const { from, count } of groups) {
    const first = rows[from];
    if (first) rows[from] = { ...first, whole: heightOf(rows.slice(from, from + count)) };
  }
  return rows;
};

interface Place {
  readonly left: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const placesOf = ({ columns }: TableBlock, { format }: Space): readonly Place[] => {
  const all = columns.reduce((sum, { room }) => sum + room, 0);
  const unit = widthOf(format) / all;
  let left = format.left;
  return columns.map(({ room, align = 'left' }) => {
    const place = { left, width: room * unit, align };
    left += place.width;
    return place;
  });
};

/** One row with the line below it; a cell may reach over several columns. */
const ruled = (
  cells: readonly TableCell[],
  places: readonly Place[],
  look: Look,
  space: Space,
  row: number | undefined,
): Row => {
  let column = 0;
  const placed = cells.map((cell) => {
    const { over = 1 } = cell;
    const [first, last] = [places[column], places[column + over - 1]];
    column += over;
    return { cell, first, last };
  });
  const drawn = placed.map(({ cell: { text, align, strong, large }, first, last }) => {
    if (!first || !last || text.trim() === '') return [];
    const whole = last.left + last.width - first.left;
    const padding = whole < NARROW ? NARROW_PADDING : PADDING;
    const width = whole - 2 * padding;
    const element = row === undefined ? undefined : space.element(look.role, row);
    return linesOf(
      text,
      large ? (strong ? 'title' : 'body') : strong ? FOOT.style : look.style,
      { left: first.left + padding, width, align: align ?? last.align, element },
      space,
    );
  });
  const tall = drawn.map((lines, index) => {
    const { down = 1 } = cells[index] ?? {};
    return (heightOf(lines) + 2 * PADDING) / down;
  });
  const height = Math.max(STYLES[look.style].leading + 2 * PADDING, ...tall);
  const line: Mark = {
    kind: 'line',
    x: space.format.left,
    y: height,
    width: widthOf(space.format),
    grey: look.rule ?? 0,
  };
  const lines = look.rule === undefined ? [] : [line];
  const edges = placed.flatMap(({ cell, first, last }) =>
    first && last && cell.edges
      ? edgesOf(cell.edges, { x: first.left, width: last.left + last.width - first.left, height })
      : [],
  );
  return { height, marks: [...drawn.flatMap((each) => stacked(each, PADDING)), ...lines, ...edges] };
};

/** The edges of a cell; an upright one is a frame without width. */
const edgesOf = (
  edges: string,
  { x, width, height }: { x: number; width: number; height: number },
): Mark[] => {
  const lying = (y: number): Mark => ({ kind: 'line', x, y, width, grey: 0 });
  const upright = (at: number): Mark => ({ kind: 'frame', x: at, y: 0, width: 0, height });
  return [
    ...(edges.includes('t') ? [lying(0)] : []),
    ...(edges.includes('b') ? [lying(height)] : []),
    ...(edges.includes('l') ? [upright(x)] : []),
    ...(edges.includes('r') ? [upright(x + width)] : []),
  ];
};
