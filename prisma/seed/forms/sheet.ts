import { contentTypes, officeFile, RELATIONS_SPACE, relations, xmlText } from './office-file.ts';

export interface SheetCell {
  readonly text: string;
  readonly bold?: true;
  /** Lines around it. */
  readonly boxed?: true;
  /** Columns it reaches over. */
  readonly over?: number;
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
}

const SPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook of one sheet; what stands in its cells is text until a form fills it. */
export const sheetFile = ({ name, widths, rows, wide, titles }: SheetFile): Uint8Array =>
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
    'xl/worksheets/sheet1.xml': sheetOf(widths, rows, wide),
  });

const titlesOf = (name: string, [from, to]: readonly [number, number]): string =>
  `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${xmlText(name)}'!$${from}:$${to}</definedName></definedNames>`;

/** Plain, bold, boxed, boxed and bold, in this order. */
const STYLES = `<styleSheet xmlns="${SPACE}"><fonts count="2"><font><sz val="11"/><name val="Times New Roman"/></font><font><b/><sz val="11"/><name val="Times New Roman"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4">${[
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]
  .map(
    ([font, border]) =>
      `<xf fontId="${font}" borderId="${border}" applyFont="1" applyBorder="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  )
  .join('')}</cellXfs></styleSheet>`;

const column = (index: number): string => String.fromCharCode(65 + index);

const PAGE = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
const FITTED = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

const sheetOf = (widths: readonly number[], rows: SheetFile['rows'], wide: SheetFile['wide']): string => {
  const merged: string[] = [];
  const told = rows.map((row, index) => {
    let at = 0;
    const cells = row.map((given) => {
      const { text, bold, boxed, over = 1 }: SheetCell = typeof given === 'string' ? { text: given } : given;
      const address = `${column(at)}${index + 1}`;
      if (over > 1) merged.push(`${address}:${column(at + over - 1)}${index + 1}`);
      at += over;
      const style = (bold ? 1 : 0) + (boxed ? 2 : 0);
      return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
    });
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet xmlns="${SPACE}">${wide ? FITTED : ''}<cols>${cols.join('')}</cols><sheetData>${told.join('')}</sheetData>${ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`}${wide ? PAGE : ''}</worksheet>`;
};
