import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { byDocument, kindOf, pairsOf, recordOf } from '../../../lib/signing/check-package.ts';
import { digestsOf } from '../../../lib/signing/digests.ts';
import { pemOf } from '../../../lib/signing/pem.ts';
import { timestampRequest, withTimestamp } from '../../../lib/signing/timestamp.ts';
import { trustOfFiles } from '../../../lib/signing/trust-files.ts';
import { checkSignature, withoutProofOfTime } from '../../../lib/signing/verify/check-signature.ts';
import { signatureTime, signatureValueOf } from '../../../lib/signing/verify/proof-of-time.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { daysFromNow, NOW, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair } from '../../support/signing/keys.ts';
import { signDetached } from '../../support/signing/signer.ts';
import { timeAuthority, tokenFor } from '../../support/signing/time-authority.ts';

const root = rootAuthority('Головной УЦ', ecKey());
const person = root.issue({ key: gostKeyPair(256) });
const trust = parseTrust({ roots: [root.der], intermediates: [], crls: [root.crl()] });
/** Outlives the certificates it issues. */
const rootOfYears = rootAuthority('Долгий УЦ', ecKey(), { until: daysFromNow(3_000) });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (name: string, text: string) => ({
  name,
  digests: digestsOf(bytesOf(text)),
  record: recordOf(bytesOf(text)),
});
const signature = (name: string, text: string) => ({
  name,
  bytes: signDetached(person, { bytes: bytesOf(text) }),
});

const document = file('Заявление.pdf', 'прошу предоставить отпуск');
const { sha256, streebog256, streebog512 } = document.digests;
const recordText = JSON.stringify({ version: 1, file: { sha256, streebog256, streebog512 } });

describe('a signature finds what it is over', () => {
  test('by its bytes, whatever the files are called', () => {
    const [pair] = pairsOf(
      [signature('b.sig', 'прошу предоставить отпуск')],
      [file('b', 'другое'), file('c_visual.pdf', 'вид'), document],
    );
    expect(pair?.document).toBe(document);
    expect(pair?.record).toBeUndefined();
  });

  test('by a record, and the document that the record names', () => {
    const record = file('a_evidence.json', recordText);
    const [pair] = pairsOf([signature('a.sig', recordText)], [file('a.pdf', 'другое'), record, document]);
    expect(pair).toMatchObject({ document: { name: 'Заявление.pdf' }, record: { text: recordText } });
    const [alone] = pairsOf([signature('a.sig', recordText)], [record]);
    expect(alone).toMatchObject({ document: { name: 'a_evidence.json' } });
    expect(alone?.record).toBeUndefined();
  });

  test.each([
    ['Заявление.pdf.sig', 'Заявление.pdf'],
    ['Заявление.sig', 'Заявление.pdf'],
    ['Заявление_2.sig', 'Заявление.pdf'],
    ['другое.sig', undefined],
  ])('%s by its name, when its bytes fit nothing', (name, expected) => {
    const [pair] = pairsOf(
      [signature(name, 'подменили')],
      [file('Заявление_visual.pdf', 'вид'), document, file('Протокол.pdf', 'протокол')],
    );
    expect(pair?.document?.name).toBe(expected);
  });

  test('or the only file there is', () => {
    const [pair] = pairsOf([{ name: 'x.sig', bytes: bytesOf('no signature') }], [document]);
    expect(pair?.document).toBe(document);
  });
});

test('the signatures of one document stand together, those of another apart', () => {
  const other = file('Приказ.pdf', 'приказ');
  const pairs = pairsOf(
    [
      signature('1.sig', 'прошу предоставить отпуск'),
      signature('2.sig', 'приказ'),
      signature('3.sig', 'прошу предоставить отпуск'),
    ],
    [document, other],
  );
  const groups = byDocument(pairs.map((pair) => ({ pair })));
  expect(
    groups.map((each) => [each.document?.name, each.judged.map(({ pair }) => pair.signature.name)]),
  ).toEqual([
    [document.name, ['1.sig', '3.sig']],
    [other.name, ['2.sig']],
  ]);
});

test('kinds are told by the ends of names', () => {
  expect(['a.SIG', 'b.p7s', 'c.cer', 'd.crl', 'e.zip', 'f.pdf', 'sig'].map(kindOf)).toEqual([
    'signature',
    'signature',
    'certificate',
    'crl',
    'package',
    'other',
    'other',
  ]);
});

test('only a record is a record', () => {
  expect(recordOf(bytesOf(recordText))?.file).toEqual({ sha256, streebog256, streebog512 });
  for (const other of [
    '{',
    '[]',
    '{"version":2}',
    '{"version":1,"file":{"sha256":1}}',
    ' '.repeat(10),
    `{${' '.repeat(20_000)}`,
  ])
    expect(recordOf(bytesOf(other))).toBeUndefined();
});

describe('a simple signature is judged', () => {
  const cms = signDetached(person, { bytes: bytesOf(recordText) });
  const record = recordOf(bytesOf(recordText));
  test('good over the document its record names, and of no other', async () => {
    const judge = (digests: typeof document.digests) =>
      checkSignature({ cms, digests, record, at: NOW, trust });
    expect(await judge(document.digests)).toMatchObject({ verdict: 'passed', code: 'ok' });
    expect(await judge(digestsOf(bytesOf('другое')))).toMatchObject({
      verdict: 'failed',
      code: 'document_mismatch',
    });
  });
  test('bad with another record than was sealed', async () => {
    const other = recordOf(bytesOf(recordText.replace('{"version"', '{"x":1,"version"')));
    expect(
      await checkSignature({ cms, digests: document.digests, record: other, at: NOW, trust }),
    ).toMatchObject({
      verdict: 'failed',
      code: 'document_mismatch',
    });
  });
});

describe('without anybody to vouch for the time', () => {
  const late = daysFromNow(300);
  const fresh = parseTrust({
    roots: [rootOfYears.der],
    intermediates: [],
    crls: [rootOfYears.crl({ from: daysFromNow(299), until: daysFromNow(310) })],
  });
  const cms = signDetached(rootOfYears.issue({ key: ecKey() }), {
    bytes: bytesOf('прошу предоставить отпуск'),
  });
  const judge = (at: Date) =>
    checkSignature({ cms, digests: document.digests, at, trust: fresh, skewMs: Number.POSITIVE_INFINITY });

  test('a certificate that has run out leaves the question open', async () => {
    expect(await judge(late)).toMatchObject({ verdict: 'failed', code: 'certificate_expired' });
    expect(withoutProofOfTime(await judge(late))).toMatchObject({
      verdict: 'indeterminate',
      code: 'certificate_expired',
    });
  });
  test('so does one that was revoked, and it is never taken', async () => {
    const gone = rootOfYears.issue({ key: ecKey() });
    const later = parseTrust({
      roots: [rootOfYears.der],
      intermediates: [],
      crls: [rootOfYears.crl({ revoked: [gone.serial] })],
    });
    const over = {
      cms: signDetached(gone, { bytes: bytesOf('прошу предоставить отпуск') }),
      at: NOW,
      trust: later,
    };
    const report = await checkSignature({ ...over, digests: document.digests });
    expect(report).toMatchObject({ verdict: 'failed', code: 'certificate_revoked' });
    expect(withoutProofOfTime(report)).toMatchObject({
      verdict: 'indeterminate',
      code: 'certificate_revoked',
    });
    const other = await checkSignature({ ...over, digests: digestsOf(bytesOf('другое')) });
    expect(withoutProofOfTime(other)).toMatchObject({ verdict: 'failed', code: 'document_mismatch' });
  });
  test('and what is wrong besides stays wrong', async () => {
    const wrong = await checkSignature({ cms, digests: digestsOf(bytesOf('x')), at: late, trust: fresh });
    expect(withoutProofOfTime(wrong)).toMatchObject({ verdict: 'failed' });
  });
});

describe('the moment a signature is judged for', () => {
  const cms = signDetached(person, { bytes: bytesOf('x') });
  const request = timestampRequest(signatureValueOf(cms) ?? '', '11');
  const stamped = (time: Date, authority = root) =>
    withTimestamp(cms, tokenFor(timeAuthority(authority), request, { time })) ?? new Uint8Array();
  const now = daysFromNow(1);

  test('is that of a good timestamp, else now; what is asked for goes first', async () => {
    expect(await signatureTime(cms, trust, { now })).toEqual({ at: now, by: 'now' });
    expect(await signatureTime(stamped(NOW), trust, { now })).toMatchObject({ at: NOW, by: 'timestamp' });
    const asked = daysFromNow(-3);
    expect(await signatureTime(stamped(NOW), trust, { now, asked })).toMatchObject({
      at: asked,
      by: 'given',
    });
  });
  test('is not that of a timestamp nobody trusts', async () => {
    const stranger = rootAuthority('Чужой', ecKey());
    expect(await signatureTime(stamped(NOW, stranger), trust, { now })).toMatchObject({
      at: now,
      by: 'now',
      timestamp: { verdict: 'indeterminate', code: 'untrusted_chain' },
    });
  });
});

test('trust is read from files of either kind, bundles too; nothing else is believed', () => {
  const below = root.found('Подчинённый УЦ', ecKey());
  const bundle = bytesOf(pemOf('CERTIFICATE', root.der) + pemOf('CERTIFICATE', below.der));
  const read = trustOfFiles([bundle, root.crl(), person.der, bytesOf('rubbish'), zlibSync(bundle)]);
  expect(read.roots).toEqual([root.der]);
  expect(read.intermediates).toEqual([below.der, person.der]);
  expect(read.crls).toHaveLength(1);
});
