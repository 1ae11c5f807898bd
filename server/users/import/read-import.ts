import { IMPORT_COLUMNS, type ImportLine } from '../../../lib/users/import-columns.ts';
import {
  type ChosenColumns,
  type ColumnLabels,
  importLines,
  type ReadAs,
  readHead,
} from '../../../lib/users/import-head.ts';
import { readBeside } from '../../beside/read-beside.ts';
import { refusal } from '../../call/call-error.ts';
import { sentence } from '../../i18n/sentence.ts';
import { TABLE } from './readers.ts';

export interface ReadFile {
  readonly lines: readonly ImportLine[];
  readonly read: ReadAs;
}

/**
 * The lines of a file of users, read beside for the one who sent it; `chosen` says what its columns are where they were not
 * recognised. Refuses: import_unreadable, import_too_many, files_busy, and import_columns, with what was recognised.
 */
export const readImport = async (bytes: Uint8Array, by: string, chosen: ChosenColumns): Promise<ReadFile> => {
  const table = await readBeside(TABLE, bytes, { by });
  if (!table) throw refusal('import_unreadable');
  const { rows, from1904, ...how } = table;
  const head = readHead(rows, labels(), chosen);
  const read: ReadAs = { ...how, columns: head.columns };
  if (!head.columns.some(({ column }) => column === 'email')) throw refusal('import_columns', { read });
  // People of XML are counted, lines of a table are numbered from its head on.
  return { lines: importLines(rows, head, { first: table.format === 'xml' ? 0 : 1, from1904 }), read };
};

const labels = (): ColumnLabels =>
  Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [
      column,
      (['ru', 'en'] as const).map((locale) => sentence(locale, `users.column.${column}`)),
    ]),
  ) as Record<(typeof IMPORT_COLUMNS)[number], string[]>;
