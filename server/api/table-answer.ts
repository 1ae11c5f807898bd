import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { element, xmlDocument } from '../../lib/kernel/xml.ts';
import { tableLines } from '../../lib/users/import-file.ts';
import type { MadeFile } from '../forms/printed.ts';
import { textWorkbook } from '../reports/text-workbook.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { textBytes } from '../store/in-turns.ts';
import type { Visit } from './signed-in.ts';
import { whileSignedIn } from './stored-stream.ts';

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
 * called as the titles are. It is written while it is taken, in turns with others, for as long as the session lives.
 */
export const tableAnswer = async (
  c: Context,
  visit: Visit,
  table: Table,
  { name, format }: { readonly name: string; readonly format: TableFormat },
): Promise<Response> =>
  c.body(await whileSignedIn(Readable.from(BYTES[format](table)), visit), 200, {
    'content-type': TYPES[format],
    'content-disposition': attachmentHeader(`${name}.${format}`),
  });

/** An element `Row` for each row, and the titles where there is none, as imports read it (`readRowsXml`). */
function* tableXml([titles = [], ...rows]: Table): Generator<string> {
  const cells = (row: readonly string[]) => titles.map((title, at) => element(title, {}, row[at] ?? ''));
  const told: Readonly<Record<string, string>> = rows.length === 0 ? { columns: titles.join(' ') } : {};
  const [start = '', end = ''] = xmlDocument(element('Rows', told, [HERE])).split(HERE);
  yield start.trimEnd();
  for (const row of rows) yield `\n${element('Row', {}, cells(row))}`;
  yield end;
}

/** Where rows stand between the tags around them. */
const HERE = '\u0000';

const BYTES: Readonly<Record<TableFormat, (table: Table) => AsyncGenerator<Uint8Array>>> = {
  xlsx: textWorkbook,
  csv: (table) => textBytes(tableLines(table)),
  xml: (table) => textBytes(tableXml(table)),
};

/** A file made for its reader, as a download that runs nothing. */
export const madeFileAnswer = (c: Context, { name, content_type, bytes }: MadeFile): Response =>
  c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': content_type,
    'content-length': String(bytes.length),
    'content-disposition': attachmentHeader(name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
