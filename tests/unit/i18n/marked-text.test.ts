import { expect, test } from 'vitest';
import { markedWith, placeMarked } from '../../../lib/i18n/marked-text.ts';

test('of sentences that read alike the one that was pressed is known by its mark', () => {
  const alike = ['Сохранить', 'Сохранить', 'Сохранить'].map((text, place) => markedWith(text, place));
  expect(new Set(alike).size).toBe(3);
  for (const [place, text] of alike.entries()) expect(placeMarked(['', String(text)])).toBe(place);
});

test('a sentence with values keeps its parts, the mark after them', () => {
  const [first, ...rest] = markedWith(['Ещё ', ['count']], 1) as unknown[];
  expect([first, rest]).toEqual(['Ещё ', [['count'], '\u2060\u2060']]);
});

test('the narrowest marked reading counts, and two different marks in it tell nothing', () => {
  const [first, second] = [markedWith('А', 0), markedWith('Б', 1)].map(String);
  expect(placeMarked([`${second}`, `${first}${second}`])).toBe(1);
  expect(placeMarked(['', `${first} ${second}`])).toBeUndefined();
  expect(placeMarked(['Отдел', ''])).toBeUndefined();
});
