'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** By which grammatical gender documents of a family are spoken of, for sentences that agree with it. */
export const useGender = () => {
  const t = useTranslations('shell');
  return useCallback(
    (object_id: string): string => (t.has(`genders.${object_id}`) ? t(`genders.${object_id}`) : 'other'),
    [t],
  );
};
