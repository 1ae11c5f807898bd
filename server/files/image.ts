import { open } from 'node:fs/promises';

export type ImageType = 'image/png' | 'image/jpeg';

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
