import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURVES_256, CURVES_512 } from '../../../lib/signing/gost/curves.data.ts';
import { type Curve, curveOf, curveOfSet, gostKey, numberOf } from '../../../lib/signing/gost/key.ts';
import { gostVerify } from '../../../lib/signing/gost/verify.ts';
import { gostSign, gostSigner } from '../../support/signing/gost-sign.ts';
import { EXAMPLES } from './rfc7091.data.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
/** The digest whose little-endian number is e. */
const digestOf = (e: string): string => Buffer.from(e, 'hex').reverse().toString('hex');

describe.each(EXAMPLES)(
  'RFC 7091, $bits bits',
  { timeout: 60_000 },
  ({ bits, numbers, d, k, e, x, y, r, s }) => {
    const signer = gostSigner(bits, curveOf(numbers), BigInt(`0x${d}`));
    const signature = bytes(s + r);

    test('the key is the published one', () => {
      expect(signer.publicKey.point.toAffine()).toEqual({ x: BigInt(`0x${x}`), y: BigInt(`0x${y}`) });
    });

    test('signing gives the published numbers', () => {
      expect(gostSign(signer, digestOf(e), BigInt(`0x${k}`))).toEqual(signature);
    });

    test('the published signature is taken', () => {
      expect(gostVerify(signer.publicKey, digestOf(e), signature)).toBe(true);
    });

    test('no signature with one flipped bit is taken', () => {
      for (let at = 0; at < signature.length; at += 1) {
        const flipped = signature.slice();
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
        expect(gostVerify(signer.publicKey, digestOf(e), flipped)).toBe(false);
      }
    });

    test('no other digest is taken', () => {
      for (let at = 0; at < bits / 8; at += 1) {
        const digest = bytes(digestOf(e));
        digest[at] = (digest[at] ?? 0) ^ (1 << (at % 8));
        expect(gostVerify(signer.publicKey, Buffer.from(digest).toString('hex'), signature)).toBe(false);
      }
    });
  },
);

test('the sets of the examples are no sets to sign with', () => {
  expect(curveOfSet(256, '1.2.643.2.2.35.0')).toBeUndefined();
  expect(curveOfSet(512, '1.2.643.7.1.2.1.2.0')).toBeUndefined();
});

test('a name of every object is no set', () => {
  expect(curveOfSet(256, 'constructor')).toBeUndefined();
});

const SETS = [
  ...Object.keys(CURVES_256).map((set) => ({ bits: 256 as const, set })),
  ...Object.keys(CURVES_512).map((set) => ({ bits: 512 as const, set })),
];

const curve = (bits: 256 | 512, set: string): Curve => {
  const found = curveOfSet(bits, set);
  if (!found) throw new Error(set);
  return found;
};

test('a k that gives a zero is no k', () => {
  const signer = gostSigner(256, curve(256, '1.2.643.2.2.35.3'), 2n);
  const digest = '01'.repeat(32);
  expect(signer.curve.Point.BASE.toAffine().x).toBe(0n);
  expect(gostSign(signer, digest, 1n)).toEqual(gostSign(signer, digest, 2n));
});

describe.each(SETS)('$set', { timeout: 60_000 }, ({ bits, set }) => {
  const { Point, q } = curve(bits, set);

  test('its generator makes a group of the order q', () => {
    expect(() => Point.BASE.assertValidity()).not.toThrow();
    expect(Point.BASE.multiplyUnsafe(q - 1n).equals(Point.BASE.negate())).toBe(true);
  });

  test('what a key signs is taken, of another key or digest it is not', () => {
    const number = fc.bigInt({ min: 1n, max: q - 1n });
    const digest = fc
      .uint8Array({ minLength: bits / 8, maxLength: bits / 8 })
      .map((value) => Buffer.from(value).toString('hex'));
    fc.assert(
      fc.property(number, number, number, digest, digest, (d, other, k, signed, unsigned) => {
        // Only the rest by q is signed, and a zero as one: two digests of one rest are one message.
        const rest = (value: string) => numberOf(bytes(value)) % q || 1n;
        fc.pre(d !== other && rest(signed) !== rest(unsigned));
        const signer = gostSigner(bits, curve(bits, set), d);
        const signature = gostSign(signer, signed, k);
        expect(gostVerify(signer.publicKey, signed, signature)).toBe(true);
        expect(gostVerify(signer.publicKey, unsigned, signature)).toBe(false);
        expect(gostVerify(gostSigner(bits, curve(bits, set), other).publicKey, signed, signature)).toBe(
          false,
        );
      }),
      { numRuns: 4 },
    );
  });

  test('numbers out of range are no signature', () => {
    const { publicKey } = gostSigner(bits, curve(bits, set), 5n);
    const digest = '01'.repeat(bits / 8);
    const half = (value: bigint) => value.toString(16).padStart(bits / 4, '0');
    const good = gostSign(gostSigner(bits, curve(bits, set), 5n), digest, 7n);
    const [s, r] = [good.subarray(0, bits / 8), good.subarray(bits / 8)].map((part) =>
      BigInt(`0x${Buffer.from(part).toString('hex')}`),
    );
    expect(gostVerify(publicKey, digest, good)).toBe(true);
    for (const [first, second] of [
      [0n, 0n],
      [0n, r],
      [s, 0n],
      [q, r],
      [s, q],
    ] as [bigint, bigint][])
      expect(gostVerify(publicKey, digest, bytes(half(first) + half(second)))).toBe(false);
    expect(gostVerify(publicKey, digest, good.subarray(1))).toBe(false);
  });

  test('a point beside the curve or out of its group is no key', () => {
    const signer = gostSigner(bits, curve(bits, set), 5n);
    const beside = signer.publicBytes.slice();
    beside[0] = (beside[0] ?? 0) ^ 1;
    expect(gostKey(bits, curve(bits, set), beside)).toBeUndefined();
    expect(gostKey(bits, curve(bits, set), new Uint8Array(bits / 4))).toBeUndefined();
    expect(gostKey(bits, curve(bits, set), signer.publicBytes.subarray(1))).toBeUndefined();
  });
});
