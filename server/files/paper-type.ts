import { readBeside } from '../beside/read-beside.ts';
import type { SpooledFile } from '../store/spool.ts';
import { contentImage, declaredImage, type ImageType } from './image.ts';
import { PLAIN_PDF } from './readers.ts';

const PDF = 'application/pdf';

export type PaperType = ImageType | typeof PDF;

/**
 * What a paper may be: a PDF or a picture, by what the browser declared and the content alike. It is kept as it came,
 * so a PDF begins and ends as one and only shows pages. One that cannot be opened within its bounds is not taken; one
 * that was cut off at the limit of size is not opened at all.
 */
export const acceptedPaper = async (
  { path, declared, tooBig }: SpooledFile,
  by: string,
): Promise<PaperType | undefined> => {
  if (declared.split(';')[0]?.trim().toLowerCase() === PDF)
    return tooBig || (await readBeside(PLAIN_PDF, path, { by })) ? PDF : undefined;
  const type = declaredImage(declared);
  return type && (await contentImage(path)) === type ? type : undefined;
};
