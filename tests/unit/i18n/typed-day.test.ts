import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../lib/access/actor.ts';
import { formatDay } from '../../../lib/i18n/format.ts';
import { hasWholeYear, parseDay, spelledDay, typedDay } from '../../../lib/i18n/typed-day.ts';

const LOCALES = ['ru', 'en'] as const;
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** What stands in an empty field after keys were pressed one by one. */
const keyed = (keys: string, locale: Locale): string =>
  [...keys].reduce((text, key) => spelledDay(text, text + key, locale), '');

describe('a date is read as a person writes it', () => {
  test.each([
    '05.11.2026',
    '5.11.2026',
    '5/11/26',
    '5-11-26',
    '5,11,2026',
    '5 11 2026',
    ' 05.11.2026 ',
    '5.11.26',
    '05112026',
    '051126',
    '5112026',
    '51126',
    '2026-11-05',
    '0511.2026',
  ])('in Russian, %j is 5 November 2026', (text) => {
    expect(parseDay(text, 'ru')).toBe('2026-11-05');
  });

  test.each(['11/5/2026', '11/05/26', '11.5.2026', '11 5 26', '11-05-2026', '11052026', '110526', '1152026'])(
    'in English, %j is 5 November 2026',
    (text) => {
      expect(parseDay(text, 'en')).toBe('2026-11-05');
    },
  );

  test.each([
    ['31.12.69', '2069-12-31'],
    ['01.01.70', '1970-01-01'],
    ['29.02.28', '2028-02-29'],
  ])('the century of %s', (text, expected) => {
    expect(parseDay(text, 'ru')).toBe(expected);
  });

  test.each([
    '29.02.2026',
    '31.11.2026',
    '45.11.2026',
    '5.13.2026',
    '5.11',
    '5.11.202',
    '5.11.2026.1',
    'завтра',
  ])('%j is no date, nor is nothing', (text) => {
    expect(parseDay(text, 'ru')).toBeUndefined();
    expect(parseDay('', 'ru')).toBeUndefined();
  });
});

test('what is printed is read back as the same day, in both languages, however its parts are held together', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(...LOCALES),
      fc.constantFrom('.', '/', '-', ' ', ', '),
      (date, locale, sign) => {
        const printed = typedDay(date, locale);
        expect(parseDay(printed, locale)).toBe(date);
        expect(parseDay(formatDay(date, locale), locale)).toBe(date);
        expect(parseDay(printed.replaceAll(/\D/g, sign), locale)).toBe(date);
        const [year = '', month = '', of = ''] = date.split('-');
        expect(parseDay(locale === 'ru' ? of + month + year : month + of + year, locale)).toBe(date);
      },
    ),
  );
});

describe('separators appear by themselves', () => {
  test.each([
    ['05112026', 'ru', '05.11.2026'],
    ['5112026', 'ru', '5.11.2026'],
    ['5.11.2026', 'ru', '5.11.2026'],
    ['05.11.2026', 'ru', '05.11.2026'],
    ['1.1.26', 'ru', '1.1.26'],
    ['051', 'ru', '05.1'],
    ['05', 'ru', '05.'],
    ['11052026', 'en', '11/05/2026'],
    ['11/5/2026', 'en', '11/5/2026'],
    ['завтра', 'ru', 'завтра'],
  ] as const)('%s typed in %s stands as %s', (keys, locale, expected) => {
    expect(keyed(keys, locale)).toBe(expected);
  });

  test('digits alone, typed one by one, are the day they are printed as', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...LOCALES), (date, locale) => {
        const [year = '', month = '', of = ''] = date.split('-');
        expect(parseDay(keyed(locale === 'ru' ? of + month + year : month + of + year, locale), locale)).toBe(
          date,
        );
      }),
    );
  });

  test('what is taken away, changed inside or pasted stays as it is', () => {
    expect(spelledDay('05.11.', '05.11', 'ru')).toBe('05.11');
    expect(spelledDay('05.11.2026', '15.11.2026', 'ru')).toBe('15.11.2026');
    expect(spelledDay('', '2026-11-05', 'ru')).toBe('2026-11-05');
  });
});

test.each([
  ['05.11.2026', true],
  ['05.11.26', true],
  ['2026-11-05', true],
  ['05.11.20', false],
  ['05.11.19', false],
  ['05.11.2', false],
])('the year of %s is beyond doubt: %s', (text, expected) => {
  expect(hasWholeYear(text)).toBe(expected);
});
