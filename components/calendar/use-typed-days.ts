'use client';
import { useMemo } from 'react';
import { hasWholeYear, parseDay, spelledDay, typedDay } from '../../lib/i18n/typed-day.ts';
import type { Day } from '../../lib/kernel/day.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';

/** Days as they are typed into a field, in the reader's language. */
export const useTypedDays = () => {
  const locale = useAppLocale();
  return useMemo(
    () => ({
      typed: (day: Day) => typedDay(day, locale),
      parse: (text: string) => parseDay(text, locale),
      /** The same while it is being typed: no year is guessed that may still grow. */
      parseTyping: (text: string) => (hasWholeYear(text) ? parseDay(text, locale) : undefined),
      spelled: (before: string, typed: string) => spelledDay(before, typed, locale),
    }),
    [locale],
  );
};
