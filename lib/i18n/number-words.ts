import type { Locale } from '../access/actor.ts';
import {
  EN_ONES,
  EN_SCALES,
  EN_TENS,
  type Forms,
  RU_FEMININE,
  RU_HUNDREDS,
  RU_ONES,
  RU_SCALES,
  RU_TENS,
} from './number-words.data.ts';

/** What a Russian number counts: «один рубль», «одна лира». */
export type Gender = 'masculine' | 'feminine';

/** Beyond it there is no word for a scale. */
const WORDS_MAX = 10n ** 15n - 1n;
const DAYS_MAX = 9_999;

/** A count of days in words, masculine in Russian: «двадцать один». Beyond 9,999 in digits. */
export const daysInWords = (days: number, locale: Locale): string =>
  Number.isInteger(days) && days >= 0 && days <= DAYS_MAX
    ? numberInWords(BigInt(days), locale)
    : String(days);

/** A whole number in words; a negative one and one beyond 999 trillion in digits. */
export const numberInWords = (value: bigint, locale: Locale, gender: Gender = 'masculine'): string => {
  if (value < 0n || value > WORDS_MAX) return String(value);
  if (value === 0n) return (locale === 'ru' ? RU_ONES : EN_ONES)[0] ?? '';
  const words = thousandsOf(value).flatMap((three, scale) => {
    if (three === 0) return [];
    return [locale === 'ru' ? russian(three, scale, gender) : english(three, scale)];
  });
  return words.reverse().join(' ');
};

/** The form of what is counted: Russian by the last two digits, English one or many. */
export const formFor = (count: bigint, forms: Forms, locale: Locale): string => {
  if (locale === 'en') return forms[count === 1n ? 0 : 1] ?? '';
  const [tens, ones] = [Number((count / 10n) % 10n), Number(count % 10n)];
  if (tens === 1 || ones === 0 || ones > 4) return forms[2] ?? '';
  return forms[ones === 1 ? 0 : 1] ?? '';
};

/** Three digits each, the last ones first. */
const thousandsOf = (value: bigint): number[] =>
  value === 0n ? [] : [Number(value % 1_000n), ...thousandsOf(value / 1_000n)];

const russian = (three: number, scale: number, gender: Gender): string => {
  const isFeminine = scale === 0 ? gender === 'feminine' : scale === 1;
  const ones = isFeminine ? RU_ONES.map((word, at) => RU_FEMININE[at] ?? word) : RU_ONES;
  const words = below100(three % 100, ones, RU_TENS);
  if (three >= 100) words.unshift(RU_HUNDREDS[Math.floor(three / 100) - 1] ?? '');
  const forms = RU_SCALES[scale - 1];
  return [...words, ...(forms ? [formFor(BigInt(three), forms, 'ru')] : [])].join(' ');
};

const english = (three: number, scale: number): string => {
  const words = [below100(three % 100, EN_ONES, EN_TENS).join('-')];
  if (three >= 100) words.unshift(`${EN_ONES[Math.floor(three / 100)]} hundred`);
  return [...words, EN_SCALES[scale - 1] ?? ''].filter(Boolean).join(' ');
};

const below100 = (value: number, ones: readonly string[], tens: readonly string[]): string[] => {
  if (value === 0) return [];
  if (value < 20) return [ones[value] ?? ''];
  const words = [tens[Math.floor(value / 10) - 2] ?? ''];
  return value % 10 === 0 ? words : [...words, ones[value % 10] ?? ''];
};
