import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derOf, elementAt, readBer } from '../../../lib/signing/ber.ts';
import { isStrictDer } from '../../../lib/signing/der.ts';
import { rootAuthority } from '../../support/signing/authority.ts';
import { looselyWritten } from '../../support/signing/ber-write.ts';
import { ecKey } from '../../support/signing/keys.ts';
import { signDetached } from '../../support/signing/signer.ts';

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

/** In DER, as hex; undefined for what is no single value. */
const inDer = (given: Uint8Array<ArrayBuffer>): string | undefined => {
  const ber = readBer(given);
  return ber && Buffer.from(derOf(ber, elementAt(ber, 0))).toString('hex');
};

describe('of what products write is read', () => {
  test.each([
    ['a length without end', '30 80 02 01 05 00 00', '30 03 02 01 05'],
    ['one inside another', 'a0 80 30 80 05 00 00 00 00 00', 'a0 04 30 02 05 00'],
    ['a needlessly long length', '30 84 00 00 00 03 02 01 05', '30 03 02 01 05'],
    ['octets in pieces', '24 80 04 01 aa 04 02 bb cc 00 00', '04 03 aa bb cc'],
    ['pieces in pieces', '24 09 24 04 04 02 aa bb 04 01 cc', '04 03 aa bb cc'],
    ['octets of no piece', '24 80 00 00', '04 00'],
    ['bits in pieces', '23 80 03 02 00 aa 03 02 00 bb 00 00', '03 03 00 aa bb'],
    ['a tag of several bytes', '30 80 bf 81 01 80 05 00 00 00 00 00', '30 06 bf 81 01 02 05 00'],
    ['any yes', '01 01 01', '01 01 01'],
    [
      'a length that needs more digits when it is known',
      `30 80 04 81 c8 ${'00'.repeat(200)} 00 00`,
      `30 81 cb 04 81 c8 ${'00'.repeat(200)}`,
    ],
  ])('%s', (_, hex, der) => {
    expect(inDer(bytes(hex))).toBe(der.replaceAll(' ', ''));
    expect(readBer(bytes(hex))?.isDer).toBe(false);
  });
});

describe('nothing is read of', () => {
  test.each([
    ['nothing', ''],
    ['a value that does not end', '30 80 02 01 05'],
    ['a value of half an end', '30 80 02 01 05 00'],
    ['an end inside a known length', '30 05 02 01 05 00 00'],
    ['an end beyond what is around', '30 04 30 80 05 00 00 00'],
    ['a byte after it', '30 80 00 00 00'],
    ['a number without end', '02 80 01 00 00'],
    ['a number in pieces', '22 03 02 01 05'],
    ['a number with a needless zero', '30 80 02 02 00 05 00 00'],
    ['a number of no bytes', '30 80 02 00 00 00'],
    ['octets with a number among their pieces', '24 80 02 01 05 00 00'],
    ['bits whose piece ends in the middle of a byte', '23 80 03 02 04 a0 03 02 00 bb 00 00'],
    ['a length longer than its bytes', '30 84 00 00 00 09 02 01 05'],
    ['a length beyond all bytes', `30 88 ${'ff'.repeat(8)} 05 00`],
    ['a sequence that is no structure', '10 00'],
    ['a thousand levels', '30 80'.repeat(1_000)],
  ])('%s', (_, hex) => {
    expect(readBer(bytes(hex))).toBeUndefined();
  });
});

test('a structure is the same in whichever frame it came', () => {
  const root = rootAuthority('Головной УЦ', ecKey());
  const cms = signDetached(root.issue({ key: ecKey() }), { chain: [root.der] });
  expect(readBer(cms)?.isDer).toBe(true);
  expect(isStrictDer(looselyWritten(cms))).toBe(false);
  expect(inDer(looselyWritten(cms))).toBe(Buffer.from(cms).toString('hex'));
});

test('what is DER is read as DER, whatever it is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (given) => {
      const value = Uint8Array.from(given);
      if (isStrictDer(value)) expect(readBer(value)?.isDer).toBe(true);
      const read = inDer(value);
      if (read !== undefined) expect(inDer(bytes(read))).toBe(read);
    }),
    { seed: 11, numRuns: 2_000 },
  );
});

test('five megabytes of lengths without end are no burden', () => {
  const heap = new Uint8Array(5 * 1024 * 1024).fill(0x30);
  expect(readBer(heap)).toBeUndefined();
  const ends = Uint8Array.from([
    0x30,
    0x80,
    ...Array.from({ length: 90_000 }, () => [0x30, 0x80, 0, 0]).flat(),
    0,
    0,
  ]);
  expect(inDer(ends)).toHaveLength(2 * (5 + 2 * 90_000));
});
