import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** The files of a ZIP archive by name, as text. */
export const unzip = (archive: Buffer): Map<string, string> => {
  const end = archive.lastIndexOf(END);
  const files = new Map<string, string>();
  for (let at = archive.readUInt32LE(end + 16); archive.readUInt32LE(at) === CENTRAL; ) {
    const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const [name = 0, extra = 0, comment = 0] = lengths;
    files.set(archive.toString('utf8', at + 46, at + 46 + name), contentOf(archive, at));
    at += 46 + name + extra + comment;
  }
  return files;
};

const contentOf = (archive: Buffer, entry: number): string => {
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  return (archive.readUInt16LE(entry + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8');
};
