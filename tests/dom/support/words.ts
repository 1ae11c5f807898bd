import { createTranslator } from 'next-intl';
import { compiled } from '../../../components/i18n/compiled.ts';
import type { Locale } from '../../../lib/access/actor.ts';
import { everythingSaid } from '../../support/messages.ts';

/** A sentence of the portal by its key, with its values filled in. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const known = new Map<Locale, Words>();

/** What the portal says in a language. */
export const wordsIn = (locale: Locale): Words => {
  const before = known.get(locale);
  if (before) return before;
  const translate = createTranslator({
    locale,
    messages: compiled(everythingSaid(locale)) as never,
    timeZone: 'Europe/Moscow',
    onError: (error) => {
      throw error;
    },
  });
  const says: Words = (key, values) => translate(key as never, values as never);
  known.set(locale, says);
  return says;
};
