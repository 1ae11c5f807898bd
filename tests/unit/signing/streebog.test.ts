import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStreebog } from '../../../lib/signing/streebog.ts';
import vectors from './streebog.vectors.json' with { type: 'json' };

const bytesOf = ({ hex = '', n }: { hex?: string; n?: number }): Uint8Array =>
  n === undefined
    ? Uint8Array.from(Buffer.from(hex, 'hex'))
    : Uint8Array.from({ length: n }, (_, index) => (index * 131 + n) & 255);

const digest = (bits: 256 | 512, ...pieces: Uint8Array[]): string => {
  const streebog = createStreebog(bits);
  for (const piece of pieces) streebog.update(piece);
  return streebog.digestHex();
};

test.each(vectors)('$name ($source)', (vector) => {
  const bytes = bytesOf(vector);
  expect(digest(256, bytes)).toBe(vector.streebog256);
  expect(digest(512, bytes)).toBe(vector.streebog512);
});

test('the digest does not depend on how the bytes arrive', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.nat({ max: 400 }), { maxLength: 6 }),
      (bytes, cuts) => {
        const edges = [
          0,
          ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b),
          bytes.length,
        ];
        const pieces = edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge));
        expect(digest(256, ...pieces)).toBe(digest(256, bytes.slice()));
        expect(digest(512, ...pieces)).toBe(digest(512, bytes.slice()));
      },
    ),
  );
});

test('a digest may be asked for on the way', () => {
  const streebog = createStreebog(512);
  const [first, second] = [new Uint8Array(100).fill(1), new Uint8Array(30).fill(2)];
  streebog.update(first);
  expect(streebog.digestHex()).toBe(digest(512, first));
  expect(streebog.digestHex()).toBe(digest(512, first));
  streebog.update(second);
  expect(streebog.digestHex()).toBe(digest(512, first, second));
});

test('two digests at once do not disturb each other', () => {
  const [a, b] = [createStreebog(256), createStreebog(512)];
  const bytes = new Uint8Array(200).fill(7);
  for (const streebog of [a, b, b, a]) streebog.update(bytes);
  expect(a.digestHex()).toBe(digest(256, bytes, bytes));
  expect(b.digestHex()).toBe(digest(512, bytes, bytes));
});
