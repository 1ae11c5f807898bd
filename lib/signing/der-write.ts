import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import type { Bytes } from './der.ts';

export const derOf = (value: asn1js.AsnType): Bytes => new Uint8Array(value.toBER());

export const sequence = (...value: asn1js.AsnType[]): asn1js.Sequence => new asn1js.Sequence({ value });

/** DER wants the members of a set in the order of their bytes. */
export const set = (...value: asn1js.AsnType[]): asn1js.Set => new asn1js.Set({ value: sorted(value) });

/** An implicit or explicit context tag around values, or around the sorted members of a set. */
export const tagged = (tagNumber: number, ...value: asn1js.AsnType[]): asn1js.Constructed =>
  new asn1js.Constructed({ idBlock: { tagClass: CONTEXT, tagNumber }, value });

const CONTEXT = 3;

export const sorted = (values: readonly asn1js.AsnType[]): asn1js.AsnType[] =>
  values
    .map((value) => ({ value, bytes: bytesToHex(derOf(value)) }))
    .sort((a, b) => (a.bytes < b.bytes ? -1 : 1))
    .map(({ value }) => value);

export const oid = (value: string): asn1js.ObjectIdentifier => new asn1js.ObjectIdentifier({ value });

export const octets = (bytes: Uint8Array): asn1js.OctetString =>
  new asn1js.OctetString({ valueHex: Uint8Array.from(bytes) });

/** A number that is never negative, from its hex. */
export const integer = (hex: string): asn1js.Integer => {
  const bytes = hexToBytes(hex.length % 2 ? `0${hex}` : hex);
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = first === -1 ? new Uint8Array(1) : bytes.subarray(first);
  return new asn1js.Integer({
    valueHex: Uint8Array.from((digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits),
  });
};

/** RFC 5652, 11.3: two digits of the year up to 2049. */
export const timeOf = (time: Date): asn1js.UTCTime | asn1js.GeneralizedTime => {
  const valueDate = new Date(Math.floor(time.getTime() / 1000) * 1000);
  return valueDate.getUTCFullYear() < 2050
    ? new asn1js.UTCTime({ valueDate })
    : new asn1js.GeneralizedTime({ valueDate });
};

/** Values that are DER already. */
export const raw = (der: Uint8Array): asn1js.AsnType => asn1js.fromBER(der).result;

/** A string of whole bytes of bits. */
export const bits = (bytes: Uint8Array): asn1js.BitString =>
  new asn1js.BitString({ valueHex: Uint8Array.from(bytes).buffer, unusedBits: 0 });
