'use client';
import { NextIntlClientProvider } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import { LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { type Messages, overrideMessages, type Wording } from '../../lib/i18n/override-messages.ts';
import { call } from '../rpc/client.ts';
import { useVisitor } from '../rpc/profile.ts';
import { speakFrom } from '../rpc/transport.ts';
import { keepForServer } from '../rpc/year-cookie.ts';
import { useZone } from './clock.tsx';
import { askWords } from './known-words.ts';
import { textsEdited } from './texts-edited.ts';

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
  /** Says which sentences a part of the screen needs beyond the shell's, until the answer is called. */
  readonly saying: (names: readonly string[]) => () => void;
  /** The names of all sentences that are on the screen now. */
  readonly sayings: () => readonly string[];
}
const LanguageContext = createContext<Language>({
  locale: 'ru',
  wording: [],
  speak: () => undefined,
  saying: () => () => undefined,
  sayings: () => [],
});

export const useLanguage = (): Language => useContext(LanguageContext);

interface LanguageProviderProps extends Spoken {
  /** What the messages are: the names of the sentences every page has. */
  readonly names: readonly string[];
  /** The client's own texts come with the page: whatever is drawn later, here or there, says the same. */
  readonly wording: readonly Wording[];
  readonly children: ReactNode;
}

/** The sentences of the shell in the chosen language, with the client's own texts over them; a screen's are `Words`. */
export const LanguageProvider = ({
  locale,
  names,
  messages,
  wording: given,
  children,
}: LanguageProviderProps) => {
  const wording = useSyncExternalStore(textsEdited.subscribe, textsEdited.wording, notHere) ?? given;
  const [spoken, setSpoken] = useState<Spoken>(() => {
    speakFrom({ locale });
    return { locale, messages };
  });
  const profile = useVisitor();
  const zone = useZone();
  const said = useRef(new Set<readonly string[]>());
  const saying = useCallback((of: readonly string[]) => {
    said.current.add(of);
    return () => void said.current.delete(of);
  }, []);
  const sayings = useCallback(() => [...names, ...[...said.current].flat()], [names]);
  const speak = useCallback(
    (next: Locale) => {
      const asked = [askWords(next, names), ...[...said.current].map((of) => askWords(next, of))];
      void Promise.all(asked).then(([fetched = {}]) => {
        speakFrom({ locale: next });
        remember(next);
        setSpoken({ locale: next, messages: fetched });
        // The choice already holds in this browser; the profile only carries it to the next one.
        if (profile) void call('user.edit', { data: { language: next } }).catch(() => undefined);
      });
    },
    [names, profile],
  );
  const shown = useMemo(() => overrideMessages(spoken.messages, wording, spoken.locale), [spoken, wording]);
  const language = useMemo(
    () => ({ locale: spoken.locale, wording, speak, saying, sayings }),
    [spoken.locale, wording, speak, saying, sayings],
  );
  return (
    <LanguageContext value={language}>
      <NextIntlClientProvider locale={spoken.locale} messages={shown} timeZone={zone}>
        {children}
      </NextIntlClientProvider>
    </LanguageContext>
  );
};

const notHere = (): undefined => undefined;

const remember = (locale: Locale): void => {
  document.documentElement.lang = locale;
  keepForServer(LOCALE_KEY, locale);
  try {
    window.localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Without storage the cookie alone remembers.
  }
};
