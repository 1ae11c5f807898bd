import * as asn1js from 'asn1js';
import { describe, expect, test } from 'vitest';
import { integer, sequence, tagged, timeOf } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import {
  type CrlWish,
  daysFromNow,
  extension,
  type Identity,
  NOW,
  rootAuthority,
} from '../../support/signing/authority.ts';
import { ecKey } from '../../support/signing/keys.ts';
import { DOCUMENT, digestsOf, signDetached } from '../../support/signing/signer.ts';

const root = rootAuthority('Головной УЦ', ecKey());
const between = root.found('Промежуточный УЦ', ecKey());
const good = between.issue({ key: ecKey() });
const bad = between.issue({ key: ecKey() });

const digests = digestsOf(DOCUMENT);
const judge = (signer: Identity, crls: readonly Uint8Array[], at = NOW): Promise<Report> =>
  verifyDetached({
    cms: signDetached(signer, { time: at }),
    digests,
    at,
    trust: parseTrust({ roots: [root.der], intermediates: [between.der], crls }),
  });

const missing = { verdict: 'indeterminate', code: 'crl_missing' };
const revoked = { verdict: 'failed', code: 'certificate_revoked' };
const mine = root.crl();

const flag = (tagNumber: number) =>
  new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex: Uint8Array.of(0xff).buffer });
const users = flag(1);

test('a certificate that the list names is refused, another is not', async () => {
  const crls = [mine, between.crl({ revoked: [bad.serial] })];
  expect(await judge(good, crls)).toMatchObject({ verdict: 'passed' });
  expect(await judge(bad, crls)).toMatchObject(revoked);
});

test('whoever is under a revoked authority is refused', async () => {
  const crls = [root.crl({ revoked: [between.serial] }), between.crl()];
  expect(await judge(good, crls)).toMatchObject(revoked);
});

test('a list of twenty thousand is read', { timeout: 60_000 }, async () => {
  const others = Array.from({ length: 20_000 }, (_, index) => `41${index.toString(16).padStart(30, '0')}`);
  const crls = [mine, between.crl({ revoked: [...others, bad.serial] })];
  expect(await judge(good, crls)).toMatchObject({ verdict: 'passed' });
  expect(await judge(bad, crls)).toMatchObject(revoked);
});

test('of two lists that hold the one that names the certificate counts', async () => {
  const crls = [mine, between.crl(), between.crl({ revoked: [bad.serial] })];
  expect(await judge(bad, crls)).toMatchObject(revoked);
  expect(await judge(good, crls)).toMatchObject({ verdict: 'passed' });
});

describe('nothing is known without a list', () => {
  const indirect = (...parts: asn1js.AsnType[]) =>
    extension(OID.issuingDistributionPoint, sequence(...parts), true);

  test.each([
    { what: 'at all', crl: undefined },
    { what: 'that is fresh', crl: between.crl({ until: daysFromNow(-0.5) }) },
    { what: 'that has begun', crl: between.crl({ from: daysFromNow(1) }) },
    { what: 'that says when the next comes', crl: between.crl({ until: null }) },
    { what: 'of its own authority', crl: root.crl() },
    { what: 'that its authority signed', crl: between.crl({ forger: ecKey() }) },
    {
      what: 'but one of changes of who knows what',
      crl: between.crl({ more: [extension(OID.deltaCrlIndicator, sequence(), true)] }),
    },
    { what: 'but one of authorities only', crl: between.crl({ more: [indirect(flag(2))] }) },
    { what: 'but one of other issuers', crl: between.crl({ more: [indirect(flag(4))] }) },
    {
      what: 'but one that demands what nobody here understands',
      crl: between.crl({ more: [extension('1.2.3.4', integer('01'), true)] }),
    },
    {
      what: 'but one with an entry that nobody can read',
      crl: between.crl({ entries: [sequence(integer('01'))] }),
    },
    {
      what: 'but one whose entry names no time',
      crl: between.crl({ entries: [sequence(integer('01'), integer('02'))] }),
    },
    { what: 'but one of unreadable bytes', crl: between.crl().subarray(1) },
  ])('$what', async ({ crl }) => {
    const crls = crl ? [mine, crl] : [mine];
    expect(await judge(good, crls)).toMatchObject(missing);
    expect(await judge(bad, crls)).toMatchObject(missing);
  });

  test('about the authority between', async () => {
    expect(await judge(good, [between.crl()])).toMatchObject(missing);
  });

  test('whatever a stale list says of the certificate', async () => {
    const stale = between.crl({ revoked: [bad.serial], until: daysFromNow(-0.5) });
    expect(await judge(bad, [mine, stale])).toMatchObject(missing);
  });

  test('and a list of users speaks of users', async () => {
    const ofUsers = between.crl({ revoked: [bad.serial], more: [indirect(users)] });
    expect(await judge(good, [mine, ofUsers])).toMatchObject({ verdict: 'passed' });
    expect(await judge(bad, [mine, ofUsers])).toMatchObject(revoked);
  });
});

describe('a list of a part of the certificates', () => {
  const address = 'http://crl.example.ru/1.crl';
  const uri = (value: string) =>
    new asn1js.Primitive({
      idBlock: { tagClass: 3, tagNumber: 6 },
      valueHex: new TextEncoder().encode(value).buffer,
    });
  const named = (value: string) => tagged(0, tagged(0, uri(value)));
  const part = between.crl({
    more: [extension(OID.issuingDistributionPoint, sequence(named(address)), true)],
  });
  const signer = (value: string) =>
    between.issue({
      key: ecKey(),
      more: [extension(OID.crlDistributionPoints, sequence(sequence(named(value))))],
    });

  test('speaks of those that point to it', async () => {
    expect(await judge(signer(address), [mine, part])).toMatchObject({ verdict: 'passed' });
  });

  test('says nothing of the others', async () => {
    expect(await judge(signer('http://crl.example.ru/2.crl'), [mine, part])).toMatchObject(missing);
    expect(await judge(good, [mine, part])).toMatchObject(missing);
  });
});

describe('a list of changes', () => {
  const numbered = (number: number) => extension(OID.crlNumber, integer(number.toString(16)));
  const whole = (number: number, wish: CrlWish = {}) => between.crl({ more: [numbered(number)], ...wish });
  const changes = (number: number, wish: CrlWish = {}, base = 3) =>
    between.crl({
      more: [numbered(number), extension(OID.deltaCrlIndicator, integer(base.toString(16)), true)],
      ...wish,
    });
  const old = { until: daysFromNow(-0.5) };
  const released = sequence(
    integer(bad.serial),
    timeOf(daysFromNow(-0.2)),
    sequence(extension('2.5.29.21', new asn1js.Enumerated({ value: 8 }))),
  );

  test('brings the list that it changes up to date', async () => {
    const lists = [mine, whole(3, old), changes(5, { revoked: [bad.serial] })];
    expect(await judge(good, lists)).toMatchObject({ verdict: 'passed' });
    expect(await judge(bad, lists)).toMatchObject(revoked);
  });

  test('says nothing for a certificate without that list', async () => {
    const base = whole(2, old);
    for (const lists of [
      [mine, changes(5)],
      [mine, base, changes(5)],
      [mine, whole(9, old), changes(5)],
    ])
      expect(await judge(good, lists)).toMatchObject(missing);
  });

  test('says something against it even so', async () => {
    expect(await judge(bad, [mine, changes(5, { revoked: [bad.serial] })])).toMatchObject(revoked);
  });

  test('is not heard when it is over, forged or of another part', async () => {
    const part = extension(OID.issuingDistributionPoint, sequence(users), true);
    for (const each of [
      changes(5, old),
      changes(5, { forger: ecKey() }),
      between.crl({
        more: [numbered(5), extension(OID.deltaCrlIndicator, integer('03'), true), part],
      }),
    ])
      expect(await judge(good, [mine, whole(3, old), each])).toMatchObject(missing);
  });

  test('takes a certificate off again that was only held', async () => {
    const held = whole(3, { revoked: [bad.serial], from: daysFromNow(-2) });
    expect(await judge(bad, [mine, held])).toMatchObject(revoked);
    expect(await judge(bad, [mine, held, changes(5, { entries: [released] })])).toMatchObject({
      verdict: 'passed',
    });
    expect(await judge(bad, [mine, held, changes(2, { entries: [released] }, 1)])).toMatchObject(revoked);
  });
});

test('an authority whose key does not sign lists is not heard', async () => {
  const mute = root.found('Без списков', ecKey(), { usage: ['keyCertSign'] });
  const report = await verifyDetached({
    cms: signDetached(mute.issue({ key: ecKey() })),
    digests,
    at: NOW,
    trust: parseTrust({ roots: [root.der], intermediates: [mute.der], crls: [mine, mute.crl()] }),
  });
  expect(report).toMatchObject(missing);
});

test('a judgement can be repeated later by what it was made with', async () => {
  const first = await judge(good, [mine, between.crl()]);
  const bytes = (list: readonly string[]) => list.map((each) => Uint8Array.from(Buffer.from(each, 'base64')));
  const chain = bytes(first.used?.chain ?? []);
  const trust = parseTrust({
    roots: chain.slice(-1),
    intermediates: chain.slice(1, -1),
    crls: bytes(first.used?.crls ?? []),
  });
  const again = await verifyDetached({ cms: signDetached(good), digests, at: NOW, trust });
  expect(again).toMatchObject({ verdict: 'passed', code: 'ok' });
});
