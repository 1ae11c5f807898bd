import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordExpiry } from '../../../lib/identity/password-expiry.ts';
import { brokenRules, policyOf, rulesOf } from '../../../lib/identity/password-policy.ts';

const nobody = { login: '', email: '' };
const broken = (password: string, owner = nobody) =>
  brokenRules(password, owner, 'portal').map((rule) => rule.replace('user/password-', ''));

describe('the policy of the portal (EX-051 to EX-061)', () => {
  test.each([
    ['Passw0rd!', ['repeated', 'common']],
    ['Pas5w0rd!', []],
    ['PAS5W0RD!', ['lower']],
    ['Password!', ['digit', 'repeated', 'common']],
    ['Pa5w0r!', ['length']],
    ['aA1!aA1!', []],
    ['Ab1!Ab11', ['repeated']],
    ['Ab1 !xyz', []],
  ])('%s', (password, rules) => expect(broken(password)).toEqual(rules));

  test('letters of any alphabet count, and a character beyond the first plane is one', () => {
    expect(broken('Мостик-7в')).toEqual([]);
    expect(broken('мостик-7в')).toEqual(['upper']);
    expect(broken('Aa1😀😁x')).toEqual(['length']);
    expect(broken('Aa1x😀😀yz')).toEqual(['repeated']);
  });

  test('spaces count inside and not at the edges', () => {
    expect(broken('  Ab1 !xyz  ')).toEqual([]);
    expect(broken('  Ab1!xy  ')).toEqual(['length']);
    expect(broken('Abc12 xyz')).toEqual(['special']);
  });

  test('128 characters are allowed, 129 are not', () => {
    expect(broken('aB1!'.repeat(32))).toEqual([]);
    expect(broken(`${'aB1!'.repeat(32)}x`)).toEqual(['length']);
  });

  test('favourites are refused, also with digits and signs around them and in the Russian layout', () => {
    for (const password of ['Qwerty1!', 'Йцукен-2026', '1!Monkey', 'Ghbdtn#19'])
      expect([password, broken(password)]).toEqual([password, ['common']]);
    expect(broken('Qweyrt1!')).toEqual([]);
  });

  test('the login and the name of the mailbox are not part of it, in whatever case', () => {
    const owner = { login: 'berezin', email: 'I.Lodkin@example.ru' };
    expect(broken('xBEREZIN-7', owner)).toEqual(['own-name']);
    expect(broken('7-i.lodKin', owner)).toEqual(['own-name']);
    expect(broken('Berzin-75x', owner)).toEqual([]);
    expect(broken('Thr-75xyz', { login: 'hr', email: '' })).toEqual([]);
  });
});

describe('the other policy', () => {
  test('asks for length only, and still refuses favourites and names', () => {
    expect(brokenRules('correct horse battery', nobody, 'nist')).toEqual([]);
    expect(brokenRules('aaaa bbbb', nobody, 'nist')).toEqual([]);
    expect(brokenRules('short', nobody, 'nist')).toEqual(['user/password-length']);
    expect(brokenRules('password1234', nobody, 'nist')).toEqual(['user/password-common']);
    expect(brokenRules('12345678', nobody, 'nist')).toEqual(['user/password-common']);
    expect(brokenRules('the berezin tree', { login: 'berezin', email: '' }, 'nist')).toEqual([
      'user/password-own-name',
    ]);
  });

  test('is in force by its parameter alone', () => {
    expect(policyOf({})).toBe('portal');
    expect(policyOf({ password_policy: 'anything' })).toBe('portal');
    expect(policyOf({ password_policy: 'NIST' })).toBe('nist');
    expect(rulesOf('nist').every((rule) => rulesOf('portal').includes(rule))).toBe(true);
  });
});

test('whatever is typed is judged without a failure and quickly', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), fc.string(), (password, login) => {
      const start = performance.now();
      expect(Array.isArray(brokenRules(password, { login, email: login }, 'portal'))).toBe(true);
      expect(performance.now() - start).toBeLessThan(50);
    }),
  );
});

describe('the end of a password set on 1 September for 90 days (EX-062 to EX-066)', () => {
  const on = (today: string, more: object = {}) =>
    passwordExpiry({ updated: '2026-09-01', doesnt_expire: false, lifetime: 90, today, ...more });
  test.each([
    ['2026-11-22', { kind: 'none' }],
    ['2026-11-23', { kind: 'expiring', days: 7 }],
    ['2026-11-29', { kind: 'expiring', days: 1 }],
    ['2026-11-30', { kind: 'expired' }],
    ['2026-12-29', { kind: 'expired' }],
    ['2026-12-30', { kind: 'blocked' }],
  ])('%s', (today, expiry) => expect(on(today)).toEqual(expiry));

  test('never comes without a lifetime or for an account whose password does not expire', () => {
    expect(on('2030-01-01', { lifetime: 0 })).toEqual({ kind: 'none' });
    expect(on('2026-11-30', { doesnt_expire: true })).toEqual({ kind: 'none' });
    expect(on('2030-01-01', { doesnt_expire: true })).toEqual({ kind: 'none' });
  });
});
