import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';

export type ImageType = 'image/png' | 'image/jpeg';

/** More than any camera of a phone takes; a small file that unfolds into more is a bomb. */
const PIXEL_LIMIT = 50_000_000;
const JPEG_QUALITY = 88;

/** The type a browser may declare (AMB-156): png, jpg and jpeg, in any case. */
export const declaredImage = (declared: string): ImageType | undefined =>
  DECLARED[declared.split(';')[0]?.trim().toLowerCase() ?? ''];

const DECLARED: Readonly<Record<string, ImageType>> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/jpg': 'image/jpeg',
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What the first bytes of a file say it is. */
export const contentImage = async (path: string): Promise<ImageType | undefined> => {
  const handle = await open(path, 'r');
  try {
    const first = Buffer.alloc(PNG.length);
    await handle.read(first, 0, first.length, 0);
    if (first.equals(PNG)) return 'image/png';
    return first.subarray(0, JPEG.length).equals(JPEG) ? 'image/jpeg' : undefined;
  } finally {
    await handle.close();
  }
};

/**
 * Draws the picture anew into `target`: upright, without the place, the camera and whatever else travelled in it.
 * False when it is no whole picture of that kind.
 */
export const redraw = async (source: string, target: string, type: ImageType): Promise<boolean> => {
  const picture = await opened(source);
  return drawn(type === 'image/png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY }), target);
};

const PHOTO_SIDE = 256;

/** The same for a photo of a person: a square around the middle, as large as the largest avatar needs. */
export const drawPhoto = async (source: string, target: string): Promise<boolean> =>
  drawn(
    (await opened(source))
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY }),
    target,
  );

const opened = async (source: string): Promise<Sharp> => {
  // Loaded with the first picture: a portal starts without it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', sequentialRead: true }).autoOrient();
};

const drawn = async (picture: Sharp, target: string): Promise<boolean> => {
  try {
    await picture.toFile(target);
    return true;
  } catch (error) {
    if (FULL.test((error as Error).message))
      throw Object.assign(new Error('no space for a picture'), { code: 'ENOSPC' });
    return false;
  }
};

const FULL = /no space left|disk quota/i;
