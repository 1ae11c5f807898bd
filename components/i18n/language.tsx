'use client';
import { NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import { LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { type Messages, overrideMessages, type Wording } from '../../lib/i18n/override-messages.ts';
import { call } from '../rpc/client.ts';
import { useVisitor } from '../rpc/profile.ts';
import { speakFrom } from '../rpc/transport.ts';
import { keepForServer } from '../rpc/year-cookie.ts';
import { useZone } from './clock.tsx';

interface Spoken {
  readonly locale: Locale;
  readonly messages: Messages;
}
interface Language {
  readonly locale: Locale;
  /** The client's own texts. */
  readonly wording: readonly Wording[];
  /** Swaps every sentence in place: no reload, nothing typed is lost. */
  readonly speak: (locale: Locale) => void;
}
const LanguageContext = createContext<Language>({ locale: 'ru', wording: [], speak: () => undefined });

export const useLanguage = (): Language => useContext(LanguageContext);

interface LanguageProviderProps extends Spoken {
  /** The client's own texts come with the page: whatever is drawn later, here or there, says the same. */
  readonly wording: readonly Wording[];
  readonly children: ReactNode;
}

/** The sentences of the portal in the chosen language, with the client's own texts over them. */
export const LanguageProvider = ({ locale, messages, wording, children }: LanguageProviderProps) => {
  const [spoken, setSpoken] = useState<Spoken>(() => {
    speakFrom({ locale });
    return { locale, messages };
  });
  const profile = useVisitor();
  const zone = useZone();
  const speak = useCallback(
    (next: Locale) => {
      void messagesIn(next, Object.keys(messages)).then((fetched) => {
        speakFrom({ locale: next });
        remember(next);
        setSpoken({ locale: next, messages: fetched });
        // The choice already holds in this browser; the profile only carries it to the next one.
        if (profile) void call('user.edit', { data: { language: next } }).catch(() => undefined);
      });
    },
    [messages, profile],
  );
  const shown = useMemo(() => overrideMessages(spoken.messages, wording, spoken.locale), [spoken, wording]);
  const language = useMemo(
    () => ({ locale: spoken.locale, wording, speak }),
    [spoken.locale, wording, speak],
  );
  return (
    <LanguageContext value={language}>
      <NextIntlClientProvider locale={spoken.locale} messages={shown} timeZone={zone}>
        {children}
      </NextIntlClientProvider>
    </LanguageContext>
  );
};

/** The list of all message files travels only when a language is chosen. */
const messagesIn = async (locale: Locale, namespaces: readonly string[]): Promise<Messages> =>
  (await import('./fetch-messages.ts')).fetchMessages(locale, namespaces);

const remember = (locale: Locale): void => {
  document.documentElement.lang = locale;
  keepForServer(LOCALE_KEY, locale);
  try {
    window.localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Without storage the cookie alone remembers.
  }
};
