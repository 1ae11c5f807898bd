import sharp, { type Sharp } from 'sharp';
import type { ImageType } from './image.ts';

/** More than the cameras of phones take; asked of the header, before anything is unfolded. */
const PIXEL_LIMIT = 50_000_000;
const JPEG_QUALITY = 88;
const PHOTO_SIDE = 256;

sharp.concurrency(1);
sharp.cache(false);

/** A picture that came, and where it goes. */
export interface Drawing {
  readonly source: string;
  readonly target: string;
  /** A photo of a person is cut to a square around its middle, as large as the largest avatar needs. */
  readonly as: ImageType | 'photo';
}

/**
 * Redraws a picture: upright, without the place, the camera and other data that came with it. False when it is no whole
 * picture, or one of too many pixels. Fails with ENOSPC on a full disk.
 */
export const drawPicture = async ({ source, target, as }: Drawing): Promise<boolean> => {
  const upright = sharp(source, {
    limitInputPixels: PIXEL_LIMIT,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient();
  try {
    await drawn(upright, as).toFile(target);
    return true;
  } catch (error) {
    if (FULL.test((error as Error).message))
      throw Object.assign(new Error('no space for a picture'), { code: 'ENOSPC' });
    return false;
  }
};

const drawn = (upright: Sharp, as: Drawing['as']): Sharp => {
  if (as === 'image/png') return upright.png();
  const picture =
    as === 'photo'
      ? upright
          .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'centre' })
          .flatten({ background: '#ffffff' })
      : upright;
  return picture.jpeg({ quality: JPEG_QUALITY });
};

const FULL = /no space left|disk quota/i;
