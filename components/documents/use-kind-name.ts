'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useNames } from '../people/use-names.ts';
import type { DocumentRow } from './document-row.ts';

/** What kind of document it is: its type, else its family, where documents have no types. */
export const useKindName = () => {
  const t = useTranslations('shell.families');
  const names = useNames();
  return useCallback(
    (row: Readonly<Record<string, unknown>> & Partial<Pick<DocumentRow, 'object_id'>>): string =>
      names.of(row, 'document_type_name') ||
      (row.object_id !== undefined && t.has(row.object_id) ? t(row.object_id) : ''),
    [t, names],
  );
};
