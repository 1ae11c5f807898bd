import type { Context } from 'hono';
import { tableText } from '../../lib/users/import-file.ts';
import { textWorkbook } from '../reports/text-workbook.ts';
import { attachmentHeader } from '../store/file-name.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;
type TableFormat = keyof typeof TYPES;

/** A table of texts as a file to be kept: a workbook, or text with a separator. */
export const tableAnswer = async (
  c: Context,
  table: readonly (readonly string[])[],
  name: string,
  format: TableFormat,
): Promise<Response> => {
  const bytes = format === 'csv' ? Buffer.from(tableText(table)) : await textWorkbook(table);
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': TYPES[format],
    'content-disposition': attachmentHeader(`${name}.${format}`),
  });
};
