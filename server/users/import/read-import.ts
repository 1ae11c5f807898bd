import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportLine,
  importLines,
} from '../../../lib/users/import-columns.ts';
import { readBeside } from '../../beside/read-beside.ts';
import { refusal } from '../../call/call-error.ts';
import { sentence } from '../../i18n/sentence.ts';
import { TABLE } from './readers.ts';

/**
 * The lines of a file of users, read beside for the one who sent it. Refuses: import_unreadable, import_too_many,
 * import_columns, files_busy.
 */
export const readImport = async (bytes: Uint8Array, by: string): Promise<ImportLine[]> => {
  const table = await readBeside(TABLE, bytes, { by });
  if (!table) throw refusal('import_unreadable');
  const lines = importLines(table, labels());
  if (!lines) throw refusal('import_columns');
  return lines;
};

const labels = () =>
  Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [
      column,
      (['ru', 'en'] as const).map((locale) => sentence(locale, `users.column.${column}`)),
    ]),
  ) as Record<ImportColumn, string[]>;
