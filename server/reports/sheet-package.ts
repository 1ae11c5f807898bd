import { sheetString } from '../../lib/kernel/sheet-text.ts';
import { escapeXml } from '../../lib/kernel/xml.ts';
import { textBytes } from '../store/in-turns.ts';
import { zipStream } from '../store/zip-stream.ts';

/** How a cell looks and what it is: a text that stays one, a number, a flag, a day or a moment; `null` is empty. */
export type Cell =
  | { readonly head: string }
  | { readonly text: string }
  | { readonly number: number }
  | { readonly flag: boolean }
  | { readonly day: Date }
  | { readonly moment: Date }
  | null;

/** One sheet. Dates are read as UTC; formats are those of a workbook (`dd.mm.yyyy`). */
export interface SheetPackage {
  readonly name: string;
  /** Width of each column, in characters. */
  readonly widths: readonly number[];
  /** So many rows stay in sight. */
  readonly fixedRows: number;
  readonly dayFormat: string;
  /** Rows are asked for as they are written. */
  readonly rows: Iterable<readonly Cell[]>;
}

/**
 * The bytes of an XLSX file (ECMA-376) with one sheet, as they are taken: however large the sheet, it is never held whole,
 * and others have their turn while it is written.
 */
export const sheetPackage = (sheet: SheetPackage): AsyncGenerator<Uint8Array> =>
  zipStream(
    [...Object.entries(partsOf(sheet)), ['xl/worksheets/sheet1.xml', sheetXml(sheet)] as const].map(
      ([name, texts]) => ({ name, packs: true, open: async () => textBytes(texts) }),
    ),
  );

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const partsOf = ({ name, dayFormat }: SheetPackage): Readonly<Record<string, readonly string[]>> => ({
  '[Content_Types].xml': [
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`,
  ],
  '_rels/.rels': [
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  'xl/workbook.xml': [
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  'xl/_rels/workbook.xml.rels': [
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>`,
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  'xl/styles.xml': [
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2">`,
    `<numFmt numFmtId="164" formatCode="${escapeXml(dayFormat)}"/><numFmt numFmtId="165" formatCode="${escapeXml(dayFormat)} hh:mm"/></numFmts>`,
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">',
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...[TEXT_FORMAT, 164, 165].map(
      (format) =>
        `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
    '</cellXfs></styleSheet>',
  ],
});

/** The format `@`: what looks like a formula is none, also after a person edits the cell. */
const TEXT_FORMAT = 49;

function* sheetXml({ widths, fixedRows, rows }: SheetPackage): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">`;
  yield `<pane ySplit="${fixedRows}" topLeftCell="A${fixedRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  if (widths.length > 0)
    yield `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;
  yield '<sheetData>';
  let number = 0;
  for (const row of rows) {
    number += 1;
    yield `<row r="${number}">${row.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`)).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

const cellXml = (cell: Cell, place: string): string => {
  if (cell === null) return `<c r="${place}"/>`;
  if ('head' in cell) return textXml(place, 1, cell.head);
  if ('text' in cell) return textXml(place, 2, cell.text);
  if ('number' in cell) return `<c r="${place}"><v>${cell.number}</v></c>`;
  if ('flag' in cell) return `<c r="${place}" t="b"><v>${cell.flag ? 1 : 0}</v></c>`;
  return 'day' in cell
    ? `<c r="${place}" s="3"><v>${serialOf(cell.day)}</v></c>`
    : `<c r="${place}" s="4"><v>${serialOf(cell.moment)}</v></c>`;
};

const textXml = (place: string, style: number, text: string): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(sheetString(text))}</t></is></c>`;

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(1899, 11, 30);

/** Days since the first that workbooks know. */
const serialOf = (date: Date): number => (date.getTime() - FIRST) / DAY_MS;

const LETTERS = 26;
const columnName = (at: number): string =>
  (at < LETTERS ? '' : columnName(Math.floor(at / LETTERS) - 1)) + String.fromCharCode(65 + (at % LETTERS));
