import type { Curve } from '../../../lib/signing/gost/key.ts';
import { type GostKey, gostKey, numberOf } from '../../../lib/signing/gost/key.ts';

/** Signs as GOST R 34.10-2012 does, for tests alone: its time depends on the key. */
export interface GostSigner {
  readonly bits: 256 | 512;
  readonly curve: Curve;
  readonly d: bigint;
  readonly publicKey: GostKey;
  /** The public point as a certificate holds it: x and y, little-endian. */
  readonly publicBytes: Uint8Array;
}

export const gostSigner = (bits: 256 | 512, curve: Curve, d: bigint): GostSigner => {
  const { x, y } = curve.Point.BASE.multiply(d).toAffine();
  const publicBytes = Uint8Array.from([...bytesOf(x, bits / 8).reverse(), ...bytesOf(y, bits / 8).reverse()]);
  const publicKey = gostKey(bits, curve, publicBytes);
  if (!publicKey) throw new Error('The point is not of the group');
  return { bits, curve, d, publicKey, publicBytes };
};

/**
 * s and r, each big-endian, over a digest in hex. `k` must be new for every signature; where it gives a
 * zero, which is no signature, the next one is taken (GOST R 34.10-2012, 6.1, steps 4 and 5).
 */
export const gostSign = (signer: GostSigner, digest: string, k: bigint): Uint8Array => {
  const { bits, curve, d } = signer;
  const { Point, q } = curve;
  const e = numberOf(Uint8Array.from(Buffer.from(digest, 'hex'))) % q || 1n;
  const r = Point.BASE.multiply(k).toAffine().x % q;
  const s = (r * d + k * e) % q;
  if (r === 0n || s === 0n) return gostSign(signer, digest, (k % (q - 1n)) + 1n);
  return Uint8Array.from([...bytesOf(s, bits / 8), ...bytesOf(r, bits / 8)]);
};

const bytesOf = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from(Buffer.from(value.toString(16).padStart(length * 2, '0'), 'hex'));
