import { expect, test } from 'vitest';
import { printable } from '../../../server/signing/pdf/fonts.ts';

test.each([
  ['1\u202f000\u00a0₽', '1\u00a0000\u00a0₽'],
  ['а\u2009—\u2009б', 'а — б'],
  ['кое\u2011как, по\u2010русски', 'кое-как, по-русски'],
  ['2\u2007000', '2\u00a0000'],
  ['\u22125', '–5'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(printable(text)).not.toContain('[U+');
});

test('a sign that no face has is printed by its number, not left out', () => {
  expect(printable('\u{1f600}')).toBe('[U+1F600]');
});
