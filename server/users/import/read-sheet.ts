import { Unzip, UnzipInflate } from 'fflate';
import { sheetDay } from '../../../lib/kernel/imported-day.ts';
import { sheetText } from '../../../lib/kernel/sheet-text.ts';
import { shownNumber } from '../../../lib/kernel/shown-number.ts';
import { unguarded } from '../../../lib/users/formula-guard.ts';
import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { refusal } from '../../call/call-error.ts';
import { COLUMNS_MAX } from './read-text.ts';
import { dayStyles } from './sheet-styles.ts';
import { walkXml } from './walk-xml.ts';

/** What a workbook may unfold to, counted while it does; and the pieces that are unfolded at a time. */
const UNPACKED_MAX = 48 * 1024 * 1024;
const PARTS_MAX = 500;
const PIECE = 8_192;
/** What sheets themselves take: characters of a cell. */
const CELL_MAX = 32_767;
const STRINGS_MAX = 500_000;
const TEXT_MAX = 10_000_000;

/** The first sheet of a workbook, and whether the numbers of its days count from 1904. */
interface ReadSheet {
  readonly rows: string[][];
  readonly from1904: boolean;
}

/**
 * The first sheet of a workbook as texts: what is shown as a day is written as 2026-03-02, a formula is its last result,
 * nothing is worked out. What unfolds is counted as it does, whatever the package claims, and a cell far out costs no rows
 * between. Refuses: import_unreadable, import_too_many.
 */
export const readSheet = (bytes: Uint8Array): ReadSheet => {
  const parts = unpack(bytes);
  const text = (name: string): string => new TextDecoder().decode(Buffer.concat(parts.get(name) ?? []));
  const { first, from1904, isOfCalc } = readWorkbook(text('xl/workbook.xml'));
  const sheet = sheetName(first, text('xl/_rels/workbook.xml.rels'));
  if (!sheet || !parts.has(sheet)) throw refusal('import_unreadable');
  const told: Told = {
    strings: stringsOf(text('xl/sharedStrings.xml'), isOfCalc),
    days: dayStyles(text('xl/styles.xml')),
    from1904,
    isOfCalc,
  };
  return { rows: cellsOf(text(sheet), told), from1904 };
};

/** What the parts of a workbook say of the cells of a sheet. */
interface Told {
  readonly strings: readonly string[];
  readonly days: ReadonlySet<number>;
  readonly from1904: boolean;
  readonly isOfCalc: boolean;
}

const WANTED =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

const unpack = (bytes: Uint8Array): Map<string, Uint8Array[]> => {
  const parts = new Map<string, Uint8Array[]>();
  let size = 0;
  const unzip = new Unzip((part) => {
    if (!WANTED.test(part.name)) return;
    if (parts.has(part.name) || parts.size === PARTS_MAX) throw refusal('import_unreadable');
    const pieces: Uint8Array[] = [];
    parts.set(part.name, pieces);
    part.ondata = (error, piece) => {
      size += piece?.length ?? 0;
      if (error || size > UNPACKED_MAX) throw refusal('import_unreadable');
      pieces.push(piece);
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += PIECE)
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return parts;
};

const readWorkbook = (xml: string) => {
  let first: string | undefined;
  let from1904 = false;
  let isOfCalc = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true|on)$/.test(attributes().date1904 ?? '');
      if (name === 'fileVersion') isOfCalc = attributes().appName === 'Calc';
      if (name === 'sheet') first ??= Object.entries(attributes()).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  return { first, from1904, isOfCalc };
};

const sheetName = (first: string | undefined, relations: string): string | undefined => {
  let target: string | undefined;
  walkXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id, Target } = attributes();
      if (Id === first) target = Target;
    },
  });
  return target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`);
};

const stringsOf = (xml: string, isOfCalc: boolean): string[] => {
  const strings: string[] = [];
  if (xml === '') return strings;
  let current: string | undefined;
  let inside = false;
  let hint = false;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') hint = true;
      inside = name === 't' && !hint;
    },
    close: (name) => {
      if (name === 'si') strings.push(sheetText(current ?? '', isOfCalc));
      if (strings.length > STRINGS_MAX) throw refusal('import_unreadable');
      if (name === 'rPh') hint = false;
      inside = false;
    },
    text: (text) => {
      if (inside && current !== undefined) current += text;
    },
  });
  return strings;
};

const cellsOf = (xml: string, told: Told): string[][] => {
  const rows = new Map<number, string[]>();
  let row = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let inside = false;
  let size = 0;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes().r ?? row + 1);
        column = -1;
      } else if (name === 'c') {
        const { r, t = '', s = '0' } = attributes();
        column = r === undefined ? column + 1 : columnIndex(r);
        type = t;
        style = Number(s);
        value = '';
      }
      inside = name === 'v' || name === 't';
    },
    close: (name) => {
      inside = false;
      if (name !== 'c' || column >= COLUMNS_MAX) return;
      const text = cellText({ type, style, value }, told);
      if (text.trim() === '') return;
      // A string that stands once may be named by every cell.
      size += text.length;
      if (text.length > CELL_MAX || size > TEXT_MAX) throw refusal('import_unreadable');
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

interface SheetCell {
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

const cellText = ({ type, style, value }: SheetCell, { strings, days, from1904, isOfCalc }: Told): string => {
  if (type === 'e') return '';
  if (type === 's') return unguarded(strings[Number(value)] ?? '');
  if (type === 'inlineStr' || type === 'str') return unguarded(sheetText(value, isOfCalc));
  if (type !== '' && type !== 'n') return value;
  return days.has(style) && isSerial(value) ? sheetDay(Number(value), from1904) : shownNumber(value);
};

/** The numbers that sheets show as days, up to the last one of the year 9999. */
const SERIAL_MAX = 2_958_465;
const isSerial = (value: string): boolean =>
  value.trim() !== '' && Number(value) >= 0 && Number(value) <= SERIAL_MAX;
