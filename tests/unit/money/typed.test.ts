import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencySign } from '../../../lib/i18n/format.ts';
import { formatAmount, formatRate } from '../../../lib/money/format-amount.ts';
import { minorDigits } from '../../../lib/money/minor-digits.ts';
import { parseAmount } from '../../../lib/money/parse-amount.ts';
import CURRENCIES from '../../../prisma/seed/dictionaries/currencies.json' with { type: 'json' };
import { amount } from './arbitrary.ts';

const read = (typed: string, places = 2): unknown => {
  const parsed = parseAmount(typed, places);
  return parsed.ok ? parsed.value : parsed.error.code;
};

describe('an amount is understood as people write it', () => {
  test.each([
    ['1234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234\u202f567,5', '1234567.5'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['  7 ', '7'],
    ['007', '7'],
    ['0,50', '0.5'],
    ['12.00', '12'],
    ['-0', '0'],
    ['999 999 999 999,99', '999999999999.99'],
  ])('%s is %s', (typed, decimal) => {
    expect(read(typed)).toBe(decimal);
  });

  test.each([
    ['', 'money/wrong'],
    ['много', 'money/wrong'],
    ['1 2', 'money/wrong'],
    ['12 34,5', 'money/wrong'],
    ['1  234', 'money/wrong'],
    ['1,2,3', 'money/wrong'],
    ['1,23,456', 'money/wrong'],
    ['5,', 'money/wrong'],
    [',5', 'money/wrong'],
    ['1e5', 'money/wrong'],
    ['0x10', 'money/wrong'],
    ['NaN', 'money/wrong'],
    ['--5', 'money/wrong'],
    ['+5', 'money/wrong'],
    ['١٢', 'money/wrong'],
    ['-5', 'money/negative'],
    ['−5,00', 'money/negative'],
    ['-0,01', 'money/negative'],
    ['1000000000000', 'money/too-big'],
    ['9'.repeat(400), 'money/too-big'],
    ['1,005', 'money/too-many-decimals'],
    ['1,234', 'money/too-many-decimals'],
  ])('%s is refused: %s', (typed, code) => {
    expect(read(typed)).toBe(code);
  });

  test('so many digits after the point as the currency has, zeros beyond them aside', () => {
    expect([read('5', 0), read('5,00', 0), read('5,5', 0)]).toEqual(['5', '5', 'money/too-many-decimals']);
    expect([read('1,234', 3), read('1,2345', 3)]).toEqual(['1.234', 'money/too-many-decimals']);
  });

  test('what is written in a language is read again as what it was', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('ru' as const, 'en' as const), (value, locale) => {
        expect(read(formatAmount(value, 'RUB', locale))).toBe(value);
      }),
    );
  });

  test('whatever is typed, the answer is a plain decimal or a code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9 ,.]{0,20}$/)), (typed) => {
        expect(read(typed)).toMatch(/^((0|[1-9]\d{0,11})(\.\d?[1-9])?|money\/[a-z-]+)$/);
      }),
    );
  });
});

describe('an amount is written', () => {
  test.each([
    ['1234.5', 'RUB', '1\u00a0234,50', '1,234.50'],
    ['0', 'RUB', '0,00', '0.00'],
    ['999', 'RUB', '999,00', '999.00'],
    ['1000000', 'JPY', '1\u00a0000\u00a0000', '1,000,000'],
    ['12.3', 'KWD', '12,300', '12.300'],
    ['-1450', 'RUB', '−1\u00a0450,00', '−1,450.00'],
    ['5.123', 'RUB', '5,123', '5.123'],
    [
      '999999999999999999.99',
      'RUB',
      '999\u00a0999\u00a0999\u00a0999\u00a0999\u00a0999,99',
      '999,999,999,999,999,999.99',
    ],
  ])('%s %s as %s and %s', (value, currency, ru, en) => {
    expect([formatAmount(value, currency, 'ru'), formatAmount(value, currency, 'en')]).toEqual([ru, en]);
  });

  test('a rate as banks print it', () => {
    expect([formatRate('15.421', 'ru'), formatRate('81', 'en'), formatRate('0.123456', 'ru')]).toEqual([
      '15,4210',
      '81.0000',
      '0,123456',
    ]);
  });
});

test('currencies of the dictionary have the minor digits of ISO 4217', () => {
  const others = Object.keys(CURRENCIES).filter((code) => minorDigits(code) !== 2);
  expect(others.map((code) => `${code} ${minorDigits(code)}`).join(', ')).toBe(
    'BHD 3, BIF 0, CLP 0, DJF 0, GNF 0, IQD 3, ISK 0, JOD 3, JPY 0, KMF 0, KRW 0, KWD 3, LYD 3, OMR 3, PYG 0, RWF 0, TND 3, UGX 0, VND 0, VUV 0, XAF 0, XOF 0, XPF 0',
  );
});

test('roubles have their sign in Russian; every other currency, and roubles in English, are said by code', () => {
  expect(currencySign('RUB', 'ru')).toBe('₽');
  expect(currencySign('RUB', 'en')).toBe('RUB');
  expect(currencySign('KZT', 'ru')).toBe('KZT');
});
