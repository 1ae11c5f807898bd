import type { Locale } from '../access/actor.ts';

export const DEFAULT_LOCALE: Locale = 'ru';
export const LOCALE_KEY = 'eg.locale';

export const isLocale = (value: unknown): value is Locale => value === 'ru' || value === 'en';

/** Own choice, then the profile, then the portal's parameter, then Russian (specification 9). */
export const chosenLocale = (...wishes: readonly unknown[]): Locale =>
  wishes.find(isLocale) ?? DEFAULT_LOCALE;
