import { folded } from '../kernel/folded.ts';
import { importedDay, isUnsetDay } from '../kernel/imported-day.ts';
import {
  FILE_COLUMNS,
  type FileColumn,
  type ImportColumn,
  type ImportLine,
  NAME_PARTS,
} from './import-columns.ts';
import { TITLES } from './import-titles.data.ts';

/** A column of a file: its title there, and our column it holds; null for one that is passed over. */
export interface ReadColumn {
  readonly title: string;
  readonly column: FileColumn | null;
}

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1251';

export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What a file is by its bytes: its kind, its letters, and what stands between its cells. */
export interface FileKind {
  readonly format: 'workbook' | 'text' | 'xml';
  readonly encoding?: Encoding;
  readonly separator?: Separator;
}

/** What a file was read as, and what each of its columns was taken for. */
export interface ReadAs extends FileKind {
  readonly columns: readonly ReadColumn[];
}

/** The head of a table: at which of its lines it stands, and its columns. */
export interface ReadHead {
  readonly at: number;
  readonly columns: readonly ReadColumn[];
}

/** The column the caller chose for each column of the file, by its place from 0; '' for one to pass over. */
export type ChosenColumns = Readonly<Record<string, FileColumn | ''>>;

export type ColumnLabels = Readonly<Record<ImportColumn, readonly string[]>>;

/** Files of accounting systems have lines above their heads: a head is looked for so far down. */
const HEAD_LINES = 10;

/**
 * The head of a table: the line among the first whose titles say most. A column goes by its code, a label of either
 * language or a synonym; what `chosen` says of it stands. Each column of ours is held by one of the file, the first.
 */
export const readHead = (
  table: readonly (readonly string[])[],
  labels: ColumnLabels,
  chosen: ChosenColumns = {},
): ReadHead => {
  const known = columnsByTitle(labels);
  const say = (line: readonly string[]) => line.filter((title) => known.has(plainTitle(title))).length;
  const firsts = table.slice(0, HEAD_LINES);
  const most = Math.max(0, ...firsts.map(say));
  const at = most === 0 ? 0 : firsts.findIndex((line) => say(line) === most);
  const taken = new Set<FileColumn | ''>(Object.values(chosen));
  const columns = (table[at] ?? []).map((title, place) => {
    const said = chosen[place];
    if (said !== undefined) return { title, column: said || null };
    const column = known.get(plainTitle(title));
    if (column === undefined || taken.has(column)) return { title, column: null };
    taken.add(column);
    return { title, column };
  });
  return { at, columns };
};

/** The number of a table's first line, and whether plain numbers of its days count from 1904. */
interface Numbered {
  readonly first?: number;
  readonly from1904?: boolean | undefined;
}

/** The lines below a head, blank ones left out. */
export const importLines = (
  table: readonly (readonly string[])[],
  { at, columns }: ReadHead,
  { first = 1, from1904 = false }: Numbered = {},
): ImportLine[] =>
  table.slice(at + 1).flatMap((line, index) => {
    const said = columns.flatMap(({ column }, place) =>
      column ? [[column, cellOf(column, (line[place] ?? '').trim(), from1904)] as const] : [],
    );
    if (said.every(([, text]) => text === '')) return [];
    return [{ row: at + 1 + index + first, cells: cellsOf(Object.fromEntries(said)) }];
  });

const cellOf = (column: FileColumn, text: string, from1904: boolean): string => {
  if (column !== 'hire_date') return text;
  if (isUnsetDay(text)) return '';
  return from1904 ? (importedDay(text, from1904) ?? text) : text;
};

/** A name in parts is one name, unless the file has that too. */
const cellsOf = (said: Partial<Record<FileColumn, string>>): ImportLine['cells'] => {
  const { last_name: _last, first_name: _first, middle_name: _middle, ...cells } = said;
  const parts = NAME_PARTS.map((part) => said[part] ?? '').filter((part) => part !== '');
  return parts.length > 0 && !cells.name ? { ...cells, name: parts.join(' ') } : cells;
};

const columnsByTitle = (labels: ColumnLabels): ReadonlyMap<string, FileColumn> => {
  const known = new Map<string, FileColumn>();
  const labelled: Readonly<Partial<Record<FileColumn, readonly string[]>>> = labels;
  for (const of of [
    (column: FileColumn) => [column, ...(labelled[column] ?? [])],
    (column: FileColumn) => TITLES[column],
  ])
    for (const column of FILE_COLUMNS)
      for (const title of of(column)) if (!known.has(plainTitle(title))) known.set(plainTitle(title), column);
  return known;
};

/** A title as it is compared: «Табельный №» and ТабельныйНомер differ in their letters alone. */
export const plainTitle = (title: string): string =>
  folded(title)
    .replaceAll('№', 'номер')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
