import { constants, generateKeyPairSync, sign as nodeSign, randomBytes } from 'node:crypto';
import { type DigestName, digestHex, digestOid } from '../../../lib/signing/algorithms.ts';
import type { SignatureAlgorithm } from '../../../lib/signing/cms.ts';
import type { Bytes } from '../../../lib/signing/der.ts';
import { bits, derOf, octets, oid, sequence } from '../../../lib/signing/der-write.ts';
import { curveOfSet } from '../../../lib/signing/gost/key.ts';
import { gostSign, gostSigner } from './gost-sign.ts';

/** A throw-away key that signs as CMS and certificates hold it. */
export interface TestKey {
  readonly algorithm: SignatureAlgorithm;
  readonly digest: DigestName;
  /** For certificates and lists. */
  readonly signatureOid: string;
  readonly spki: Bytes;
  /** The key itself, PKCS#8 in PEM, where a file of it can be made. */
  readonly pem?: string;
  sign(bytes: Uint8Array): Bytes;
}

export const ecKey = (namedCurve: 'P-256' | 'P-384' = 'P-256'): TestKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  const digest = namedCurve === 'P-256' ? 'sha256' : 'sha384';
  return {
    algorithm: `ecdsa-${digest}`,
    digest,
    signatureOid: digest === 'sha256' ? '1.2.840.10045.4.3.2' : '1.2.840.10045.4.3.3',
    spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    sign: (bytes) => new Uint8Array(nodeSign(digest, bytes, privateKey)),
  };
};

export const PSS_SALT = 32;

export const rsaKey = (modulusLength = 2048, padding = constants.RSA_PKCS1_PADDING): TestKey => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    algorithm: 'rsa-sha256',
    digest: 'sha256',
    signatureOid: '1.2.840.113549.1.1.11',
    spki: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    sign: (bytes) =>
      new Uint8Array(nodeSign('sha256', bytes, { key: privateKey, padding, saltLength: PSS_SALT })),
  };
};

/** By preset the set of CryptoPro that most certificates are of, and set A of 512 bits. */
export const gostKeyPair = (
  size: 256 | 512,
  set: string = size === 256 ? '1.2.643.2.2.36.0' : '1.2.643.7.1.2.1.2.1',
): TestKey => {
  const curve = curveOfSet(size, set);
  if (!curve) throw new Error(`No set ${set}`);
  const secret = () => 1n + (BigInt(`0x${randomBytes(80).toString('hex')}`) % (curve.q - 1n));
  const signer = gostSigner(size, curve, secret());
  const digest = `streebog${size}` as const;
  const keyOid = size === 256 ? '1.2.643.7.1.1.1.1' : '1.2.643.7.1.1.1.2';
  return {
    algorithm: `gost-${size}`,
    digest,
    signatureOid: size === 256 ? '1.2.643.7.1.1.3.2' : '1.2.643.7.1.1.3.3',
    spki: derOf(
      sequence(
        sequence(oid(keyOid), sequence(oid(set), oid(digestOid(digest)))),
        bits(derOf(octets(signer.publicBytes))),
      ),
    ),
    sign: (bytes) => new Uint8Array(gostSign(signer, digestHex(digest, bytes), secret())),
  };
};
