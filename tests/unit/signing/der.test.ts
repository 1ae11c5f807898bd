import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStrictDer } from '../../../lib/signing/der.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { NOW, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey } from '../../support/signing/keys.ts';
import { DOCUMENT, digestsOf, signDetached } from '../../support/signing/signer.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

describe('strict DER is', () => {
  test.each([
    ['an empty sequence', '30 00'],
    ['a number', '02 01 7f'],
    ['a number that needs its zero', '02 02 00 80'],
    ['a negative number', '02 01 80'],
    ['true', '01 01 ff'],
    ['a sequence of two', '30 06 02 01 01 02 01 02'],
    ['a long length where it is needed', `04 81 80 ${'00'.repeat(128)}`],
    ['bits', '03 02 06 c0'],
    ['an identifier', '06 03 2a 85 03'],
    ['a tag of its own', 'a0 03 02 01 01'],
  ])('%s', (_, hex) => {
    expect(isStrictDer(bytes(hex))).toBe(true);
  });
});

describe('strict DER is not', () => {
  test.each([
    ['nothing', ''],
    ['a tag alone', '30'],
    ['a byte after the value', '02 01 01 00'],
    ['two values', '02 01 01 02 01 02'],
    ['a value longer than its bytes', '04 05 00'],
    ['a member longer than its sequence', '30 03 04 05 00'],
    ['a length without end', '30 80 02 01 01 00 00'],
    ['a long length where a short one does', '04 81 01 00'],
    ['a length with a zero before it', '04 82 00 80'],
    ['a length of five bytes', '04 85 01 00 00 00 00'],
    ['a number with a zero too many', '02 02 00 01'],
    ['a negative number with a byte too many', '02 02 ff 80'],
    ['a number of no bytes', '02 00'],
    ['a yes that is not all ones', '01 01 01'],
    ['a nothing with something in it', '05 01 00'],
    ['bits that claim eight unused', '03 02 08 00'],
    ['unused bits that are not zero', '03 02 06 c1'],
    ['an identifier that does not end', '06 02 2a 85'],
    ['an identifier with a needless byte', '06 03 2a 80 01'],
    ['a string in pieces', '24 04 04 02 00 00'],
    ['a sequence that is no structure', '10 00'],
    ['a tag of two bytes', '1f 81 01 00'],
    ['the end of nothing', '00 00'],
    ['deeper than anything real', nested(40)],
  ])('%s', (_, hex) => {
    expect(isStrictDer(bytes(hex))).toBe(false);
  });

  test('richer than anything real', () => {
    const members = '0500'.repeat(20_001);
    const length = (members.length / 2)
      .toString(16)
      .padStart(8, '0')
      .replace(/^(00)+/, '');
    const sequence = bytes(`30 ${(0x80 + length.length / 2).toString(16)} ${length} ${members}`);
    expect(isStrictDer(sequence)).toBe(false);
    expect(isStrictDer(sequence, 30_000)).toBe(true);
  });
});

function nested(levels: number): string {
  let hex = '';
  for (let level = 0; level < levels; level += 1)
    hex = `30${(hex.length / 2).toString(16).padStart(2, '0')}${hex}`;
  return hex;
}

describe('whatever bytes are sent as a signature', () => {
  const root = rootAuthority('Головной УЦ', ecKey());
  const cms = signDetached(root.issue({ key: ecKey() }));
  const trust = parseTrust({ roots: [root.der], intermediates: [], crls: [root.crl()] });
  const digests = digestsOf(DOCUMENT);
  const judge = (given: Uint8Array) => verifyDetached({ cms: given, digests, at: NOW, trust });

  test('nothing is thrown and nothing is taken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (given) => {
        expect((await judge(given)).verdict).toBe('failed');
      }),
    );
  });

  test('parts of a true one put together anew are not taken', async () => {
    const index = fc.nat({ max: cms.length - 1 });
    await fc.assert(
      fc.asyncProperty(index, index, index, async (a, b, c) => {
        const given = Uint8Array.from([
          ...cms.subarray(0, a),
          ...cms.subarray(b),
          ...cms.subarray(c, c + 20),
        ]);
        fc.pre(Buffer.compare(given, cms) !== 0);
        expect((await judge(given)).verdict).not.toBe('passed');
      }),
      { numRuns: 300 },
    );
  });

  test('five megabytes of anything are not taken', async () => {
    const long = new Uint8Array(5 * 1024 * 1024);
    long.set([0x30, 0x83, 0x4f, 0xff, 0xfb]);
    expect(await judge(long)).toMatchObject({ verdict: 'failed', code: 'malformed' });
    expect(await judge(new Uint8Array(5_000_000).fill(0x41))).toMatchObject({ code: 'malformed' });
  });

  test('a thousand levels are not read', async () => {
    const given = Uint8Array.from(Array.from({ length: 2_000 }, (_, at) => (at % 2 ? 0x80 : 0x30)));
    expect(await judge(given)).toMatchObject({ verdict: 'failed', code: 'malformed' });
  });
});
