import type { Forms } from '../i18n/number-words.data.ts';
import type { Gender } from '../i18n/number-words.ts';

interface CurrencyWords {
  readonly ru: Forms;
  readonly gender: Gender;
  readonly en: Forms;
  /** The hundredth part, counted in digits; absent where the currency has none in use. */
  readonly minor?: { readonly ru: Forms; readonly en: Forms };
}

const CENTS = { ru: ['цент', 'цента', 'центов'], en: ['cent', 'cents'] };
const KOPECKS = { ru: ['копейка', 'копейки', 'копеек'], en: ['kopeck', 'kopecks'] };
const same = (word: string): Forms => [word, word, word];

/** How sums of the currencies that trips of a Russian company mostly need are said. */
export const CURRENCY_WORDS: Readonly<Record<string, CurrencyWords>> = {
  RUB: {
    ru: ['рубль', 'рубля', 'рублей'],
    gender: 'masculine',
    en: ['rouble', 'roubles'],
    minor: KOPECKS,
  },
  BYN: {
    ru: ['белорусский рубль', 'белорусских рубля', 'белорусских рублей'],
    gender: 'masculine',
    en: ['Belarusian rouble', 'Belarusian roubles'],
    minor: KOPECKS,
  },
  USD: {
    ru: ['доллар США', 'доллара США', 'долларов США'],
    gender: 'masculine',
    en: ['US dollar', 'US dollars'],
    minor: CENTS,
  },
  EUR: { ru: same('евро'), gender: 'masculine', en: ['euro', 'euros'], minor: CENTS },
  CNY: {
    ru: ['юань', 'юаня', 'юаней'],
    gender: 'masculine',
    en: ['yuan', 'yuan'],
    minor: { ru: ['фэнь', 'фэня', 'фэней'], en: ['fen', 'fen'] },
  },
  KZT: {
    ru: same('тенге'),
    gender: 'masculine',
    en: ['tenge', 'tenge'],
    minor: { ru: ['тиын', 'тиына', 'тиынов'], en: ['tiyn', 'tiyn'] },
  },
  KGS: {
    ru: ['сом', 'сома', 'сомов'],
    gender: 'masculine',
    en: ['som', 'som'],
    minor: { ru: ['тыйын', 'тыйына', 'тыйынов'], en: ['tyiyn', 'tyiyn'] },
  },
  AMD: {
    ru: ['драм', 'драма', 'драмов'],
    gender: 'masculine',
    en: ['dram', 'drams'],
    minor: { ru: ['лума', 'лумы', 'лум'], en: ['luma', 'luma'] },
  },
  AED: {
    ru: ['дирхам ОАЭ', 'дирхама ОАЭ', 'дирхамов ОАЭ'],
    gender: 'masculine',
    en: ['UAE dirham', 'UAE dirhams'],
    minor: { ru: ['филс', 'филса', 'филсов'], en: ['fils', 'fils'] },
  },
  TRY: {
    ru: ['турецкая лира', 'турецкие лиры', 'турецких лир'],
    gender: 'feminine',
    en: ['Turkish lira', 'Turkish liras'],
    minor: { ru: ['куруш', 'куруша', 'курушей'], en: ['kurus', 'kurus'] },
  },
  GBP: {
    ru: ['фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов'],
    gender: 'masculine',
    en: ['pound sterling', 'pounds sterling'],
    minor: { ru: ['пенс', 'пенса', 'пенсов'], en: ['penny', 'pence'] },
  },
  CHF: {
    ru: ['швейцарский франк', 'швейцарских франка', 'швейцарских франков'],
    gender: 'masculine',
    en: ['Swiss franc', 'Swiss francs'],
    minor: { ru: ['сантим', 'сантима', 'сантимов'], en: ['centime', 'centimes'] },
  },
  JPY: { ru: ['иена', 'иены', 'иен'], gender: 'feminine', en: ['yen', 'yen'] },
};
