import * as asn1js from 'asn1js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integer, octets, raw, sequence, set, tagged } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { timestampRequest, timestampsIn, withTimestamp } from '../../../lib/signing/timestamp.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { NOW, rootAuthority } from '../../support/signing/authority.ts';
import { looselyWritten } from '../../support/signing/ber-write.ts';
import { ecKey, gostKeyPair } from '../../support/signing/keys.ts';
import vectors from '../../support/signing/openssl.vectors.json' with { type: 'json' };
import {
  attribute,
  attributesOf,
  craft,
  DOCUMENT,
  digestsOf,
  signDetached,
} from '../../support/signing/signer.ts';
import { timeAuthority, tokenFor } from '../../support/signing/time-authority.ts';
import { SEED, triesOf } from '../../support/whole.ts';

const digests = digestsOf(DOCUMENT);
const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

describe('what openssl wrote as a stream, its document cut out,', () => {
  const trust = parseTrust({
    roots: [bytesOf(vectors.root)],
    intermediates: [],
    crls: [bytesOf(vectors.crl)],
  });
  const judge = (cms: string, over = digests) =>
    verifyDetached({ cms: bytesOf(cms), digests: over, at: new Date('2026-11-23T01:20:00Z'), trust });

  test.each(['streamed', 'by_key_identifier'] as const)('is taken: %s', async (name) => {
    const report = await judge(vectors[name]);
    expect(report).toMatchObject({ verdict: 'passed', code: 'ok' });
    expect(report.checks).toContainEqual({ name: 'encoding', outcome: 'informed', code: 'not_der' });
    expect(await judge(vectors[name], digestsOf(new Uint8Array(1)))).toMatchObject({
      verdict: 'failed',
      code: 'document_mismatch',
    });
  });

  test.each([
    ['sha1', 'weak_digest'],
    ['attached', 'not_detached'],
    ['two_signers', 'signer_count'],
    ['without_certificates', 'signer_certificate'],
    ['without_attributes', 'no_signed_attributes'],
  ] as const)('is never called false: %s', async (name, code) => {
    const report = await judge(vectors[name]);
    expect(report).toMatchObject({ verdict: 'indeterminate', code });
    expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
});

describe.each([
  { kind: 'GOST', key: () => gostKeyPair(256) },
  { kind: 'EC', key: () => ecKey() },
])('a signature by $kind', ({ key }) => {
  const root = rootAuthority('Головной УЦ', key());
  const signer = root.issue({ key: key() });
  const trust = parseTrust({ roots: [root.der], intermediates: [], crls: [root.crl()] });
  const judge = (cms: Uint8Array, over = digests): Promise<Report> =>
    verifyDetached({ cms, digests: over, at: NOW, trust });
  const exact = signDetached(signer, { chain: [root.der] });
  const loose = looselyWritten(exact, [signer.der, root.der]);
  const one = (wish: object, cms: object = {}) => craft({ signers: [{ identity: signer, ...wish }], ...cms });
  const remarks = ({ checks }: Report) => checks.filter(({ outcome }) => outcome === 'informed');

  test('is the same in a loose frame, and that is told', async () => {
    const [strict, report] = [await judge(exact), await judge(loose)];
    expect(report).toEqual({ ...strict, checks: [...strict.checks, ...remarks(report)] });
    expect(remarks(report)).toEqual([{ name: 'encoding', outcome: 'informed', code: 'not_der' }]);
    expect(await judge(loose, digestsOf(new Uint8Array(1)))).toMatchObject({ code: 'document_mismatch' });
  });

  test('is the same signature or none once a byte of its loose frame is another', async () => {
    const original = await judge(loose);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: loose.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, mask) => {
          const changed = loose.slice();
          changed[at] = (changed[at] ?? 0) ^ mask;
          const { verdict, signature, signer: by } = await judge(changed);
          if (verdict !== 'passed') return;
          expect({ signature, by }).toEqual({ signature: original.signature, by: original.signer });
        },
      ),
      { seed: SEED, numRuns: triesOf(120) },
    );
  });

  test('is taken with its attributes in the order they were signed', async () => {
    const attributes = attributesOf(signer).toReversed();
    const bytes = setInOrder(attributes.map((each) => new Uint8Array(each.toBER())));
    const cms = one({ attributes, signature: signer.key.sign(bytes) });
    expect(await judge(reordered(cms, attributes))).toMatchObject({ verdict: 'passed' });
  });

  test('keeps a timestamp that is put beside it, whatever its frame', async () => {
    const { signature } = await judge(loose);
    const token = tokenFor(timeAuthority(root), timestampRequest(signature?.value ?? '', '11'));
    const stamped = withTimestamp(loose, token) ?? new Uint8Array();
    expect(await judge(stamped)).toMatchObject({ verdict: 'passed', signature });
    expect(timestampsIn(stamped)).toEqual([token]);
  });

  describe('with certificates beside its own', () => {
    const attributeCertificate = tagged(2, sequence(integer('01')), sequence(), sequence());
    const timeless = new asn1js.Primitive({
      idBlock: { tagClass: 1, tagNumber: 24 },
      valueHex: new ArrayBuffer(3),
    });
    const unreadable = sequence(sequence(integer('01')), timeless);
    const beside = (...others: Parameters<typeof sequence>) => {
      const cms = raw(one({}, { certificates: [signer.der] })) as ReturnType<typeof sequence>;
      const [, wrapper] = cms.valueBlock.value as [unknown, ReturnType<typeof sequence>];
      const [signedData] = wrapper.valueBlock.value as [ReturnType<typeof sequence>];
      (signedData.valueBlock.value[3] as ReturnType<typeof sequence>).valueBlock.value.push(...others);
      return new Uint8Array(cms.toBER());
    };

    test('of other kinds, or that nobody can read, is taken', async () => {
      const cms = beside(attributeCertificate, unreadable);
      const report = await judge(cms);
      expect(report).toMatchObject({ verdict: 'passed', code: 'ok' });
      expect(await judge(withTimestamp(cms, Uint8Array.of(0x30, 0)) ?? cms)).toMatchObject({
        verdict: 'passed',
      });
      expect(remarks(report)).toEqual([
        { name: 'certificates', outcome: 'informed', code: 'certificates_left_aside', detail: '2' },
      ]);
    });

    test('is left open when it is the signer’s own that nobody can read', async () => {
      const own = Uint8Array.from([0x30, 0x84, 0, 0, ...signer.der.subarray(2)]);
      const cms = looselyWritten(one({}), [signer.der]);
      const at = Buffer.from(cms).indexOf(signer.der);
      const broken = Uint8Array.from([
        ...cms.subarray(0, at),
        ...own,
        ...cms.subarray(at + signer.der.length),
      ]);
      expect(await judge(broken)).toMatchObject({ verdict: 'indeterminate', code: 'certificate_unreadable' });
    });
  });

  test('with signatures of others and unknown things beside it is taken, and both are told', async () => {
    const counter = sequence(integer('01'));
    const unsigned = [
      attribute(OID.counterSignature, counter),
      attribute('1.2.3.4', integer('05'), integer('06')),
    ];
    const report = await judge(one({ unsigned }));
    expect(report).toMatchObject({ verdict: 'passed', code: 'ok' });
    expect(remarks(report)).toEqual([
      { name: 'counter_signatures', outcome: 'informed', code: 'counter_signature', detail: '1' },
      { name: 'unsigned_attributes', outcome: 'informed', code: 'unsigned_attributes', detail: '1.2.3.4' },
    ]);
  });

  test('of almost five megabytes is read, a longer one is left open unread', async () => {
    const mark = Uint8Array.of(1, 2, 3, 4);
    const cms = looselyWritten(one({ unsigned: [attribute('1.2.3.4', octets(mark))] }), [signer.der]);
    const at = Buffer.from(cms).lastIndexOf(mark);
    /** The marked octets grown, in frames of indefinite length. */
    const grown = (length: number) => {
      const head = [length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff];
      return Buffer.concat([
        cms.subarray(0, at - 4),
        Uint8Array.from(head),
        Buffer.alloc(length),
        cms.subarray(at + 4),
      ]);
    };
    expect(await judge(grown(5_200_000))).toMatchObject({ verdict: 'passed' });
    expect(await judge(grown(5_300_000))).toMatchObject({ verdict: 'indeterminate', code: 'too_long' });
  });
});

/** A SET whose members stand as they are given, against DER. */
const setInOrder = (members: readonly Uint8Array[]): Uint8Array => {
  const sorted = new Uint8Array(set(...members.map(raw)).toBER());
  const head = sorted.length - members.reduce((sum, { length }) => sum + length, 0);
  return Uint8Array.from([...sorted.subarray(0, head), ...members.flatMap((each) => [...each])]);
};

/** The signature with its signed attributes in that order. */
const reordered = (cms: Uint8Array, attributes: readonly { toBER(): ArrayBuffer }[]): Uint8Array => {
  const members = attributes.map((each) => new Uint8Array(each.toBER()));
  const sorted = new Uint8Array(set(...members.map(raw)).toBER());
  const content = sorted.subarray(sorted.length - members.reduce((sum, { length }) => sum + length, 0));
  const at = Buffer.from(cms).indexOf(content);
  const changed = cms.slice();
  changed.set(
    members.flatMap((each) => [...each]),
    at,
  );
  return changed;
};
