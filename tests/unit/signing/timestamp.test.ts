import { describe, expect, test } from 'vitest';
import { OID } from '../../../lib/signing/oids.ts';
import {
  readTimestampResponse,
  timestampRequest,
  timestampsIn,
  withTimestamp,
} from '../../../lib/signing/timestamp.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { type TimestampInput, verifyTimestamp } from '../../../lib/signing/verify/verify-timestamp.ts';
import { daysFromNow, NOW, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair } from '../../support/signing/keys.ts';
import { DOCUMENT, digestsOf, signDetached } from '../../support/signing/signer.ts';
import { answer, statementFor, timeAuthority, tokenFor } from '../../support/signing/time-authority.ts';

const root = rootAuthority('Головной УЦ', gostKeyPair(256));
const tsa = timeAuthority(root);
const cms = signDetached(root.issue({ key: gostKeyPair(256) }));
const trust = parseTrust({ roots: [root.der], intermediates: [], crls: [root.crl()] });
const verify = (bytes: Uint8Array) =>
  verifyDetached({ cms: bytes, digests: digestsOf(DOCUMENT), at: NOW, trust });
const signatureValue = (await verify(cms)).signature?.value ?? '';

const NONCE = '00f1e2d3c4b5a697';
const request = timestampRequest(signatureValue, NONCE);
const token = tokenFor(tsa, request);

const judge = (given: Partial<TimestampInput> = {}) =>
  verifyTimestamp({ token, signatureValue, nonce: NONCE, received: NOW, trust, ...given });

test('the token that was asked for is taken', async () => {
  expect(await judge()).toMatchObject({
    verdict: 'passed',
    code: 'ok',
    time: NOW.toISOString(),
    authority: { serial_number: tsa.serial },
  });
});

test('one that was kept is judged without its question', async () => {
  expect(await verifyTimestamp({ token, signatureValue, trust })).toMatchObject({ verdict: 'passed' });
});

describe('a token is refused', () => {
  test.each<{ when: string; given: Partial<TimestampInput>; code: string }>([
    {
      when: 'it is about another signature',
      given: { signatureValue: '00'.repeat(64) },
      code: 'timestamp_imprint',
    },
    { when: 'it answers another question', given: { nonce: '01' }, code: 'timestamp_nonce' },
    { when: 'its time is another', given: { received: daysFromNow(1) }, code: 'timestamp_time' },
    { when: 'it is no token', given: { token: cms }, code: 'malformed' },
    { when: 'bytes are missing', given: { token: token.subarray(0, -3) }, code: 'malformed' },
    {
      when: 'its digest is another',
      given: { token: tokenFor(tsa, request, { imprintOid: '1.3.14.3.2.26' }) },
      code: 'timestamp_imprint',
    },
    {
      when: 'it was changed after it was signed',
      given: {
        token: tokenFor(tsa, request, {
          content: statementFor(request, { time: new Date(NOW.getTime() + 1000) }),
        }),
      },
      code: 'document_mismatch',
    },
    {
      when: 'it binds another certificate',
      given: { token: tokenFor(tsa, request, { bound: root.der }) },
      code: 'signing_certificate',
    },
    {
      when: 'its content is of another type',
      given: { token: tokenFor(tsa, request, { contentType: OID.data }) },
      code: 'malformed',
    },
    {
      when: 'its certificate is not for timestamps',
      given: { token: tokenFor(root.issue({ key: ecKey() }), request) },
      code: 'timestamp_purpose',
    },
    {
      when: 'its certificate is for more than timestamps',
      given: {
        token: tokenFor(timeAuthority(root, { purposes: [OID.timeStamping, '1.3.6.1.5.5.7.3.1'] }), request),
      },
      code: 'timestamp_purpose',
    },
    {
      when: 'its certificate does not insist on its purpose',
      given: { token: tokenFor(timeAuthority(root, { critical: false }), request) },
      code: 'timestamp_purpose',
    },
  ])('when $when', async ({ given, code }) => {
    expect(await judge(given)).toMatchObject({ verdict: 'failed', code });
  });

  test('when its certificate was revoked', async () => {
    const crls = [root.crl({ revoked: [tsa.serial] })];
    const given = { trust: parseTrust({ roots: [root.der], intermediates: [], crls }) };
    expect(await judge(given)).toMatchObject({ verdict: 'failed', code: 'certificate_revoked' });
  });
});

describe('a token is left open', () => {
  test('when nobody knows its authority', async () => {
    const stranger = rootAuthority('Никто', ecKey());
    const given = { token: tokenFor(timeAuthority(stranger), request) };
    expect(await judge(given)).toMatchObject({ verdict: 'indeterminate', code: 'untrusted_chain' });
  });

  test('without a list of revoked certificates', async () => {
    const given = { trust: parseTrust({ roots: [root.der], intermediates: [], crls: [] }) };
    expect(await judge(given)).toMatchObject({ verdict: 'indeterminate', code: 'crl_missing' });
  });
});

test('an answer is a token, or says that there is none', () => {
  expect(readTimestampResponse(answer(token))).toEqual({ status: 0, token });
  expect(readTimestampResponse(answer(undefined))).toEqual({ status: 2 });
  expect(readTimestampResponse(new TextEncoder().encode('<html>'))).toBeUndefined();
  expect(readTimestampResponse(token.subarray(1))).toBeUndefined();
});

describe('a signature with a token beside it', () => {
  const stamped = withTimestamp(cms, token) ?? new Uint8Array();

  test('is the same signature', async () => {
    const [before, after] = [await verify(cms), await verify(stamped)];
    expect(after).toEqual(before);
    expect(after.verdict).toBe('passed');
  });

  test('holds the token, and a second one too', async () => {
    expect(timestampsIn(cms)).toEqual([]);
    expect(timestampsIn(stamped)).toEqual([token]);
    const second = tokenFor(tsa, request, { time: daysFromNow(1) });
    const twice = withTimestamp(stamped, second) ?? new Uint8Array();
    expect(timestampsIn(twice)).toHaveLength(2);
    expect(timestampsIn(twice)).toEqual(expect.arrayContaining([token, second]));
    expect((await verify(twice)).verdict).toBe('passed');
  });

  test('is not made of what is no signature', () => {
    expect(withTimestamp(root.der, token)).toBeUndefined();
  });
});
