'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** What the fields of a family are called: in its own words where it has some, else in those of all documents. */
export const useFieldWords = (object_id: string) => {
  const families = useTranslations('families');
  const documents = useTranslations('documents.fields');
  const said = useCallback(
    (key: string): string | undefined => {
      const own = `${object_id}.fields.${key}`;
      if (families.has(own)) return families(own);
      return documents.has(key) ? documents(key) : undefined;
    },
    [families, documents, object_id],
  );
  const label = useCallback((field: string): string => said(field) ?? field, [said]);
  return {
    label,
    hint: (field: string): string | undefined => said(`${field}_hint`),
    choice: (field: string, value: string): string => {
      const key = `${object_id}.choices.${field}.${value}`;
      return families.has(key) ? families(key) : value;
    },
  };
};
