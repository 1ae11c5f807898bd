import type { Locale } from '../access/actor.ts';
import { type Day, isDay } from '../kernel/day.ts';
import { formatMonthShort } from './format.ts';

type Part = 'date' | 'month';

const ORDERS: Record<Locale, readonly [Part, Part]> = { ru: ['date', 'month'], en: ['month', 'date'] };
const SIGNS: Record<Locale, string> = { ru: '.', en: '/' };
/** A part that begins with a larger digit has no second one: there is no 40th day and no month 20. */
const LARGEST_FIRST: Record<Part, number> = { date: 3, month: 1 };
/** Years of two digits from here on belong to the last century. */
const LAST_CENTURY_FROM = 70;

/**
 * The day a person has typed or pasted, in the order of the language: any separator or none, `5.11.26`, `051126`,
 * `5112026`; the order of ISO 8601 too, and `5 Nov 2026` as English shows
 * it. Undefined when it is no day.
 */
export const parseDay = (text: string, locale: Locale): Day | undefined => {
  const shown = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text.trim());
  if (shown) return dayOf(shown[3] ?? '', monthCalled(shown[2] ?? ''), shown[1] ?? '');
  if (!isWritten(text)) return undefined;
  const iso = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/.exec(text.trim());
  if (iso) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const [first = '', second = '', year = '', ...rest] = partsOf(text, locale);
  if (rest.length > 0) return undefined;
  return locale === 'ru' ? dayOf(year, second, first) : dayOf(year, first, second);
};

/** Whether what is typed says its year beyond doubt: `5.11.20` may be on its way to 2026. */
export const hasWholeYear = (text: string): boolean =>
  /(^|\D)\d{4}(\D|$)/.test(text) || /\D(?!19|2[0-2])\d{2}$/.test(text.trim());

/** How a day stands in the field where it is typed: digits and separators alone, 19.11.2026 or 11/19/2026. */
export const typedDay = (day: Day, locale: Locale): string => {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
  return locale === 'ru' ? `${date}.${month}.${year}` : `${Number(month)}/${Number(date)}/${year}`;
};

/**
 * What stands in a field after something was typed at its end: the separators appear by themselves. Everything else,
 * a deletion or a change inside, stays as it is.
 */
export const spelledDay = (before: string, typed: string, locale: Locale): string => {
  const pasted = typed.length > before.length + 1 && parseDay(typed, locale) !== undefined;
  if (pasted || typed.length <= before.length || !typed.startsWith(before) || !isWritten(typed)) return typed;
  const parts = partsOf(typed, locale);
  const last = parts.at(-1) ?? '';
  const part = ORDERS[locale][parts.length - 1];
  const isOver = part !== undefined && (/\D$/.test(typed) || lengthOf(last, part) === last.length);
  return parts.join(SIGNS[locale]) + (isOver && parts.length > 0 ? SIGNS[locale] : '');
};

/** The number of a month by its English name of three letters; that of no month where there is none. */
const monthCalled = (name: string): string => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  return months.find((month) => formatMonthShort(`2026-${month}-01`, 'en') === name) ?? '00';
};

const isWritten = (text: string): boolean => /^[\d\s.,/\\-]*$/.test(text);

/** Day, month and year in the order of the language; digits that were run together are taken apart. */
const partsOf = (text: string, locale: Locale): string[] => {
  const parts: string[] = [];
  for (const written of text.split(/\D+/).filter((each) => each !== '')) {
    let rest = written;
    for (
      let part = ORDERS[locale][parts.length];
      part && rest.length > 2;
      part = ORDERS[locale][parts.length]
    ) {
      const length = lengthOf(rest, part);
      parts.push(rest.slice(0, length));
      rest = rest.slice(length);
    }
    if (rest !== '') parts.push(rest);
  }
  return parts;
};

/** How many digits a part takes. */
const lengthOf = (digits: string, part: Part): number => (Number(digits[0]) > LARGEST_FIRST[part] ? 1 : 2);

const dayOf = (year: string, month: string, date: string): Day | undefined => {
  const century = Number(year) >= LAST_CENTURY_FROM ? '19' : '20';
  const day = `${year.length === 2 ? century + year : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
};
