import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createStreebog } from '../../lib/signing/streebog.ts';

/** What is known of bytes once they were read: both hashes as lower-case hex, and how many they are. */
export interface Digest {
  readonly hash: string;
  readonly streebog_hash: string;
  readonly size: number;
}

/** SHA-256 and GOST R 34.11-2012 of 256 bits, in one pass. */
export const digestOf = async (bytes: Readable): Promise<Digest> => {
  const sha = createHash('sha256');
  const streebog = createStreebog(256);
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    sha.update(chunk);
    streebog.update(chunk);
    size += chunk.byteLength;
  }
  return { hash: sha.digest('hex'), streebog_hash: streebog.digestHex(), size };
};
