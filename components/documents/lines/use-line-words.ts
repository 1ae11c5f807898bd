'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What the columns of lines are called, in the words of their family. */
export const useLineWords = (object_id: string, field: string) => {
  const families = useTranslations('families');
  return useCallback(
    (column: string): string => families(`${object_id}.lines.${field}.${column}`),
    [families, object_id, field],
  );
};
