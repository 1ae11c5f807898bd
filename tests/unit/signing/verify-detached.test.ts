import { constants, createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import { describe, expect, test } from 'vitest';
import { digestOid } from '../../../lib/signing/algorithms.ts';
import { integer, octets, oid, sequence, tagged } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { base64Of, pemOf } from '../../../lib/signing/pem.ts';
import type { Digests } from '../../../lib/signing/verify/checks.ts';
import { STRICT_POLICY } from '../../../lib/signing/verify/policy.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { type VerifyInput, verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { common, daysFromNow, NOW, nameOf, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair, rsaKey } from '../../support/signing/keys.ts';
import {
  attribute,
  attributesOf,
  type CmsWish,
  craft,
  DOCUMENT,
  digestsOf,
  essOf,
  type SignerWish,
  signDetached,
  without,
} from '../../support/signing/signer.ts';

const KEYS = [
  { kind: 'GOST of 256 bits', key: gostKeyPair(256), digest: 'streebog256' },
  { kind: 'GOST of 512 bits', key: gostKeyPair(512), digest: 'streebog512' },
  { kind: 'EC', key: ecKey(), digest: 'sha256' },
  { kind: 'EC of 384 bits', key: ecKey('P-384'), digest: 'sha384' },
  { kind: 'RSA', key: rsaKey(), digest: 'sha256' },
] as const;

const AUTHORITIES = {
  'GOST of 256 bits': rootAuthority('УЦ ГОСТ', gostKeyPair(256)),
  'GOST of 512 bits': rootAuthority('УЦ ГОСТ-512', gostKeyPair(512, '1.2.643.7.1.2.1.2.3')),
  EC: rootAuthority('УЦ EC', ecKey('P-384')),
  'EC of 384 bits': rootAuthority('УЦ EC 2', ecKey()),
  RSA: rootAuthority('УЦ RSA', rsaKey()),
};

const trust = parseTrust({
  roots: Object.values(AUTHORITIES).map(({ der }) => der),
  intermediates: [],
  crls: Object.values(AUTHORITIES).map((each) => each.crl()),
});

const judge = (cms: Uint8Array, more: Partial<VerifyInput> = {}): Promise<Report> =>
  verifyDetached({ cms, digests: digestsOf(DOCUMENT), at: NOW, trust, ...more });

const authority = AUTHORITIES['GOST of 256 bits'];
const employee = authority.issue({ key: gostKeyPair(256) });
const other = authority.issue({ key: gostKeyPair(256), subject: [common('Петров Пётр')] });

describe.each(KEYS)('a signature by $kind', ({ kind, key, digest }) => {
  const signer = AUTHORITIES[kind].issue({ key, serial: '7b01' });
  const cms = signDetached(signer);

  test('is taken over its document', async () => {
    const report = await judge(cms);
    expect(report).toMatchObject({
      verdict: 'passed',
      code: 'ok',
      signer: { serial_number: '7b01', subject: { CN: 'Иванова Мария Петровна' }, is_ca: false },
      signature: { digest_algorithm: digest, signing_time: NOW.toISOString() },
      used: { chain: [base64Of(signer.der), base64Of(AUTHORITIES[kind].der)] },
    });
    expect(report.checks.every(({ outcome }) => outcome === 'passed')).toBe(true);
    expect(report.used?.crls).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('is refused over any other document, though one character differs', async () => {
    const changed = DOCUMENT.slice();
    changed[7] = (changed[7] ?? 0) ^ 1;
    expect(await judge(cms, { digests: digestsOf(changed) })).toMatchObject({
      verdict: 'failed',
      code: 'document_mismatch',
    });
  });

  test('is left open where the digest it needs was not stored', async () => {
    const { [digest]: _, ...others } = digestsOf(DOCUMENT);
    expect(await judge(cms, { digests: others as Digests })).toMatchObject({
      verdict: 'indeterminate',
      code: 'digest_unavailable',
    });
  });
});

test('base64 with line breaks and PEM are read as the bytes they hold', async () => {
  const cms = signDetached(employee);
  const text = base64Of(cms).replace(/(.{64})/g, '$1\r\n');
  for (const given of [text, `${text}\r\n`, pemOf('CMS', cms)])
    expect(await judge(new TextEncoder().encode(given))).toMatchObject({ code: 'ok' });
});

test('an authority that came with the signature is used where it leads to a root', async () => {
  const between = authority.found('Промежуточный УЦ', gostKeyPair(256));
  const signer = between.issue({ key: gostKeyPair(256) });
  const lists = { roots: [authority.der], intermediates: [], crls: [authority.crl(), between.crl()] };
  const cms = signDetached(signer, { chain: [between.der] });
  expect(await judge(cms, { trust: parseTrust(lists) })).toMatchObject({ code: 'ok' });
  expect(await judge(signDetached(signer), { trust: parseTrust(lists) })).toMatchObject({
    verdict: 'indeterminate',
    code: 'untrusted_chain',
  });
});

describe('the certificate of the signer', () => {
  test.each([
    { not: 'expired', wish: { until: daysFromNow(-1) }, code: 'certificate_expired' },
    { not: 'still to come', wish: { from: daysFromNow(1) }, code: 'certificate_not_yet_valid' },
    { not: 'for encipherment', wish: { usage: ['keyEncipherment'] }, code: 'key_usage' },
    {
      not: 'that of an authority',
      wish: { ca: { path: 0 }, usage: ['keyCertSign', 'digitalSignature'] },
      code: 'key_usage',
    },
    { not: 'forged', wish: { forger: gostKeyPair(256) }, code: 'untrusted_chain' },
  ])('is not $not', async ({ wish, code }) => {
    const signer = authority.issue({ key: gostKeyPair(256), ...wish });
    const report = await judge(signDetached(signer));
    expect(report).toMatchObject({ code });
    expect(report.verdict).not.toBe('passed');
  });

  test('may say nothing of its use, or non-repudiation alone', async () => {
    for (const usage of [null, ['nonRepudiation']])
      expect(await judge(signDetached(authority.issue({ key: gostKeyPair(256), usage })))).toMatchObject({
        code: 'ok',
      });
  });

  test('is found by the identifier of its key too', async () => {
    const keyId = sidByKey(employee.der);
    expect(await judge(one({ sid: keyId }))).toMatchObject({ code: 'ok' });
  });

  test('has no weak RSA key', async () => {
    const signer = AUTHORITIES.RSA.issue({ key: rsaKey(1024) });
    expect(await judge(signDetached(signer))).toMatchObject({ verdict: 'indeterminate', code: 'bad_key' });
  });
});

/** The identifier of a key as it names a signer, in place of issuer and serial number. */
const sidByKey = (der: Uint8Array): asn1js.Primitive => {
  const at = Buffer.from(der).indexOf(Buffer.from('0603551d0e', 'hex'));
  return new asn1js.Primitive({
    idBlock: { tagClass: 3, tagNumber: 0 },
    valueHex: Uint8Array.from(der.subarray(at + 9, at + 29)).buffer,
  });
};

/** The first edition of the attribute, which knows no other digest. */
const boundBySha1 = (der: Uint8Array) =>
  attribute(
    OID.signingCertificate,
    sequence(sequence(sequence(octets(createHash('sha1').update(der).digest())))),
  );

const one = (wish: Partial<SignerWish>, cms: Partial<CmsWish> = {}) =>
  craft({ signers: [{ identity: employee, ...wish }], ...cms });

const attributes = attributesOf(employee);
const shaOid = digestOid('sha256');

const BAD: { what: string; cms: () => Uint8Array; code: string }[] = [
  { what: 'no CMS', cms: () => new TextEncoder().encode('ceci n’est pas une signature'), code: 'malformed' },
  { what: 'nothing', cms: () => new Uint8Array(), code: 'malformed' },
  { what: 'a certificate instead', cms: () => employee.der, code: 'malformed' },
  {
    what: 'a byte after it',
    cms: () => Uint8Array.from([...signDetached(employee), 0]),
    code: 'malformed',
  },
  { what: 'a byte missing', cms: () => signDetached(employee).slice(0, -1), code: 'malformed' },
  {
    what: 'another document inside',
    cms: () => one({}, { content: new Uint8Array(5) }),
    code: 'not_detached',
  },
  { what: 'no signer', cms: () => craft({ signers: [] }), code: 'malformed' },
  {
    what: 'a digest that is not of its key',
    cms: () => one({ digestOid: shaOid }),
    code: 'algorithm_mismatch',
  },
  {
    what: 'the long GOST signature named on a short key',
    cms: () =>
      one({ signatureAlgorithm: sequence(oid('1.2.643.7.1.1.3.3')), digestOid: digestOid('streebog512') }),
    code: 'algorithm_mismatch',
  },
  {
    what: 'the signature of another kind of key',
    cms: () => one({ signatureAlgorithm: sequence(oid('1.2.840.10045.4.3.2')), digestOid: shaOid }),
    code: 'algorithm_mismatch',
  },
  {
    what: 'two digests of the document',
    cms: () => one({ attributes: [...attributes, attribute(OID.messageDigest, octets(new Uint8Array(32)))] }),
    code: 'duplicate_attribute',
  },
  {
    what: 'a digest of two values',
    cms: () =>
      one({
        attributes: [
          ...without(attributes, OID.messageDigest),
          attribute(OID.messageDigest, octets(new Uint8Array(32)), octets(new Uint8Array(32).fill(1))),
        ],
      }),
    code: 'duplicate_attribute',
  },
  {
    what: 'an attribute of no value',
    cms: () => one({ attributes: [...attributes, attribute('1.2.3')] }),
    code: 'malformed',
  },
  {
    what: 'no type of content among the attributes',
    cms: () => one({ attributes: without(attributes, OID.contentType) }),
    code: 'content_type_attribute',
  },
  {
    what: 'another type of content among the attributes',
    cms: () =>
      one({
        attributes: [...without(attributes, OID.contentType), attribute(OID.contentType, oid('1.2.3'))],
      }),
    code: 'content_type_attribute',
  },
  {
    what: 'a certificate that is not bound',
    cms: () => one({ attributes: without(attributes, OID.signingCertificateV2) }),
    code: 'not_cades_bes',
  },
  {
    what: 'another certificate bound',
    cms: () => one({ attributes: [...without(attributes, OID.signingCertificateV2), essOf(other.der)] }),
    code: 'signing_certificate',
  },
  {
    what: 'a binding that is no structure',
    cms: () =>
      one({
        attributes: [
          ...without(attributes, OID.signingCertificateV2),
          attribute(OID.signingCertificateV2, integer('01')),
        ],
      }),
    code: 'signing_certificate',
  },
  {
    what: 'no digest of the document',
    cms: () => one({ attributes: without(attributes, OID.messageDigest) }),
    code: 'no_message_digest',
  },
  {
    what: 'the digest as a number',
    cms: () =>
      one({
        attributes: [...without(attributes, OID.messageDigest), attribute(OID.messageDigest, integer('01'))],
      }),
    code: 'no_message_digest',
  },
  {
    what: 'the digest of another document',
    cms: () => one({ attributes: attributesOf(employee, { digest: '00'.repeat(32) }) }),
    code: 'document_mismatch',
  },
  {
    what: 'the digest in reversed bytes',
    cms: () => {
      const reversed = Buffer.from(digestsOf(DOCUMENT).streebog256, 'hex').reverse().toString('hex');
      return one({ attributes: attributesOf(employee, { digest: reversed }) });
    },
    code: 'document_mismatch',
  },
  { what: 'a signature of zeros', cms: () => one({ signature: new Uint8Array(64) }), code: 'bad_signature' },
  {
    what: 'a short signature',
    cms: () => one({ signature: new Uint8Array(32).fill(1) }),
    code: 'bad_signature',
  },
  {
    what: 'a signature by another key',
    cms: () => one({ signature: other.key.sign(new Uint8Array(3)) }),
    code: 'bad_signature',
  },
  {
    what: 'an old time of signing',
    cms: () => signDetached(employee, { time: new Date(NOW.getTime() - 11 * 60_000) }),
    code: 'signing_time_skew',
  },
  {
    what: 'a time of signing to come',
    cms: () => signDetached(employee, { time: new Date(NOW.getTime() + 11 * 60_000) }),
    code: 'signing_time_skew',
  },
];

test.each(BAD)('refuses $what: $code', async ({ cms, code }) => {
  const report = await judge(cms());
  expect(report).toMatchObject({ verdict: 'failed', code });
  expect(report.checks.map(({ name }) => name)).toEqual(
    (await judge(signDetached(employee))).checks.map(({ name }) => name),
  );
});

/** Flaws that leave the verdict open. */
const OPEN: typeof BAD = [
  {
    what: 'the document inside',
    cms: () => one({}, { content: DOCUMENT }),
    code: 'not_detached',
  },
  { what: 'another type of content', cms: () => one({}, { contentType: '1.2.3.4' }), code: 'content_type' },
  {
    what: 'two signers',
    cms: () => craft({ signers: [{ identity: employee }, { identity: other }] }),
    code: 'signer_count',
  },
  {
    what: 'no certificate of the signer',
    cms: () => one({}, { certificates: [other.der] }),
    code: 'signer_certificate',
  },
  {
    what: 'SHA-1',
    cms: () => one({ digestOid: '1.3.14.3.2.26' }),
    code: 'weak_digest',
  },
  {
    what: 'the GOST digest of 1994',
    cms: () => one({ digestOid: '1.2.643.2.2.9' }),
    code: 'weak_digest',
  },
  {
    what: 'no signed attributes',
    cms: () => one({ attributes: null }),
    code: 'no_signed_attributes',
  },
  {
    what: 'SHA-1 over a document that is another too',
    cms: () =>
      one({
        digestOid: '1.3.14.3.2.26',
        attributes: attributesOf(employee, { digest: '00'.repeat(20) }),
        signature: new Uint8Array(64).fill(1),
      }),
    code: 'weak_digest',
  },
  { what: 'MD5', cms: () => one({ digestOid: '1.2.840.113549.2.5' }), code: 'weak_digest' },
  {
    what: 'a signature over SHA-1 beside a good digest',
    cms: () => one({ signatureAlgorithm: sequence(oid('1.2.840.113549.1.1.5')) }),
    code: 'weak_digest',
  },
  {
    what: 'a digest of its own',
    cms: () => one({ digestOid: '2.16.840.1.101.3.4.2.8' }),
    code: 'digest_algorithm',
  },
  {
    what: 'an algorithm that nobody here knows',
    cms: () => one({ signatureAlgorithm: sequence(oid('1.3.101.112')) }),
    code: 'algorithm_unknown',
  },
  {
    what: 'a certificate bound by SHA-1 alone',
    cms: () =>
      one({ attributes: [...without(attributes, OID.signingCertificateV2), boundBySha1(employee.der)] }),
    code: 'weak_digest',
  },
];

test.each(OPEN)('leaves open what has $what: $code', async ({ cms, code }) => {
  const report = await judge(cms());
  expect(report).toMatchObject({ verdict: 'indeterminate', code });
  expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
});

test('another certificate bound by SHA-1 is refused', async () => {
  const bound = [...without(attributes, OID.signingCertificateV2), boundBySha1(other.der)];
  expect(await judge(one({ attributes: bound }))).toMatchObject({
    verdict: 'failed',
    code: 'signing_certificate',
  });
});

describe('the list of digests at the top, which nobody signed,', () => {
  test.each([
    { what: 'of another', digestOids: [shaOid] },
    { what: 'of several', digestOids: [shaOid, digestOid('streebog256')] },
    { what: 'of none', digestOids: [] },
  ])('is told where it is $what', async ({ digestOids }) => {
    const report = await judge(one({}, { digestOids }));
    expect(report).toMatchObject({ verdict: 'passed', code: 'ok' });
    expect(report.checks.find(({ outcome }) => outcome === 'informed')).toMatchObject({
      code: 'digest_list',
    });
  });
});

test('the same certificate with another subject, put in place of the signer’s, is refused', async () => {
  const twin = authority.issue({ key: employee.key, serial: employee.serial, subject: [common('Директор')] });
  const cms = craft({ signers: [{ identity: employee }], certificates: [twin.der] });
  expect(await judge(cms)).toMatchObject({ verdict: 'failed', code: 'signing_certificate' });
});

test('attributes that nobody signed change nothing', async () => {
  const cms = one({ unsigned: [attribute('1.2.3.4', integer('05'))] });
  expect(await judge(cms)).toMatchObject({ code: 'ok' });
});

test('CryptoPro names the key where others name the signature: both are taken', async () => {
  for (const name of [OID.gost256, '1.2.643.7.1.1.3.2'])
    expect(await judge(one({ signatureAlgorithm: sequence(oid(name)) }))).toMatchObject({ code: 'ok' });
});

describe('RSA-PSS', () => {
  const pss = rsaKey(2048, constants.RSA_PKCS1_PSS_PADDING);
  const signer = { ...AUTHORITIES.RSA.issue({ key: pss }), key: pss };
  const named = (...parameters: asn1js.AsnType[]) =>
    craft({
      signers: [{ identity: signer, signatureAlgorithm: sequence(oid(OID.rsaPss), sequence(...parameters)) }],
    });
  const hash = (name: string) => sequence(oid(name), new asn1js.Null());
  const mask = (name: string) => sequence(oid(OID.mgf1), hash(name));

  test('is taken with the digest that its parameters name', async () => {
    const cms = named(tagged(0, hash(shaOid)), tagged(1, mask(shaOid)), tagged(2, integer('20')));
    expect(await judge(cms)).toMatchObject({ verdict: 'passed' });
  });

  test.each([
    { what: 'its presets, which are SHA-1', cms: () => named(), code: 'weak_digest' },
    {
      what: 'SHA-1 for its mask',
      code: 'weak_digest',
      cms: () => named(tagged(0, hash(shaOid)), tagged(2, integer('20'))),
    },
    {
      what: 'two digests',
      code: 'algorithm_unknown',
      cms: () =>
        named(tagged(0, hash(shaOid)), tagged(1, mask(digestOid('sha512'))), tagged(2, integer('20'))),
    },
  ])('is left open with $what', async ({ cms, code }) => {
    expect(await judge(cms())).toMatchObject({ verdict: 'indeterminate', code });
  });

  test('is refused with the salt of another length', async () => {
    const cms = named(tagged(0, hash(shaOid)), tagged(1, mask(shaOid)), tagged(2, integer('10')));
    expect(await judge(cms)).toMatchObject({ verdict: 'failed', code: 'bad_signature' });
  });
});

describe('the binding of the certificate', () => {
  const bound = (...parts: asn1js.AsnType[]) =>
    one({
      attributes: [
        ...without(attributes, OID.signingCertificateV2),
        attribute(OID.signingCertificateV2, sequence(sequence(sequence(...parts)))),
      ],
    });
  const hash = () => {
    const ess = essOf(employee.der);
    return octets(ess.toBER().byteLength ? Buffer.from(ess.toBER()).subarray(-32) : new Uint8Array());
  };
  const issuerSerial = (issuer: asn1js.Sequence, serial: string) =>
    sequence(
      sequence(new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber: 4 }, value: [issuer] })),
      integer(serial),
    );

  test('may repeat issuer and serial number', async () => {
    expect(await judge(bound(hash(), issuerSerial(authority.name, employee.serial)))).toMatchObject({
      code: 'ok',
    });
  });

  test.each([
    { what: 'another serial number', cms: () => bound(hash(), issuerSerial(authority.name, '0777')) },
    {
      what: 'another issuer',
      cms: () => bound(hash(), issuerSerial(nameOf([common('Чужой')]), employee.serial)),
    },
    {
      what: 'a hash by SHA-1',
      cms: () => bound(sequence(oid('1.3.14.3.2.26')), octets(new Uint8Array(20))),
    },
  ])('by $what is refused', async ({ cms }) => {
    expect(await judge(cms())).toMatchObject({ verdict: 'failed', code: 'signing_certificate' });
  });
});

describe('a policy', () => {
  const loose = { ...STRICT_POLICY, signing_certificate: 'warn', signing_time_skew: 'inform' } as const;
  const cms = one({
    attributes: without(attributesOf(employee, { time: daysFromNow(-3) }), OID.signingCertificateV2),
  });

  test('weighs what it may', async () => {
    const report = await judge(cms, { policy: loose });
    expect(report).toMatchObject({ verdict: 'passed', code: 'ok' });
    expect(report.checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([
      { name: 'signing_certificate', outcome: 'warned', code: 'not_cades_bes' },
      {
        name: 'signing_time',
        outcome: 'informed',
        code: 'signing_time_skew',
        detail: daysFromNow(-3).toISOString(),
      },
    ]);
  });

  test('without one both are refused', async () => {
    expect(await judge(cms)).toMatchObject({ verdict: 'failed', code: 'not_cades_bes' });
  });

  test('never lets another certificate be bound', async () => {
    const swapped = one({
      attributes: [...without(attributes, OID.signingCertificateV2), essOf(other.der)],
    });
    expect(await judge(swapped, { policy: loose })).toMatchObject({ code: 'signing_certificate' });
  });

  test('of old, a signature without a time is warned of', async () => {
    const timeless = await judge(one({ attributes: without(attributes, OID.signingTime) }));
    expect(timeless).toMatchObject({ verdict: 'passed' });
    expect(timeless.checks).toContainEqual({
      name: 'signing_time',
      outcome: 'warned',
      code: 'no_signing_time',
    });
  });

  test('a wider difference of clocks is the caller’s choice', async () => {
    const old = signDetached(employee, { time: daysFromNow(-1) });
    expect(await judge(old, { skewMs: 2 * 86_400_000 })).toMatchObject({ code: 'ok' });
  });
});

test('a failure weighs more than an open question, and both are told', async () => {
  const stranger = rootAuthority('Никто', gostKeyPair(256)).issue({ key: gostKeyPair(256) });
  const report = await judge(signDetached(stranger), { digests: digestsOf(new Uint8Array(1)) });
  expect(report).toMatchObject({ verdict: 'failed', code: 'document_mismatch' });
  expect(report.checks).toContainEqual({
    name: 'chain',
    outcome: 'indeterminate',
    code: 'untrusted_chain',
    detail: 'Никто',
  });
  expect(report.checks).toContainEqual({ name: 'revocation', outcome: 'skipped' });
});

test('of an endless list of certificates the first are read', async () => {
  const twin = authority.issue({ key: gostKeyPair(256) }).der;
  const many = [...Array.from({ length: 70 }, () => twin), employee.der];
  const report = await judge(one({}, { certificates: many }));
  expect(report.verdict).not.toBe('failed');
  expect(report.checks).toContainEqual({
    name: 'certificates',
    outcome: 'informed',
    code: 'certificates_left_aside',
    detail: '7',
  });
});
