'use client';
import { useTranslations } from 'next-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Page } from '../page.tsx';

/** The shape of a screen that is coming; nothing for the first 200 ms. */
export const ScreenSkeleton = () => {
  const t = useTranslations('common');
  return (
    <Page>
      <div role="status" className="flex animate-late flex-col gap-6">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </Page>
  );
};
