import { contentTypes, officeFile, relations, xmlText } from './office-file.ts';

export interface WordText {
  readonly text: string;
  readonly align?: 'center' | 'right';
  readonly bold?: true;
  /** Half-points; 24 where nothing is said. */
  readonly size?: number;
  /** Twentieths of a point below it. */
  readonly after?: number;
  /** In a table: lines around it, or one below it to write on. */
  readonly boxed?: true;
  readonly under?: true;
}

export interface WordTable {
  /** Widths of its columns, in twentieths of a point. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly (string | WordText)[])[];
  /** It has no lines. */
  readonly plain?: true;
}

const SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A document of Word, put together from paragraphs and tables. */
export const wordFile = (content: readonly (string | WordText | WordTable)[]): Uint8Array =>
  officeFile({
    '[Content_Types].xml': contentTypes([
      ['word/document.xml', 'wordprocessingml.document.main'],
      ['word/styles.xml', 'wordprocessingml.styles'],
    ]),
    '_rels/.rels': relations([['word/document.xml', 'officeDocument']]),
    'word/_rels/document.xml.rels': relations([['styles.xml', 'styles']]),
    'word/styles.xml': STYLES,
    'word/document.xml': `<w:document xmlns:w="${SPACE}"><w:body>${content.map(blockOf).join('')}${PAGE}</w:body></w:document>`,
  });

const STYLES = `<w:styles xmlns:w="${SPACE}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`;
/** A4 with the margins of papers that are kept. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="850" w:bottom="1134" w:left="1701" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';

const blockOf = (block: string | WordText | WordTable): string =>
  typeof block === 'object' && 'rows' in block ? tableOf(block) : paragraphOf(block);

const paragraphOf = (given: string | WordText): string => {
  const {
    text,
    align,
    bold,
    size,
    after = 120,
  }: WordText = typeof given === 'string' ? { text: given } : given;
  const look = `${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size}"/>` : ''}`;
  return `<w:p><w:pPr><w:spacing w:after="${after}"/>${align ? `<w:jc w:val="${align}"/>` : ''}</w:pPr><w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r></w:p>`;
};

/** The lines of one cell in a table that has none. */
const bordersOf = (given: string | WordText): string => {
  const { boxed, under } = typeof given === 'string' ? { boxed: undefined, under: undefined } : given;
  const edges = boxed ? BOX : under ? (['bottom'] as const) : [];
  const lines = edges.map((edge) => `<w:${edge} w:val="single" w:sz="4" w:color="auto"/>`);
  return lines.length > 0 ? `<w:tcBorders>${lines.join('')}</w:tcBorders>` : '';
};

const BOX = ['top', 'left', 'bottom', 'right'] as const;
const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] as const;

const tableOf = ({ widths, rows, plain }: WordTable): string => {
  const line = plain ? 'w:val="none"' : 'w:val="single" w:sz="4" w:color="auto"';
  const borders = EDGES.map((edge) => `<w:${edge} ${line}/>`).join('');
  const cell = (given: string | WordText, index: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[index] ?? 1000}" w:type="dxa"/>${bordersOf(given)}</w:tcPr>${paragraphOf(typeof given === 'string' ? { text: given, size: 20, after: 0 } : { size: 20, after: 0, ...given })}</w:tc>`;
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
};
