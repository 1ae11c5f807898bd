import { expect, test } from 'vitest';
import {
  mustHaveSecondFactor,
  recoveryCode,
  shownRecoveryCode,
  typedCode,
} from '../../../lib/identity/second-factor.ts';
import { newTotpSecret, otpauthUrl, stepOfCode } from '../../../server/auth/second-factor.ts';
import { keyedHash, seal, unseal } from '../../../server/auth/secret-box.ts';

test('a code is known by its form, however it was typed', () => {
  for (const text of ['123456', ' 123 456 ', '123-456'])
    expect(typedCode(text)).toEqual({ kind: 'totp', code: '123456' });
  for (const text of ['ABCDE-FGH23', 'abcde fgh23', 'ABCDEFGH23'])
    expect(typedCode(text)).toEqual({ kind: 'recovery', code: 'ABCDEFGH23' });
  for (const text of ['', '12345', '1234567', 'ABCDE-FGH2', 'ABCDE-FGH0O', '١٢٣٤٥٦', '12345a'])
    expect([text, typedCode(text)]).toEqual([text, undefined]);
});

test('a recovery code is made of its random bytes alone and is read back as it is shown', () => {
  const code = recoveryCode(Uint8Array.from({ length: 10 }, (_, index) => index * 29));
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
  expect(shownRecoveryCode(code)).toMatch(/^.{5}-.{5}$/);
  expect(typedCode(shownRecoveryCode(code))).toEqual({ kind: 'recovery', code });
  const letters = Array.from({ length: 256 }, (_, byte) => recoveryCode(new Uint8Array(10).fill(byte))[0]);
  const counts = Map.groupBy(letters, (letter) => letter);
  expect([...counts.values()].map((each) => each.length)).toEqual(Array(32).fill(8));
});

test('roles that must have a second factor are those of the list, and nobody while it is empty', () => {
  expect(mustHaveSecondFactor([], ['user', 'admin'])).toBe(false);
  expect(mustHaveSecondFactor(['admin'], ['user', 'employee'])).toBe(false);
  expect(mustHaveSecondFactor(['admin', 'hr'], ['user', 'hr'])).toBe(true);
});

test('a sealed secret opens for its owner only, and not at all when a single character was changed', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'totp:7');
  expect(sealed).not.toContain('JBSW');
  expect(seal('JBSWY3DPEHPK3PXP', 'totp:7')).not.toBe(sealed);
  expect(unseal(sealed, 'totp:7')).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(sealed, 'totp:8')).toBeUndefined();
  const parts = sealed.split('.');
  for (const index of parts.keys()) {
    const forged = parts.with(index, (parts[index]?.[0] === 'A' ? 'B' : 'A') + parts[index]?.slice(1));
    expect(unseal(forged.join('.'), 'totp:7')).toBeUndefined();
  }
  for (const nonsense of ['', 'v1', 'v1...', parts.slice(0, 3).join('.')])
    expect(unseal(nonsense, 'totp:7')).toBeUndefined();
});

test('the same code of two people has two hashes', () => {
  expect(keyedHash('ABCDEFGH23', 'recovery:1')).toEqual(keyedHash('ABCDEFGH23', 'recovery:1'));
  expect(keyedHash('ABCDEFGH23', 'recovery:1')).not.toEqual(keyedHash('ABCDEFGH23', 'recovery:2'));
});

test('codes are those of RFC 6238, good for their step and the one before and after', () => {
  // Appendix B: the SHA-1 secret and the last six digits for 1111111109 s.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const [code, step] = ['081804', 37_037_036];
  for (const now of [step * 30 - 30, step * 30, step * 30 + 59])
    expect(stepOfCode(secret, code, now)).toBe(step);
  for (const now of [step * 30 - 31, step * 30 + 60]) expect(stepOfCode(secret, code, now)).toBeUndefined();
  expect(stepOfCode(secret, '081805', step * 30)).toBeUndefined();
});

test('a new secret has 20 bytes and its square names the portal and the login', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const url = new URL(otpauthUrl(secret, 'ivan'));
  expect([url.protocol, url.host, url.pathname]).toEqual(['otpauth:', 'totp', '/Employee%20Gateway:ivan']);
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret, issuer: 'Employee Gateway' });
});
