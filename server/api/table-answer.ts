import type { Context } from 'hono';
import { element, xmlDocument } from '../../lib/kernel/xml.ts';
import { tableText } from '../../lib/users/import-file.ts';
import { textWorkbook } from '../reports/text-workbook.ts';
import { attachmentHeader } from '../store/file-name.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;
type TableFormat = keyof typeof TYPES;
type Table = readonly (readonly string[])[];

export const TABLE_FORMATS = ['xlsx', 'csv', 'xml'] as const satisfies readonly TableFormat[];

/**
 * A table of texts, its titles first, as a file to be kept: a workbook, text with a separator, or XML, whose elements are
 * called as the titles are.
 */
export const tableAnswer = async (
  c: Context,
  table: Table,
  name: string,
  format: TableFormat,
): Promise<Response> =>
  c.body(new Uint8Array(await BYTES[format](table)), 200, {
    'content-type': TYPES[format],
    'content-disposition': attachmentHeader(`${name}.${format}`),
  });

/** An element `Row` for each row, and the titles where there is none, as imports read it (`readRowsXml`). */
const tableXml = ([titles = [], ...rows]: Table): string => {
  const cells = (row: readonly string[]) => titles.map((title, at) => element(title, {}, row[at] ?? ''));
  return xmlDocument(
    element(
      'Rows',
      rows.length === 0 ? { columns: titles.join(' ') } : {},
      rows.map((row) => element('Row', {}, cells(row))),
    ),
  );
};

const BYTES: Readonly<Record<TableFormat, (table: Table) => Uint8Array | Promise<Uint8Array>>> = {
  xlsx: textWorkbook,
  csv: (table) => Buffer.from(tableText(table)),
  xml: (table) => Buffer.from(tableXml(table)),
};
