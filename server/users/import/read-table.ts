import { PRODUCTION_HEAD } from '../../../lib/calendar/file/production-days.ts';
import { plainXml, type XmlElement } from '../../../lib/signing/plain-xml.ts';
import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import type { Encoding, FileKind } from '../../../lib/users/import-head.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import { readSheet } from './read-sheet.ts';
import { COLUMNS_MAX, readText } from './read-text.ts';

/** The cells of a file, and what it was read as. */
export interface ReadTable extends FileKind {
  readonly rows: string[][];
  /** Plain numbers in its columns of days count from 1904 (`importedDay`). */
  readonly from1904?: boolean;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * The cells of a file, told by its bytes: a workbook, XML of an accounting system, or a text. Refuses: import_unreadable,
 * import_too_many.
 */
export const readTable = (bytes: Uint8Array): ReadTable => {
  try {
    if (ZIP.every((byte, index) => bytes[index] === byte)) return { format: 'workbook', ...readSheet(bytes) };
    const { text, encoding } = decode(bytes, declaredEncoding);
    if (isXml(text)) return { format: 'xml', rows: readRowsXml(text), encoding };
    return { format: 'text', ...readText(text), encoding };
  } catch (error) {
    throw error instanceof CallError ? error : refusal('import_unreadable');
  }
};

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * A text in UTF-16 with its mark, in UTF-8 with or without it, or else in windows-1251 as old programs save it. `declared`
 * finds what the text says of itself. Refuses: import_unreadable.
 */
const decode = (bytes: Uint8Array, declared: (head: string) => string | undefined): Decoded => {
  const decoded = { ...read(bytes, declared) };
  if (decoded.text.includes('\u0000')) throw refusal('import_unreadable');
  return decoded;
};

/** Where a text says what it is written in. */
const HEAD_BYTES = 200;

const read = (bytes: Uint8Array, declared: (head: string) => string | undefined): Decoded => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return as('utf-16', 'utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return as('utf-16', 'utf-16be', bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  if (/^(windows-1251|cp1251|win-1251)$/i.test(declared(head) ?? ''))
    return as('windows-1251', 'windows-1251', bytes);
  try {
    return as('utf-8', 'utf-8', bytes);
  } catch {
    return as('windows-1251', 'windows-1251', bytes);
  }
};

const as = (encoding: Encoding, label: string, bytes: Uint8Array): Decoded => ({
  encoding,
  text: new TextDecoder(label, { fatal: encoding === 'utf-8' }).decode(bytes),
});

/** Whether a text is XML of itself, not a page that sheets open as well. */
const isXml = (text: string): boolean =>
  /^\s*(<\?xml\b|<!DOCTYPE(?!\s+html\b)|<([\p{L}\w.-]+:)?(Сотрудники|Employees|Строки|Rows|Справочник|Dictionary|calendar)[\s>/])/iu.test(
    text,
  );

/** The encoding that XML declares. */
const declaredEncoding = (head: string): string | undefined =>
  /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];

/** An element of these is a row, whatever stands around it. */
const ROW = new Set(['Сотрудник', 'Employee', 'Строка', 'Row']);
const CELL_MAX = 32_767;

/**
 * Rows as an accounting system hands them over: an element `Сотрудник` (`Employee`) or `Строка` (`Row`) for each, at
 * whatever depth; its attributes, and what its elements say, are its cells, titled by their names. The first line of
 * the table are the titles. A list without rows says its titles in `columns` of its root; a public production calendar
 * is read by its days. Refuses import_unreadable, also what declares a document type, and import_too_many.
 */
const readRowsXml = (xml: string): string[][] => {
  const root = plainXml(xml.trimStart());
  if (root?.name === 'calendar') return productionRows(root);
  const elements = root ? rowsIn(root) : [];
  const columns = root?.attributes.get('columns')?.split(' ') ?? [];
  if (root && elements.length === 0 && root.children.length === 0 && columns.length > 0)
    return [columns.slice(0, COLUMNS_MAX)];
  if (elements.length === 0) throw refusal('import_unreadable');
  if (elements.length > IMPORT_ROWS_MAX) throw refusal('import_too_many', { max: IMPORT_ROWS_MAX });
  const titles = new Map<string, number>();
  const rows = elements.map((element) => {
    const cells: string[] = [];
    for (const [title, text] of cellsOf(element)) {
      if (!titles.has(title) && titles.size < COLUMNS_MAX) titles.set(title, titles.size);
      const at = titles.get(title);
      if (text.length > CELL_MAX) throw refusal('import_unreadable');
      if (at !== undefined) cells[at] ??= text.trim();
    }
    return cells;
  });
  return [[...titles.keys()], ...rows.map((cells) => Array.from(titles, (_, at) => cells[at] ?? ''))];
};

const rowsIn = (element: XmlElement): XmlElement[] =>
  ROW.has(element.name) ? [element] : element.children.flatMap(rowsIn);

const cellsOf = ({ attributes, children }: XmlElement): (readonly [title: string, text: string])[] => [
  ...[...attributes].filter(([name]) => !name.startsWith('xmlns')),
  ...children.filter((child) => child.children.length === 0).map(({ name, text }) => [name, text] as const),
];

/** Days of a year at most, with room for mistakes to be told of. */
const DAYS_MAX = 1_000;

const productionRows = (root: XmlElement): string[][] => {
  const days = root.children
    .filter(({ name }) => name === 'days')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'day'));
  if (days.length === 0) throw refusal('import_unreadable');
  if (days.length > DAYS_MAX) throw refusal('import_too_many', { max: DAYS_MAX });
  const year = root.attributes.get('year') ?? '';
  const [, ...attributes] = PRODUCTION_HEAD;
  return [
    [...PRODUCTION_HEAD],
    ...days.map((day) => [year, ...attributes.map((name) => day.attributes.get(name)?.trim() ?? '')]),
  ];
};
