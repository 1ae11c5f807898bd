'use client';
import { NextIntlClientProvider, useMessages } from 'next-intl';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import { type Messages, overrideMessages } from '../../lib/i18n/override-messages.ts';
import { joinedMessages } from '../../lib/i18n/picked-messages.ts';
import { askWords } from './known-words.ts';
import { useLanguage } from './language.tsx';

interface WordsProps {
  /** Names of groups and sentences: `documents`, `papers.due`. */
  of: readonly string[];
  /** Those that came with the page, in the language it was drawn in. */
  given?: { readonly locale: Locale; readonly messages: Messages };
  children: ReactNode;
}

/**
 * The sentences only this part of the portal says, with the client's own texts over them. A screen's come with its
 * page; those of a window, or in a language chosen since, are fetched, and the part waits for them.
 */
export const Words = ({ of, given, children }: WordsProps) => {
  const { locale, wording, saying } = useLanguage();
  const others = useMessages() as Messages;
  const own = given?.locale === locale ? given.messages : use(askWords(locale, of));
  useEffect(() => saying(of), [saying, of]);
  const messages = useMemo(
    () => overrideMessages(joinedMessages(others, own), wording, locale),
    [others, own, wording, locale],
  );
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
};
