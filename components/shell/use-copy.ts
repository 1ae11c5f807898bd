'use client';
import { useTranslations } from 'next-intl';
import { notify } from '../ui/notify.ts';

/** Puts text where the person may paste it from, and says whether that worked. */
export const useCopy = (): ((text: string) => void) => {
  const t = useTranslations('factors');
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notify.success(t('copied')),
      () => notify.error(t('not_copied')),
    );
};
