import { bytesToHex } from '@noble/hashes/utils.js';
import * as pkijs from 'pkijs';
import { type Ber, type BerElement, derOf, elementAt, membersOf, readBer } from '../ber.ts';
import type { Bytes } from '../der.ts';
import { setOf, sortedSetOf } from '../der-set.ts';
import { OID } from '../oids.ts';
import { derOf as cleanDer } from '../pem.ts';
import { type Algorithm, algorithmOf, nameOf, serialHex, type X509 } from '../x509.ts';
import { type EnclosedCertificates, enclosedCertificates } from './enclosed-certificates.ts';
import { type EnclosedRevocation, revocationChoices } from './enclosed-revocation.ts';

/** A CMS SignedData, read and not judged. */
export interface ParsedCms extends EnclosedCertificates {
  /** Whether the file is written as DER wants it. */
  readonly isDer: boolean;
  readonly contentType: string;
  /** Something stands inside; as bytes where it is octets. */
  readonly isAttached: boolean;
  readonly content: Bytes | undefined;
  readonly digestAlgorithms: readonly string[];
  readonly revocation: EnclosedRevocation;
  /** The first two; how many there are. */
  readonly signers: readonly ParsedSigner[];
  readonly signerCount: number;
}

export interface ParsedSigner {
  readonly certificate: X509 | undefined;
  readonly digestAlgorithm: string;
  readonly algorithm: Algorithm;
  readonly signature: Bytes;
  /** Undefined when nothing but the document is signed. */
  readonly attributes: readonly Attribute[] | undefined;
  /** What the signature is over: the attributes as a SET in DER, in the order they came and in the order of DER. */
  readonly signedForms: readonly Bytes[];
  readonly unsigned: readonly Attribute[];
}

export interface Attribute {
  readonly oid: string;
  /** DER. */
  readonly values: readonly Bytes[];
}

/** Archives carry certificates, answers and lists of revoked ones along. */
export const MAX_BYTES = 5 * 1024 * 1024;
const MOST_ATTRIBUTES = 256;
const MOST_DIGESTS = 64;
/** What is no certificate, list or attribute of such is short. */
const MOST_SMALL = 65_536;

/** The signature that DER, BER, base64 or PEM holds; undefined when it holds none, or anything beside it. */
export const parseCms = (given: Uint8Array): ParsedCms | undefined => {
  const bytes = cleanDer(given);
  if (!bytes || bytes.length > MAX_BYTES) return undefined;
  try {
    const ber = readBer(new Uint8Array(bytes));
    return ber && read(ber);
  } catch {
    return undefined;
  }
};

const TAG = { integer: 0x02, octets: 0x04, oid: 0x06, sequence: 0x30, set: 0x31, first: 0xa0, second: 0xa1 };

const read = (ber: Ber): ParsedCms | undefined => {
  const [type, wrapper, ...beside] = inside(ber, elementAt(ber, 0), TAG.sequence);
  if (!type || oidOf(ber, type) !== OID.signedData || !wrapper || beside.length > 0) return undefined;
  const [signedData] = inside(ber, wrapper, TAG.first);
  const next = inTurn(signedData ? inside(ber, signedData, TAG.sequence) : []);
  const version = next(TAG.integer);
  const digests = next(TAG.set);
  const about = next(TAG.sequence);
  const certificates = next(TAG.first);
  const lists = next(TAG.second);
  const signers = next(TAG.set);
  if (!version || !digests || !about || !signers || next()) return undefined;
  const [contentType, content] = inside(ber, about, TAG.sequence);
  const all = inside(ber, signers, TAG.set);
  const named = [...membersOf(ber, digests)].slice(0, MOST_DIGESTS);
  const enclosed = enclosedCertificates(ber, certificates);
  const parsed = all.slice(0, 2).map((signer) => signerOf(ber, signer, enclosed.certificates));
  if (!contentType || parsed.length === 0 || parsed.includes(undefined)) return undefined;
  return {
    ...enclosed,
    isDer: ber.isDer,
    contentType: oidOf(ber, contentType),
    isAttached: content !== undefined,
    content: content && contentOf(ber, content),
    digestAlgorithms: named.map((each) => oidOf(ber, inside(ber, each, TAG.sequence)[0])),
    revocation: revocationChoices(ber, lists),
    signers: parsed.filter((each) => each !== undefined),
    signerCount: all.length,
  };
};

/** What stands inside; nothing when the value is of another kind. */
const inside = (ber: Ber, element: BerElement, tag: number): BerElement[] =>
  element.tag === tag ? [...membersOf(ber, element)] : [];

/** Hands parts over one after another, skipping those that may be missing: the next one, if its tag is one of these. */
const inTurn =
  (parts: BerElement[]) =>
  (...tags: number[]): BerElement | undefined =>
    tags.length === 0 || tags.includes(parts[0]?.tag ?? -1) ? parts.shift() : undefined;

/** Explicit octets, in one piece or several. */
const contentOf = (ber: Ber, content: BerElement): Bytes | undefined => {
  const [octets] = inside(ber, content, TAG.first);
  return octets && octetsOf(ber, octets);
};

const CONSTRUCTED = 0x20;

const octetsOf = (ber: Ber, element: BerElement): Bytes | undefined => {
  if ((element.tag & ~CONSTRUCTED) !== TAG.octets) return undefined;
  const der = derOf(ber, element);
  const { start, end } = elementAt({ bytes: der, ends: new Map(), isDer: true }, 0);
  return der.slice(start, end);
};

const signerOf = (ber: Ber, element: BerElement, certificates: readonly X509[]): ParsedSigner | undefined => {
  const next = inTurn(inside(ber, element, TAG.sequence));
  const version = next(TAG.integer);
  const sid = next(TAG.sequence, 0x80, TAG.first);
  const digest = next(TAG.sequence);
  const signed = next(TAG.first);
  const algorithm = next(TAG.sequence);
  const signature = next(TAG.octets, TAG.octets | CONSTRUCTED);
  const unsigned = next(TAG.second);
  if (!version || !sid || !digest || !algorithm || !signature || next()) return undefined;
  const attributes = signed && attributesIn(ber, signed);
  if (attributes?.some(({ values }) => values.length === 0)) return undefined;
  const small = derOf(ber, algorithm);
  const value = octetsOf(ber, signature);
  if (small.length > MOST_SMALL || !value || (signed && !attributes)) return undefined;
  const parts = signed ? [...membersOf(ber, signed)].map((each) => derOf(ber, each)) : [];
  return {
    certificate: certificateOf(ber, sid, certificates),
    digestAlgorithm: oidOf(ber, inside(ber, digest, TAG.sequence)[0]),
    algorithm: algorithmOf(pkijs.AlgorithmIdentifier.fromBER(small)),
    signature: value,
    attributes,
    signedForms: signed ? formsOf(parts) : [],
    unsigned: unsigned ? (attributesIn(ber, unsigned) ?? []) : [],
  };
};

/** RFC 5652, 5.4 wants the order of DER; products sign the order they write. The set is the same. */
const formsOf = (parts: readonly Bytes[]): Bytes[] => {
  const [came, sorted] = [setOf(parts), sortedSetOf(parts)];
  return bytesToHex(came) === bytesToHex(sorted) ? [came] : [came, sorted];
};

/** Undefined when one of them is no attribute, or there are endlessly many. */
const attributesIn = (ber: Ber, set: BerElement): Attribute[] | undefined => {
  const members = [...membersOf(ber, set)];
  const attributes = members.map((member) => {
    const [type, values, ...more] = inside(ber, member, TAG.sequence);
    return type?.tag === TAG.oid && values?.tag === TAG.set && more.length === 0
      ? { oid: oidOf(ber, type), values: [...membersOf(ber, values)].map((each) => derOf(ber, each)) }
      : undefined;
  });
  const read = attributes.filter((each) => each !== undefined);
  return read.length === members.length && members.length <= MOST_ATTRIBUTES ? read : undefined;
};

const certificateOf = (ber: Ber, sid: BerElement, certificates: readonly X509[]): X509 | undefined => {
  if (sid.tag !== TAG.sequence) {
    const [piece] = sid.tag === TAG.first ? membersOf(ber, sid) : [sid];
    const id = piece && bytesToHex(ber.bytes.subarray(piece.start, piece.end));
    return certificates.find(({ subjectKeyId }) => subjectKeyId === id);
  }
  const [issuer, number] = membersOf(ber, sid);
  if (!issuer || number?.tag !== TAG.integer || issuer.after - issuer.at > MOST_SMALL) return undefined;
  const { key } = nameOf(pkijs.RelativeDistinguishedNames.fromBER(derOf(ber, issuer)));
  const serial = serialHex(ber.bytes.subarray(number.start, number.end));
  return certificates.find((each) => each.issuer.key === key && each.serial === serial);
};

/** '' for what is none. */
const oidOf = ({ bytes }: Ber, element: BerElement | undefined): string =>
  element?.tag === TAG.oid ? oidText(bytes.subarray(element.start, element.end)) : '';

const MOST_OID = 64;

const oidText = (content: Bytes): string => {
  if (content.length > MOST_OID) return '';
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of content) {
    arc = arc * 128n + BigInt(byte & 0x7f);
    if (byte >= 0x80) continue;
    if (arcs.length > 0) arcs.push(arc);
    else arcs.push(arc < 80n ? arc / 40n : 2n, arc < 80n ? arc % 40n : arc - 80n);
    arc = 0n;
  }
  return arcs.join('.');
};
