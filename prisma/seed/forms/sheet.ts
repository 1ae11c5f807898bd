import { contentTypes, officeFile, RELATIONS_SPACE, relations, xmlText } from './office-file.ts';

export interface SheetCell {
  readonly text: string;
  readonly bold?: true;
  readonly small?: true;
  readonly align?: 'center' | 'right';
  /** Lines around it. */
  readonly boxed?: true;
  /** A line below it, to write on. */
  readonly under?: true;
  /** Columns it reaches over, and rows; the rows below leave room for it by `covered`. */
  readonly over?: number;
  readonly down?: number;
  /** A cell above reaches over it. */
  readonly covered?: true;
}

export interface SheetFile {
  readonly name: string;
  /** Widths of its columns, in signs. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly (string | SheetCell)[])[];
  /** It is printed on its side, one page wide. */
  readonly wide?: true;
  /** Rows that are printed again on every page, from one to another; the first row is 1. */
  readonly titles?: readonly [from: number, to: number];
  /** Heights of all rows in points, those that differ by the number of the row; its pages can be reckoned by them. */
  readonly heights?: {
    readonly row: number;
    readonly of: Readonly<Record<number, number>>;
    readonly scale: number;
  };
}

const SPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of one sheet; what stands in its cells is text until a form fills it. */
export const sheetFile = ({ name, widths, rows, wide, titles, heights }: SheetFile): Uint8Array =>
  officeFile({
    '[Content_Types].xml': contentTypes([
      ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ['xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
      ['xl/styles.xml', 'spreadsheetml.styles'],
    ]),
    '_rels/.rels': relations([['xl/workbook.xml', 'officeDocument']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheets/sheet1.xml', 'worksheet'],
      ['styles.xml', 'styles'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${SPACE}" xmlns:r="${RELATIONS_SPACE}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets>${titles ? titlesOf(name, titles) : ''}</workbook>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetOf(widths, rows, wide, heights),
  });

const titlesOf = (name: string, [from, to]: readonly [number, number]): string =>
  `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${xmlText(name)}'!$${from}:$${to}</definedName></definedNames>`;

const FONTS = ['<sz val="11"/>', '<b/><sz val="11"/>', '<sz val="8"/>', '<b/><sz val="8"/>'];
const BOX = ['left', 'right', 'top', 'bottom'].map((edge) => `<${edge} style="thin"/>`).join('');
const BORDERS = ['', BOX, '<left/><right/><top/><bottom style="thin"/>'];
const ALIGNS = ['', ' horizontal="center"', ' horizontal="right"'];

/** Every font with every border and every alignment, in the order of `styleOf`. */
const STYLES = `<styleSheet xmlns="${SPACE}"><fonts count="${FONTS.length}">${FONTS.map((font) => `<font>${font}<name val="Times New Roman"/></font>`).join('')}</fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="${BORDERS.length}">${BORDERS.map((border) => `<border>${border}</border>`).join('')}</borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FONTS.length * BORDERS.length * ALIGNS.length}">${FONTS.flatMap(
  (_font, font) =>
    BORDERS.flatMap((_border, border) =>
      ALIGNS.map(
        (align) =>
          `<xf fontId="${font}" borderId="${border}" applyFont="1" applyBorder="1" applyAlignment="1"><alignment${align} vertical="top" wrapText="1"/></xf>`,
      ),
    ),
).join('')}</cellXfs></styleSheet>`;

const styleOf = ({ bold, small, boxed, under, align }: SheetCell): number => {
  const font = (bold ? 1 : 0) + (small ? 2 : 0);
  const border = boxed ? 1 : under ? 2 : 0;
  return (font * BORDERS.length + border) * ALIGNS.length + (align === 'center' ? 1 : align ? 2 : 0);
};

const LETTERS = 26;
const letter = (index: number): string => String.fromCharCode(65 + index);
const column = (index: number): string =>
  index < LETTERS ? letter(index) : letter(Math.floor(index / LETTERS) - 1) + letter(index % LETTERS);

const PAGE = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
const FITTED = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** Set by its heights: programs that fit a page to its width mind no breaks of pages. */
const pageBy = (scale: number): string =>
  `<pageMargins left="0.4" right="0.4" top="0.6" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" scale="${scale}"/>`;

const sheetOf = (
  widths: readonly number[],
  rows: SheetFile['rows'],
  wide: SheetFile['wide'],
  heights: SheetFile['heights'],
): string => {
  const merged: string[] = [];
  const told = rows.map((row, index) => {
    let at = 0;
    const cells = row.flatMap((given) => {
      const cell: SheetCell = typeof given === 'string' ? { text: given } : given;
      const { text, over = 1, down = 1, covered } = cell;
      const isLined = cell.boxed === true || cell.under === true;
      const from = at;
      at += over;
      const address = (place: number) => `${column(place)}${index + 1}`;
      if (!covered && (over > 1 || down > 1))
        merged.push(`${address(from)}:${column(from + over - 1)}${index + down}`);
      const said = covered
        ? `<c r="${address(from)}" s="${styleOf(cell)}"/>`
        : `<c r="${address(from)}" s="${styleOf(cell)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
      // Programs draw the lines of a merged range by the looks of all its cells.
      const rest = Array.from(
        { length: isLined ? over - 1 : 0 },
        (_, place) => `<c r="${address(from + place + 1)}" s="${styleOf(cell)}"/>`,
      );
      return [said, ...rest];
    });
    const height = heights && (heights.of[index + 1] ?? heights.row);
    return `<row r="${index + 1}"${height ? ` ht="${height}" customHeight="1"` : ''}>${cells.join('')}</row>`;
  });
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet xmlns="${SPACE}">${wide && !heights ? FITTED : ''}<cols>${cols.join('')}</cols><sheetData>${told.join('')}</sheetData>${ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`}${heights ? pageBy(heights.scale) : wide ? PAGE : ''}</worksheet>`;
};
