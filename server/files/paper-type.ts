import { open } from 'node:fs/promises';
import { contentImage, declaredImage, type ImageType } from './image.ts';
import type { SpooledFile } from './spool.ts';

const PDF = 'application/pdf';

export type PaperType = ImageType | typeof PDF;

/**
 * What a paper may be: a PDF or a picture, by what the browser declared and the content alike. It is kept as it came,
 * so a PDF is looked at, not through: it begins and ends as one, and does not openly carry a script or a program to start.
 */
export const acceptedPaper = async ({ path, declared }: SpooledFile): Promise<PaperType | undefined> => {
  if (declared.split(';')[0]?.trim().toLowerCase() === PDF) return (await isPlainPdf(path)) ? PDF : undefined;
  const type = declaredImage(declared);
  return type && (await contentImage(path)) === type ? type : undefined;
};

const MAGIC = '%PDF-';
const END = '%%EOF';
/** Readers look for the end in so many last bytes. */
const TAIL = 1_024;
const ACTIVE = ['/JavaScript', '/Launch'];
const PIECE = 65_536;

const isPlainPdf = async (path: string): Promise<boolean> => {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    let before = '';
    let ended = '';
    for (let at = 0; at < size; at += PIECE) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE, at);
      const text = before + buffer.toString('latin1', 0, bytesRead);
      if (at === 0 && !text.startsWith(MAGIC)) return false;
      if (ACTIVE.some((name) => text.includes(name))) return false;
      before = text.slice(-Math.max(...ACTIVE.map((name) => name.length)));
      ended = (ended + text).slice(-TAIL);
    }
    return ended.includes(END);
  } finally {
    await handle.close();
  }
};
