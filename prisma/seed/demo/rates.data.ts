/** What the demo's bank quotes: a value around which it moves, in ten-thousandths of a rouble, and the widest move. */
export const QUOTED = [
  { currency_code: 'USD', units: 1, around: 813_000, width: 9_000 },
  { currency_code: 'EUR', units: 1, around: 941_500, width: 11_000 },
  { currency_code: 'CNY', units: 1, around: 113_400, width: 1_500 },
  { currency_code: 'KZT', units: 100, around: 154_000, width: 1_200 },
] as const;

/** The days of the trip to Almaty, to the last digit. */
export const QUOTED_ON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2026-11-14': { KZT: '15.4210' },
  '2026-11-17': { KZT: '15.3875', USD: '81.3240' },
};

export const BANK = 'ЦБ РФ';

/** Countries where the demo's own act pays in the country's currency. */
export const PER_DIEM_ABROAD = [
  { country_code: 'DE', amount: '65', currency_code: 'EUR' },
  { country_code: 'CN', amount: '480', currency_code: 'CNY' },
  { country_code: 'US', amount: '72', currency_code: 'USD' },
] as const;
