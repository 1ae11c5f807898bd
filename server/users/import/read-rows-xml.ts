import { plainXml, type XmlElement } from '../../../lib/signing/plain-xml.ts';
import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { refusal } from '../../call/call-error.ts';
import { COLUMNS_MAX } from './read-text.ts';

/** Whether a text is XML of itself, not a page that sheets open as well. */
export const isXml = (text: string): boolean =>
  /^\s*(<\?xml\b|<!DOCTYPE(?!\s+html\b)|<([\p{L}\w.-]+:)?(Сотрудники|Employees|Строки|Rows|Справочник|Dictionary)[\s>/])/iu.test(
    text,
  );

/** The encoding that XML declares. */
export const declaredEncoding = (head: string): string | undefined =>
  /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];

/** An element of these is a row, whatever stands around it. */
const ROW = new Set(['Сотрудник', 'Employee', 'Строка', 'Row']);
const CELL_MAX = 32_767;

/**
 * Rows as an accounting system hands them over: an element `Сотрудник` (`Employee`) or `Строка` (`Row`) for each, at
 * whatever depth; its attributes, and what its elements say, are its cells, titled by their names. The first line of the
 * table are the titles. Refuses import_unreadable, also what declares a document type, and import_too_many.
 */
export const readRowsXml = (xml: string): string[][] => {
  const root = plainXml(xml.trimStart());
  const elements = root ? rowsIn(root) : [];
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
