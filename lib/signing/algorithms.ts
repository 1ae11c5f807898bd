import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { OID } from './oids.ts';
import { createStreebog } from './streebog.ts';

/** The digests that are taken. SHA-1 and GOST R 34.11-94 are not among them: see `weakDigest`. */
export type DigestName = 'sha256' | 'sha384' | 'sha512' | 'streebog256' | 'streebog512';

const DIGEST_OIDS: Readonly<Record<DigestName, string>> = {
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
  streebog256: '1.2.643.7.1.1.2.2',
  streebog512: '1.2.643.7.1.1.2.3',
};

const DIGEST_NAMES = new Map(
  Object.entries(DIGEST_OIDS).map(([name, oid]) => [oid, name as DigestName] as const),
);

export const digestOid = (name: DigestName): string => DIGEST_OIDS[name];

/** Undefined for a digest that is not taken. */
export const digestName = (oid: string): DigestName | undefined => DIGEST_NAMES.get(oid);

export const SHA1 = '1.3.14.3.2.26';

/** Digests that were good once, and signatures over them, by the names people know. */
const WEAK: Readonly<Record<string, string>> = {
  [SHA1]: 'SHA-1',
  '1.2.840.113549.2.5': 'MD5',
  '1.2.643.2.2.9': 'GOST R 34.11-94',
  '1.2.840.113549.1.1.4': 'MD5',
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.3.14.3.2.29': 'SHA-1',
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10040.4.3': 'SHA-1',
  '1.2.643.2.2.3': 'GOST R 34.11-94',
  '1.2.643.2.2.4': 'GOST R 34.11-94',
  '1.2.643.2.2.19': 'GOST R 34.11-94',
  '1.2.643.2.2.20': 'GOST R 34.11-94',
};

/** The name of a weak digest, by its own identifier or that of a signature over it; undefined for others. */
export const weakDigest = (oid: string): string | undefined =>
  Object.hasOwn(WEAK, oid) ? WEAK[oid] : undefined;

/** The digest of bytes, lower-case hex in memory order; of attributes and certificates, not of documents. */
export const digestHex = (name: DigestName, bytes: Uint8Array): string => DIGESTS[name](bytes);

const streebogHex =
  (bits: 256 | 512) =>
  (bytes: Uint8Array): string => {
    const streebog = createStreebog(bits);
    streebog.update(bytes);
    return streebog.digestHex();
  };

const DIGESTS: Readonly<Record<DigestName, (bytes: Uint8Array) => string>> = {
  sha256: (bytes) => bytesToHex(sha256(bytes)),
  sha384: (bytes) => bytesToHex(sha384(bytes)),
  sha512: (bytes) => bytesToHex(sha512(bytes)),
  streebog256: streebogHex(256),
  streebog512: streebogHex(512),
};

/** How a signature is made: by which kind of key, and over which digest; without one any digest goes. */
export interface SignatureScheme {
  readonly key: 'rsa' | 'rsa-pss' | 'ec' | 'gost256' | 'gost512';
  readonly digest?: DigestName;
}

const SCHEMES: Readonly<Record<string, SignatureScheme>> = {
  [OID.rsa]: { key: 'rsa' },
  [OID.rsaPss]: { key: 'rsa-pss' },
  '1.2.840.113549.1.1.11': { key: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', digest: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', digest: 'sha512' },
  // CryptoPro names the key where the signature stands, others the signature with its digest.
  [OID.gost256]: { key: 'gost256', digest: 'streebog256' },
  [OID.gost512]: { key: 'gost512', digest: 'streebog512' },
  '1.2.643.7.1.1.3.2': { key: 'gost256', digest: 'streebog256' },
  '1.2.643.7.1.1.3.3': { key: 'gost512', digest: 'streebog512' },
};

/** Undefined for a signature that is not taken. */
export const signatureScheme = (oid: string): SignatureScheme | undefined =>
  Object.hasOwn(SCHEMES, oid) ? SCHEMES[oid] : undefined;
