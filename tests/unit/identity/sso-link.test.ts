import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Claims,
  EMAIL_PROOFS,
  type LinkSettings,
  lacksClaims,
  linkKeyOf,
} from '../../../lib/identity/sso-link.ts';
import '../../support/properties.ts';

const EMAIL = 'Anna@Demo.example';
const BY_EMAIL = { account: 'email', value: 'anna@demo.example' };

const byEmail = (email_proof: LinkSettings['email_proof']): LinkSettings => ({
  link_by_email: true,
  email_proof,
});
const byClaim = (
  claim: string,
  account: 'externalId' | 'login',
  email_proof: LinkSettings['email_proof'] = 'email_verified',
): LinkSettings => ({ link_by_email: false, link_by: { claim, account }, email_proof });

const [YES, NO] = [BY_EMAIL, 'unverified'];

describe('an e-mail is proven by what the settings of its provider name', () => {
  test.for<[Claims, strict: unknown, text: unknown, edov: unknown, vouched: unknown]>([
    [{ email_verified: true }, YES, YES, NO, YES],
    [{ email_verified: 'true' }, NO, YES, NO, YES],
    [{ email_verified: 1 }, NO, NO, NO, YES],
    [{}, NO, NO, NO, YES],
    [{ xms_edov: true }, NO, NO, YES, YES],
    [{ xms_edov: '1' }, NO, NO, YES, YES],
    [{ xms_edov: 1 }, NO, NO, YES, YES],
    [{ email_verified: true, xms_edov: true }, YES, YES, YES, YES],
    [{ email_verified: false }, NO, NO, NO, NO],
    [{ email_verified: 'false' }, NO, NO, NO, NO],
    [{ email_verified: 'True ' }, NO, NO, NO, NO],
    [{ email_verified: null }, NO, NO, NO, NO],
    [{ email_verified: true, xms_edov: false }, NO, NO, NO, NO],
    [{ email_verified: true, xms_edov: '0' }, NO, NO, NO, NO],
    [{ email_verified: 'false', xms_edov: true }, NO, NO, NO, NO],
  ])('%j', ([claims, ...expected]) => {
    const found = EMAIL_PROOFS.map((proof) => linkKeyOf(byEmail(proof), [{ email: EMAIL, ...claims }]));
    expect(found).toEqual(expected);
  });
});

describe('a proof is of the e-mail beside it', () => {
  test('in one answer: userinfo proves no e-mail of the ID token', () => {
    const token = { email: 'victim@demo.example' };
    expect(linkKeyOf(byEmail('email_verified'), [token, { email: EMAIL, email_verified: true }])).toEqual(
      BY_EMAIL,
    );
    expect(linkKeyOf(byEmail('email_verified'), [token, { email_verified: true }])).toBe('unverified');
  });

  test('and a denial in either answer outweighs a proof in the other', () => {
    const proves = { email: EMAIL, email_verified: true };
    for (const answers of [
      [proves, { email_verified: 'false' }],
      [{ email_verified: false }, proves],
    ])
      expect(EMAIL_PROOFS.map((proof) => linkKeyOf(byEmail(proof), answers))).toEqual(
        EMAIL_PROOFS.map(() => 'unverified'),
      );
  });
});

describe('a claim', () => {
  test.for<[LinkSettings, Claims, unknown]>([
    [byClaim('oid', 'externalId'), { oid: 'A1b' }, { account: 'externalId', value: 'A1b' }],
    [byClaim('sub', 'externalId'), { sub: 'A1b', oid: 'x' }, { account: 'externalId', value: 'A1b' }],
    [
      byClaim('preferred_username', 'login'),
      { preferred_username: 'Anna' },
      { account: 'login', value: 'anna' },
    ],
    [byClaim('custom:no', 'login'), { 'custom:no': 'Анна' }, { account: 'login', value: 'анна' }],
    [
      byClaim('preferred_username', 'login'),
      { preferred_username: EMAIL, email: EMAIL.toLowerCase(), email_verified: true },
      { account: 'login', value: 'anna@demo.example' },
    ],
    [
      byClaim('upn', 'externalId', 'provider'),
      { upn: EMAIL, email: EMAIL },
      { account: 'externalId', value: EMAIL },
    ],
  ])('%j of %j links', ([settings, claims, key]) => expect(linkKeyOf(settings, [claims])).toEqual(key));

  const own = { email: 'own@demo.example', email_verified: true };
  test.for<[LinkSettings, Claims, unknown]>([
    [byClaim('oid', 'externalId'), own, 'unknown'],
    [byClaim('oid', 'externalId'), { ...own, oid: '' }, 'unknown'],
    [byClaim('oid', 'externalId'), { ...own, oid: 7 }, 'unknown'],
    [byClaim('oid', 'externalId'), { ...own, oid: ['A1b'] }, 'unknown'],
    [byClaim('oid', 'externalId'), { ...own, oid: 'A1b\u0000' }, 'unknown'],
    [byClaim('constructor', 'login'), own, 'unknown'],
    [byClaim('__proto__', 'login'), own, 'unknown'],
    [byClaim('name', 'login'), { name: 'emplo\u212aee' }, 'unknown'],
    [byClaim('name', 'login'), { name: 'anna\uff20demo.example' }, 'unknown'],
    [byClaim('name', 'login'), { ...own, name: 'victim@demo.example' }, 'unverified'],
    [byClaim('name', 'login', 'provider'), { ...own, name: 'victim@demo.example' }, 'unverified'],
    [byClaim('name', 'login', 'provider'), { name: 'victim@demo.example' }, 'unverified'],
    [byClaim('email', 'login'), { email: 'victim' }, 'unverified'],
    [byClaim('email', 'login'), { email: EMAIL }, 'unverified'],
    [byClaim('email', 'login'), { email: EMAIL, email_verified: 'true' }, 'unverified'],
  ])('%j of %j links no account', ([settings, claims, refusal]) =>
    expect(linkKeyOf(settings, [claims])).toBe(refusal),
  );

  test('of the ID token outweighs that of userinfo', () => {
    const settings = byClaim('oid', 'externalId');
    expect(linkKeyOf(settings, [{ oid: 'mine' }, { oid: 'other' }])).toMatchObject({ value: 'mine' });
    expect(linkKeyOf(settings, [{}, { oid: 'other' }])).toMatchObject({ value: 'other' });
  });
});

test('nothing links where the settings name no way', () => {
  const settings: LinkSettings = { link_by_email: false, email_proof: 'provider' };
  expect(linkKeyOf(settings, [{ sub: 'a', oid: 'a', email: EMAIL, email_verified: true }])).toBe('unknown');
  expect(lacksClaims(settings, {})).toBe(false);
});

test('userinfo is asked for what the ID token lacks', () => {
  expect(lacksClaims(byEmail('email_verified'), { email: EMAIL })).toBe(true);
  expect(lacksClaims(byEmail('email_verified'), { email: EMAIL, email_verified: false })).toBe(false);
  expect(lacksClaims(byEmail('provider'), { email: EMAIL })).toBe(false);
  expect(lacksClaims(byEmail('xms_edov'), { email: EMAIL })).toBe(true);
  expect(lacksClaims(byClaim('oid', 'externalId'), { oid: 'A1b' })).toBe(false);
  expect(lacksClaims(byClaim('oid', 'externalId'), { email: EMAIL })).toBe(true);
  expect(lacksClaims(byClaim('name', 'login'), { name: EMAIL })).toBe(true);
});

const anything = fc.oneof(
  fc.constantFrom<unknown>(true, false, 'true', 'false', 1, 0, '1', '0', null, '', 'yes', 'TRUE'),
  fc.jsonValue(),
);
const word = fc.constantFrom('anna', 'anna@demo.example', 'victim@demo.example', 'VICTIM@demo.example', '@');
const answer = fc.record(
  { email: word, email_verified: anything, xms_edov: anything, oid: fc.oneof(word, anything), name: word },
  { requiredKeys: [] },
);

test('whatever a provider answers, a key with an @ is an e-mail that one of its answers holds and none denies', () => {
  const yes: readonly unknown[] = [true, 'true', 1, '1'];
  fc.assert(
    fc.property(
      fc.constantFrom(...EMAIL_PROOFS),
      fc.constantFrom(undefined, 'oid', 'name', 'email'),
      fc.constantFrom<'externalId' | 'login'>('externalId', 'login'),
      fc.array(answer, { minLength: 1, maxLength: 2 }),
      (email_proof, claim, account, answers) => {
        const settings = claim ? byClaim(claim, account, email_proof) : byEmail(email_proof);
        const key = linkKeyOf(settings, answers);
        if (typeof key === 'string' || !key.value.includes('@')) return;
        expect(answers.map(({ email }) => email?.toLowerCase())).toContain(key.value.toLowerCase());
        for (const each of answers)
          for (const name of ['email_verified', 'xms_edov'] as const)
            if (Object.hasOwn(each, name)) expect(yes).toContain(each[name]);
      },
    ),
  );
});
