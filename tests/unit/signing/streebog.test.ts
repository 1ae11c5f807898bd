import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStreebog } from '../../../lib/signing/streebog.ts';
import { createFastStreebog } from '../../../lib/signing/streebog-wasm.ts';
import vectors from './streebog.vectors.json' with { type: 'json' };

const bytesOf = ({ hex = '', n }: { hex?: string; n?: number }): Uint8Array =>
  n === undefined
    ? Uint8Array.from(Buffer.from(hex, 'hex'))
    : Uint8Array.from({ length: n }, (_, index) => (index * 131 + n) & 255);

describe.each([
  { way: 'plain code', create: createStreebog },
  { way: 'WebAssembly', create: createFastStreebog },
])('by $way', ({ create }) => {
  const digest = (bits: 256 | 512, ...pieces: Uint8Array[]): string => {
    const streebog = create(bits);
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
    const streebog = create(512);
    const [first, second] = [new Uint8Array(100).fill(1), new Uint8Array(30).fill(2)];
    streebog.update(first);
    expect(streebog.digestHex()).toBe(digest(512, first));
    expect(streebog.digestHex()).toBe(digest(512, first));
    streebog.update(second);
    expect(streebog.digestHex()).toBe(digest(512, first, second));
  });

  test('two digests at once do not disturb each other', () => {
    const [a, b] = [create(256), create(512)];
    const bytes = new Uint8Array(200).fill(7);
    for (const streebog of [a, b, b, a]) streebog.update(bytes);
    expect(a.digestHex()).toBe(digest(256, bytes, bytes));
    expect(b.digestHex()).toBe(digest(512, bytes, bytes));
  });

  test('bytes longer than the memory of the WebAssembly', () => {
    const bytes = Uint8Array.from({ length: 100_003 }, (_, index) => index % 251);
    expect(digest(256, bytes)).toBe(digest(256, bytes.subarray(0, 40_001), bytes.subarray(40_001)));
    expect(digest(512, bytes)).toBe(
      'f05d2609bda84b69cb8e7419c5c2f6954afca2ee609b2f24ea71fbd2bc0c913130525423005bc97116ee1f31d66f102633a6136cb77de29c62b562a57345b253',
    );
  });
});

test('both ways agree on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(256, 512), (bytes, bits) => {
      const [plain, fast] = [createStreebog(bits as 256), createFastStreebog(bits as 256)];
      plain.update(bytes);
      fast.update(bytes);
      expect(fast.digestHex()).toBe(plain.digestHex());
    }),
  );
});

describe('where WebAssembly is refused, or its memory is', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test.each(['Module', 'Instance'])('the plain code digests: no %s', async (part) => {
    class Refused {
      constructor() {
        throw new Error('Refused');
      }
    }
    const { Module, Instance } = WebAssembly;
    vi.stubGlobal('WebAssembly', { Module, Instance, [part]: Refused });
    vi.resetModules();
    const { createFastStreebog: create } = await import('../../../lib/signing/streebog-wasm.ts');
    const [streebog, plain] = [create(256), createStreebog(256)];
    for (const each of [streebog, plain]) each.update(new Uint8Array(70).fill(3));
    expect(streebog.digestHex()).toBe(plain.digestHex());
  });
});
