'use client';
import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { type Messages, overrideMessages } from '../../lib/i18n/override-messages.ts';
import { fetchMessages } from '../i18n/fetch-messages.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { LoadFailure } from '../shell/failure.tsx';
import { ScreenSkeleton } from '../shell/screens/screen-skeleton.tsx';

/** The sentences of the guide are long and for its pages only: they come with them, the client's own texts over them. */
export const GuideWords = ({ children }: { children: ReactNode }) => {
  const locale = useAppLocale();
  const others = useMessages();
  const { wording } = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', locale],
    queryFn: () => fetchMessages(locale, ['guide']),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const messages = useMemo(
    () => overrideMessages({ ...others, ...data } as Messages, wording, locale),
    [others, data, wording, locale],
  );
  if (error) return <LoadFailure level="h1" error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
};
