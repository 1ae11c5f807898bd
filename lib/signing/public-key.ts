import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import {
  type DigestName,
  digestHex,
  digestName,
  type SignatureScheme,
  signatureScheme,
  weakDigest,
} from './algorithms.ts';
import { type Bytes, isStrictDer } from './der.ts';
import { type GostKey, gostKeyOf } from './gost/key.ts';
import { gostVerify } from './gost/verify.ts';
import { OID } from './oids.ts';
import type { Algorithm, X509 } from './x509.ts';

/** A key that signatures are judged by. */
export type PublicKey =
  | { readonly kind: 'rsa'; readonly spki: Bytes }
  | { readonly kind: 'ec'; readonly spki: Bytes; readonly namedCurve: string; readonly bytes: number }
  | { readonly kind: 'gost256' | 'gost512'; readonly key: GostKey };

const RSA_BITS = 2_048;

/** Bytes of a coordinate. */
const NAMED_CURVES: Readonly<Record<string, { namedCurve: string; bytes: number }>> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', bytes: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', bytes: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', bytes: 66 },
};

const keys = new WeakMap<X509, { readonly key: PublicKey | undefined }>();

/** The key of a certificate; undefined when it is of a kind, a curve or a size that is not taken. */
export const publicKeyOf = (certificate: X509): PublicKey | undefined => {
  const known = keys.get(certificate) ?? { key: readKey(certificate) };
  keys.set(certificate, known);
  return known.key;
};

const readKey = ({ spki, keyOid }: X509): PublicKey | undefined => {
  if (keyOid === OID.rsa) return rsaBits(spki) >= RSA_BITS ? { kind: 'rsa', spki } : undefined;
  if (keyOid === OID.ec) {
    const curve = namedCurve(spki);
    return curve && { kind: 'ec', spki, ...curve };
  }
  const key = gostKeyOf(spki);
  return key && { kind: key.bits === 256 ? 'gost256' : 'gost512', key };
};

/** How the algorithm of a signature signs, the parameters of RSA-PSS read; undefined when it is not taken. */
export const schemeOf = ({
  oid,
  parameters,
}: Algorithm): (SignatureScheme & { salt?: number }) | undefined => {
  const scheme = signatureScheme(oid);
  if (scheme?.key !== 'rsa-pss') return scheme;
  return parameters && pssOf(parameters);
};

/** Whether a signature is the key's over these bytes, digested as the scheme or else `digest` says. */
export const verifySignature = async (
  key: PublicKey,
  algorithm: Algorithm,
  bytes: Bytes,
  signature: Bytes,
  digest?: DigestName,
): Promise<boolean> => {
  const scheme = schemeOf(algorithm);
  const name = scheme?.digest ?? digest;
  if (!scheme || !name || (scheme.digest && digest && scheme.digest !== digest) || !fits(scheme, key))
    return false;
  if ('key' in key) {
    await turnOfOthers();
    return gostVerify(key.key, digestHex(name, bytes), signature);
  }
  const hash = WEB_HASHES[name];
  if (!hash) return false;
  try {
    if (key.kind === 'rsa') {
      const pss = scheme.key === 'rsa-pss';
      const method = { name: pss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash };
      const rsa = await crypto.subtle.importKey('spki', key.spki, method, false, ['verify']);
      return await crypto.subtle.verify(
        pss ? { name: 'RSA-PSS', saltLength: scheme.salt ?? 0 } : method,
        rsa,
        signature,
        bytes,
      );
    }
    const pair = pairOf(signature, key.bytes);
    if (!pair) return false;
    const method = { name: 'ECDSA', namedCurve: key.namedCurve };
    const ec = await crypto.subtle.importKey('spki', key.spki, method, false, ['verify']);
    return await crypto.subtle.verify({ name: 'ECDSA', hash }, ec, pair, bytes);
  } catch {
    return false;
  }
};

/** Arithmetic of GOST runs here, not in the platform's threads: a search over many links holds nobody up for longer than one. */
const turnOfOthers = (): Promise<void> =>
  new Promise((done) => {
    if (typeof setImmediate === 'function') setImmediate(done);
    else setTimeout(done);
  });

export const fits = (scheme: SignatureScheme, key: PublicKey): boolean =>
  scheme.key === key.kind || (scheme.key === 'rsa-pss' && key.kind === 'rsa');

const WEB_HASHES: Partial<Record<DigestName, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** RFC 4055: one digest for both of its uses, and none of the presets, which are SHA-1. */
const pssOf = (parameters: Bytes): (SignatureScheme & { salt: number }) | undefined => {
  const pss = readPss(parameters);
  const [digest, mask] = pss?.digests.map(digestName) ?? [];
  return pss && digest && digest === mask ? { key: 'rsa-pss', digest, salt: pss.salt } : undefined;
};

/** The weak digest that RSA-PSS is made with, for its text or its mask; the presets are SHA-1. */
export const weakPss = ({ oid, parameters }: Algorithm): string | undefined => {
  if (oid !== OID.rsaPss) return undefined;
  const { digests } = (parameters && readPss(parameters)) ?? { digests: [] };
  return digests.map(weakDigest).find((each) => each !== undefined);
};

/** The digests of the text and of the mask by their identifiers, and the length of the salt. */
const readPss = (parameters: Bytes): { digests: readonly string[]; salt: number } | undefined => {
  try {
    const pss = pkijs.RSASSAPSSParams.fromBER(parameters);
    const mask = pss.maskGenAlgorithm;
    if (mask.algorithmId !== OID.mgf1) return undefined;
    const inner: unknown = mask.algorithmParams?.valueBlock.value[0];
    const innerOid = inner instanceof asn1js.ObjectIdentifier ? inner.valueBlock.toString() : '';
    return { digests: [pss.hashAlgorithm.algorithmId, innerOid], salt: pss.saltLength };
  } catch {
    return undefined;
  }
};

const rsaBits = (spki: Bytes): number => {
  try {
    const key = pkijs.RSAPublicKey.fromBER(
      new Uint8Array(pkijs.PublicKeyInfo.fromBER(spki).subjectPublicKey.valueBlock.valueHexView),
    );
    const digits = bytesToHex(key.modulus.valueBlock.valueHexView).replace(/^0+/, '');
    return digits.length * 4;
  } catch {
    return 0;
  }
};

const namedCurve = (spki: Bytes): { namedCurve: string; bytes: number } | undefined => {
  try {
    const { algorithmParams } = pkijs.PublicKeyInfo.fromBER(spki).algorithm;
    return algorithmParams instanceof asn1js.ObjectIdentifier
      ? NAMED_CURVES[algorithmParams.valueBlock.toString()]
      : undefined;
  } catch {
    return undefined;
  }
};

/** r and s side by side, as the platform wants them, out of their DER. */
const pairOf = (signature: Bytes, length: number): Bytes | undefined => {
  if (!isStrictDer(signature)) return undefined;
  const { result } = asn1js.fromBER(signature);
  const parts = result instanceof asn1js.Sequence ? result.valueBlock.value : [];
  if (parts.length !== 2) return undefined;
  const pair = new Uint8Array(2 * length);
  for (const [index, part] of parts.entries()) {
    if (!(part instanceof asn1js.Integer)) return undefined;
    const digits = part.valueBlock.valueHexView;
    const magnitude = digits[0] === 0 ? digits.subarray(1) : digits;
    // A negative number has no place here.
    if ((digits[0] ?? 0) >= 0x80 || magnitude.length > length) return undefined;
    pair.set(magnitude, (index + 1) * length - magnitude.length);
  }
  return pair;
};
