import { describe, expect, test } from 'vitest';
import { exitAddress } from '../../../lib/identity/exit-address.ts';
import { inFilter, inName } from '../../../lib/identity/ldap-text.ts';
import { ssoOutcome } from '../../../lib/identity/sso-outcome.ts';

describe('a value in a distinguished name', () => {
  test.for([
    ['иванов', 'иванов'],
    ['o.neil-1_a@demo.example', 'o.neil-1_a@demo.example'],
    ['James "Jim" Smith, III', 'James \\22Jim\\22 Smith\\2c III'],
    ['Before\rAfter', 'Before\\0dAfter'],
    [' a#b+c=d;e<f>g\\ ', '\\20a\\23b\\2bc\\3dd\\3be\\3cf\\3eg\\5c\\20'],
    ['a\u0000b', 'a\\00b'],
  ])('%j is written %j', ([value, text]) => expect(inName(value ?? '')).toBe(text));
});

describe('a value in a filter', () => {
  test.for([
    ['иванов', 'иванов'],
    [
      'Parens R Us (for all your parenthetical needs)',
      'Parens R Us \\28for all your parenthetical needs\\29',
    ],
    ['*', '\\2a'],
    ['C:\\MyFile', 'C:\\5cMyFile'],
    ['\u0000\u0000\u0000\u0004', '\\00\\00\\00\\04'],
  ])('%j is written %j', ([value, text]) => expect(inFilter(value ?? '')).toBe(text));
});

describe('the address after signing out', () => {
  test.for([
    'https://intra.example.ru/',
    'https://intra.example.ru/bye?from=hr',
    ' https://a.example/x ',
    'http://127.0.0.1/',
  ])('%s is gone to', (address) => expect(exitAddress(address)).toBe(new URL(address.trim()).href));

  test.for([
    '',
    'http://intra.example.ru/',
    'http://localhost.example.ru/',
    'http://127.0.0.1@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/portal/',
    'https:evil.example',
    'https://user@evil.example/',
    'https://intra.example.ru@evil.example/',
    'https://a.example\\@b.example',
    'https://a.example/ b',
    'ftp://a.example',
  ])('%j is not', (address) => expect(exitAddress(address)).toBeUndefined());
});

test('an outcome is one of ours or none', () => {
  expect(ssoOutcome('expired')).toBe('expired');
  expect(ssoOutcome('<script>')).toBeUndefined();
  expect(ssoOutcome(undefined)).toBeUndefined();
});
