import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportLine,
  importLines,
} from '../../../lib/users/import-columns.ts';
import { sentence } from '../../i18n/sentence.ts';
import { CallError, refusal } from '../../rpc/call-error.ts';
import { readSheet } from './read-sheet.ts';
import { readText } from './read-text.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The lines of a file of users, told by its bytes: a workbook or a text. Refuses what they refuse, and import_columns. */
export const readImport = (bytes: Uint8Array): ImportLine[] => {
  const lines = importLines(tableOf(bytes), labels());
  if (!lines) throw refusal('import_columns');
  return lines;
};

const tableOf = (bytes: Uint8Array): string[][] => {
  if (!ZIP.every((byte, index) => bytes[index] === byte)) return readText(bytes);
  try {
    return readSheet(bytes);
  } catch (error) {
    throw error instanceof CallError ? error : refusal('import_unreadable');
  }
};

const labels = () =>
  Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [
      column,
      (['ru', 'en'] as const).map((locale) => sentence(locale, `users.column.${column}`)),
    ]),
  ) as Record<ImportColumn, string[]>;
