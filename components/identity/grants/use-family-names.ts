'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Families of documents by name; none means all. */
export const useFamilyNames = (): ((families: readonly string[]) => string) => {
  const t = useTranslations('grants');
  const shell = useTranslations('shell');
  return useCallback(
    (families) =>
      families.length === 0
        ? t('all_families')
        : families.map((family) => shell(`families.${family}`)).join(', '),
    [t, shell],
  );
};
