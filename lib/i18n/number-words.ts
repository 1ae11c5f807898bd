import type { Locale } from '../access/actor.ts';

const RU_ONES = [
  'ноль',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const RU_TENS = [
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const RU_HUNDREDS = [
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

const EN_ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const EN_TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count of days in words, masculine in Russian: «двадцать один». Beyond 9,999 in digits. */
export const daysInWords = (days: number, locale: Locale): string => {
  if (!Number.isInteger(days) || days < 0 || days > 9_999) return String(days);
  return locale === 'ru' ? russian(days) : english(days);
};

const russian = (value: number): string => {
  const [thousands, rest] = [Math.floor(value / 1_000), value % 1_000];
  const words = thousands > 0 ? [russianThousands(thousands)] : [];
  if (rest >= 100) words.push(RU_HUNDREDS[Math.floor(rest / 100) - 1] ?? '');
  words.push(...below100(rest % 100, RU_ONES, RU_TENS));
  return words.length > 0 ? words.join(' ') : (RU_ONES[0] ?? '');
};

const russianThousands = (thousands: number): string => {
  if (thousands === 1) return 'одна тысяча';
  if (thousands === 2) return 'две тысячи';
  return `${RU_ONES[thousands]} ${thousands < 5 ? 'тысячи' : 'тысяч'}`;
};

const english = (value: number): string => {
  const [thousands, rest] = [Math.floor(value / 1_000), value % 1_000];
  const words = thousands > 0 ? [`${EN_ONES[thousands]} thousand`] : [];
  if (rest >= 100) words.push(`${EN_ONES[Math.floor(rest / 100)]} hundred`);
  words.push(below100(rest % 100, EN_ONES, EN_TENS).join('-'));
  const said = words.filter(Boolean);
  return said.length > 0 ? said.join(' ') : (EN_ONES[0] ?? '');
};

const below100 = (value: number, ones: readonly string[], tens: readonly string[]): string[] => {
  if (value === 0) return [];
  if (value < 20) return [ones[value] ?? ''];
  const words = [tens[Math.floor(value / 10) - 2] ?? ''];
  return value % 10 === 0 ? words : [...words, ones[value % 10] ?? ''];
};
