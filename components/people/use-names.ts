'use client';
import { useMemo } from 'react';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';

/** Names in the reader's language; a missing English one falls back to the Russian. */
export const useNames = () => {
  const locale = useAppLocale();
  return useMemo(() => {
    const full = (name: string | null, name_eng: string | null): string =>
      localised({ name, name_eng }, 'name', locale);
    return {
      full,
      /** «Орлов П. Д.» */
      short: (name: string | null, name_eng: string | null): string => shortName(full(name, name_eng)),
      /** A bilingual field of a row. */
      of: (row: Readonly<Record<string, unknown>>, field: string): string => localised(row, field, locale),
    };
  }, [locale]);
};
