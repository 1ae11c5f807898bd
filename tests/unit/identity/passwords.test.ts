import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordExpiry } from '../../../lib/identity/password-expiry.ts';
import { brokenRules, policyOf, rulesOf } from '../../../lib/identity/password-policy.ts';

const nobody = { login: '', email: '' };
const broken = (password: string, owner = nobody) =>
  brokenRules(password, owner, 'portal').map((rule) => rule.replace('user/password-', ''));

describe('the policy of the portal', () => {
  test.each([
    ['EX-051', 'Passw0rd!', ['repeated', 'common']],
    ['EX-052', 'Pas5w0rd!', []],
    ['EX-054', 'PAS5W0RD!', ['lower']],
    ['EX-055', 'Password!', ['digit', 'repeated', 'common']],
    ['EX-057', 'Pa5w0r!', ['length']],
    ['EX-058', 'aA1!aA1!', []],
    ['EX-060', 'Ab1!Ab11', ['repeated']],
    ['EX-061', 'Ab1 !xyz', []],
  ])('%s: %s', (_example, password, rules) => expect(broken(password)).toEqual(rules));

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
  let [spent, dearest] = [0, 0];
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), fc.string(), (password, login) => {
      const before = process.cpuUsage();
      expect(Array.isArray(brokenRules(password, { login, email: login }, 'portal'))).toBe(true);
      const { user } = process.cpuUsage(before);
      spent += user;
      dearest = Math.max(dearest, user);
    }),
  );
  expect(spent, 'microseconds of work, whatever else the machine does').toBeLessThan(5_000_000);
  expect(dearest, 'microseconds for one of them').toBeLessThan(1_000_000);
});

describe('the end of a password set on 1 September for 90 days', () => {
  const on = (today: string, more: object = {}) =>
    passwordExpiry({ updated: '2026-09-01', doesnt_expire: false, lifetime: 90, today, ...more });
  test.each([
    ['EX-062', '2026-11-22', { kind: 'none' }],
    ['EX-063', '2026-11-23', { kind: 'expiring', days: 7 }],
    ['the last day of the warning', '2026-11-29', { kind: 'expiring', days: 1 }],
    ['EX-065', '2026-11-30', { kind: 'expired' }],
    ['the last day before the block', '2026-12-29', { kind: 'expired' }],
    ['thirty days past the end', '2026-12-30', { kind: 'blocked' }],
  ])('%s: %s', (_example, today, expiry) => expect(on(today)).toEqual(expiry));

  test('EX-066: does not come on 2026-11-30 for an account whose password does not expire', () => {
    expect(on('2026-11-30', { doesnt_expire: true })).toEqual({ kind: 'none' });
  });

  test('never comes without a lifetime or for an account whose password does not expire', () => {
    expect(on('2030-01-01', { lifetime: 0 })).toEqual({ kind: 'none' });
    expect(on('2030-01-01', { doesnt_expire: true })).toEqual({ kind: 'none' });
  });
});
