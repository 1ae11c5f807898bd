'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { DocumentRow } from './document-row.ts';
import { useKindName } from './use-kind-name.ts';

/** «ОТ-1203 · Ежегодный отпуск»: a document by its number and what kind it is. */
export const useNumberLine = () => {
  const t = useTranslations('documents.list');
  const kindOf = useKindName();
  return useCallback(
    (row: Pick<DocumentRow, 'number' | 'object_id'> & Readonly<Record<string, unknown>>): string =>
      t('type_and_number', { number: row.number, type: kindOf(row) }),
    [t, kindOf],
  );
};
