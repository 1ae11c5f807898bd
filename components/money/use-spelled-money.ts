'use client';
import { useCallback } from 'react';
import { formatAmount } from '../../lib/money/format-amount.ts';
import { parseAmount } from '../../lib/money/parse-amount.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';

/** Kopecks of any currency, and the digits of rates. */
const PLACES = 6;

/** A sum as the reader's language spells it, without a currency; what is none stays as it was typed. */
export const useSpelledMoney = (): ((value: unknown) => string) => {
  const locale = useAppLocale();
  return useCallback(
    (value) => {
      const amount = parseAmount(String(value ?? ''), PLACES);
      return amount.ok ? formatAmount(amount.value, 'RUB', locale) : String(value ?? '');
    },
    [locale],
  );
};
