'use client';
import { useTranslations } from 'next-intl';

/** By which grammatical gender documents of a family are spoken of, for sentences that agree with it. */
export const useGender = () => {
  const t = useTranslations('shell');
  return (object_id: string): string => (t.has(`genders.${object_id}`) ? t(`genders.${object_id}`) : 'other');
};
