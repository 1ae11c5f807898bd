import { expect, test } from 'vitest';
import { isInn, isSnils, plainNumber } from '../../../lib/users/personal-numbers.ts';

test('a SNILS is known by its last two digits', () => {
  for (const right of ['112-233-445 95', '087 654 303 00', '11223344595'])
    expect([right, isSnils(plainNumber(right))]).toEqual([right, true]);
  for (const wrong of ['11223344594', '11223354495', '1122334459', '112233445955', '', 'abcdefghijk'])
    expect([wrong, isSnils(wrong)]).toEqual([wrong, false]);
});

test('an INN of a person is known by its last two digits', () => {
  expect(isInn('500100732259')).toBe(true);
  for (const wrong of ['500100732258', '500100732269', '500010732259', '7707083893', '', '50010073225a'])
    expect([wrong, isInn(wrong)]).toEqual([wrong, false]);
});
