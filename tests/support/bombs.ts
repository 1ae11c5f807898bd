import { constants, crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

const MB = 1024 * 1024;

/** What unfolds to so many blocks of zeros, of so many megabytes each; a block is packed once. */
const packedZeros = (blocks: number, megabytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(megabytes * MB), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return Buffer.concat([...new Array(blocks).fill(block), deflateRawSync(Buffer.alloc(0))]);
};

/** A PDF of half a megabyte whose table of contents unfolds to 700 MB, more than any paper may take. */
export const unfoldingPdf = (): Buffer => {
  const [blocks, megabytes] = [14, 50];
  const sum = Buffer.alloc(4);
  // Adler-32 of nothing but zeros: their number above, one below.
  sum.writeUInt16BE((blocks * megabytes * MB) % 65_521, 0);
  sum.writeUInt16BE(1, 2);
  const packed = Buffer.concat([Buffer.from([0x78, 0xda]), packedZeros(blocks, megabytes), sum]);
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  return Buffer.concat([
    Buffer.from(
      `${head}9 0 obj\n<< /Type /XRef /Size 10 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
};

/** A workbook of 4 MB whose sheet says that it unfolds to a kilobyte and unfolds to gigabytes. */
export const unfoldingWorkbook = (): Buffer => {
  const packed = packedZeros(64, 64);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(Buffer.alloc(1_024)), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(1_024, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    facts,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
};

/** A workbook of some kilobytes in which every cell names one text of 20 MB. */
export const repeatingWorkbook = (): Uint8Array => {
  const rows = Array.from({ length: 4_000 }, (_, row) => `<row r="${row + 1}"><c t="s"><v>0</v></c></row>`);
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<R><Relationship Id="a" Target="worksheets/sheet1.xml"/></R>'),
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>email${' '.repeat(20 * MB)}</t></si></sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
};

/** A picture of 49 megapixels that must be turned: the most a picture may cost. */
export const largestPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#88aacc' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 20 })
    .toBuffer();

/** The head of a picture of 400 megapixels; what follows is never asked for. */
export const floodOfPixels = (): Buffer => {
  const head = Buffer.alloc(17);
  head.write('IHDR');
  head.writeUInt32BE(20_000, 4);
  head.writeUInt32BE(20_000, 8);
  head.set([8, 2, 0, 0, 0], 12);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\r', 'latin1'),
    head,
    sum,
    Buffer.alloc(100_000),
  ]);
};
