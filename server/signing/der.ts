import { type KeyObject, sign } from 'node:crypto';
import * as asn1js from 'asn1js';

export type Node = asn1js.BaseBlock;

export const sequence = (...value: Node[]): Node => new asn1js.Sequence({ value });
export const set = (...value: Node[]): Node => new asn1js.Set({ value });
export const oid = (value: string): Node => new asn1js.ObjectIdentifier({ value });
export const octets = (bytes: Uint8Array): Node => new asn1js.OctetString({ valueHex: bytesOf(bytes) });
export const integer = (value: number | bigint): Node => asn1js.Integer.fromBigInt(value);

/** `[n] EXPLICIT` around something. */
export const tagged = (tagNumber: number, ...value: Node[]): Node =>
  new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });

/** `[n] IMPLICIT` bytes. */
export const implicit = (tagNumber: number, bytes: Uint8Array): Node =>
  new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex: bytesOf(bytes) });

/** Named bits: the last byte counts `unused` of them from the right. */
export const bits = (bytes: Uint8Array, unused = 0): Node =>
  new asn1js.BitString({ valueHex: bytesOf(bytes), unusedBits: unused });

/** What is DER already, as part of something else. */
export const raw = (der: Uint8Array): Node => asn1js.fromBER(bytesOf(der)).result;

export const derOf = (node: Node): Uint8Array<ArrayBuffer> => new Uint8Array(node.toBER());

const LAST_SHORT_YEAR = 2049;

/** A moment as certificates write it, to the second. */
export const time = (moment: Date): Node => {
  const valueDate = new Date(Math.floor(moment.getTime() / 1000) * 1000);
  return valueDate.getUTCFullYear() > LAST_SHORT_YEAR
    ? new asn1js.GeneralizedTime({ valueDate })
    : new asn1js.UTCTime({ valueDate });
};

export const extension = (id: string, critical: boolean, value: Node): Node =>
  sequence(oid(id), ...(critical ? [new asn1js.Boolean({ value: true })] : []), octets(derOf(value)));

export type Digest = 'sha256' | 'sha384';

const ECDSA_WITH: Readonly<Record<Digest, string>> = {
  sha256: '1.2.840.10045.4.3.2',
  sha384: '1.2.840.10045.4.3.3',
};

export const ecdsaWith = (digest: Digest): Node => sequence(oid(ECDSA_WITH[digest]));

/** Something to be signed, its algorithm and its signature, as certificates and CRLs are put together. */
export const signedBy = (tbs: Node, key: KeyObject, digest: Digest): Uint8Array<ArrayBuffer> => {
  const bytes = derOf(tbs);
  return derOf(sequence(raw(bytes), ecdsaWith(digest), bits(sign(digest, bytes, key))));
};

const bytesOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
