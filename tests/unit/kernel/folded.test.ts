import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded } from '../../../lib/kernel/folded.ts';

test.each([
  ['Алёна', 'алена'],
  ['АЛЕНА', 'алена'],
  ['Ёлкин Пётр', 'елкин петр'],
  ['Але\u0308на', 'алена'],
  ['Йозеф', 'йозеф'],
  ['Müller', 'müller'],
])('%s is looked for as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

test('a text that is folded is folded again to itself, and stands in its whole as its part does', () => {
  const text = fc.string({ unit: fc.constantFrom('е', 'ё', 'Ё', 'Е', 'А', 'б', ' ', '-'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(folded(folded(one))).toBe(folded(one));
      expect(folded(one + other)).toBe(folded(one) + folded(other));
    }),
  );
});
