import { type KeyObject, sign } from 'node:crypto';
import * as asn1js from 'asn1js';
import { derOf, octets, oid, raw, sequence } from '../../../lib/signing/der-write.ts';

export type Node = asn1js.AsnType;

/** `[n] IMPLICIT` bytes. */
export const implicit = (tagNumber: number, bytes: Uint8Array): Node =>
  new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex: Uint8Array.from(bytes) });

/** Named bits: the last byte counts `unused` of them from the right. */
export const bits = (bytes: Uint8Array, unused = 0): Node =>
  new asn1js.BitString({ valueHex: Uint8Array.from(bytes), unusedBits: unused });

export const extension = (id: string, critical: boolean, value: Node): Node =>
  sequence(oid(id), ...(critical ? [new asn1js.Boolean({ value: true })] : []), octets(derOf(value)));

/** The authority signs with P-384. */
export const ECDSA_SHA384 = sequence(oid('1.2.840.10045.4.3.3'));

/** Something to be signed, its algorithm and its signature, as certificates and CRLs are put together. */
export const signedBy = (tbs: Node, key: KeyObject): Uint8Array<ArrayBuffer> => {
  const bytes = derOf(tbs);
  return derOf(sequence(raw(bytes), ECDSA_SHA384, bits(sign('sha384', bytes, key))));
};
