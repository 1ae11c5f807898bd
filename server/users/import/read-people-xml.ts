import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { refusal } from '../../call/call-error.ts';
import { COLUMNS_MAX } from './read-text.ts';
import { walkXml } from './walk-xml.ts';

/** Whether a text is XML of itself, not a page that sheets open as well. */
export const isXml = (text: string): boolean =>
  /^\s*(<\?xml\b|<!DOCTYPE(?!\s+html\b)|<(?:[\w.-]+:)?(Сотрудники|Employees)\b)/i.test(text);

/** The encoding that XML declares. */
export const declaredEncoding = (head: string): string | undefined =>
  /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];

const PERSON = new Set(['Сотрудник', 'Employee']);
const CELL_MAX = 32_767;

/**
 * Employees as an accounting system hands them over: an element `Сотрудник` (`Employee`) for each, at whatever depth; what
 * stands in its attributes and directly in its elements are its cells, titled by their names. The first line of the table
 * are the titles. Refuses import_unreadable, also what declares a document type, and import_too_many.
 */
export const readPeopleXml = (xml: string): string[][] => {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw refusal('import_unreadable');
  const titles = new Map<string, number>();
  const rows: string[][] = [];
  let cells: string[] | undefined;
  let title: string | undefined;
  let depth = 0;
  const put = (name: string, text: string): void => {
    if (!titles.has(name) && titles.size < COLUMNS_MAX) titles.set(name, titles.size);
    const at = titles.get(name);
    if (at === undefined || !cells) return;
    cells[at] = (cells[at] ?? '') + text;
    if ((cells[at] ?? '').length > CELL_MAX) throw refusal('import_unreadable');
  };
  walkXml(xml, {
    open: (name, attributes) => {
      if (!cells && PERSON.has(name)) {
        if (rows.length === IMPORT_ROWS_MAX) throw refusal('import_too_many', { max: IMPORT_ROWS_MAX });
        cells = [];
        depth = 0;
        for (const [attribute, text] of Object.entries(attributes()))
          if (!attribute.startsWith('xmlns')) put(attribute, text);
      } else if (cells) {
        depth += 1;
        if (depth === 1) title = name;
      }
    },
    close: () => {
      if (cells && depth === 0) {
        rows.push(Array.from(cells, (cell) => (cell ?? '').trim()));
        cells = undefined;
      } else if (cells) depth -= 1;
      if (depth === 0) title = undefined;
    },
    text: (text) => {
      if (title !== undefined && depth === 1) put(title, text);
    },
  });
  if (rows.length === 0) throw refusal('import_unreadable');
  return [[...titles.keys()], ...rows];
};
