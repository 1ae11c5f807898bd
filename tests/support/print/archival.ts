import { PDF, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { expect } from 'vitest';

/** A font as the file has it. */
interface FileFont {
  readonly name: string;
  readonly embedded: boolean;
  /** PDF/A-1 asks for the list of the glyphs of a subset. */
  readonly listed: boolean;
}

/** More objects than any file of a test has. */
const MOST = 400;

/** Every dictionary among the objects of a file, one by one. */
export const dictsOf = (pdf: PDF): PdfDict[] =>
  Array.from({ length: MOST }, (_, number) => pdf.getObject(PdfRef.of(number, 0))).filter(
    (object): object is PdfDict => object instanceof PdfDict,
  );

export const fontsOfPdf = async (bytes: Uint8Array): Promise<FileFont[]> => {
  const pdf = await PDF.load(bytes);
  const stream = (dict: PdfDict, key: string): PdfObject | null | undefined => {
    const ref = dict.getRef(key);
    return ref && pdf.getObject(ref);
  };
  return dictsOf(pdf)
    .filter((dict) => dict.getName('Type')?.value === 'FontDescriptor')
    .map((dict) => ({
      name: dict.getName('FontName')?.value ?? '',
      embedded: stream(dict, 'FontFile2') instanceof PdfStream,
      listed: stream(dict, 'CIDSet') instanceof PdfStream,
    }));
};

const PRINT = 4;
/** Hidden, or not to be seen on a screen: flags that PDF/A forbids. */
const UNSEEN = 1 | 2 | 32;

/** What PDF/A-1a asks for of a file as a whole (ISO 19005-1), as far as no reader of it is needed. */
export const expectArchival = async (bytes: Uint8Array, language: string): Promise<void> => {
  const plain = Buffer.from(bytes).toString('latin1');
  expect(plain.startsWith('%PDF-1.4\n')).toBe(true);
  expect(plain).not.toMatch(/\/(Encrypt|SMask|ExtGState|JavaScript|LZWDecode|XRef|ObjStm)\b/);
  const pdf = await PDF.load(bytes);
  const catalog = pdf.getCatalog();
  expect(catalog.getDict('MarkInfo')?.getBool('Marked')?.value).toBe(true);
  expect(catalog.getString('Lang')?.asString()).toBe(language);
  const root = catalog.getRef('StructTreeRoot');
  expect(root && pdf.getObject(root)).toBeInstanceOf(PdfDict);
  expect(catalog.getArray('OutputIntents')?.length).toBe(1);
  expectMetadata(pdf);
  const fonts = await fontsOfPdf(bytes);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter(({ embedded, listed }) => !embedded || !listed)).toEqual([]);
  const dicts = dictsOf(pdf);
  for (const note of dicts.filter((dict) =>
    ['Link', 'Widget'].includes(dict.getName('Subtype')?.value ?? ''),
  )) {
    const flags = note.getNumber('F')?.value ?? 0;
    expect([flags & PRINT, flags & UNSEEN]).toEqual([PRINT, 0]);
    if (note.has('FT')) expect(note.getDict('AP')?.has('N')).toBe(true);
  }
};

/** The metadata name the standard, and say the same as the other place that says who made the file and when. */
const expectMetadata = (pdf: PDF): void => {
  const metadata = pdf.getCatalog().getRef('Metadata');
  const stream = metadata && pdf.getObject(metadata);
  if (!(stream instanceof PdfStream)) throw new Error('a file has no metadata');
  expect(stream.has('Filter')).toBe(false);
  const said = new TextDecoder().decode(stream.data);
  expect(said).toContain('<pdfaid:part>1</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
  expect(said).toContain(`>${pdf.getTitle()}<`);
  expect(said).toContain(`<pdf:Producer>${pdf.getProducer()}<`);
  const moment = (at: Date | undefined) => `${at?.toISOString().slice(0, 19)}Z`;
  expect(said).toContain(`<xmp:ModifyDate>${moment(pdf.getModificationDate())}<`);
  expect(said).toContain(`<xmp:CreateDate>${moment(pdf.getCreationDate())}<`);
};
