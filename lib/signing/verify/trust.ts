import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { parseCertificate, type X509 } from '../x509.ts';
import { type Crl, parseCrl } from './crl.ts';
import { type OcspAnswer, parseOcsp } from './ocsp.ts';

/** Trusted authorities and their revocations, parsed once for many verifications. */
export interface TrustStore {
  /** Fingerprints of the roots. */
  readonly anchors: ReadonlySet<string>;
  /** Authorities, roots among them, by the key of their name. */
  readonly authorities: ReadonlyMap<string, readonly X509[]>;
  /** Lists of revoked certificates by the key of their issuer's name. */
  readonly crls: ReadonlyMap<string, readonly Crl[]>;
  /** Answers of authorities about single certificates. */
  readonly answers: readonly OcspAnswer[];
}

export interface TrustMaterial {
  readonly roots: readonly Uint8Array[];
  readonly intermediates: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  /** Answers of authorities (OCSP). */
  readonly ocsp?: readonly Uint8Array[];
}

/** Material in DER; what cannot be read is left out, so that nothing is believed because of it. */
export const parseTrust = ({ roots, intermediates, crls, ocsp = [] }: TrustMaterial): TrustStore => {
  const anchors = roots.map(parseCertificate).filter((each) => each !== undefined);
  const others = intermediates.map(parseCertificate).filter((each) => each !== undefined);
  return {
    anchors: new Set(anchors.map(fingerprint)),
    authorities: Map.groupBy([...anchors, ...others], ({ subject }) => subject.key),
    crls: Map.groupBy(
      crls.map(parseCrl).filter((each) => each !== undefined),
      ({ issuer }) => issuer.key,
    ),
    answers: ocsp.map(parseOcsp).filter((each) => each !== undefined),
  };
};

/** The same trust with more answers about single certificates, DER; they count as far as an authority signed them. */
export const withAnswers = (trust: TrustStore, ocsp: readonly Uint8Array[]): TrustStore =>
  ocsp.length === 0
    ? trust
    : { ...trust, answers: [...trust.answers, ...ocsp.map(parseOcsp).filter((each) => each !== undefined)] };

const fingerprints = new WeakMap<object, string>();

/** SHA-256 of a parsed certificate or list; of one that lives long it is made once. */
export const fingerprint = (parsed: { readonly der: Uint8Array }): string => {
  const known = fingerprints.get(parsed) ?? bytesToHex(sha256(parsed.der));
  fingerprints.set(parsed, known);
  return known;
};
