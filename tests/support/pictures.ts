import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Noise that compresses to about as many bytes as it has. */
const noise = (side: number) => ({
  raw: { width: side, height: side, channels: 3 as const },
  data: randomBytes(side * side * 3),
});

export const pngOf = (side = 24): Promise<Buffer> => {
  const { raw, data } = noise(side);
  return sharp(data, { raw }).png().toBuffer();
};

/** A photograph that carries the place it was taken at, turned by its camera. */
export const photographOf = (side = 24): Promise<Buffer> => {
  const { raw, data } = noise(side);
  return sharp(data, { raw })
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '55/1 45/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '37/1 37/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
};

/** A whole picture with so much behind its end that the file has exactly `bytes`. */
export const paddedTo = async (bytes: number): Promise<Buffer> => {
  const picture = await pngOf();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
};
