import { createHash, sign } from 'node:crypto';
import { detachedCades } from './cades.ts';
import { authority, sealKey } from './portal-keys.ts';

/** A detached CAdES-BES of the portal itself over these bytes: whoever changes them later shows. */
export const sealDetached = async (bytes: Uint8Array, at: Date): Promise<Uint8Array> => {
  const { certificate, key } = await sealKey();
  return detachedCades({
    digest: createHash('sha256').update(bytes).digest('hex'),
    certificate,
    chain: [(await authority()).certificate],
    key,
    signing_time: at,
    commitment: 'origin',
  });
};

/** The seal as a library for PDF signs with it. */
export const sealSigner = async () => {
  const { certificate, key } = await sealKey();
  return {
    certificate,
    certificateChain: [(await authority()).certificate],
    keyType: 'EC' as const,
    signatureAlgorithm: 'ECDSA' as const,
    sign: async (data: Uint8Array, digest: string): Promise<Uint8Array> =>
      new Uint8Array(sign(digest.replace('-', '').toLowerCase(), data, key)),
  };
};
