import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { digestName, type SignatureScheme, signatureScheme, weakDigest } from './algorithms.ts';
import type { Bytes } from './der.ts';
import { type GostKey, gostKeyOf } from './gost/key.ts';
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

export const fits = (scheme: SignatureScheme, key: PublicKey): boolean =>
  scheme.key === key.kind || (scheme.key === 'rsa-pss' && key.kind === 'rsa');

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
