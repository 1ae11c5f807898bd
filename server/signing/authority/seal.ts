import { createHash, sign, X509Certificate } from 'node:crypto';
import { detachedCades } from './cades.ts';
import { authority, sealKey } from './portal-keys.ts';

/** A detached CAdES-BES of the portal itself over these bytes: a later change to them shows. */
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

/** The seal's certificate: serial number, owner, issuer and dates (ISO 8601). */
export const sealFacts = async () => {
  const { serialNumber, subject, issuer, validFromDate, validToDate } = new X509Certificate(
    (await sealKey()).certificate,
  );
  return {
    serial_number: serialNumber,
    owner: commonName(subject),
    issuer: commonName(issuer),
    not_before: validFromDate.toISOString(),
    not_after: validToDate.toISOString(),
  };
};

const commonName = (name: string): string => /^CN=(.*)$/m.exec(name)?.[1] ?? name;

/** The seal as a signer for the PDF library. */
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
