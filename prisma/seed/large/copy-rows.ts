import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

type Value = string | number | boolean | null;

/** One line of COPY's text format. The values hold no tab, newline or backslash beyond what `copyText` escapes. */
export const copyLine = (values: readonly Value[]): string => {
  let line = '';
  for (const value of values) line += line === '' ? cell(value) : `\t${cell(value)}`;
  return `${line}\n`;
};

const cell = (value: Value): string =>
  value === null ? '\\N' : typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);

/** Text that may hold a backslash, a tab or a newline, such as JSON. */
export const copyText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

const CHUNK_CHARACTERS = 1 << 18;

function* chunksOf(lines: Iterable<string>): Generator<Buffer> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

/** Streams lines into a table; answers how many rows it took. */
export const copyRows = async (
  client: Client,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<number> => {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const target = client.query(from(`copy "${table}" (${names}) from stdin`));
  await pipeline(Readable.from(chunksOf(lines)), target);
  return target.rowCount;
};
