import { type UnzipFileInfo, unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { refusal } from '../../rpc/call-error.ts';

/** What a workbook may unfold to, and the columns that are looked at. */
const UNPACKED_MAX = 30 * 1024 * 1024;
const PARTS_MAX = 500;
const COLUMNS_MAX = 100;

/**
 * The first sheet of a workbook as texts; a formula is its last result, nothing is worked out. What a package claims to
 * unfold to is summed before any of it does, and a cell far out costs no rows between: no file can ask for more memory.
 * Refuses: import_unreadable, import_too_many.
 */
export const readSheet = (bytes: Uint8Array): string[][] => {
  const parts = unpack(bytes);
  const text = (name: string): string => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  const sheet = sheetName(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'));
  if (!sheet || !parts[sheet]) throw refusal('import_unreadable');
  return cellsOf(text(sheet), stringsOf(text('xl/sharedStrings.xml')));
};

const unpack = (bytes: Uint8Array): Record<string, Uint8Array> => {
  let size = 0;
  let count = 0;
  const wanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (
      !/^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(name)
    )
      return false;
    size += originalSize;
    count += 1;
    if (size > UNPACKED_MAX || count > PARTS_MAX) throw refusal('import_unreadable');
    return true;
  };
  return unzipSync(bytes, { filter: wanted });
};

interface Handlers {
  readonly open: (name: string, attributes: () => Record<string, string>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Walks XML by the names without their prefixes; entities a document declares are not followed. */
const walk = (xml: string, { open, close, text }: Handlers): void => {
  const parser = new Parser();
  const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name, attributes) => open(bare(name), attributes as () => Record<string, string>));
  if (close) parser.on('closeTag', (name) => close(bare(name)));
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  parser.on('error', () => {
    throw refusal('import_unreadable');
  });
  parser.parse(xml);
};

const sheetName = (workbook: string, relations: string): string | undefined => {
  let first: string | undefined;
  walk(workbook, {
    open: (name, attributes) => {
      if (name === 'sheet') first ??= Object.entries(attributes()).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  let target: string | undefined;
  walk(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id, Target } = attributes();
      if (Id === first) target = Target;
    },
  });
  return target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`);
};

const stringsOf = (xml: string): string[] => {
  const strings: string[] = [];
  if (xml === '') return strings;
  let current: string | undefined;
  let inside = false;
  let hint = false;
  walk(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') hint = true;
      inside = name === 't' && !hint;
    },
    close: (name) => {
      if (name === 'si') strings.push(current ?? '');
      if (name === 'rPh') hint = false;
      inside = false;
    },
    text: (text) => {
      if (inside && current !== undefined) current += text;
    },
  });
  return strings;
};

const cellsOf = (xml: string, strings: readonly string[]): string[][] => {
  const rows = new Map<number, string[]>();
  let row = 0;
  let column = -1;
  let type = '';
  let value = '';
  let inside = false;
  walk(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes().r ?? row + 1);
        column = -1;
      } else if (name === 'c') {
        const { r, t = '' } = attributes();
        column = r === undefined ? column + 1 : columnIndex(r);
        type = t;
        value = '';
      }
      inside = name === 'v' || name === 't';
    },
    close: (name) => {
      inside = false;
      if (name !== 'c' || column >= COLUMNS_MAX) return;
      const text = cellText(type, value, strings);
      if (text.trim() === '') return;
      const cells = rows.get(row) ?? [];
      if (!rows.has(row) && rows.size > IMPORT_ROWS_MAX)
        throw refusal('import_too_many', { max: IMPORT_ROWS_MAX });
      rows.set(row, cells);
      cells[column] = text;
    },
    text: (text) => {
      if (inside) value += text;
    },
  });
  return lined(rows);
};

/** Rows in their places, as long as the places are near enough; blank lines at the end of a sheet cost nothing. */
const lined = (rows: ReadonlyMap<number, string[]>): string[][] => {
  const first = Math.min(...rows.keys());
  const last = Math.max(...rows.keys());
  if (rows.size === 0) return [];
  if (!(first >= 1 && last < IMPORT_ROWS_MAX * 3)) throw refusal('import_too_many', { max: IMPORT_ROWS_MAX });
  return Array.from({ length: last }, (_, index) =>
    Array.from(rows.get(index + 1) ?? [], (cell) => cell ?? ''),
  );
};

const columnIndex = (address: string): number =>
  [...(/^[A-Z]{1,3}/.exec(address)?.[0] ?? '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

const cellText = (type: string, value: string, strings: readonly string[]): string => {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'e') return '';
  return type === '' && /e/i.test(value) && Number.isFinite(Number(value)) ? String(Number(value)) : value;
};
