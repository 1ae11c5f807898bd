import { type Block, type Fact, STYLES, type StyleName } from '../../print/block.ts';
import { type Format, heightOf, linesOf, type Row, type Space, stacked, widthOf } from './layout-rows.ts';
import type { Element, LaidOut, Mark, Sheet } from './mark.ts';
import { tableRows } from './table-rows.ts';
import type { Measure } from './wrap.ts';

const MM = 72 / 25.4;

/** A4; the wide left margin is that of papers kept longer than ten years (GOST R 7.0.97-2016, 3.2). */
export const A4: Format = {
  width: 595.28,
  height: 841.89,
  left: 30 * MM,
  right: 15 * MM,
  top: 20 * MM,
  bottom: 20 * MM,
};

/** A4 on its side: the wide margin is above, where such sheets are bound. */
export const A4_WIDE: Format = {
  width: A4.height,
  height: A4.width,
  left: 15 * MM,
  right: 10 * MM,
  top: 25 * MM,
  bottom: 15 * MM,
};

export interface Layout {
  readonly format: Format;
  readonly measure: Measure;
  /** Where the first sheet begins, from the top: below what stands there already. */
  readonly from?: number;
  /** The line at the foot of each sheet. */
  readonly footer?: (page: number, pages: number) => string;
}

/** How facts are printed: the width of the labels and both styles. */
interface FactLook {
  readonly labels: number;
  readonly label: StyleName;
  readonly value: StyleName;
}

const PLAIN: FactLook = { labels: 116, label: 'label', value: 'text' };
const FINE: FactLook = { labels: 96, label: 'fine_label', value: 'fine' };
const GAP = 12;
const PADDING = 9;
const CODE_SIZE = 88;

/** Puts blocks on sheets: a row that does not fit begins a new one, a stamp goes there whole. Pure and repeatable. */
export const layOut = (blocks: readonly Block[], { format, measure, from, footer }: Layout): LaidOut => {
  const elements: Element[] = [];
  const space: Space = {
    format,
    measure,
    element: (role, inside) => elements.push({ role, ...(inside === undefined ? {} : { inside }) }) - 1,
  };
  const sheets: Mark[][] = [[]];
  const end = format.height - format.bottom;
  let y = from ?? format.top;
  for (const block of blocks) {
    if (block.kind === 'sheet' && y > format.top) y = nextSheet(sheets, format);
    const rows = rowsOf(block, space);
    const needed = needOf(block, rows);
    if (y + needed > end && needed <= end - format.top) y = nextSheet(sheets, format);
    for (const row of rows) {
      const { whole = 0 } = row;
      const parted = y + whole > end && whole + (row.again?.height ?? 0) <= end - format.top;
      if ((y + row.height > end || parted) && y > format.top) {
        y = nextSheet(sheets, format);
        sheets.at(-1)?.push(...stacked(row.again ? [row.again] : [], y));
        y += row.again?.height ?? 0;
      }
      sheets.at(-1)?.push(...stacked([row], y));
      y += row.height;
    }
    y += 'after' in block ? block.after : 0;
  }
  return { sheets: withFooters(sheets, { format, footer, from }), elements };
};

const nextSheet = (sheets: Mark[][], format: Format): number => {
  sheets.push([]);
  return format.top;
};

/** A heading takes some lines of what follows with it. */
const needOf = (block: Block, rows: readonly Row[]): number => {
  const whole = heightOf(rows);
  if (block.kind === 'paragraph') return block.heading ? whole + 60 : (rows[0]?.height ?? 0);
  if (block.kind === 'table') return heightOf(rows.slice(0, 2));
  return block.kind === 'facts' ? (rows[0]?.height ?? 0) : whole;
};

const rowsOf = (block: Block, space: Space): readonly Row[] => {
  switch (block.kind) {
    case 'paragraph':
      return paragraphRows(block, space);
    case 'facts':
      return factRows(block.rows, { left: space.format.left, width: widthOf(space.format) }, space);
    case 'table':
      return tableRows(block, space);
    case 'ending':
      return [endingRow(block, space)];
    case 'stamp':
      return [stampRow(block, space)];
    case 'code':
      return [codeRow(block, space)];
    case 'sheet':
      return [];
  }
};

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

const paragraphRows = (block: Paragraph, space: Space): Row[] => {
  const { from = 0, align = 'left' } = block;
  const left = space.format.left + from;
  const element = space.element(block.heading ? 'H1' : 'P');
  return linesOf(
    block.text,
    block.style,
    { left, width: widthOf(space.format) - from, align, element },
    space,
  );
};

/** Label and value side by side; lines of one fact may be parted by the end of a page, label and value begin together. */
const factRows = (
  facts: readonly Fact[],
  place: { left: number; width: number },
  space: Space,
  look: FactLook = PLAIN,
): Row[] =>
  facts.flatMap(([label, value]) => {
    const element = space.element('P');
    const beside = { left: place.left, width: look.labels - GAP, element };
    const labels = linesOf(label, look.label, beside, space);
    const left = place.left + look.labels;
    const values = linesOf(value, look.value, { left, width: place.width - look.labels, element }, space);
    const count = Math.max(labels.length, values.length);
    return Array.from({ length: count }, (_, index) => ({
      height: STYLES[look.value].leading + (index === count - 1 ? 2 : 0),
      marks: [...(labels[index]?.marks ?? []), ...(values[index]?.marks ?? [])],
    }));
  });

const SIGNATURE_WIDTH = 190;

const endingRow = ({ date, place }: Extract<Block, { kind: 'ending' }>, space: Space): Row => {
  const { format } = space;
  const left = format.width - format.right - SIGNATURE_WIDTH;
  const element = space.element('P');
  const dated = linesOf(date, 'body', { left: format.left, width: SIGNATURE_WIDTH, element }, space);
  const below = linesOf(place, 'caption', { left, width: SIGNATURE_WIDTH, align: 'center', element }, space);
  const line: Mark = { kind: 'line', x: left, y: STYLES.body.leading, width: SIGNATURE_WIDTH, grey: 0.35 };
  const height = STYLES.body.leading + 3;
  return {
    height: height + STYLES.caption.leading,
    marks: [...stacked(dated, 0), line, ...stacked(below, height)],
  };
};

const stampRow = ({ title, rows }: Extract<Block, { kind: 'stamp' }>, space: Space): Row => {
  const { format } = space;
  const inner = { left: format.left + PADDING, width: widthOf(format) - 2 * PADDING };
  const head = linesOf(title, 'section', { ...inner, align: 'center', element: space.element('P') }, space);
  const facts = factRows(rows, inner, space);
  const headHeight = heightOf(head) + 4;
  const height = headHeight + heightOf(facts) + 2 * PADDING;
  const frame: Mark = { kind: 'frame', x: format.left, y: 0, width: widthOf(format), height };
  return { height, marks: [frame, ...stacked(head, PADDING), ...stacked(facts, PADDING + headHeight)] };
};

const codeRow = (block: Extract<Block, { kind: 'code' }>, space: Space): Row => {
  const { left, ...format } = space.format;
  const width = widthOf(space.format) - CODE_SIZE - GAP;
  const facts = factRows(block.rows, { left, width }, space, FINE);
  const { link, modules } = block;
  const x = format.width - format.right - CODE_SIZE;
  const code: Mark = { kind: 'code', x, y: 2, size: CODE_SIZE, link, modules };
  return { height: Math.max(heightOf(facts), CODE_SIZE + 4), marks: [...stacked(facts, 0), code] };
};

/** A sheet that only goes on below something has its own foot already. */
const withFooters = (
  sheets: readonly Mark[][],
  { format, footer, from }: Pick<Layout, 'format' | 'footer' | 'from'>,
): Sheet[] =>
  sheets.map((marks, index) => {
    if (!footer || (index === 0 && from !== undefined)) return { marks };
    const { leading: _, ...style } = STYLES.footer;
    const text = footer(index + 1, sheets.length);
    const y = format.height - format.bottom + 28;
    return { marks: [...marks, { kind: 'text', x: format.left, y, text, ...style }] };
  });
