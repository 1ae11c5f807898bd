import { describe, expect, test } from 'vitest';
import { inOtherLayout, isMeant } from '../../../lib/i18n/typed-layout.ts';

describe('a word typed in the other layout', () => {
  test.each([
    ['jngecr', 'отпуск'],
    ['Jngecr', 'отпуск'],
    ['мфсфешщт', 'vacation'],
    ['2-ylak', '2-ндфл'],
  ])('%s is %s', (typed, meant) => expect(inOtherLayout(typed)).toBe(meant));
});

describe('what is to be created', () => {
  const words = ['Авансовый отчёт', 'чеки', 'подотчётные деньги'];
  test.each(['аван', 'ОТЧЕТ', 'отчё', 'чек', 'деньги', 'fdfy', 'jnx', 'авансовый отчёт', ''])(
    'is found by «%s»',
    (typed) => expect(isMeant(typed, words)).toBe(true),
  );
  test.each(['отпуск', 'нсовый', 'xyz', 'деньгии'])('is not found by «%s»', (typed) =>
    expect(isMeant(typed, words)).toBe(false),
  );
});
