'use client';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../../lib/documents/identities.ts';

/** What the documents of a family are called together, where families are listed. */
export const useFamilyWords = () => {
  const t = useTranslations('shell');
  return (object_id: string): string => {
    const list = `routes.${identityOf(object_id)?.routes.list}`;
    return t.has(list) ? t(list) : t(`families.${object_id}`);
  };
};
