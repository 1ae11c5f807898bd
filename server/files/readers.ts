import { reader } from '../beside/reader.ts';

/** A picture of a document or a photo, redrawn into another file. */
export const PICTURE = reader(
  'picture',
  20,
  640,
  async () => (await import('./draw-picture.ts')).drawPicture,
);

/** Whether a PDF is one that only shows pages. */
export const PLAIN_PDF = reader('plainPdf', 10, 384, async () => (await import('./plain-pdf.ts')).isPlainPdf);

/** The files of an archive that papers are brought in: a thousand PDFs are opened one after another. */
export const BUNDLE = reader(
  'bundle',
  90,
  900,
  async () => (await import('./unpack-bundle.ts')).unpackBundle,
);
