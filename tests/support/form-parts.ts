import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** An office file with parts put in or changed. */
export const withParts = (file: Uint8Array, parts: Parts): Uint8Array =>
  zipSync({
    ...unzipSync(file),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  });

export const partOf = (file: Uint8Array, name: string): string => {
  const part = unzipSync(file)[name];
  if (!part) throw new Error(`the file has no part ${name}`);
  return strFromU8(part);
};

/** A document of Word whose body is written by hand, as Word would have parted it. */
export const wordBody = (file: Uint8Array, body: string): Uint8Array =>
  withParts(file, {
    'word/document.xml': partOf(file, 'word/document.xml').replace(
      /<w:body>.*<w:sectPr>/s,
      `<w:body>${body}<w:sectPr>`,
    ),
  });
