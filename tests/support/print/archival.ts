import { PDF, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

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
