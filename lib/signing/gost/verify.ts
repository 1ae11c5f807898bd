import { hexToBytes } from '@noble/hashes/utils.js';
import { type GostKey, numberOf } from './key.ts';

/**
 * GOST R 34.10-2012, 6.2: whether the signature (s and r, each big-endian) is the key's over this digest (Streebog of
 * as many bits as the key has, hex in memory order).
 */
export const gostVerify = (
  { bits, curve, point }: GostKey,
  digest: string,
  signature: Uint8Array,
): boolean => {
  const half = bits / 8;
  if (digest.length !== 2 * half || signature.length !== 2 * half) return false;
  const { Point, q } = curve;
  const s = numberOf(signature.slice(0, half).reverse());
  const r = numberOf(signature.slice(half).reverse());
  if (s <= 0n || s >= q || r <= 0n || r >= q) return false;
  const e = numberOf(hexToBytes(digest)) % q || 1n;
  const v = Point.Fn.inv(e);
  const R = Point.BASE.mulAddUnsafe((s * v) % q, point, q - ((r * v) % q));
  return !R.is0() && R.toAffine().x % q === r;
};
