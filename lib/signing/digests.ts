import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createStreebog } from './streebog.ts';

/** All a signature may have been made over, as lower-case hex. */
export interface AllDigests {
  readonly sha256: string;
  readonly sha384: string;
  readonly sha512: string;
  readonly streebog256: string;
  readonly streebog512: string;
}

/**
 * Every digest of a stream at once. In plain JavaScript, which runs where WebAssembly is refused; `streebog` may be the
 * fast one elsewhere.
 */
export const createDigests = (
  streebog: typeof createStreebog = createStreebog,
): { update(chunk: Uint8Array): void; digests(): AllDigests } => {
  const shas = { sha256: sha256.create(), sha384: sha384.create(), sha512: sha512.create() };
  const streebogs = { streebog256: streebog(256), streebog512: streebog(512) };
  return {
    update: (chunk) => {
      for (const each of Object.values(shas)) each.update(chunk);
      for (const each of Object.values(streebogs)) each.update(chunk);
    },
    digests: () => ({
      sha256: bytesToHex(shas.sha256.digest()),
      sha384: bytesToHex(shas.sha384.digest()),
      sha512: bytesToHex(shas.sha512.digest()),
      streebog256: streebogs.streebog256.digestHex(),
      streebog512: streebogs.streebog512.digestHex(),
    }),
  };
};

export const digestsOf = (bytes: Uint8Array, streebog?: typeof createStreebog): AllDigests => {
  const all = createDigests(streebog);
  all.update(bytes);
  return all.digests();
};
