'use client';
import { useQuery } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import { LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { type Messages, overrideMessages } from '../../lib/i18n/override-messages.ts';
import { call } from '../rpc/client.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useVisitor } from '../rpc/profile.ts';
import type { AnyRow, Rows } from '../rpc/rows.ts';
import { post, speakFrom } from '../rpc/transport.ts';
import { useZone } from './clock.tsx';
import { fetchMessages } from './fetch-messages.ts';

interface Spoken {
  readonly locale: Locale;
  readonly messages: Messages;
}
interface Language {
  readonly locale: Locale;
  /** Swaps every sentence in place: no reload, nothing typed is lost. */
  readonly speak: (locale: Locale) => void;
}
const LanguageContext = createContext<Language>({ locale: 'ru', speak: () => undefined });

export const useLanguage = (): Language => useContext(LanguageContext);

/** The sentences of the portal in the chosen language, with the rows of the dictionary `lan` over them. */
export const LanguageProvider = ({ locale, messages, children }: Spoken & { children: ReactNode }) => {
  const [spoken, setSpoken] = useState<Spoken>(() => {
    speakFrom({ locale });
    return { locale, messages };
  });
  const profile = useVisitor();
  const zone = useZone();
  const rows = useLanRows();
  const speak = useCallback(
    (next: Locale) => {
      void fetchMessages(next, Object.keys(messages)).then((fetched) => {
        speakFrom({ locale: next });
        remember(next);
        setSpoken({ locale: next, messages: fetched });
        // The choice already holds in this browser; the profile only carries it to the next one.
        if (profile) void call('user.edit', { data: { language: next } }).catch(() => undefined);
      });
    },
    [messages, profile],
  );
  const shown = useMemo(() => overrideMessages(spoken.messages, rows, spoken.locale), [spoken, rows]);
  const language = useMemo(() => ({ locale: spoken.locale, speak }), [spoken.locale, speak]);
  return (
    <LanguageContext value={language}>
      <NextIntlClientProvider locale={spoken.locale} messages={shown} timeZone={zone}>
        {children}
      </NextIntlClientProvider>
    </LanguageContext>
  );
};

/** The dictionary comes with the batch; a visitor reads its public part. */
const useLanRows = (): readonly AnyRow[] => {
  const profile = useVisitor();
  const { lan } = useMasterData();
  const { data } = useQuery({
    queryKey: ['lan'],
    queryFn: () => post<Rows<AnyRow>>('view.get', { object: 'lan' }),
    enabled: profile === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return profile ? lan : (data?.data ?? NONE);
};
const NONE: readonly AnyRow[] = [];

const YEAR_S = 31_536_000;

const remember = (locale: Locale): void => {
  document.documentElement.lang = locale;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice when it draws the next page
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  try {
    window.localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Without storage the cookie alone remembers.
  }
};
