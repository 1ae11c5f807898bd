import { parse } from 'csv-parse/sync';
import { unguarded } from '../../../lib/users/formula-guard.ts';
import { IMPORT_ROWS_MAX } from '../../../lib/users/import-columns.ts';
import { SEPARATORS, type Separator } from '../../../lib/users/import-head.ts';
import { refusal } from '../../call/call-error.ts';

/** Columns that are looked at. */
export const COLUMNS_MAX = 100;

interface TextTable {
  readonly rows: string[][];
  readonly separator: Separator;
}

/** A text with commas, semicolons or tabs between its cells, without the guard against formulas. Refuses: import_unreadable, import_too_many. */
export const readText = (text: string): TextTable => {
  const separator = separatorOf(text);
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: separator,
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
  return { rows: rows.map((row) => row.slice(0, COLUMNS_MAX).map(unguarded)), separator };
};

/** What stands most often between the titles of the head. */
const separatorOf = (text: string): Separator => {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign;
};
