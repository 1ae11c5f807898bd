import {
  type WeierstrassPoint,
  type WeierstrassPointCons,
  weierstrass,
} from '@noble/curves/abstract/weierstrass.js';
import * as asn1js from 'asn1js';
import { OID } from '../oids.ts';
import { CURVES_256, CURVES_512, type CurveNumbers } from './curves.data.ts';

/** A public key of GOST R 34.10-2012: as many bits as the digest that is signed with it has. */
export interface GostKey {
  readonly bits: 256 | 512;
  readonly curve: Curve;
  readonly point: Point;
}

/**
 * The GOST key of a SubjectPublicKeyInfo (DER); undefined for other keys, for parameter sets that are not used, and for
 * points that are not of the group.
 */
export const gostKeyOf = (spki: Uint8Array): GostKey | undefined => {
  const [algorithm, keyBits] = elements(asn1js.fromBER(spki).result);
  const [oid, parameters] = elements(algorithm);
  const bits = bitsOf(oid);
  const [set] = elements(parameters);
  if (!bits || !(set instanceof asn1js.ObjectIdentifier) || !(keyBits instanceof asn1js.BitString))
    return undefined;
  const curve = curveOfSet(bits, set.valueBlock.toString());
  const key = asn1js.fromBER(keyBits.valueBlock.valueHexView).result;
  if (!curve || !(key instanceof asn1js.OctetString)) return undefined;
  return gostKey(bits, curve, key.valueBlock.valueHexView);
};

/** The key of a point, x and y each in little-endian bytes; undefined when it is not of the group. */
export const gostKey = (bits: 256 | 512, curve: Curve, bytes: Uint8Array): GostKey | undefined => {
  const half = bits / 8;
  if (bytes.length !== 2 * half) return undefined;
  const point = pointOf(curve, numberOf(bytes.subarray(0, half)), numberOf(bytes.subarray(half)));
  return point && { bits, curve, point };
};

/** The number of little-endian bytes. */
export const numberOf = (bytes: Uint8Array): bigint => {
  let hex = '0x';
  for (let at = bytes.length - 1; at >= 0; at -= 1) hex += (bytes[at] ?? 0).toString(16).padStart(2, '0');
  return BigInt(hex);
};

const pointOf = (curve: Curve, x: bigint, y: bigint): Point | undefined => {
  try {
    const point = curve.Point.fromAffine({ x, y });
    point.assertValidity();
    return point;
  } catch {
    return undefined;
  }
};

const bitsOf = (oid: unknown): 256 | 512 | undefined => {
  if (!(oid instanceof asn1js.ObjectIdentifier)) return undefined;
  const name = oid.valueBlock.toString();
  return name === OID.gost256 ? 256 : name === OID.gost512 ? 512 : undefined;
};

const elements = (value: unknown): readonly unknown[] =>
  value instanceof asn1js.Sequence ? value.valueBlock.value : [];

type Point = WeierstrassPoint<bigint>;

/** A group of points with its generator, and the order of that group. */
export interface Curve {
  readonly Point: WeierstrassPointCons<bigint>;
  readonly q: bigint;
}

const curves = new Map<CurveNumbers, Curve>();

/** The group that these numbers describe; made once for each. */
export const curveOf = (numbers: CurveNumbers): Curve => {
  const known = curves.get(numbers);
  if (known) return known;
  const number = (hex: string) => BigInt(`0x${hex}`);
  const q = number(numbers.q);
  const Point = weierstrass({
    p: number(numbers.p),
    n: q,
    // With a cofactor other than 1 noble looks whether a point is of the generator's group at all.
    h: BigInt(numbers.cofactor),
    a: number(numbers.a),
    b: number(numbers.b),
    Gx: number(numbers.x),
    Gy: number(numbers.y),
  });
  const curve = { Point, q };
  curves.set(numbers, curve);
  return curve;
};

/** The curve of a parameter set for keys of so many bits; undefined for a set that is not used for signing. */
export const curveOfSet = (bits: 256 | 512, set: string): Curve | undefined => {
  const sets = bits === 256 ? CURVES_256 : CURVES_512;
  const numbers = Object.hasOwn(sets, set) ? sets[set] : undefined;
  return numbers && curveOf(numbers);
};
