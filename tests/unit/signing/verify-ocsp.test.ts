import * as asn1js from 'asn1js';
import { describe, expect, test } from 'vitest';
import { integer, oid, raw, sequence, tagged, timeOf } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { timestampRequest } from '../../../lib/signing/timestamp.ts';
import { signatureTime } from '../../../lib/signing/verify/proof-of-time.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import {
  daysFromNow,
  extension,
  type Identity,
  NOW,
  rootAuthority,
} from '../../support/signing/authority.ts';
import { ecKey } from '../../support/signing/keys.ts';
import { type AnswerWish, answerAbout, responderOf, wholeAnswer } from '../../support/signing/ocsp-answer.ts';
import { attribute, attributesOf, craft, DOCUMENT, digestsOf } from '../../support/signing/signer.ts';
import { timeAuthority, tokenFor } from '../../support/signing/time-authority.ts';

const root = rootAuthority('Головной УЦ', ecKey());
const stranger = rootAuthority('Чужой УЦ', ecKey());
const person = root.issue({ key: ecKey() });
const digests = digestsOf(DOCUMENT);

interface Given {
  readonly answers?: readonly Uint8Array[];
  readonly crls?: readonly Uint8Array[];
  readonly cms?: Uint8Array;
  readonly at?: Date;
  readonly seen?: Date;
}

const judge = ({ answers = [], crls = [], cms, at = NOW, seen }: Given): Promise<Report> =>
  verifyDetached({
    cms: cms ?? craft({ signers: [{ identity: person, attributes: attributesOf(person, { time: at }) }] }),
    digests,
    at,
    seen,
    trust: parseTrust({ roots: [root.der], intermediates: [], crls, ocsp: answers }),
  });

const passed = { verdict: 'passed', code: 'ok' };
const missing = { verdict: 'indeterminate', code: 'crl_missing' };
const revoked = { verdict: 'failed', code: 'certificate_revoked' };
const answer = (wish: AnswerWish = {}) => answerAbout(person, root, wish);

describe('an answer about the certificate counts', () => {
  test.each([
    ['by the authority itself', answer()],
    ['by whom it appointed', answer({ responder: responderOf(root) })],
    ['in its whole envelope', wholeAnswer(answer())],
    ['as good though it says nothing of the next, at its own time', answer({ from: NOW, until: null })],
  ])('%s', async (_, given) => {
    expect(await judge({})).toMatchObject(missing);
    expect(await judge({ answers: [given] })).toMatchObject(passed);
  });

  test('against the certificate too, whatever a list or another answer says', async () => {
    const bad = answer({ status: 'revoked' });
    expect(await judge({ answers: [bad] })).toMatchObject(revoked);
    expect(await judge({ answers: [answer(), bad], crls: [root.crl()] })).toMatchObject(revoked);
  });

  test('for nothing where the authority does not know the certificate, unless a list does', async () => {
    const unknown = answer({ status: 'unknown' });
    expect(await judge({ answers: [unknown] })).toMatchObject({
      verdict: 'indeterminate',
      code: 'status_unknown',
    });
    expect(await judge({ answers: [unknown], crls: [root.crl()] })).toMatchObject(passed);
  });

  test('by a responder whose certificate a list says is not revoked', async () => {
    const responder = responderOf(root, { noCheck: false });
    const given = answer({ responder });
    const bad = answer({ responder, status: 'revoked' });
    expect(await judge({ answers: [given] })).toMatchObject(missing);
    expect(await judge({ answers: [bad], crls: [root.crl()] })).toMatchObject(revoked);
  });
});

describe('an answer is not heard', () => {
  const elsewhere = stranger.issue({ key: ecKey(), serial: person.serial });
  const late = responderOf(root, { until: daysFromNow(-1) });
  const insisting = extension('1.2.3.4', integer('01'), true);
  test.each<[string, () => Uint8Array]>([
    ['that is over', () => answer({ until: daysFromNow(-0.05) })],
    ['that is of a time to come', () => answer({ from: daysFromNow(0.5) })],
    ['that is forged', () => answer({ forger: ecKey() })],
    ['about another serial number', () => answer({ serial: '0777' })],
    ['about a certificate of another authority', () => answer({ issuer: stranger })],
    [
      'about a certificate of an authority of the same name',
      () => answer({ issuer: rootAuthority('Головной УЦ', ecKey()) }),
    ],
    ['by another authority', () => answerAbout(elsewhere, stranger)],
    ['by another authority about ours', () => answerAbout(person, stranger, { issuer: root })],
    ['by an employee of the authority’s clients', () => answer({ responder: root.issue({ key: ecKey() }) })],
    ['by whom another authority appointed', () => answer({ responder: responderOf(stranger) })],
    [
      'by a responder for something else',
      () => answer({ responder: responderOf(root, { purpose: OID.timeStamping }) }),
    ],
    ['by a responder whose time was over', () => answer({ responder: late })],
    ['that insists on what nobody here understands', () => answer({ more: [insisting] })],
    ['of missing bytes', () => answer().subarray(0, -2)],
    [
      'that only says: try later',
      () => new Uint8Array(sequence(new asn1js.Enumerated({ value: 3 })).toBER()),
    ],
  ])('%s', async (_, given) => {
    expect(await judge({ answers: [given()] })).toMatchObject(missing);
  });

  test('by a responder that was revoked', async () => {
    const responder = responderOf(root, { noCheck: true });
    const users = root.crl({ revoked: [responder.serial], until: daysFromNow(6) });
    const bad = answer({ responder, status: 'revoked' });
    expect(await judge({ answers: [bad] })).toMatchObject(revoked);
    expect(await judge({ answers: [bad], crls: [users] })).toMatchObject(passed);
  });
});

describe('what a signature carries along', () => {
  const values = (crls: readonly Uint8Array[], answers: readonly Uint8Array[]) =>
    attribute(
      OID.revocationValues,
      sequence(
        ...(crls.length > 0 ? [tagged(0, sequence(...crls.map(raw)))] : []),
        ...(answers.length > 0 ? [tagged(1, sequence(...answers.map(raw)))] : []),
      ),
    );
  const carrying = (unsigned: readonly asn1js.AsnType[], identity: Identity = person) =>
    craft({ signers: [{ identity, unsigned }] });

  test.each([
    ['an answer', () => [values([], [answer()])], passed],
    ['a list', () => [values([root.crl()], [])], passed],
    ['an answer against it', () => [values([], [answer({ status: 'revoked' })])], revoked],
    ['a list against it', () => [values([root.crl({ revoked: [person.serial] })], [])], revoked],
    ['a forged answer', () => [values([], [answer({ forger: ecKey() })])], missing],
    [
      'a list of an authority of the same name',
      () => [values([rootAuthority('Головной УЦ', ecKey()).crl()], [])],
      missing,
    ],
    ['no structure', () => [attribute(OID.revocationValues, integer('05'))], missing],
  ] as const)('is used as far as its authority signed it: %s', async (_, unsigned, outcome) => {
    const report = await judge({ cms: carrying(unsigned()) });
    expect(report).toMatchObject(outcome);
    expect(report.checks.filter(({ outcome: each }) => each === 'informed')).toEqual([]);
  });

  test('among the lists of the CMS is used too', async () => {
    const other = tagged(1, oid('1.3.6.1.5.5.7.16.2'), raw(wholeAnswer(answer())));
    for (const [choice, outcome] of [
      [other, passed],
      [raw(root.crl()), passed],
      [raw(root.crl({ revoked: [person.serial] })), revoked],
      [raw(root.crl({ forger: ecKey() })), missing],
    ] as const)
      expect(await judge({ cms: withChoice(carrying([]), choice) })).toMatchObject(outcome);
  });

  test('brings authorities along that lead to a root of ours', async () => {
    const between = root.found('Промежуточный УЦ', ecKey());
    const signer = between.issue({ key: ecKey() });
    const lists = values([root.crl(), between.crl()], []);
    const certificates = attribute(OID.certificateValues, sequence(raw(between.der)));
    expect(await judge({ cms: carrying([certificates, lists], signer) })).toMatchObject(passed);
    expect(await judge({ cms: carrying([lists], signer) })).toMatchObject({ code: 'untrusted_chain' });
  });
});

describe('years after a proven moment', () => {
  const later = daysFromNow(30);
  const said = (wish: AnswerWish) => answer({ from: daysFromNow(20), until: daysFromNow(40), ...wish });

  test('what was said since counts for that moment', async () => {
    expect(await judge({ answers: [said({})], seen: later })).toMatchObject(passed);
    expect(await judge({ answers: [said({})] })).toMatchObject(missing);
    const list = root.crl({ from: daysFromNow(20), until: daysFromNow(40) });
    expect(await judge({ crls: [list], seen: later })).toMatchObject(passed);
  });

  test('a revocation counts from its day on', async () => {
    const revokedAt = (days: number) => said({ status: 'revoked', revokedAt: daysFromNow(days) });
    expect(await judge({ answers: [revokedAt(10)], seen: later })).toMatchObject(passed);
    expect(await judge({ answers: [revokedAt(-1)], seen: later })).toMatchObject(revoked);
  });

  test('an authority that may have dropped the certificate proves nothing', async () => {
    const list = root.crl({ from: daysFromNow(300), until: daysFromNow(310) });
    expect(await judge({ crls: [list], seen: daysFromNow(305) })).toMatchObject(missing);
  });

  test('a time-stamping authority that was revoked since vouches for no time', async () => {
    const tsa = timeAuthority(root);
    const revokedSince = (serial: string) => sequence(integer(serial), timeOf(daysFromNow(10)));
    const { signature } = await judge({});
    const token = (seen: readonly string[]) => {
      const trust = parseTrust({
        roots: [root.der],
        intermediates: [],
        crls: [root.crl({ from: daysFromNow(20), until: daysFromNow(40), entries: seen.map(revokedSince) })],
      });
      const stamp = tokenFor(tsa, timestampRequest(signature?.value ?? '', '11'));
      const cms = craft({
        signers: [
          {
            identity: person,
            signature: Uint8Array.from(Buffer.from(signature?.value ?? '', 'hex')),
            unsigned: [attribute(OID.timestampToken, raw(stamp))],
          },
        ],
      });
      return signatureTime(cms, trust, { now: later });
    };
    expect(await token([])).toMatchObject({ by: 'timestamp', at: NOW });
    expect(await token([tsa.serial])).toMatchObject({
      by: 'now',
      timestamp: { code: 'certificate_revoked' },
    });
  });
});

/** The signature with something in the place of its lists. */
function withChoice(cms: Uint8Array, choice: asn1js.AsnType): Uint8Array {
  const whole = raw(cms) as asn1js.Sequence;
  const [, wrapper] = whole.valueBlock.value as [unknown, asn1js.Sequence];
  const [signedData] = wrapper.valueBlock.value as [asn1js.Sequence];
  signedData.valueBlock.value.splice(4, 0, tagged(1, choice));
  return new Uint8Array(whole.toBER());
}
