import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberInWords } from '../../../lib/i18n/number-words.ts';
import { CURRENCY_WORDS } from '../../../lib/money/currency-words.data.ts';
import { amountInWords } from '../../../lib/money/in-words.ts';
import { minorDigits } from '../../../lib/money/minor-digits.ts';
import { amount } from './arbitrary.ts';

describe('a sum is said in words', () => {
  test.each([
    [
      '3450',
      'RUB',
      'Три тысячи четыреста пятьдесят рублей 00 копеек',
      'Three thousand four hundred fifty roubles 00 kopecks',
    ],
    ['0', 'RUB', 'Ноль рублей 00 копеек', 'Zero roubles 00 kopecks'],
    ['1.01', 'RUB', 'Один рубль 01 копейка', 'One rouble 01 kopeck'],
    ['22.22', 'RUB', 'Двадцать два рубля 22 копейки', 'Twenty-two roubles 22 kopecks'],
    ['11.11', 'RUB', 'Одиннадцать рублей 11 копеек', 'Eleven roubles 11 kopecks'],
    ['112.5', 'RUB', 'Сто двенадцать рублей 50 копеек', 'One hundred twelve roubles 50 kopecks'],
    ['21000', 'RUB', 'Двадцать одна тысяча рублей 00 копеек', 'Twenty-one thousand roubles 00 kopecks'],
    ['2000000', 'RUB', 'Два миллиона рублей 00 копеек', 'Two million roubles 00 kopecks'],
    [
      '1001002003.04',
      'RUB',
      'Один миллиард один миллион две тысячи три рубля 04 копейки',
      'One billion one million two thousand three roubles 04 kopecks',
    ],
    [
      '999999999999.99',
      'RUB',
      'Девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
      'Nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine roubles 99 kopecks',
    ],
    ['2', 'TRY', 'Две турецкие лиры 00 курушей', 'Two Turkish liras 00 kurus'],
    ['1000', 'JPY', 'Одна тысяча иен', 'One thousand yen'],
    ['65', 'EUR', 'Шестьдесят пять евро 00 центов', 'Sixty-five euros 00 cents'],
    ['10.5', 'UZS', 'Десять 50/100 UZS', 'Ten 50/100 UZS'],
    ['10.5', 'KWD', 'Десять 500/1000 KWD', 'Ten 500/1000 KWD'],
    ['7', 'KRW', 'Семь KRW', 'Seven KRW'],
    ['-0.001', 'RUB', 'Ноль рублей 00 копеек', 'Zero roubles 00 kopecks'],
    ['-1.5', 'RUB', 'Минус один рубль 50 копеек', 'Minus one rouble 50 kopecks'],
  ])('%s %s', (value, currency, ru, en) => {
    expect([amountInWords(value, currency, 'ru'), amountInWords(value, currency, 'en')]).toEqual([ru, en]);
  });

  test('different sums never in the same words', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('ru' as const, 'en' as const), (a, b, locale) => {
        const [one, other] = [amountInWords(a, 'RUB', locale), amountInWords(b, 'RUB', locale)];
        expect(one === other).toBe(a === b);
        expect(one).toMatch(locale === 'ru' ? /^[А-Яа-яё ]+ \d\d [а-я]+$/ : /^[A-Za-z -]+ \d\d [a-z]+$/);
      }),
    );
  });

  test('a number there are no words for stays in digits', () => {
    expect([numberInWords(10n ** 15n, 'ru'), numberInWords(-1n, 'en')]).toEqual(['1000000000000000', '-1']);
  });
});

test('a currency has words for its minor unit where it has one of two digits', () => {
  for (const [code, { ru, en, minor }] of Object.entries(CURRENCY_WORDS)) {
    expect([code, ru.length, en.length, minor !== undefined]).toEqual([code, 3, 2, minorDigits(code) === 2]);
    if (minor) expect([code, minor.ru.length, minor.en.length]).toEqual([code, 3, 2]);
  }
});
