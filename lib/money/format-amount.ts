import type { Locale } from '../access/actor.ts';
import { type Decimal, toPlaces } from './decimal.ts';
import { minorDigits } from './minor-digits.ts';

const MARKS: Readonly<Record<Locale, { thousands: string; point: string }>> = {
  ru: { thousands: '\u00a0', point: ',' },
  en: { thousands: ',', point: '.' },
};
/** Banks print this many digits after the point, zeros included. */
const RATE_PLACES = 4;

/** An amount of a currency, all its minor digits shown: `1 234,50` or `1,234.50`. Digits beyond them are never lost. */
export const formatAmount = (amount: Decimal, currency: string, locale: Locale): string =>
  formatDecimal(amount, minorDigits(currency), locale);

/** A rate as a bank prints it, at least four digits after the point: `15,4210`. */
export const formatRate = (value: Decimal, locale: Locale): string =>
  formatDecimal(value, RATE_PLACES, locale);

const formatDecimal = (value: Decimal, places: number, locale: Locale): string => {
  const own = value.split('.')[1]?.length ?? 0;
  const [whole = '', fraction] = toPlaces(value, Math.max(places, own)).split('.');
  const { thousands, point } = MARKS[locale];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands).replace('-', '−');
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
};
