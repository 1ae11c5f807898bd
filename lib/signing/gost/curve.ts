import {
  type WeierstrassPoint,
  type WeierstrassPointCons,
  weierstrass,
} from '@noble/curves/abstract/weierstrass.js';
import { CURVES_256, CURVES_512, type CurveNumbers } from './curves.data.ts';

export type Point = WeierstrassPoint<bigint>;

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
