'use client';
import { useTranslations } from 'next-intl';

/** What the documents of a family are called together, where families are listed: each by a name of its own. */
export const useFamilyWords = () => {
  const t = useTranslations('shell');
  return (object_id: string): string => {
    const together = `together.${object_id}`;
    return t.has(together) ? t(together) : t(`families.${object_id}`);
  };
};
