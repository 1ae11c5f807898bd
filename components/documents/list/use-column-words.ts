'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { ListColumn } from '../../../lib/documents/list.ts';
import { useFieldWords } from '../form/use-field-words.ts';

/** The heading of a column: that of every list, else what the family calls the field. */
export const useColumnWords = (object_id: string): ((column: ListColumn) => string) => {
  const t = useTranslations('documents.columns');
  const { label } = useFieldWords(object_id);
  return useCallback(({ key }) => (t.has(key) ? t(key) : label(key)), [t, label]);
};
