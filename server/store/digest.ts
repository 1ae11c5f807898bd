import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createFastStreebog } from '../../lib/signing/streebog-wasm.ts';

/** What is known of bytes once they were read: their hashes as lower-case hex, and how many they are. */
export interface Digest {
  readonly hash: string;
  readonly streebog_hash: string;
  readonly streebog512_hash: string;
  readonly size: number;
}

/** SHA-256 and both digests of GOST R 34.11-2012, in one pass: every kind of certificate signs one of them. */
export const digestOf = async (bytes: Readable): Promise<Digest> => {
  const sha = createHash('sha256');
  const [streebog, streebog512] = [createFastStreebog(256), createFastStreebog(512)];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    for (const digest of [sha, streebog, streebog512]) digest.update(chunk);
    size += chunk.byteLength;
  }
  return {
    hash: sha.digest('hex'),
    streebog_hash: streebog.digestHex(),
    streebog512_hash: streebog512.digestHex(),
    size,
  };
};
