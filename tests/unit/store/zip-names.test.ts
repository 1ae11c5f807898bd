import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../server/signing/copies/zip.ts';
import { zipStream } from '../../../server/store/zip-stream.ts';

const NAMES = ['Заявление № 1.pdf', 'plain.txt', 'Приказ «О приёме».docx'];
const bytes = new TextEncoder().encode('the paper');

const streamed = async (): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  const entries = NAMES.map((name) => ({ name, open: async () => Readable.from([bytes]) }));
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** What the central directory of a ZIP says of each file. */
const entriesOf = (zip: Buffer) => {
  const entries: { name: string; system: number; utf8: boolean; mode: number }[] = [];
  for (
    let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16);
    zip.readUInt32LE(at) === 0x02014b50;
  ) {
    const length = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + length),
      system: zip[at + 5] ?? 0,
      utf8: (zip.readUInt16LE(at + 8) & 0x800) !== 0,
      mode: zip.readUInt32LE(at + 38) >>> 16,
    });
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

describe('the names of files in a ZIP', () => {
  test.each([
    [
      'of copies of a signed document',
      async () => Buffer.from(zipOf(NAMES.map((name) => ({ name, bytes })))),
    ],
    ['of files that are taken along', streamed],
  ])('%s are UTF-8 made on Unix, of files their owner may read', async (_, made) => {
    expect(entriesOf(await made())).toEqual(
      NAMES.map((name) => ({ name, system: 3, utf8: name !== 'plain.txt', mode: 0o100644 })),
    );
  });
});
