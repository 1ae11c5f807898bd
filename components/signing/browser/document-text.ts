import { PDF } from '@libpdf/core';

/** The words of a PDF, page by page, line by line as they stand. */
export const textOfPdf = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await PDF.load(bytes)).extractText().map((page) => page.lines.map((line) => line.text).join('\n'));
