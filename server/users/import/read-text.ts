import { parse } from 'csv-parse/sync';
import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { refusal } from '../../call/call-error.ts';

/** Columns that are looked at. */
export const COLUMNS_MAX = 100;

/**
 * A text with commas, semicolons or tabs between its cells, in UTF-8 with or without its mark, or in windows-1251 as
 * old sheets save it. Refuses: import_unreadable, import_too_many.
 */
export const readText = (bytes: Uint8Array): string[][] => {
  const text = decoded(bytes);
  if (text.includes('\u0000')) throw refusal('import_unreadable');
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 100_000,
      to: IMPORT_ROWS_MAX * 3,
    });
  } catch {
    throw refusal('import_unreadable');
  }
  if (rows.filter((row) => row.some((cell) => cell.trim() !== '')).length > IMPORT_ROWS_MAX + 1)
    throw refusal('import_too_many', { max: IMPORT_ROWS_MAX });
  return rows.map((row) => row.slice(0, COLUMNS_MAX));
};

const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};

/** What stands most often between the titles of the head. */
const delimiterOf = (text: string): string => {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = [';', ',', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign;
};
