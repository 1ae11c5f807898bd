import { createTranslator } from 'next-intl';
import type { Locale } from '../../../lib/access/actor.ts';
import { everythingSaid } from '../../support/messages.ts';

/** A sentence of the portal by its key, `documents.steps.onward.prepared.verb`, with its values filled in. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** What the portal says in a language, read from its own sentences: the tests look for these on the screen. */
export const wordsOf = (locale: Locale): Words => {
  const messages = everythingSaid(locale);
  const translate = createTranslator({
    locale,
    messages,
    timeZone: 'Europe/Moscow',
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => translate(key as never, values as never);
};
