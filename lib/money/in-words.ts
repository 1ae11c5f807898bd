import type { Locale } from '../access/actor.ts';
import { formFor, numberInWords } from '../i18n/number-words.ts';
import { CURRENCY_WORDS } from './currency-words.data.ts';
import { type Decimal, toPlaces } from './decimal.ts';
import { minorDigits } from './minor-digits.ts';

const MINUS: Readonly<Record<Locale, string>> = { ru: 'минус', en: 'minus' };

/**
 * An amount as printed forms say it, whole units in words and the rest in digits: «Три тысячи четыреста пятьдесят рублей
 * 00 копеек». A currency without words of its own is named by its code: «Десять 50/100 UZS».
 */
export const amountInWords = (amount: Decimal, currency: string, locale: Locale): string => {
  const digits = minorDigits(currency);
  const rounded = toPlaces(amount, digits);
  const [whole = '', rest = ''] = rounded.replace('-', '').split('.');
  const said = [numberInWords(BigInt(whole), locale, CURRENCY_WORDS[currency]?.gender)];
  if (rounded.startsWith('-')) said.unshift(MINUS[locale]);
  const words = CURRENCY_WORDS[currency];
  if (!words) said.push(...(rest === '' ? [] : [`${rest}/${10 ** digits}`]), currency);
  else said.push(formFor(BigInt(whole), words[locale], locale));
  if (words?.minor) said.push(rest, formFor(BigInt(rest), words.minor[locale], locale));
  return capital(said.join(' '));
};

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
