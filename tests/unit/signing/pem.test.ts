import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Of, derOf, pemOf } from '../../../lib/signing/pem.ts';

/** Any bytes that begin as a structure of more than 127 bytes. */
const der = fc
  .uint8Array({ minLength: 10, maxLength: 20_000 })
  .map((bytes) => Uint8Array.from([0x30, 0x82, ...bytes]));

test('DER, base64 and PEM hold the same bytes', () => {
  fc.assert(
    fc.property(der, (bytes) => {
      const base64 = base64Of(bytes);
      expect(base64).toBe(Buffer.from(bytes).toString('base64'));
      const texts = [
        base64,
        base64.replace(/(.{76})/g, '$1\r\n'),
        pemOf('CERTIFICATE', bytes),
        `\uFEFF${base64}\n`,
      ];
      for (const text of texts) {
        expect(derOf(text)).toEqual(bytes);
        expect(derOf(new TextEncoder().encode(text))).toEqual(bytes);
      }
      expect(derOf(bytes)).toEqual(bytes);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['words', 'это не подпись'],
  ['nothing', ''],
  ['base64 that ends early', 'MIIB'.slice(0, 3)],
  ['two in one', `${pemOf('A', new Uint8Array(9))}${pemOf('B', new Uint8Array(9))}`],
  ['text after it', `${pemOf('A', new Uint8Array(9))}далее`],
  ['too much', 'A'.repeat(7_500_004)],
])('%s is none of them', (_, text) => {
  expect(derOf(text)).toBeUndefined();
  expect(derOf(new TextEncoder().encode(text))).toBeUndefined();
});
