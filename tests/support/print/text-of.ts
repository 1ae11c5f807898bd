import { PDF } from '@libpdf/core';

/** The words of a PDF, page by page, with every run of white space as one space. */
export const pagesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await PDF.load(bytes)).extractText().map(({ text }) => text.replace(/\s+/g, ' ').trim());

export const textOf = async (bytes: Uint8Array): Promise<string> => (await pagesOf(bytes)).join(' ');
