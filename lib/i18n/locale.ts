import type { Locale } from '../access/actor.ts';

export const DEFAULT_LOCALE: Locale = 'ru';
export const LOCALE_KEY = 'eg.locale';

export const isLocale = (value: unknown): value is Locale => value === 'ru' || value === 'en';

/** Own choice, then the profile, then the browser, then the portal's parameter, then Russian (specification 9). */
export const chosenLocale = (...wishes: readonly unknown[]): Locale =>
  wishes.find(isLocale) ?? DEFAULT_LOCALE;

/** Which language of the portal a browser likes best (`Accept-Language`, RFC 9110); undefined where it names neither. */
export const browserLocale = (header: string | null | undefined): Locale | undefined =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { locale: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ locale, weight }) => isLocale(locale) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ locale }) => locale)
    .find(isLocale);
