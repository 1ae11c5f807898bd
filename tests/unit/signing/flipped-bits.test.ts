import { describe, expect, test } from 'vitest';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { NOW, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair, type TestKey } from '../../support/signing/keys.ts';
import { DOCUMENT, digestsOf, signDetached } from '../../support/signing/signer.ts';
import { sampleOf } from '../../support/whole.ts';

const DIGESTS = digestsOf(DOCUMENT);

const world = (key: () => TestKey) => {
  const root = rootAuthority('Головной УЦ', key());
  const cms = signDetached(root.issue({ key: key() }));
  const crl = root.crl({ revoked: ['0777'] });
  const material = { roots: [root.der], intermediates: [], crls: [crl] };
  return { cms, crl, material, trust: parseTrust(material) };
};

const flip = (bytes: Uint8Array, at: number, bit: number): Uint8Array => {
  const flipped = bytes.slice();
  flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
  return flipped;
};

/**
 * Bytes of the wrapper that are not signed and decide nothing: two version numbers, and the case of letters of the
 * issuer's name where it points to the certificate. Signatures are compared by their values.
 */
const harmless = (cms: Uint8Array): Set<number> => {
  const buffer = Buffer.from(cms);
  const signedData = buffer.indexOf(Buffer.from('020101', 'hex'));
  const signerInfo = buffer.lastIndexOf(Buffer.from('02010130', 'hex'));
  const name = Buffer.from('Головной УЦ');
  const issuer = buffer.lastIndexOf(name);
  return new Set([
    signedData + 2,
    signerInfo + 2,
    ...Array.from({ length: name.length }, (_, index) => issuer + index),
  ]);
};

/** Bytes at the end of a CRL that hold the value of its signature, whatever its kind. */
const VALUE = 70;

/** A sample of places: as many as `npm test` can afford. */
const placesIn = (bytes: Uint8Array): readonly number[] => sampleOf([...bytes.keys()], 100);

describe.each([
  { kind: 'GOST', key: () => gostKeyPair(256) },
  { kind: 'EC', key: () => ecKey() },
])('of a signature by $kind', { timeout: 60_000 }, ({ key }) => {
  const { cms, crl, material, trust } = world(key);
  const judge = (bytes: Uint8Array, digests = DIGESTS) =>
    verifyDetached({ cms: bytes, digests, at: NOW, trust });

  test('no byte can be changed but those that decide nothing', async () => {
    expect(await judge(cms)).toMatchObject({ verdict: 'passed' });
    const known = harmless(cms);
    const taken: number[] = [];
    for (const at of placesIn(cms)) {
      const { verdict } = await judge(flip(cms, at, at % 8));
      if (verdict === 'passed') taken.push(at);
    }
    expect(taken.filter((at) => !known.has(at))).toEqual([]);
  });

  test('what is taken though it was changed has the same value and signer', async () => {
    const original = await judge(cms);
    for (const at of harmless(cms)) {
      const { verdict, signature, signer } = await judge(flip(cms, at, 5));
      if (verdict === 'passed')
        expect({ signature, signer }).toEqual({ signature: original.signature, signer: original.signer });
    }
  });

  test('no byte of the list of revoked certificates can be changed', async () => {
    for (const at of placesIn(crl)) {
      const changed = parseTrust({ ...material, crls: [flip(crl, at, at % 8)] });
      expect(await verifyDetached({ cms, digests: DIGESTS, at: NOW, trust: changed })).toMatchObject({
        verdict: 'indeterminate',
        code: 'crl_missing',
      });
    }
  });

  test('no bit of the value of the list can be changed', async () => {
    for (const at of Array.from({ length: VALUE }, (_, index) => crl.length - VALUE + index))
      for (const bit of [0, 3, 7]) {
        const changed = parseTrust({ ...material, crls: [flip(crl, at, bit)] });
        const judged = await verifyDetached({ cms, digests: DIGESTS, at: NOW, trust: changed });
        expect(judged.verdict, `bit ${bit} of byte ${at - crl.length}`).toBe('indeterminate');
      }
  });

  test('no bit of the document can be changed', async () => {
    for (const at of placesIn(DOCUMENT))
      expect(await judge(cms, digestsOf(flip(DOCUMENT, at, at % 8)))).toMatchObject({
        verdict: 'failed',
        code: 'document_mismatch',
      });
  });
});
